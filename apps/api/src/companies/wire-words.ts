import type { Company } from '@firmament/api-contract/calls/companies';
import { COUNTRIES } from '@firmament/api-contract/calls/search';

export const countryName = (code: string | null): string | null =>
  code === null ? null : (COUNTRIES[code as keyof typeof COUNTRIES] ?? code);

export const legalStatus = (status: string): Company['legal_status'] => (status === 'active' ? 'Active' : 'Inactive');
