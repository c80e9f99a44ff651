import {
  COUNTRIES,
  type CompanySort,
  type Direction,
  type KnownThing,
  type Mark,
  type PerformanceIndicator,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { ColumnsOfKind, Condition, Query, Sort } from '@firmament/search/schema';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { presentCompany } from './company-presenter.ts';
import { findCompanies } from './company-rows.query.ts';
import type { CompanyColumns, Figure } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';
import {
  days,
  FIGURE_OF_INDICATOR,
  keywords,
  label,
  oneOf,
  type Reading,
  type Readings,
  range,
  readIndicators,
  takeKeyword,
  takeSurroundings,
  words,
} from './indicators.ts';

/** `rows` is the database from which the rows of a page are read. */
export type SearchDeps = { rows: Database; index: SearchIndex; gazetteer: Gazetteer };

type CompanyCondition = Condition<CompanyColumns>;

const ranges = Object.fromEntries(
  RANGE_INDICATORS.map((name) => [
    name,
    range<CompanyColumns>((min, max) => ({ number: FIGURE_OF_INDICATOR[name] as Figure, min, max })),
  ]),
);

type NumberColumn = Figure | 'founded';

/** The column of each indicator that filters by a range. */
const COLUMN_OF_RANGE = { ...FIGURE_OF_INDICATOR, founded: 'founded' } as Record<string, NumberColumn>;

type Flag = ColumnsOfKind<CompanyColumns, 'flag'>;

const FLAG_OF_MARK: Record<Mark, Flag> = {
  insolvency: 'isInsolvent',
  deletion_notice: 'isToBeDeleted',
  liquidation: 'isInLiquidation',
};
const FLAG_OF_KNOWN: Record<KnownThing, Flag> = {
  website: 'hasWebsite',
  email: 'hasEmail',
  phone: 'hasPhone',
  accounts: 'hasAccounts',
  officers: 'hasOfficers',
};

const flags = (flagOf: Record<string, Flag>): Reading<CompanyColumns> =>
  oneOf(Object.fromEntries(Object.entries(flagOf).map(([name, flag]) => [name, { flag, is: true }])));

const READINGS: Readings<CompanyColumns> = {
  keyword: keywords(),
  industry: words((contains) => ({ text: 'industry', contains })),
  industry_name: label((is) => ({ choice: 'industry', is })),
  employee_title: words((contains) => ({ text: 'titles', contains })),
  country: oneOf(
    Object.fromEntries(
      Object.entries(COUNTRIES).map(([code, name]) => [name, { choice: 'country', is: code } as CompanyCondition]),
    ),
  ),
  legal_status: oneOf({ Active: { flag: 'isActive', is: true }, Inactive: { flag: 'isActive', is: false } }),
  status: label((is) => ({ choice: 'status', is })),
  legal_form: label((is) => ({ choice: 'legalForm', is })),
  size_class: label((is) => ({ choice: 'sizeClass', is })),
  region: label((is) => ({ choice: 'region', is })),
  founded: days((min, max) => ({ number: 'founded', min, max })),
  mark: flags(FLAG_OF_MARK),
  has: flags(FLAG_OF_KNOWN),
  ...ranges,
};

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

export type Place = {
  query: string;
  matched: 'radius' | 'words';
  label?: string;
  latitude?: number;
  longitude?: number;
  radiusKm?: number;
};

/** The address as a circle where its place and a radius are known, else as words. */
const readPlace = (
  gazetteer: Gazetteer,
  address: string | undefined,
  radiusKm: number | undefined,
): { place: Place | null; condition: CompanyCondition | undefined } => {
  if (address === undefined) return { place: null, condition: undefined };
  const found = radiusKm === undefined ? undefined : gazetteer.place(address);
  if (!found || radiusKm === undefined) {
    return { place: { query: address, matched: 'words' }, condition: { text: 'address', contains: address } };
  }
  const { label: name, latitude, longitude } = found;
  return {
    place: { query: address, matched: 'radius', label: name, latitude, longitude, radiusKm },
    condition: { point: 'position', within: { latitude, longitude, radiusKm } },
  };
};

export const toCompanyQuery = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
): { query: Query<CompanyColumns>; place: Place | null } => {
  const { address, radiusKm, rest: withoutPlace } = takeSurroundings(indicators);
  const { keyword, rest } = takeKeyword(withoutPlace, ['keyword']);
  const { place, condition } = readPlace(gazetteer, address, radiusKm);
  const where = readIndicators(READINGS, rest);
  if (condition) where.push({ operator: 'must', conditions: [condition] });
  return { query: { keyword, where }, place };
};

/** Which part of the results is wanted, and in which order. */
export type Page = { offset: number; sort: CompanySort; direction: Direction };

export const toSort = ({ sort, direction }: Omit<Page, 'offset'>): Sort<CompanyColumns> | undefined =>
  sort === 'relevance' ? undefined : { by: sort, direction };

export const searchCompanies = async (
  { rows: database, index, gazetteer }: SearchDeps,
  indicators: readonly PerformanceIndicator[],
  page: Page,
  caller: Caller,
) => {
  const { query, place } = toCompanyQuery(gazetteer, indicators);
  const rangesAsked = [
    ...new Set(
      indicators.flatMap(({ indicator, values }) =>
        values.length > 0 && COLUMN_OF_RANGE[indicator] ? [indicator] : [],
      ),
    ),
  ];
  const wanted: Query<CompanyColumns> = {
    ...query,
    ...{ facets: FACETS, flags: COUNTED_FLAGS, missing: rangesAsked.flatMap((name) => COLUMN_OF_RANGE[name] ?? []) },
    ...{ offset: page.offset, sort: toSort(page) },
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
    did_you_mean: total === 0 && query.keyword ? await correct(index, query.keyword, caller) : null,
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

const correct = async (index: SearchIndex, keyword: string, caller: Caller): Promise<string | null> => {
  const correction = await index.ask({ kind: 'correction', entity: 'company', keyword }, caller);
  return correction?.keyword ?? null;
};
