import type { CoOfficers, Network, NetworkPaths } from '@firmament/api-contract/calls/network';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { addCrowd, addDoubtful, addFamily, addOldCopy, addTwins, OLD_COPY } from '../../test/worlds/network-family.ts';
import { addRegisterPerson } from '../../test/worlds/register-people.ts';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';

/** What is old, over, only likely or too much to look at, and how the calls of the network say so. */

const addWorld = async ({ database: { db } }: SearchWorld) => {
  const family = await addFamily(db);
  const colleague = await addRegisterPerson(db, { companyId: family.sawmill, name: 'Lea Morgenrot' });
  return {
    family,
    colleague,
    twins: await addTwins(db),
    copy: await addOldCopy(db),
    crowd: await addCrowd(db),
    doubtful: await addDoubtful(db),
  };
};

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };
let known: Awaited<ReturnType<typeof addWorld>>;

beforeAll(async () => {
  world = await createSearchWorld();
  const clock = createTestClock();
  known = await addWorld(world);
  app = await buildSearchApp(world, await world.start(), { clock });
  session = await enterSearchApp(world, app, clock);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const get = async <T>(call: string, query: Record<string, string | number>): Promise<T> => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await app.inject({
    url: `/api/network${call}?${asked}`,
    headers: { ...session, 'accept-language': 'de' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const isJson = String(answer.headers['content-type']).startsWith('application/json;');
  return isJson ? answer.json() : (answer.body as T);
};
const around = (start: string | number, more = {}) => get<Network>('', { start, ...more });
const path = (query: Record<string, string | number>) => get<NetworkPaths>('/path', query);

describe('what was last stated years ago', () => {
  it('is not confirmed, in words and on the wire', async () => {
    const { company, runa } = known.copy;
    const { relations } = await around(company, { depth: 1 });
    const director = relations.find(({ from }) => from === `reg.${runa}`);
    expect(director).toMatchObject({
      state: 'unconfirmed',
      is_in_force: true,
      basis: 'last_stated',
      as_of: OLD_COPY,
      ended_on: null,
      missed_on: null,
      source_label: 'OffeneRegister',
    });
    expect(director?.sentence.de).toContain('; ob das noch gilt, ist nicht bekannt');
  });

  it('makes a path of that year', async () => {
    const { owner, runa } = known.copy;
    const { paths } = await path({ from: `reg.${runa}`, to: owner });
    expect(paths).toHaveLength(1);
    expect(paths[0]?.sentence.de).toMatch(
      /^Runa Quellbach und die Quellbach Beteiligungs GmbH waren nach dem Stand von 2018 über 2 Schritte verbunden; ob das noch gilt, ist nicht bekannt: /,
    );
  });

  it('makes co-officers of that day', async () => {
    const { runa, ivo } = known.copy;
    const { people, sentences } = await get<CoOfficers>('/coOfficers', { person: `reg.${runa}` });
    expect(people).toMatchObject([{ id: `reg.${ivo}`, grade: 'certain' }]);
    expect(sentences[0]?.de).toMatch(
      /^Runa Quellbach und Ivo Sandner waren zuletzt beide bei der Quellbach Werkzeug GmbH eingetragen; ob das noch gilt, ist nicht bekannt \(OffeneRegister.*, Stand 18\. Juni 2018\)\.$/,
    );
  });

  it('makes a shared address of that day', async () => {
    const { company, owner } = known.copy;
    const found = await get<{ companies: object[]; as_of: string; sentence: { de: string } }>('/sameAddress', {
      company,
    });
    expect(found).toMatchObject({
      source_label: 'OffeneRegister',
      as_of: OLD_COPY,
      companies: [{ id: String(owner), source_label: 'OffeneRegister', as_of: OLD_COPY }],
    });
    expect(found.sentence.de).toMatch(
      /erfasst; ob alle noch dort sind, ist nicht bekannt \(OffeneRegister.*, Stand 18\. Juni 2018\)\./,
    );
  });
});

describe('who is registered with somebody who is likely the person', () => {
  it('is likely registered with the person, and nothing more', async () => {
    const { family, colleague } = known;
    const of = (sure: string) => get<CoOfficers>('/coOfficers', { person: `reg.${family.andreas}`, sure });
    expect((await of('certain')).people.map(({ id }) => id)).toEqual([`reg.${family.eva}`]);
    const { people, sentences } = await of('likely');
    const place = people.findIndex(({ id }) => id === `reg.${colleague}`);
    expect(people[place]).toMatchObject({
      grade: 'likely',
      companies: [String(family.sawmill)],
      likely_companies: [String(family.sawmill)],
    });
    expect(sentences[place]?.de).toContain(
      'Andreas Leitner und Lea Morgenrot sind wahrscheinlich beide bei dem Einzelunternehmen Sägewerk Leitner e.U. eingetragen (',
    );
    expect(sentences[place]?.de).toContain('wahrscheinlich, aber nicht sicher dieselbe Person');
    expect(people.find(({ id }) => id === `reg.${family.eva}`)).toMatchObject({
      grade: 'certain',
      likely_companies: [],
    });
  });
});

describe('who is registered with both the person and somebody who is likely the person', () => {
  it('is told of by what the person is, whatever the other is', async () => {
    const { person, colleague } = known.twins;
    const asked = { person: `reg.${person}`, sure: 'likely' };
    const { people, sentences } = await get<CoOfficers>('/coOfficers', asked);
    expect(people).toMatchObject([{ id: `reg.${colleague}`, grade: 'certain', likely_companies: [] }]);
    expect(sentences[0]?.de).toContain('Anna Altenberg und Bert Beisser waren beide bei der Treff GmbH eingetragen (');
  });
});

describe('a path', () => {
  it('leads through hubs, past relations and on a day as it is asked to', async () => {
    const { family, crowd } = known;
    const [from = 0, to = 0] = crowd.members;
    expect(await path({ from, to })).toMatchObject({
      paths: [],
      hubs_avoided: 1,
      would_help: ['hubs'],
      is_help_known: true,
    });
    const through = await path({ from, to, hubs: 'walk' });
    expect(through).toMatchObject({ hubs_avoided: 0, would_help: [], is_cut_short: false });
    expect(through.paths.map(({ points }) => points)).toEqual([[from, crowd.hub, to].map(String)]);

    const eva = { from: `reg.${family.eva}`, to: family.holding };
    const stepsOf = async (more: Record<string, string>) =>
      (await path({ ...eva, ...more })).paths[0]?.relations.length;
    expect(await stepsOf({})).toBe(2);
    expect(await stepsOf({ past: 'show' })).toBe(1);
    expect(await stepsOf({ on: '2019-06-01' })).toBe(1);
    expect(await stepsOf({ on: '2018-06-01', kinds: 'prokura' })).toBe(undefined);
  });

  it('is certain if anything certain joins the two, and that is what is told', async () => {
    const { held, owner } = known.doubtful;
    const { paths, relations } = await path({ from: owner, to: held, sure: 'likely' });
    expect(relations.map(({ grade }) => grade).sort()).toEqual(['certain', 'likely']);
    expect(paths).toMatchObject([{ grade: 'certain' }]);
    expect(relations[paths[0]?.relations[0] ?? -1]).toMatchObject({ grade: 'certain', share: 10 });
    expect(paths[0]?.sentence.de).not.toContain('wahrscheinlich');
  });
});

describe('a day on which a source no longer listed somebody', () => {
  it('is not the end, which nobody stated', async () => {
    const { held, gone } = known.doubtful;
    const { relations } = await around(held);
    const left = relations.find(({ from }) => from === `reg.${gone}`);
    expect(left).toMatchObject({ state: 'past', ended_on: null, missed_on: '2025-02-01', as_of: '2025-01-01' });
    expect(left?.sentence.de).toContain('spätestens am 1. Februar 2025 war das nicht mehr eingetragen');
    const eva = (await around(known.family.holding)).relations.find(({ from }) => from === `reg.${known.family.eva}`);
    expect(eva).toMatchObject({ ended_on: '2024-06-30', missed_on: null });
  });

  it('has a column of its own', async () => {
    const { held, gone } = known.doubtful;
    const csv = await get<string>('/file', { start: held, format: 'csv' });
    const [headings = '', ...rows] = csv.replace('\ufeff', '').trimEnd().split('\r\n');
    const columns = headings.split(';');
    const row = rows.find((one) => one.startsWith(`reg.${gone};`))?.split(';') ?? [];
    expect(row[columns.indexOf('Bis')]).toBe('');
    expect(row[columns.indexOf('Nicht mehr eingetragen am')]).toBe('2025-02-01');
  });

  it('is no end date of FollowTheMoney', async () => {
    const { held, gone } = known.doubtful;
    const ftm = await get<string>('/file', { start: held, format: 'ftm' });
    const entities: { properties: Record<string, string[]> }[] = ftm
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const left = entities.find(({ properties }) => properties.director?.[0] === `firmament-reg.${gone}`);
    expect(left?.properties.endDate).toBe(undefined);
    expect(left?.properties.startDate).toEqual(['2019-03-04']);
    expect(left?.properties.summary?.[0]).toContain('spätestens am 1. Februar 2025');
  });
});
