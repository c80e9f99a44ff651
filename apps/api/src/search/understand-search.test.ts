import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/tools/eventually.ts';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';
import { systemClock } from '../platform/clock.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { findIds } from './find-ids.ts';

let world: SearchWorld;
let index: SearchIndex;
let app: FastifyInstance;
let session: { cookie: string };

const PRODUCT = 'Zirbenholz';

beforeAll(async () => {
  world = await createSearchWorld({ hasPlaces: true });
  const { pool } = world.database;
  // Three makers of the same thing in one town, none of which has the town in its name, and one that has it elsewhere.
  await pool.query(`update company set name = '${PRODUCT} ' || id || ' GmbH', city = 'Münchberg', postcode = '95213',
    country = 'DE' where id in (select id from company where country = 'DE' order by id limit 3)`);
  await pool.query(`update company set name = 'Neue ${PRODUCT} Münchberg KG', city = 'Graz', postcode = '8010',
    country = 'AT'
    where id = (select max(id) from company)`);
  await pool.query(`update company set name = 'Nordlicht Aktiengesellschaft & Co. KG', legal_form = 'KG',
    website = 'https://www.nordlicht-werft.example/de', email = 'jana.kern@nordlicht-mail.example', phone = '03572/98765-0'
    where id = (select max(id) from company where country = 'AT' and id < (select max(id) from company))`);
  index = await world.start();
  app = await buildSearchApp(world, index);
  session = await enterSearchApp(world, app);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const must = (indicator: string, ...values: (string | number)[]): PerformanceIndicator => ({
  indicator,
  operator: 'must',
  values,
});

const search = async (...performanceIndicators: PerformanceIndicator[]) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/search',
      headers: session,
      payload: { entity: 'companies', performanceIndicators, offset: 0 },
    })
  ).json();

const quickSearch = async (keyword: string) =>
  (await app.inject({ url: `/api/hsearch?${new URLSearchParams({ keyword })}` })).json();

const suggest = async (keyword: string): Promise<string[]> =>
  (await app.inject({ url: `/api/suggestCompanyFromInput?${new URLSearchParams({ keyword })}`, headers: session }))
    .json()
    .companies.map(({ company_name }: { company_name: string }) => company_name);

const namesOf = async (keyword: string): Promise<string[]> =>
  (await search(must('keyword', keyword))).results.map(({ company_name }: { company_name: string }) => company_name);

const NORDLICHT = 'Nordlicht Aktiengesellschaft & Co. KG';

describe('a legal form', () => {
  it('may be written out in the query or in the register, in any order', async () => {
    for (const text of [
      'Murtal Solartechnik Gesellschaft mbH',
      'Murtal Solartechnik Gesellschaft m.b.H.',
      'Gesellschaft mit beschränkter Haftung Murtal Solartechnik',
    ]) {
      expect((await namesOf(text))[0], text).toBe('Murtal Solartechnik GmbH');
      expect((await suggest(text))[0], text).toBe('Murtal Solartechnik GmbH');
    }
    for (const text of [NORDLICHT, 'Nordlicht AG & Co Kommanditgesellschaft', 'nordlicht ag']) {
      expect((await namesOf(text))[0], text).toBe(NORDLICHT);
    }
  });

  it('finds as many companies in either spelling', async () => {
    const [short, long] = [
      await search(must('keyword', 'holz gmbh')),
      await search(must('keyword', 'holz ges.m.b.h.')),
    ];
    expect(short.total).toBeGreaterThan(3);
    expect(long.total).toBe(short.total);
  });
});

describe('contact data of a company', () => {
  it.each([
    'www.nordlicht-werft.example',
    'https://nordlicht-werft.example/impressum',
    'nordlicht-werft.example',
    'info@nordlicht-werft.example',
    'nordlicht-mail.example',
    '+43 3572 98765',
    '0043 3572/98765',
    '03572 98765',
  ])('%s finds it and nobody else', async (text) => {
    expect(await namesOf(text)).toEqual([NORDLICHT]);
    expect(await suggest(text)).toEqual([NORDLICHT]);
    expect((await quickSearch(text)).total).toBe(1);
  });

  it('finds it as a whole only', async () => {
    for (const text of ['nordlicht-werft.exampl', 'werft.example', '+43 3572 9876', '+49 3572 98765']) {
      expect(await namesOf(text), text).toEqual([]);
    }
  });

  it('is narrowed down by filters like any other search', async () => {
    const keyword = must('keyword', 'www.nordlicht-werft.example');
    expect((await search(keyword, must('country', 'Austria'))).total).toBe(1);
    expect((await search(keyword, must('country', 'Germany'))).total).toBe(0);
  });

  it('of a person finds no company', async () => {
    const { rows } = await world.database.pool.query(
      `select p.email, p.phone from person p where p.phone is not null and p.phone not in
        (select phone from company where phone is not null) order by id limit 3`,
    );
    expect(rows).toHaveLength(3);
    for (const { phone } of rows) expect(await namesOf(phone), phone).toEqual([]);
  });
});

