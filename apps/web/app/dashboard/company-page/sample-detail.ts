import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import { COMPANY_FIELDS } from '@firmament/record/fields/company-fields';

/** Invented, for tests: a company of which a register says little, on a day long ago. */

export const sampleFact = (field: string, value: string | number, about: Partial<Fact> = {}): Fact => ({
  field,
  value,
  display: String(value),
  source: 3,
  source_label: 'OffeneRegister',
  as_of: '2018-06-18',
  since: null,
  basis: 'last_stated',
  ...about,
});

const NOTHING = Object.fromEntries(
  [...COMPANY_FIELDS.map(({ wire }) => wire), 'datalink', 'domain_info', 'register_portal'].map((name) => [name, null]),
);

export const sampleDetail = (company: Partial<Company> = {}, about: Partial<CompanyDetail> = {}): CompanyDetail =>
  ({
    company: {
      ...NOTHING,
      company_id: 1,
      company_name: 'Quellgrund GmbH',
      status: 'active',
      legal_status: 'Active',
      latitude: -1,
      longitude: -1,
      source: 3,
      date_added: '2026-01-01T00:00:00Z',
      former_names: [],
      can_upload_extract: false,
      provenance: { label: 'OffeneRegister', as_of: '2018-06-18', can_refresh: false },
      ...company,
    },
    financials: [],
    representatives: [],
    representatives_total: 0,
    linked_companies: [],
    employees: [],
    employees_total: 0,
    updates: [],
    facts: [],
    people_in_charge: [],
    people_in_charge_total: about.people_in_charge?.length ?? 0,
    withheld_people: 0,
    events: [],
    checks: [],
    flags: [],
    as_of: {
      day: null,
      stated_on: '2018-06-18',
      event_days: [],
      sources: [],
      came_since: [],
      came_since_total: 0,
      gone_since: [],
      changed_since: [],
    },
    signing: { ways: [], quoted: [], not_stated: [] },
    ownership: { owners: [], known_percent: 0, unknown_percent: 100, no_parent: null },
    ...about,
  }) as unknown as CompanyDetail;
