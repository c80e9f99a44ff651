import { COUNTRIES, type CompanyResult, MARKS } from '@firmament/api-contract/calls/search';
import type { CompanyRow } from './company-rows.query.ts';

/** The wire's value for "no position". */
const NO_COORDINATE = -1;

export const presentCompany = (row: CompanyRow): CompanyResult => ({
  company_id: row.id,
  company_name: row.name,
  address: [row.street, [row.postcode, row.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  latitude: row.latitude ?? NO_COORDINATE,
  longitude: row.longitude ?? NO_COORDINATE,
  legal_status: row.status === 'active' ? 'Active' : 'Inactive',
  counts: { employees: row.employee_count, financials: row.report_count, representatives: row.representative_count },
  status: row.status as CompanyResult['status'],
  legal_form: row.legal_form,
  industry: row.industry,
  address_city: row.city,
  address_country: COUNTRIES[row.country as keyof typeof COUNTRIES] ?? row.country,
  date_founded: row.founded_on,
  revenue: row.revenue,
  employees_number: row.employees_number,
  total_assets: row.total_assets,
  figures_on: row.period_end,
  marks: MARKS.filter((mark) => row[mark]),
  stated_on: row.stated_on,
});