describe('a place in the words', () => {
  const understood = { keyword: PRODUCT, place: 'Münchberg', words: `${PRODUCT} Münchberg` };

  it('counts as a place where that finds more', async () => {
    const found = await search(must('keyword', `${PRODUCT} Münchberg`));
    expect(found).toMatchObject({ total: 3, understood, place: null, did_you_mean: null });
    expect(found.results.map(({ address_city }: { address_city: string }) => address_city)).toEqual(
      Array.from({ length: 3 }, () => 'Münchberg'),
    );
    expect((await search(must('keyword', `Münchberg ${PRODUCT}`))).understood).toMatchObject({ keyword: PRODUCT });
  });

  it('stays a word between quotation marks, in a name, and beside an address', async () => {
    expect(await search(must('keyword', `"${PRODUCT} Münchberg"`))).toMatchObject({ total: 1, understood: null });
    expect(await search(must('keyword', `Neue ${PRODUCT} Münchberg`))).toMatchObject({ total: 1, understood: null });
    const beside = await search(must('keyword', `${PRODUCT} Münchberg`), must('address', 'Graz'));
    expect(beside).toMatchObject({ total: 1, understood: null, place: { query: 'Graz' } });
  });

  it('is found by its names in other languages, and not by the court that a number was given by', async () => {
    const { rows } = await world.database.pool.query(`select id from company
      where register_number like 'München HRB %' and city = 'München' and legal_form = 'GmbH' order by id limit 2`);
    const ids = rows.map(({ id }: { id: number }) => id);
    await world.database.pool.query(`update company set name = 'Zirbenglas ' || id || ' GmbH' where id = any($1)`, [
      ids,
    ]);
    await eventually(async () => expect((await search(must('keyword', 'zirbenglas'))).total).toBe(2));
    for (const place of ['münchen', 'Munich', 'in München']) {
      const found = await search(must('keyword', `zirbenglas gmbh ${place}`));
      expect(found, place).toMatchObject({ total: 2, understood: { keyword: 'zirbenglas gmbh', place: 'Munich' } });
    }
  });

  it('stays a word where no more is found around it', async () => {
    const none = await search(must('keyword', 'Qwertzui Münchberg'));
    expect(none).toMatchObject({ total: 0, understood: null });
  });

  it('is read the same way whatever else is asked for', async () => {
    const keyword = must('keyword', `${PRODUCT} Münchberg`);
    const all = await search(keyword);
    for (const { value, count } of all.facets.country) {
      expect(await search(keyword, must('country', value))).toMatchObject({ total: count, understood });
    }
    expect(await search(keyword, must('country', 'Austria'))).toMatchObject({ total: 0, understood });
  });

  it.each([
    `${PRODUCT} Münchberg`,
    `"${PRODUCT} Münchberg"`,
    'nordlicht-werft.example',
    'holz gesellschaft mbh',
    'Holz Graz',
  ])('and everything else is read alike by search, quick search and export: %s', async (keyword) => {
    const indicators = [must('keyword', keyword)];
    const { total, understood: asSearched } = await search(...indicators);
    const quick = await quickSearch(keyword);
    expect(quick).toMatchObject({ total, understood: asSearched });
    const deps = { index, gazetteer: world.gazetteer, clock: systemClock };
    expect(await findIds(deps, 'companies', indicators, { limit: 5 }, OURSELVES)).toMatchObject({ total });
    expect(total).toBeGreaterThan(0);
  });
});

it('the quick search offers a word that is near and has hits', async () => {
  expect(await quickSearch('sollar')).toMatchObject({ total: 0, did_you_mean: 'solar' });
  expect((await quickSearch('solar')).total).toBeGreaterThan(0);
  expect(await quickSearch('qqqqqqqqq')).toMatchObject({ total: 0, did_you_mean: null });
});
