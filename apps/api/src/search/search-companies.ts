import {
  COUNTRIES,
  type CompanySort,
  type Direction,
  type PerformanceIndicator,
} from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { ColumnsOfKind, FacetValue, Query, Sort } from '@firmament/search/schema';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { presentCompany } from './company-presenter.ts';
import { COLUMN_OF_RANGE, FLAG_OF_KNOWN, FLAG_OF_MARK, type Flag } from './company-query.ts';
import { findCompanies } from './company-rows.query.ts';
import type { CompanyColumns } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { understandSearch } from './understand-search.ts';

/** `rows` is the database from which the rows of a page are read. */
export type SearchDeps = { rows: Database; index: SearchIndex; gazetteer: Gazetteer };

/** How many values of each facet are listed. The wire's name of a facet is the indicator that refines by it. */
const FACETS: { column: ColumnsOfKind<CompanyColumns, 'choice'>; indicator: string; most: number }[] = [
  { column: 'country', indicator: 'country', most: 10 },
  { column: 'status', indicator: 'status', most: 3 },
  { column: 'legalForm', indicator: 'legal_form', most: 20 },
  { column: 'industry', indicator: 'industry_name', most: 20 },
  { column: 'sizeClass', indicator: 'size_class', most: 4 },
  { column: 'region', indicator: 'region', most: 20 },
];
const COUNTED_FACETS = Object.fromEntries(FACETS.map(({ column, most }) => [column, most]));

/** Facets of which a company may have several values at once. */
const FLAG_FACETS: Record<string, Record<string, Flag>> = { mark: FLAG_OF_MARK, has: FLAG_OF_KNOWN };
const COUNTED_FLAGS = Object.values(FLAG_FACETS).flatMap((flagOf) => Object.values(flagOf));

/** Which part of the results is wanted, in which order, and in which language its places are named. */
export type Page = { offset: number; sort: CompanySort; direction: Direction; language?: Language };

export const toSort = ({ sort, direction }: Pick<Page, 'sort' | 'direction'>): Sort<CompanyColumns> | undefined =>
  sort === 'relevance' ? undefined : { by: sort, direction };

export const searchCompanies = async (
  { rows: database, index, gazetteer }: SearchDeps,
  indicators: readonly PerformanceIndicator[],
  page: Page,
  caller: Caller,
) => {
  const { query, place, understood } = await understandSearch({ index, gazetteer }, indicators, caller, page.language);
  const ranges = rangesIn(indicators);
  const wanted: Query<CompanyColumns> = {
    ...query,
    facets: COUNTED_FACETS,
    flags: COUNTED_FLAGS,
    missing: ranges.map(({ column }) => column),
    offset: page.offset,
    sort: toSort(page),
  };
  const found = await index.ask({ kind: 'search', entity: 'company', query: wanted }, caller);
  const { total, ids, facets, flags: flagCounts, missing } = found;
  const rows = await findCompanies(database, ids);
  const results = rows.map(presentCompany);
  return {
    results,
    total,
    facets: Object.fromEntries([
      ...FACETS.map(({ column, indicator }): Facet => [indicator, presentFacet(column, facets[column] ?? [])]),
      ...Object.entries(FLAG_FACETS).map(([name, flagOf]): Facet => [name, presentFlags(flagOf, flagCounts)]),
    ]),
    center: centerOf(rows),
    place,
    understood,
    did_you_mean: total === 0 ? await correctKeyword(index, query.keyword, caller) : null,
    left_out: ranges.map(({ indicator, column }) => ({ indicator, count: missing[column] ?? 0 })),
  };
};

/** The ranges that are asked for, each once. */
const rangesIn = (indicators: readonly PerformanceIndicator[]) => {
  const asked = new Set(indicators.flatMap(({ indicator, values }) => (values.length > 0 ? [indicator] : [])));
  return [...asked].flatMap((indicator) => {
    const column = COLUMN_OF_RANGE[indicator];
    return column === undefined ? [] : [{ indicator, column }];
  });
};

type Facet = [name: string, values: FacetValue[]];

const presentFacet = (column: string, values: readonly FacetValue[]): FacetValue[] =>
  column === 'country'
    ? values.map(({ value, count }) => ({ value: COUNTRIES[value as keyof typeof COUNTRIES] ?? value, count }))
    : [...values];

/** Most frequent first, like the other facets. */
const presentFlags = (flagOf: Record<string, Flag>, counts: { readonly [F in Flag]?: number }) =>
  Object.entries(flagOf)
    .map(([value, flag]) => ({ value, count: counts[flag] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

const centerOf = (rows: readonly { latitude: number | null; longitude: number | null }[]) => {
  const placed = rows.filter((row) => row.latitude !== null && row.longitude !== null);
  if (placed.length === 0) return null;
  const average = (pick: (row: (typeof placed)[number]) => number | null) =>
    placed.reduce((sum, row) => sum + (pick(row) ?? 0), 0) / placed.length;
  return { latitude: average((row) => row.latitude), longitude: average((row) => row.longitude) };
};

/** "Did you mean": a keyword near this one that has hits. */
export const correctKeyword = async (
  index: SearchIndex,
  keyword: string | undefined,
  caller: Caller,
): Promise<string | null> => {
  if (keyword === undefined) return null;
  const correction = await index.ask({ kind: 'correction', entity: 'company', keyword }, caller);
  return correction?.keyword ?? null;
};
