import { COUNTRIES, type PerformanceIndicator, RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Condition, Query } from '@firmament/search/schema';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { presentCompany } from './company-presenter.ts';
import { findCompanies } from './company-rows.query.ts';
import type { CompanyColumns, Figure } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';
import {
  FIGURE_OF_INDICATOR,
  keywords,
  label,
  oneOf,
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

export const searchCompanies = async (
  { rows: database, index, gazetteer }: SearchDeps,
  indicators: readonly PerformanceIndicator[],
  offset: number,
  caller: Caller,
) => {
  const { query, place } = toCompanyQuery(gazetteer, indicators);
  const question = { kind: 'search', entity: 'company', query: { ...query, facets: FACETS, offset } as Query } as const;
  const { total, ids, facets } = await index.ask(question, caller);
  const rows = await findCompanies(database, ids);
  const results = rows.map(presentCompany);
  return {
    results,
    total,
    facets: Object.fromEntries(
      Object.entries(FACET_NAMES).map(([column, name]) => [name, presentFacet(column, facets[column] ?? [])]),
    ),
    center: centerOf(rows),
    place,
    did_you_mean: total === 0 && query.keyword ? await correct(index, query.keyword, caller) : null,
  };
};

const presentFacet = (column: string, values: readonly { value: string; count: number }[]) =>
  column === 'country'
    ? values.map(({ value, count }) => ({ value: COUNTRIES[value as keyof typeof COUNTRIES] ?? value, count }))
    : [...values];

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
