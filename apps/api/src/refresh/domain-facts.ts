import type { Selectable } from 'kysely';
import type { DomainInfo } from '../platform/database/schema.generated.ts';

export type DomainRow = Omit<Selectable<DomainInfo>, 'company_id'>;

/** What was learned about a domain. Missing fields were not learned and stay as they are; null and [] mean "none". */
export type DomainFacts = Partial<DomainRow> & { domain: string };

const EMPTY: Omit<DomainRow, 'domain'> = {
  created_on: null,
  expires_on: null,
  updated_on: null,
  dnssec: null,
  emails: [],
  nameservers: [],
  registrar: null,
  registrar_country: null,
  ip_addresses: [],
  asn: null,
  asn_country: null,
  asn_description: null,
  txt: [],
  spf: null,
  mx: [],
  mx_ip: null,
  mx_asn: null,
  mx_asn_country: null,
  mx_asn_description: null,
};

export const DOMAIN_COLUMNS = ['domain', ...Object.keys(EMPTY)] as (keyof DomainRow)[];

export type FieldChange = { field: keyof DomainRow; oldValue: string | null; newValue: string | null };

/** A value as change records keep it. */
const asText = (value: DomainRow[keyof DomainRow] | undefined): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return String(value);
};

/** Brings a row up to date. Facts about another domain are dropped: they say nothing about this one. */
export const applyFacts = (
  stored: DomainRow | undefined,
  facts: DomainFacts,
): { row: DomainRow; changes: FieldChange[] } => {
  const base = stored?.domain === facts.domain ? stored : EMPTY;
  const row: DomainRow = { ...EMPTY, ...base, ...facts };
  const changes = DOMAIN_COLUMNS.flatMap((field): FieldChange[] => {
    const [oldValue, newValue] = [asText(stored?.[field]), asText(row[field])];
    return oldValue === newValue ? [] : [{ field, oldValue, newValue }];
  });
  return { row, changes };
};
