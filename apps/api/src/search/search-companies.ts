import {
  COUNTRIES,
  type CompanySort,
  type Direction,
  type PerformanceIndicator,
} from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Query, Sort } from '@firmament/search/schema';
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

/** How many values of each facet are listed. */
const FACETS = { country: 10, status: 3, legalForm: 20, industry: 20, sizeClass: 4, region: 20 };

/** The wire's name of each facet is the indicator that refines by it. */
const FACET_NAMES: Record<keyof typeof FACETS, string> = {
  country: 'country',
  status: 'status',
  legalForm: 'legal_form',
  industry: 'industry_name',
  sizeClass: 'size_class',
  region: 'region',
};

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
  const rangesAsked = [
    ...new Set(
      indicators.flatMap(({ indicator, values }) =>
        values.length > 0 && COLUMN_OF_RANGE[indicator] ? [indicator] : [],
      ),
    ),
  ];
  const wanted: Query<CompanyColumns> = {
    ...query,
    facets: FACETS,
    flags: COUNTED_FLAGS,
    missing: rangesAsked.flatMap((name) => COLUMN_OF_RANGE[name] ?? []),
    offset: page.offset,
    sort: toSort(page),
  };
  const question = { kind: 'search', entity: 'company', query: wanted as unknown as Query } as const;
  const { total, ids, facets, flags: flagCounts, missing } = await index.ask(question, caller);
  const rows = await findCompanies(database, ids);
  const results = rows.map(presentCompany);
  return {
    results,
    total,
    facets: Object.fromEntries([
      ...Object.entries(FACET_NAMES).map(([column, name]): Facet => [name, presentFacet(column, facets[column] ?? [])]),
      ...Object.entries(FLAG_FACETS).map(([name, flagOf]): Facet => [name, presentFlags(flagOf, flagCounts)]),
    ]),
    center: centerOf(rows),
    place,
    understood,
    did_you_mean: total === 0 ? await correctKeyword(index, query.keyword, caller) : null,
    left_out: rangesAsked.map((indicator) => ({ indicator, count: missing[COLUMN_OF_RANGE[indicator] ?? ''] ?? 0 })),
  };
};

type Facet = [name: string, values: { value: string; count: number }[]];

const presentFacet = (column: string, values: readonly { value: string; count: number }[]) =>
  column === 'country'
    ? values.map(({ value, count }) => ({ value: COUNTRIES[value as keyof typeof COUNTRIES] ?? value, count }))
    : [...values];

/** Most frequent first, like the other facets. */
const presentFlags = (flagOf: Record<string, Flag>, counts: Record<string, number>) =>
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
