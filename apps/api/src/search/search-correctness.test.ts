import {
  COMPANY_INDICATORS,
  EMPLOYEE_INDICATORS,
  type PerformanceIndicator,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import type { Query } from '@firmament/search/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainSearch } from '../../test/plain-search.ts';
import { makePlainTables } from '../../test/plain-tables.ts';
import { companyIndicators, personIndicators, type RandomIndicators } from '../../test/random-indicators.ts';
import { createSearchWorld, type SearchWorld } from '../../test/search-world.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { searchCompanies, toCompanyQuery } from './search-companies.ts';
import { searchPeople, toPersonQuery } from './search-people.ts';

const TODAY = '2026-03-10';
const NOW = new Date(`${TODAY}T09:00:00Z`);
const EVERYBODY = 1_000_000;

type Indicators = readonly PerformanceIndicator[];
type Entity = 'company' | 'person';

let world: SearchWorld;
let index: SearchIndex;

beforeAll(async () => {
  world = await createSearchWorld({ hasPlaces: true });
  await makePlainTables(world.database.pool);
  index = await world.start();
});

afterAll(() => world.close());

const toQuery = (entity: Entity, indicators: Indicators): unknown =>
  entity === 'company' ? toCompanyQuery(world.gazetteer, indicators).query : toPersonQuery(indicators, NOW);

const find = (entity: Entity, indicators: Indicators, page: { offset?: number; limit?: number } = {}) =>
  index.ask({ kind: 'search', entity, query: { ...(toQuery(entity, indicators) as Query), ...page } });

const totalOf = async (entity: Entity, indicators: Indicators) => (await find(entity, indicators, { limit: 0 })).total;

const expected = (entity: Entity, indicators: Indicators) =>
  plainSearch({ pool: world.database.pool, gazetteer: world.gazetteer, today: TODAY }, entity, indicators);

const PAGES = fc.constantFrom(
  { offset: 0, limit: EVERYBODY },
  { offset: 0, limit: EVERYBODY },
  { offset: 0, limit: 10 },
  { offset: 10, limit: 10 },
  { offset: 700, limit: 10 },
  { offset: 5_000, limit: 10 },
);

const RUNS_ALONE = 5;

/** Compares every indicator alone, then sets of them; returns which indicators it met. */
const expectSameAsSql = async (entity: Entity, { sets, singles }: RandomIndicators, numRuns: number) => {
  const seen = new Set<string>();
  let found = 0;
  const compare = (searches: RandomIndicators['sets'], runs: number) =>
    fc.assert(
      fc.asyncProperty(searches, PAGES, async (indicators, { offset, limit }) => {
        for (const { indicator } of indicators) seen.add(indicator);
        const ids = await expected(entity, indicators);
        const page = await find(entity, indicators, { offset, limit });
        if (ids.length > 0) found += 1;
        expect({ total: page.total, ids: page.ids }).toEqual({
          total: ids.length,
          ids: ids.slice(offset, offset + limit),
        });
      }),
      { numRuns: runs, endOnFailure: true },
    );
  for (const single of singles) await compare(single, RUNS_ALONE);
  await compare(sets, numRuns);
  // Guards against a test that compares nothing with nothing.
  expect(found).toBeGreaterThan(numRuns / 3);
  return seen;
};

describe('index and plain SQL give the same total and the same ids in the same order', () => {
  it('for companies', async () => {
    const seen = await expectSameAsSql('company', await companyIndicators(world.database.pool), 1_100);
    expect(seen).toEqual(new Set(COMPANY_INDICATORS));
  }, 60_000);

  it('for people', async () => {
    const seen = await expectSameAsSql('person', await personIndicators(world.database.pool, TODAY), 1_000);
    expect(seen).toEqual(new Set(EMPLOYEE_INDICATORS));
  }, 60_000);
});

describe('operators', () => {
  /** The others take one value, or the two ends of a range. */
  const hasTwoValues = ({ indicator, values }: PerformanceIndicator) =>
    values.length >= 2 && ![...RANGE_INDICATORS, 'age', 'address', 'radius'].includes(indicator);

  const holds = (entity: Entity, { sets }: RandomIndicators) =>
    fc.assert(
      fc.asyncProperty(sets, async (indicators) => {
        const chosen = indicators.find(hasTwoValues);
        fc.pre(chosen !== undefined);
        const { indicator, values } = chosen ?? { indicator: '', values: [] };
        const rest = indicators.filter((other) => other !== chosen);
        const total = (operator: PerformanceIndicator['operator'], from: number, to: number) =>
          totalOf(entity, [...rest, { indicator, operator, values: values.slice(from, to) }]);
        const [a, b, both] = [await total('must', 0, 1), await total('must', 1, 2), await total('must', 0, 2)];
        expect(await total('atleast', 0, 2)).toBe(a + b - both);
        expect(await total('exclusive', 0, 2)).toBe(a + b - 2 * both);
      }),
      { numRuns: 200, endOnFailure: true },
    );

  it('add up for companies', async () => holds('company', await companyIndicators(world.database.pool)));

  it('add up for people', async () => holds('person', await personIndicators(world.database.pool, TODAY)));
});

const deps = () => ({ rows: world.database.db, index, gazetteer: world.gazetteer, clock: { now: () => NOW } });

describe('pages', () => {
  const ask = (indicators: Indicators, offset: number) => searchCompanies(deps(), indicators, offset, OURSELVES);
  const set: Indicators = [
    { indicator: 'keyword', operator: 'must', values: ['er'] },
    { indicator: 'country', operator: 'must', values: ['Austria'] },
  ];

  it('show every row once and in order', async () => {
    const ids: number[] = [];
    const { total } = await ask(set, 0);
    for (let offset = 0; offset < total + 10; offset += 10) {
      const page = await ask(set, offset);
      expect(page.total).toBe(total);
      ids.push(...page.results.map(({ company_id }) => company_id));
    }
    expect(total).toBeGreaterThan(100);
    expect(ids).toEqual(await expected('company', set));
  });

  it('far down are as exact as the first', async () => {
    const all = await expected('company', []);
    expect((await ask([], 2_990)).results.map(({ company_id }) => company_id)).toEqual(all.slice(2_990));
  });

  it('past the end are empty and still give the total', async () => {
    expect(await ask(set, 9_999_990)).toMatchObject({ results: [], total: (await ask(set, 0)).total, center: null });
  });
});

describe('every facet value', () => {
  const SETS: { of: string; set: Indicators }[] = [
    { of: 'all', set: [] },
    { of: 'one word', set: [{ indicator: 'keyword', operator: 'must', values: ['ho'] }] },
    { of: 'either word', set: [{ indicator: 'keyword', operator: 'atleast', values: ['er', 'an'] }] },
  ];
  const totalWith = async (entity: Entity, set: Indicators, indicator: string, value: string) =>
    totalOf(entity, [...set, { indicator, operator: 'must', values: [value] }]);

  it.each(SETS)('counts the companies found when refining by it, for $of', async ({ set }) => {
    const { facets } = await searchCompanies(deps(), set, 0, OURSELVES);
    expect(Object.keys(facets)).toEqual(['country', 'status', 'legal_form', 'industry_name', 'size_class', 'region']);
    for (const [indicator, values] of Object.entries(facets)) {
      expect(values.length, indicator).toBeGreaterThan(0);
      for (const { value, count } of values) {
        expect(await totalWith('company', set, indicator, value), `${indicator} ${value}`).toBe(count);
      }
    }
  });

  it.each(SETS)('counts the people found when refining by it, for $of', async ({ set }) => {
    const { facets } = await searchPeople(deps(), set, 0, OURSELVES);
    expect(Object.keys(facets)).toEqual(['employee_industry_name', 'isManagement', 'locality_name', 'employer_name']);
    for (const [indicator, values] of Object.entries(facets)) {
      expect(values.length, indicator).toBeGreaterThan(0);
      for (const { value, count } of values) {
        expect(await totalWith('person', set, indicator, value), `${indicator} ${value}`).toBe(count);
      }
    }
  });
});

describe('after the data has changed', () => {
  it('index and plain SQL still agree, across all segments', async () => {
    const { pool } = world.database;
    await pool.query(`update company set name = name || ' Neu', prominence = prominence / 2 where id % 7 = 0`);
    await pool.query('delete from company where id % 31 = 0');
    await pool.query(`update person set title = 'Bergführer', locality = 'Graz, Österreich' where id % 5 = 0`);
    await pool.query('delete from person where id % 29 = 0');
    await pool.query(`update company set status = 'terminated' where id % 11 = 0`);
    await makePlainTables(pool);
    const inactive: Indicators = [{ indicator: 'legal_status', operator: 'must', values: ['Inactive'] }];
    const employer: Indicators = [{ indicator: 'current_employer', operator: 'must', values: ['Neu'] }];
    await vi.waitFor(
      async () => {
        expect(await totalOf('company', inactive)).toBe((await expected('company', inactive)).length);
        expect(await totalOf('person', employer)).toBe((await expected('person', employer)).length);
      },
      { timeout: 10_000, interval: 100 },
    );
    // No fewer runs: 45 % of the sets find a company on average, and chance must not bring a whole run below a third.
    await expectSameAsSql('company', await companyIndicators(pool), 450);
    await expectSameAsSql('person', await personIndicators(pool, TODAY), 450);
  }, 60_000);
});
