import type { Company } from '@firmament/api-contract/calls/companies';
import { NO_COORDINATE } from '@firmament/api-contract/calls/companies';
import { COMPANY_FIELDS, type FieldOnWire } from '@firmament/record/fields/company-fields';
import { mayBeAsked } from '@firmament/record/sources/sources';
import type { CompanyRow } from './company.query.ts';
import { REGISTER_PAGES } from './facts/checks.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { countryName, isoTime, legalStatus } from './wire-words.ts';

/** The company itself: what its row states, and where that comes from. */
export const presentCompany = (row: CompanyRow, facts: KnownFacts, canUpload: boolean): Company => ({
  ...statedValues(row),
  company_id: row.id,
  legal_status: legalStatus(row.status),
  address_country: countryName(row.country),
  latitude: row.latitude ?? NO_COORDINATE,
  longitude: row.longitude ?? NO_COORDINATE,
  source: row.source_id,
  datalink: row.source_link,
  date_updated: dateUpdated(row),
  date_added: row.created_at.toISOString(),
  domain_info: presentDomain(row.domain),
  former_names: row.former_names,
  can_upload_extract: canUpload && row.country === 'DE',
  register_portal: REGISTER_PAGES[row.country ?? ''] ?? null,
  provenance: {
    label: row.source_label,
    licence: row.licence,
    attribution: row.attribution,
    fetched_at: isoTime(row.statements.find(({ source_id }) => source_id === row.source_id)?.read_at ?? row.fetched_at),
    as_of: facts.get('name')?.asOf ?? null,
    can_refresh: mayBeAsked(row.source_id),
  },
});

/** What sources state, as it stands in the company's row. */
const statedValues = (row: CompanyRow): Pick<Company, FieldOnWire> =>
  Object.fromEntries(COMPANY_FIELDS.map(({ name, wire }) => [wire, row[name]])) as Pick<Company, FieldOnWire>;

/** The newest day on which a source said something; where none tells its day, when we read it. */
const dateUpdated = (row: CompanyRow): string => {
  const days = row.statements.flatMap(({ as_of }) => as_of ?? []);
  return isoTime(days.sort().at(-1) ?? row.updated_at);
};

const presentDomain = (row: CompanyRow['domain']): Company['domain_info'] => {
  if (!row) return null;
  const { company_id: _, created_on, expires_on, updated_on, ...rest } = row;
  return { ...rest, creation_date: created_on, expiration_date: expires_on, updated_date: updated_on };
};
