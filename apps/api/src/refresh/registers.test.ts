import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { fictionalRecord, type Register, useRefreshWorld, useRegister } from '../../test/worlds/refresh-world.ts';
import type { RefreshSettings } from '../config.ts';
import * as answers from './fixtures/register-answers.ts';

/** Every register, with a good answer and one about another company. */
const REGISTERS = [
  {
    name: 'GISA',
    sourceId: SOURCE_IDS.gisa,
    sourceKey: answers.GISA_KEY,
    settings: (origin: string): Partial<RefreshSettings> => ({ gisaUrl: `${origin}/xml` }),
    good: answers.gisaAnswer(),
    ofAnother: answers.gisaAnswer({ GISAZahl: '99000012' }),
  },
  {
    name: 'Firmenbuch',
    sourceId: SOURCE_IDS.firmenbuch,
    sourceKey: answers.FIRMENBUCH_KEY,
    settings: (origin: string) => ({ firmenbuchUrl: `${origin}/ws`, firmenbuchApiKey: 'key-1' }),
    good: answers.firmenbuchAnswer(),
    ofAnother: answers.firmenbuchAnswer({ fnr: '900002 h' }),
  },
  {
    name: 'Zefix',
    sourceId: SOURCE_IDS.zefix,
    sourceKey: answers.ZEFIX_KEY,
    settings: (origin: string) => ({ zefixUrl: origin, zefixUser: 'eva', zefixPassword: 'geheim' }),
    good: answers.zefixAnswer(),
    ofAnother: answers.zefixAnswer({ ehraid: 9_000_002 }),
  },
  {
    name: 'GLEIF',
    sourceId: SOURCE_IDS.gleif,
    sourceKey: answers.LEI,
    settings: (origin: string) => ({ gleifUrl: `${origin}/api/v1` }),
    good: answers.gleifAnswer(),
    ofAnother: answers.gleifAnswer({ lei: answers.CHILD_LEI }),
  },
];

const send =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

type Case = [string, (parts: { good: string; ofAnother: string; other: Register }) => RequestListener, object];

/** What can go wrong with any register, and what a member is told. */
const CASES: Case[] = [
  ['says nothing', () => () => {}, { outcome: 'unreachable', reason: 'no_answer' }],
  ['breaks down', () => send(500, 'Internal error'), { outcome: 'unreachable', reason: 'no_answer' }],
  ['is closed for maintenance', () => send(503, '<html>'), { outcome: 'unreachable', reason: 'no_answer' }],
  ['does not know the company', () => send(404, '{}'), { outcome: 'not_there', reason: 'not_there' }],
  ['does not know us', () => send(401, ''), { outcome: 'refused', reason: 'refused' }],
  ['has had enough', () => send(429, ''), { outcome: 'refused', reason: 'limit_reached' }],
  ['babbles', () => send(200, 'Lorem ipsum'), { outcome: 'unreadable', reason: 'unreadable' }],
  [
    'shows a web page',
    () => send(200, '<html><body>Willkommen'),
    { reason: expect.stringMatching(/unreadable|not_there/) },
  ],
  ['answers with nothing', () => send(200, ''), { outcome: 'unreadable' }],
  [
    'sends bytes that are no text',
    () => (_, response) => void response.end(Buffer.from([0xff, 0xfe, 0x00])),
    { outcome: 'unreadable' },
  ],
  ['stops in the middle of a word', ({ good }) => send(200, good.slice(0, good.length / 2)), { outcome: 'unreadable' }],
  [
    'hangs up in the middle',
    ({ good }) =>
      (_, response) => {
        response.writeHead(200, { 'content-length': String(Buffer.byteLength(good)) }).write(good.slice(0, 40));
        setTimeout(() => response.destroy(), 20);
      },
    { outcome: 'unreachable' },
  ],
  [
    'drips',
    ({ good }) =>
      async (_, response) => {
        response.writeHead(200);
        for (const letter of good) {
          if (response.destroyed) return;
          response.write(letter);
          await pause(100);
        }
      },
    { outcome: 'unreachable' },
  ],
  ['floods', ({ good }) => send(200, good + ' '.repeat(100_000)), { outcome: 'unreadable' }],
  [
    'sends us to another host',
    ({ other }) => send(307, '', { location: other.origin }),
    { outcome: 'refused', reason: 'led_astray' },
  ],
  [
    'sends us inside',
    () => send(307, '', { location: 'http://169.254.169.254/' }),
    { outcome: 'refused', reason: 'led_astray' },
  ],
  [
    'speaks of another company',
    ({ ofAnother }) => send(200, ofAnother),
    { outcome: 'unreadable', reason: 'another_company' },
  ],
];

