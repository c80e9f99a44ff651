import type { Company } from '@firmament/api-contract/calls/companies';
import { COUNTRIES } from '@firmament/api-contract/calls/search';
import { fieldNamed } from '@firmament/record/fields/company-fields';

/** How the wire says what the tables know. */

export const countryName = (code: string | null): string | null =>
  code === null ? null : (COUNTRIES[code as keyof typeof COUNTRIES] ?? code);

export const legalStatus = (status: string): Company['legal_status'] => (status === 'active' ? 'Active' : 'Inactive');

export const isoTime = (time: string | Date): string => new Date(time).toISOString();

/** Wire names of what is no field of its own, as the change records name it. */
const WIRE_NAMES: Record<string, string> = {
  source_link: 'datalink',
  financial_report: 'financials',
  representative: 'representatives',
  company_link: 'linked_companies',
  'domain_info.created_on': 'domain_info.creation_date',
  'domain_info.expires_on': 'domain_info.expiration_date',
  'domain_info.updated_on': 'domain_info.updated_date',
};

export const wireNameOf = (field: string): string => fieldNamed(field)?.wire ?? WIRE_NAMES[field] ?? field;
