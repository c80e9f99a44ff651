import {
  COMPANY_SORTS,
  COUNTRIES,
  type CompanyResult,
  KNOWN_THINGS,
  MARKS,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import type { FilterDefinition, SearchDefinition, Unit } from '../search/criteria/search-definition.ts';

/** Figures that are not amounts of money. */
const UNITS: Partial<Record<(typeof RANGE_INDICATORS)[number], Unit>> = {
  earnings_cagr: 'percent',
  employees_number: 'count',
  equity_ratio: 'percent',
  return_on_equity: 'percent',
  return_on_sales: 'percent',
  revenue_cagr: 'percent',
  tax_ratio: 'percent',
};

const figures = RANGE_INDICATORS.map((id): FilterDefinition => ({ id, kind: 'range', unit: UNITS[id] ?? 'euro' }));

export const companySearch: SearchDefinition<CompanyResult> = {
  entity: 'companies',
  path: '/dashboard/companies',
  filters: [
    { id: 'keyword', kind: 'name' },
    { id: 'address', kind: 'place' },
    { id: 'industry', kind: 'text', suggests: 'industries' },
    { id: 'country', kind: 'select', choices: Object.values(COUNTRIES) },
    { id: 'legal_status', kind: 'select', choices: ['Active', 'Inactive'] },
    { id: 'legal_form', kind: 'listed' },
    { id: 'founded', kind: 'days' },
    { id: 'mark', kind: 'select', choices: MARKS },
    { id: 'has', kind: 'select', choices: KNOWN_THINGS, isEachWanted: true },
    { id: 'employee_title', kind: 'text' },
    ...figures,
    { id: 'status', kind: 'label' },
    { id: 'size_class', kind: 'label' },
    { id: 'region', kind: 'label' },
    { id: 'industry_name', kind: 'label' },
  ],
  facets: ['status', 'mark', 'country', 'legal_form', 'has', 'size_class', 'region', 'industry_name'],
  sorts: COMPANY_SORTS,
  startingFilters: ['industry', 'country', 'revenue', 'address'],
  quickIndicators: ['keyword', 'legal_status', 'address', 'radius'],
  nameIndicator: 'keyword',
  placeIndicator: 'address',
  isResult: (result): result is CompanyResult => 'counts' in result,
  idOf: ({ company_id }) => String(company_id),
};

/** A company's page, with the search in its address for the way back. */
export const companyPath = ({ company_id }: Pick<CompanyResult, 'company_id'>, parameters: string): string =>
  `${companySearch.path}/${company_id}${parameters}`;