const TOGETHER: Record<string, string> = {
  street: 'address',
  postcode: 'address',
  city: 'address',
  country: 'address',
  court_code: 'register_number',
  euid: 'register_number',
  capital_currency: 'registered_capital',
};

describe.each(REGISTERS)('$name', ({ sourceId, sourceKey, settings, good, ofAnother }) => {
  it('brings a company up to date, and finds nothing new the second time', async () => {
    const register = await useRegister();
    register.answer(
      ({ url }, response) => void (url?.includes('isins') ? response.writeHead(404).end() : response.end(good)),
    );
    const world = await useRefreshWorld({ settings: settings(register.origin) });
    const id = await world.add(sourceId, fictionalRecord({ sourceKey }));
    const first = await world.refresh(id, sourceId);
    expect(first).toMatchObject({ outcome: 'updated', reason: null });
    expect(first?.changedFields).toEqual(expect.arrayContaining(['name', 'street']));
    const changes = await world.changes(id);
    // Fields that change together make one event; what is found by us from the place makes none.
    const changed = first?.changedFields.filter((field) => field !== 'region' && field !== 'court');
    expect(new Set(changes.map(({ field }) => field))).toEqual(
      new Set(changed?.map((field) => TOGETHER[field] ?? field)),
    );
    expect(changes).toContainEqual({
      field: 'name',
      old_value: 'Spatz GmbH',
      new_value: expect.stringMatching(/^Adler Grö/),
    });

    expect(await world.refresh(id, sourceId)).toEqual({ outcome: 'unchanged', reason: null, changedFields: [] });
    expect(await world.changes(id)).toEqual(changes);
  });

  it('loses nothing, whatever goes wrong at the register', async () => {
    const [register, other] = [await useRegister(), await useRegister()];
    const world = await useRefreshWorld({ settings: settings(register.origin) });
    const id = await world.add(sourceId, fictionalRecord({ sourceKey }));
    const state = async () =>
      (await world.database.pool.query('select (select count(*) from company), company.* from company')).rows;
    const before = await state();
    for (const [name, listen, expected] of CASES) {
      register.answer(listen({ good, ofAnother, other }));
      expect({ name, ...(await world.refresh(id, sourceId)) }).toMatchObject({ name, ...expected, changedFields: [] });
      world.clock.pass(2);
    }
    expect(await state()).toEqual(before);
    expect(await world.changes(id)).toEqual([]);
    expect(other.asked).toEqual([]);
  }, 60_000);

  it('is not asked without the number it knows the company by', async () => {
    const register = await useRegister();
    const world = await useRefreshWorld({ settings: settings(register.origin) });
    const id = await world.add(sourceId, fictionalRecord({ sourceKey: '../admin?x=' }));
    expect(await world.refresh(id, sourceId)).toMatchObject({ outcome: 'not_there', reason: 'no_number' });
    expect(register.asked).toEqual([]);
  });

  it('is asked no more often than it allows, however many processes there are', async () => {
    const register = await useRegister();
    register.answer(send(404, ''));
    const world = await useRefreshWorld({ settings: settings(register.origin) });
    const id = await world.add(sourceId, fictionalRecord({ sourceKey }));
    const reasons: (string | null | undefined)[] = [];
    for (let i = 0; i < 62 && reasons.at(-1) !== 'limit_reached'; i++) {
      reasons.push((await world.refresh(id, sourceId))?.reason);
    }
    expect(reasons.at(-1)).toBe('limit_reached');
    expect(register.asked).toHaveLength(reasons.length - 1);
    world.clock.pass(1);
    expect(await world.refresh(id, sourceId)).toMatchObject({ reason: 'not_there' });
  }, 60_000);
});
