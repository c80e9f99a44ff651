import type { Language } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };

beforeAll(async () => {
  world = await createSearchWorld({ hasPlaces: true });
  app = await buildSearchApp(world, await world.start());
  session = await enterSearchApp(world, app);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const must = (indicator: string, ...values: unknown[]) => ({ indicator, operator: 'must', values });

const search = async (performanceIndicators: unknown, { language = 'en' as Language, entity = 'companies' } = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/search',
    payload: { entity, performanceIndicators, offset: 0 },
    headers: { ...session, 'accept-language': language },
  });
  return answer.json();
};

const suggest = (query: Record<string, string>, headers: Record<string, string> = session) =>
  app.inject({ url: `/api/suggestPlaces?${new URLSearchParams(query)}`, headers });

const countOf = async (where: string) =>
  (await world.database.pool.query(`select count(*) from company where ${where}`)).rows[0].count;

describe('a place', () => {
  it('with a radius becomes a circle', async () => {
    const { place, results, total } = await search([must('address', '8010 Graz'), must('radius', '30')]);
    expect(place).toMatchObject({ query: '8010 Graz', matched: 'radius', kind: 'postcode', radiusKm: 30 });
    expect(total).toBeGreaterThan(0);
    for (const { latitude, longitude } of results) {
      expect(Math.hypot((latitude - place.latitude) * 111, (longitude - place.longitude) * 76)).toBeLessThan(30.5);
    }
    const everywhere = (await search([must('address', '8010 Graz'), must('radius', 20_000)])).total;
    expect(everywhere).toBe(await countOf('latitude is not null'));
  });

  it('without a radius is searched as a whole, by any of its names', async () => {
    const german = await search([must('address', 'Wien')], { language: 'de' });
    const english = await search([must('address', 'Vienna')]);
    expect(german.total).toBe(await countOf(`country = 'AT' and city = 'Wien'`));
    expect(english.total).toBe(german.total);
    const shown = { matched: 'area', kind: 'city', region: null };
    expect(german.place).toMatchObject({ ...shown, label: 'Wien', country: 'Österreich' });
    expect(english.place).toMatchObject({ ...shown, label: 'Vienna', country: 'Austria' });
  });

  it('that is a region or country is searched as a whole, with a radius too, and says so', async () => {
    const { place, total } = await search([must('address', 'Styria'), must('radius', 10)], { language: 'de' });
    expect(total).toBe(await countOf(`region = 'Steiermark'`));
    expect(place).toMatchObject({ matched: 'area', kind: 'region', label: 'Steiermark', isRadiusLeftOut: true });
    const austria = await search([must('address', 'Austria')]);
    expect(austria.total).toBe(await countOf(`country = 'AT'`));
    expect(austria.place).toMatchObject({ matched: 'area', kind: 'country' });
    expect(austria.place).not.toHaveProperty('isRadiusLeftOut');
  });

  it('of several that the text can mean is the largest; the others lead to themselves', async () => {
    const { place } = await search([must('address', 'Baden'), must('radius', 10)], { language: 'de' });
    expect(place).toMatchObject({ matched: 'radius', label: 'Baden', region: 'Niederösterreich' });
    expect(place.alternatives).toEqual([
      { value: 'Baden, Aargau, Schweiz', label: 'Baden', kind: 'city', region: 'Aargau', country: 'Schweiz' },
      expect.objectContaining({ label: 'Baden-Baden', region: 'Baden-Württemberg' }),
    ]);
    for (const { value, label, country } of place.alternatives) {
      const there = await search([must('address', value), must('radius', 10)], { language: 'de' });
      expect(there.place).toMatchObject({ label, country, alternatives: [] });
    }
  });

  it('that is not known, or more than a place, is searched as words', async () => {
    const unknown = await search([must('address', 'Nirgendsheim'), must('radius', 30)]);
    expect(unknown).toMatchObject({ total: 0, place: { query: 'Nirgendsheim', matched: 'words' } });
    const { rows } = await world.database.pool.query(
      'select street, postcode, city from company where street is not null and postcode is not null limit 1',
    );
    const [{ street, postcode, city }] = rows;
    const address = `${street}, ${postcode} ${city}`;
    const found = await search([must('address', address)]);
    expect(found.place).toEqual({ query: address, matched: 'words' });
    expect(found.results[0].address).toContain(street);
    expect((await search([must('address', address), must('radius', 5)])).place.matched).toBe('radius');
  });

  it('of people is known by any of its names', async () => {
    const people = { entity: 'companies_employees' };
    const { total, place, results } = await search([must('locality', 'Vienna')], people);
    expect(place).toMatchObject({ matched: 'area', label: 'Vienna', country: 'Austria' });
    expect(total).toBe((await search([must('locality', 'Wien')], people)).total);
    for (const { locality } of results) expect(locality).toBe('Wien, Österreich');
    expect((await search([must('locality', 'Wien', 'Graz')], people)).place).toBeNull();
    expect((await search([must('locality', 'Nirgendsheim')], people)).place).toMatchObject({ matched: 'words' });
  });
});

describe('suggestions of places', () => {
  it('come in the language asked for, at most ten, the largest first', async () => {
    const { places } = (await suggest({ keyword: 'baden', lang: 'de' })).json();
    expect(places[0]).toEqual({
      value: 'Baden-Württemberg, Deutschland',
      name: 'Baden-Württemberg',
      kind: 'region',
      region: null,
      country: 'Deutschland',
    });
    expect(places.map(({ value }: { value: string }) => value)).toContain('Baden, Niederösterreich, Österreich');
    const english = (await suggest({ keyword: 'st' })).json().places;
    expect(english).toHaveLength(10);
    expect(english.map(({ value }: { value: string }) => value)).toContain('Stuttgart, Baden-Württemberg, Germany');
  });

  it('need two characters and a session', async () => {
    expect((await suggest({ keyword: 'w' })).json()).toEqual({ places: [] });
    expect((await suggest({ keyword: 'wi' }, {})).statusCode).toBe(401);
    expect((await suggest({ keyword: 'wi', lang: 'fr' })).statusCode).toBe(400);
  });
});
