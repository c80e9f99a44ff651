import {
  COMPANY_INDICATORS,
  COMPANY_SORTS,
  DIRECTIONS,
  EMPLOYEE_INDICATORS,
  MARKS,
  type PerformanceIndicator,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/tools/eventually.ts';
import { letTodayBe } from '../../test/tools/let-today-be.ts';
import { type PlainSort, plainSearch } from '../../test/worlds/plain-search.ts';
import { makePlainTables } from '../../test/worlds/plain-tables.ts';
import {
  companyIndicators,
  personIndicators,
  type RandomIndicators,
  registerIndicators,
} from '../../test/worlds/random-indicators.ts';
import { makeRegisterPeople } from '../../test/worlds/register-people.ts';
import { createSearchWorld, type SearchWorld } from '../../test/worlds/search-world.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import { renewPersons } from '../register-people/identify/persons.query.ts';
import { presentCompany } from './company-presenter.ts';
import { toCompanyQuery } from './company-query.ts';
import { findCompanies } from './company-rows.query.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { toPeopleQueries, toPersonQuery, toRegisterQuery } from './people-query.ts';
import { type Page, searchCompanies, toSort } from './search-companies.ts';
import { searchPeople } from './search-people.ts';

const TODAY = '2026-03-10';
const NOW = new Date(`${TODAY}T09:00:00Z`);
const EVERYBODY = 1_000_000;

const FIRST_PAGE = { offset: 0, sort: 'relevance', direction: 'desc' } as const;

type Indicators = readonly PerformanceIndicator[];
type Entity = 'company' | 'person' | 'register_person';

let world: SearchWorld;
let index: SearchIndex;

beforeAll(async () => {
  world = await createSearchWorld({ hasPlaces: true });
  // How many of them ended long ago must not change with the years.
  await letTodayBe(world.database.pool, '2026-11-18');
  await announceDeletions();
  await leaveSomeUnknown();
  await makeRegisterPeople(world.database.pool);
  await makePlainTables(world.database.pool);
  index = await world.start();
});

afterAll(() => world.close());

/** Some companies are to be deleted; for some of them it was called off, for some it was told again, one way or another. */
const announceDeletions = async () => {
  const note = (kind: string, day: string, every: number, id = 'gen_random_uuid()', supersedes = 'null::uuid') =>
    world.database.pool.query(
      `insert into event (id, company_id, kind, happened_on, certainty, supersedes)
       select ${id}, id, $1, $2, 'stated', ${supersedes} from company where id % ${every} = 0`,
      [kind, day],
    );
  await note('deletion_announced', '2024-05-01', 20);
  await note('continued', '2024-05-01', 40);
  await note('continued', '2024-04-30', 60);
  await note('deleted', '2024-09-01', 100);
  await note('deletion_announced', '2025-01-01', 200);
  await note('deletion_announced', '2025-02-01', 21, `md5('first' || id)::uuid`);
  await note('deletion_announced', '2020-02-01', 42, `md5('then' || id)::uuid`, `md5('first' || id)::uuid`);
  await note('continued', '2021-02-01', 84);
};

const leaveSomeUnknown = async () => {
  const { pool } = world.database;
  await pool.query('update company set founded_on = null where id % 13 = 0');
  await pool.query('update financial_report set revenue = null where company_id % 7 = 0');
  await pool.query('update financial_report set employees_number = null where company_id % 9 = 0');
};

type Slice = { offset?: number; limit?: number };
type Order = Pick<Page, 'sort' | 'direction'>;

const find = (entity: Entity, indicators: Indicators, slice: Slice = {}, order: Order = FIRST_PAGE) => {
  if (entity === 'company') {
    const { query } = toCompanyQuery(world.gazetteer, indicators, 'en');
    return index.ask({ kind: 'search', entity, query: { ...query, ...slice, sort: toSort(order) } });
  }
  if (entity === 'person') {
    const query = toPersonQuery(world.gazetteer, indicators, NOW);
    return index.ask({ kind: 'search', entity, query: { ...query, ...slice } });
  }
  const query = toRegisterQuery(world.gazetteer, indicators, NOW);
  return index.ask({ kind: 'search', entity, query: { ...query, ...slice } });
};

const totalOf = async (entity: Entity, indicators: Indicators) => (await find(entity, indicators, { limit: 0 })).total;

const expected = (entity: Entity, indicators: Indicators, order?: PlainSort) =>
  plainSearch({ pool: world.database.pool, gazetteer: world.gazetteer, today: TODAY }, entity, indicators, order);

const PAGES = fc.constantFrom(
  { offset: 0, limit: EVERYBODY },
  { offset: 0, limit: EVERYBODY },
  { offset: 0, limit: 10 },
  { offset: 10, limit: 10 },
  { offset: 700, limit: 10 },
  { offset: 5_000, limit: 10 },
);

const ORDERS = fc.record({ sort: fc.constantFrom(...COMPANY_SORTS), direction: fc.constantFrom(...DIRECTIONS) });
const BY_RELEVANCE = fc.constant({ sort: 'relevance', direction: 'desc' } as const);

const RUNS_ALONE = 5;

/** Compares every indicator alone, then sets of them; returns which indicators it met. */
const expectSameAsSql = async (entity: Entity, { sets, singles }: RandomIndicators, numRuns: number) => {
  const orders = entity === 'company' ? ORDERS : BY_RELEVANCE;
  const seen = new Set<string>();
  let found = 0;
  const compare = (searches: RandomIndicators['sets'], runs: number) =>
    fc.assert(
      fc.asyncProperty(searches, PAGES, orders, async (indicators, { offset, limit }, order) => {
        for (const { indicator } of indicators) seen.add(indicator);
        const ids = await expected(entity, indicators, order);
        const page = await find(entity, indicators, { offset, limit }, order);
        if (ids.length > 0) found += 1;
        // As texts: item by item, comparing thousands of numbers takes longer than finding them.
        const tell = (total: number, shown: ArrayLike<number>) => `${total}: ${Array.from(shown).join(' ')}`;
        expect(tell(page.total, page.ids)).toBe(tell(ids.length, ids.slice(offset, offset + limit)));
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
  }, 240_000);

  it('for people', async () => {
    const seen = await expectSameAsSql('person', await personIndicators(world.database.pool, TODAY), 1_000);
    // Which kind of people is asked for decides which collection is asked.
    expect(seen).toEqual(new Set(EMPLOYEE_INDICATORS.filter((indicator) => indicator !== 'person_kind')));
  }, 240_000);

  it('for people of the registers', async () => {
    const seen = await expectSameAsSql('register_person', await registerIndicators(world.database.pool, TODAY), 300);
    expect(seen.size).toBe(8);
  }, 240_000);
});

describe('a place finds what plain SQL finds', () => {
  const place = (address: string, radius?: number): Indicators => [
    { indicator: 'address', operator: 'must', values: [address] },
    ...(radius === undefined ? [] : [{ indicator: 'radius', operator: 'must' as const, values: [radius] }]),
  ];
  const locality = (...values: string[]): Indicators => [{ indicator: 'locality', operator: 'atleast', values }];
  const countOf = async (sql: string) => Number((await world.database.pool.query(sql)).rows[0].count);

  it.each([
    ['Vienna', `country = 'AT' and city = 'Wien'`],
    ['Munich', `country = 'DE' and city = 'München'`],
    ['Muenchen', `country = 'DE' and city = 'München'`],
    ['Salzburg', `country = 'AT' and city = 'Salzburg'`],
    ['Graz, Styria, Austria', `country = 'AT' and city = 'Graz'`],
    ['Steiermark', `country = 'AT' and region = 'Steiermark'`],
    ['Styria', `country = 'AT' and region = 'Steiermark'`],
    ['Bundesland Salzburg', `country = 'AT' and region = 'Salzburg'`],
    ['Canton of Zurich, Switzerland', `country = 'CH' and region = 'Zürich'`],
    ['Austria', `country = 'AT'`],
    ['Schweiz', `country = 'CH'`],
    ['1010 Vienna', `country = 'AT' and postcode = '1010'`],
  ])('companies in %s', async (address, where) => {
    const count = await countOf(`select count(*) from company where ${where}`);
    expect(count).toBeGreaterThan(0);
    expect(await totalOf('company', place(address))).toBe(count);
  });

  it('a radius around a region or country leaves it whole, one around a city is a circle', async () => {
    const bavarian = await countOf(`select count(*) from company where country = 'DE' and region = 'Bayern'`);
    expect(await totalOf('company', place('Bavaria', 10))).toBe(bavarian);
    expect(await totalOf('company', place('Germany', 10))).toBe(await totalOf('company', place('Deutschland')));
    const around = place('Vienna', 30);
    expect(await totalOf('company', around)).toBe((await expected('company', around)).length);
    expect(await totalOf('company', around)).toBeGreaterThan(await totalOf('company', place('Vienna')));
  });

  it.each([
    [['Vienna'], `locality = 'Wien, Österreich'`],
    [['Munich', 'Graz'], `locality in ('München, Deutschland', 'Graz, Österreich')`],
    [['Austria'], `locality like '%, Österreich'`],
  ])('people in %s', async (values, where) => {
    const count = await countOf(`select count(*) from person where ${where}`);
    expect(count).toBeGreaterThan(0);
    expect(await totalOf('person', locality(...values))).toBe(count);
  });

  it('people in a region are those in its towns', async () => {
    const towns = `select distinct city || ', Österreich' from company where country = 'AT' and region = 'Steiermark'`;
    const count = await countOf(`select count(*) from person where locality in (${towns})`);
    expect(count).toBeGreaterThan(0);
    expect(await totalOf('person', locality('Styria'))).toBe(count);
  });
});

describe('operators', () => {
  /** The others take one value, or the two ends of a range. */
  const hasTwoValues = ({ indicator, values }: PerformanceIndicator) =>
    values.length >= 2 && ![...RANGE_INDICATORS, 'founded', 'age', 'address', 'radius'].includes(indicator);

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
  const ask = (indicators: Indicators, offset: number, order: Partial<Page> = {}) =>
    searchCompanies(deps(), indicators, { ...FIRST_PAGE, ...order, offset }, OURSELVES);
  const set: Indicators = [
    { indicator: 'keyword', operator: 'must', values: ['er'] },
    { indicator: 'country', operator: 'must', values: ['Austria'] },
  ];

  it.each([
    { sort: 'relevance', direction: 'desc' },
    { sort: 'name', direction: 'asc' },
    { sort: 'revenue', direction: 'desc' },
    { sort: 'founded', direction: 'asc' },
  ] as const)('show every row once and in order, by $sort $direction', async (order) => {
    const ids: number[] = [];
    const { total } = await ask(set, 0);
    for (let offset = 0; offset < total + 10; offset += 10) {
      const page = await ask(set, offset, order);
      expect(page.total).toBe(total);
      ids.push(...page.results.map(({ company_id }) => company_id));
    }
    expect(total).toBeGreaterThan(100);
    expect(ids).toEqual(await expected('company', set, order));
  });

  it.each(['founded', 'revenue', 'employees_number', 'total_assets'] as const)(
    'sorted by %s show that value in every row',
    async (sort) => {
      for (const direction of DIRECTIONS) {
        const { results } = await ask([], 0, { sort, direction });
        const values = results.map((row) => (sort === 'founded' ? Date.parse(row.date_founded ?? '') : row[sort]));
        const ascending = [...values].sort((a, b) => Number(a) - Number(b));
        expect(values).toEqual(direction === 'asc' ? ascending : ascending.reverse());
        expect(values.every((value) => Number.isFinite(value))).toBe(true);
      }
    },
  );

  it('far down are as exact as the first', async () => {
    const all = await expected('company', []);
    expect((await ask([], 2_990)).results.map(({ company_id }) => company_id)).toEqual(all.slice(2_990));
  });

  it('past the end are empty and still give the total', async () => {
    expect(await ask(set, 9_999_990)).toMatchObject({ results: [], total: (await ask(set, 0)).total, center: null });
  });
});

describe('people of both kinds are one list', () => {
  const only = (kind: string): PerformanceIndicator => ({ indicator: 'person_kind', operator: 'must', values: [kind] });
  const word: PerformanceIndicator = { indicator: 'keyword', operator: 'must', values: ['ann'] };
  const ask = (indicators: Indicators, offset = 0) =>
    searchPeople(deps(), indicators, { ...FIRST_PAGE, offset }, OURSELVES);

  it('whose pages show everybody once, profiles first', async () => {
    const { total, facets } = await ask([word]);
    const found: string[] = [];
    for (let offset = 0; offset < total + 10; offset += 10) {
      found.push(...(await ask([word], offset)).results.map(({ employee_id }) => employee_id));
    }
    const profiles = await expected('person', [word]);
    const { rows } = await world.database.pool.query('select id, profile_id from person');
    const nameOf = new Map(rows.map(({ id, profile_id }) => [id, profile_id]));
    const register = await expected('register_person', [word]);
    expect(found).toEqual([...profiles.map((id) => nameOf.get(id)), ...register.map((id) => `reg.${id}`)]);
    // Neither part ends with a page.
    expect([profiles.length % 10, total % 10]).not.toContain(0);
    expect(facets.person_kind).toEqual([
      { value: 'Profile', count: profiles.length },
      { value: 'Register', count: register.length },
    ]);
  });

  it('of which a filter shows one kind, or both', async () => {
    const totals = async (indicators: Indicators) => (await ask(indicators)).total;
    const [profiles, register] = [await totals([word, only('Profile')]), await totals([word, only('Register')])];
    const either: PerformanceIndicator = { ...only('Profile'), operator: 'atleast', values: ['Profile', 'Register'] };
    expect([profiles > 0, register > 0]).toEqual([true, true]);
    expect(await totals([word])).toBe(profiles + register);
    expect(await totals([word, either])).toBe(profiles + register);
    expect(await totals([word, { ...either, operator: 'must' }])).toBe(0);
    expect((await ask([word, only('Register')])).results.every(({ kind }) => kind === 'register')).toBe(true);
    await expect(totals([only('Robot')])).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('of which those of a town are found under its name in any language, for whichever country they act', async () => {
    const { pool } = world.database;
    const { rows } = await pool.query(`update register_person set place = 'Wien', country = 'DE'
      where id = (select min(id) from register_person where country = 'DE') returning id`);
    const inVienna: Indicators = [{ indicator: 'locality', operator: 'must', values: ['Vienna'] }, only('Register')];
    const { rows: counted } = await pool.query(`select count(*) from register_person where place = 'Wien'`);
    await eventually(async () => expect((await ask(inVienna)).total).toBe(Number(counted[0].count)));
    expect(counted[0].count).toBeGreaterThan(1);
    const { facets, results } = await ask(inVienna);
    expect(facets.locality_name).toEqual([{ value: 'Wien', count: counted[0].count }]);
    expect(results[0]?.locality).toBe('Wien');
    await pool.query(`update register_person set place = 'Köln' where id = ${rows[0].id}`);
    await makePlainTables(pool);
    await eventually(async () => expect((await ask(inVienna)).total).toBe(counted[0].count - 1));
  });

  it('and what registers do not tell finds profiles only', async () => {
    for (const [indicator, value] of [
      ['gender', 'Female'],
      ['isManagement', 'Yes'],
      ['skills', 'a'],
      ['education', 'a'],
      ['employee_industry', 'a'],
    ] as const) {
      const set: Indicators = [{ indicator, operator: 'must', values: [value] }];
      expect((await ask(set)).facets.person_kind, indicator).toEqual([
        { value: 'Profile', count: await totalOf('person', set) },
      ]);
    }
  });
});

describe('companies left out because they do not state a value', () => {
  const revenue: PerformanceIndicator = { indicator: 'revenue', operator: 'must', values: [100_000, ''] };
  const staff: PerformanceIndicator = { indicator: 'employees_number', operator: 'exclusive', values: ['', 40] };
  const founded: PerformanceIndicator = { indicator: 'founded', operator: 'atleast', values: ['1990', '2015-06-30'] };
  const austrian: PerformanceIndicator = { indicator: 'country', operator: 'must', values: ['Austria'] };
  const word: PerformanceIndicator = { indicator: 'keyword', operator: 'must', values: ['er'] };

  it.each([
    { of: 'one range', set: [revenue] },
    { of: 'two ranges', set: [austrian, revenue, staff] },
    { of: 'three ranges and a word', set: [word, revenue, founded, staff] },
  ])('are counted for $of', async ({ set }) => {
    const { left_out } = await searchCompanies(deps(), set, FIRST_PAGE, OURSELVES);
    const ranges = set.filter((one) => one !== austrian && one !== word);
    const counted = await Promise.all(
      ranges.map(async ({ indicator }) => {
        const others = await expected(
          'company',
          set.filter((one) => one.indicator !== indicator),
        );
        const column = indicator === 'founded' ? 'founded_on' : indicator;
        const { rows } = await world.database.pool.query(
          `select count(*) from plain_company where id = any($1) and ${column} is null`,
          [others],
        );
        return { indicator, count: rows[0].count };
      }),
    );
    expect(left_out).toEqual(counted);
    for (const { count } of counted) expect(count).toBeGreaterThan(0);
  });

  it('are none where no range is asked for', async () => {
    expect((await searchCompanies(deps(), [austrian], FIRST_PAGE, OURSELVES)).left_out).toEqual([]);
  });
});

it('the row of a company shows the marks and figures that it is found by', async () => {
  const { pool, db } = world.database;
  const { rows: plain } = await pool.query(
    'select id, marks, revenue, employees_number, total_assets, founded_on from plain_company order by id',
  );
  const rows = await findCompanies(
    db,
    plain.map(({ id }) => id),
  );
  expect(
    rows.map(presentCompany).map((row) => ({
      id: row.company_id,
      marks: row.marks,
      revenue: row.revenue,
      employees_number: row.employees_number,
      total_assets: row.total_assets,
      founded_on: row.date_founded,
    })),
  ).toEqual(plain);
  expect(new Set(plain.flatMap(({ marks }) => marks))).toEqual(new Set(MARKS));
});

describe('every facet value', () => {
  const SETS: { of: string; set: Indicators }[] = [
    { of: 'all', set: [] },
    { of: 'one word', set: [{ indicator: 'keyword', operator: 'must', values: ['ho'] }] },
    { of: 'either word', set: [{ indicator: 'keyword', operator: 'atleast', values: ['er', 'an'] }] },
  ];
  const totalWith = async (entity: 'company' | 'person', set: Indicators, indicator: string, value: string) => {
    const refined: Indicators = [...set, { indicator, operator: 'must', values: [value] }];
    if (entity === 'company') return totalOf('company', refined);
    const { profiles, register } = toPeopleQueries(world.gazetteer, refined, NOW);
    const others = refined.filter((one) => one.indicator !== 'person_kind');
    return (profiles ? await totalOf('person', others) : 0) + (register ? await totalOf('register_person', others) : 0);
  };

  it.each(SETS)('counts the companies found when refining by it, for $of', async ({ set }) => {
    const { facets } = await searchCompanies(deps(), set, FIRST_PAGE, OURSELVES);
    expect(Object.keys(facets)).toEqual([
      'country',
      'status',
      'legal_form',
      'industry_name',
      'size_class',
      'region',
      'mark',
      'has',
    ]);
    for (const [indicator, values] of Object.entries(facets)) {
      expect(values.length, indicator).toBeGreaterThan(0);
      for (const { value, count } of values) {
        expect(await totalWith('company', set, indicator, value), `${indicator} ${value}`).toBe(count);
      }
    }
  });

  it.each(SETS)('counts the people found when refining by it, for $of', async ({ set }) => {
    const { facets } = await searchPeople(deps(), set, FIRST_PAGE, OURSELVES);
    expect(Object.keys(facets)).toEqual([
      'person_kind',
      'employee_industry_name',
      'isManagement',
      'locality_name',
      'employer_name',
    ]);
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
    await pool.query(`insert into event (id, company_id, kind, happened_on, certainty)
      select gen_random_uuid(), id, case when id % 2 = 0 then 'deletion_announced' else 'continued' end, '2026-01-07', 'stated'
      from company where id % 15 = 0`);
    await pool.query('delete from mandate where company_id % 17 = 0');
    await pool.query(`update mandate set title = 'Prokurist' where id % 13 = 0`);
    // What is told of persons with one office follows when the run over people has looked at what changed.
    const client = await pool.connect();
    await client.query('begin');
    await renewPersons(client, 'all').finally(() => client.query('commit').finally(() => client.release()));
    await pool.query(`update register_person set name = name || ' von Neu' where id % 9 = 0`);
    await pool.query('delete from register_person where id % 10 = 0');
    await makePlainTables(pool);
    const inactive: Indicators = [{ indicator: 'legal_status', operator: 'must', values: ['Inactive'] }];
    const noticed: Indicators = [{ indicator: 'mark', operator: 'must', values: ['deletion_notice'] }];
    const employer: Indicators = [{ indicator: 'current_employer', operator: 'must', values: ['Neu'] }];
    await eventually(async () => {
      expect(await totalOf('company', inactive)).toBe((await expected('company', inactive)).length);
      expect(await totalOf('company', noticed)).toBe((await expected('company', noticed)).length);
      for (const entity of ['person', 'register_person'] as const) {
        expect(await totalOf(entity, employer)).toBe((await expected(entity, employer)).length);
      }
    });
    // No fewer runs: 45 % of the sets find a company on average, and chance must not bring a whole run below a third.
    await expectSameAsSql('company', await companyIndicators(pool), 450);
    await expectSameAsSql('person', await personIndicators(pool, TODAY), 450);
    await expectSameAsSql('register_person', await registerIndicators(pool, TODAY), 150);
  }, 240_000);
});
