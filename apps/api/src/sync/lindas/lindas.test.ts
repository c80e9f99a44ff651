import { expect, it } from 'vitest';
import { uidOf, useLindas } from '../../../test/imitations/lindas.ts';
import { useZefix, ZEFIX_ACCESS } from '../../../test/imitations/zefix.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useSyncWorld } from '../../../test/worlds/sync-world.ts';

const useSetting = async () => {
  const [lindas, zefix, database] = [await useLindas(), await useZefix(), await useTestDatabase()];
  const world = useSyncWorld(
    database,
    { lindasUrl: lindas.url, firstDays: 3 },
    { zefixUrl: zefix.url, ...ZEFIX_ACCESS },
  );
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;
  const watermark = async () => (await rows(`select watermark from sync_state where source = 'lindas'`))[0]?.watermark;
  return { ...world, lindas, zefix, rows, watermark };
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const STATE = `select source_key, name, street, city, court, s.source_id from company join company_source s
  on s.company_id = company.id order by 1`;
const EVENTS = `select kind, from_value, to_value, array(
  select source_id::integer from event_source where event_id = event.id order by 1) as sources from event order by 1, 2`;

it('walks through all companies, a page at a time, and tells what changed since the last walk', async () => {
  const { lindas, run, rows, watermark, clock } = await useSetting();
  lindas.register(...range(1000, 1700));
  lindas.companies.set(999, { legal_name: undefined });
  expect(await run('lindas', { isDryRun: true })).toMatchObject({
    result: { counts: { inserted: 500 }, asked: 'the first 500 of 702 companies' },
  });
  expect(await rows('select from company')).toEqual([]);
  lindas.asked.length = 0;
  // Slow at first, then at a loss, and never able to send more than a hundred.
  lindas.mostRows = 100;
  lindas.misbehave('after 1099', { status: 429, headers: { 'retry-after': '30' } });
  lindas.misbehave('after 1199', { status: 504 });
  expect(await run('lindas')).toMatchObject({
    kind: 'done',
    result: {
      counts: { inserted: 701 },
      asked: 'all 702 companies',
      leftOut: { count: 1, examples: ['https://register.ld.admin.ch/zefix/company/999: the binding has no name'] },
    },
  });
  expect(lindas.asked).toHaveLength(11 + 1);
  expect(await watermark()).toBe('2026-03-10');
  const [first] = await rows(STATE);
  expect(first).toEqual({
    source_key: '1000',
    name: 'Spatz 1000 AG',
    street: 'Musterweg 1000',
    city: 'Musterwil',
    source_id: 11,
    court: 'Handelsregisteramt des Kantons Luzern',
  });
  expect(await rows(EVENTS)).toEqual([]);

  clock.pass(8 * 24 * 60);
  lindas.mostRows = 500;
  lindas.companies.delete(999);
  lindas.companies.delete(1001);
  lindas.register(1701);
  Object.assign(lindas.companies.get(1002) ?? {}, { legal_name: 'Adler AG', street: 'Horstweg 2' });
  expect(await run('lindas')).toMatchObject({
    result: {
      counts: { inserted: 1, updated: 1, unchanged: 699 },
      asked: 'all 701 companies; 1 that it named before were not among them',
    },
  });
  const events = await rows(EVENTS);
  expect(events).toMatchObject([
    { kind: 'moved' },
    { kind: 'renamed', from_value: 'Spatz 1002 AG', to_value: 'Adler AG' },
  ]);
  // Who is no longer listed may have been deleted or only be missing: what it was, it was on the day it was last listed.
  expect(
    await rows(
      `select status, as_of from company c join company_source s on c.id = company_id where source_key = '1001'`,
    ),
  ).toEqual([{ status: 'active', as_of: '2026-03-10' }]);
  await run('lindas');
  expect(await rows(EVENTS)).toEqual(events);
});

it('goes on where it was cut off, begins anew after too long, and does not take a change of names for one of facts', async () => {
  const { lindas, run, rows, watermark, clock } = await useSetting();
  lindas.register(...range(1000, 1999));
  lindas.mostRows = 50;
  // The connection ends in the middle of an answer that said nothing of its length.
  lindas.misbehave('after 1599', { status: 200, body: '{"head":{"vars":[]},"results":{"bindings":[{"comp' });
  expect(await run('lindas')).toMatchObject({
    failure: { kind: 'unreadable', detail: expect.stringContaining('JSON') },
  });
  expect(await watermark()).toBe('2026-03-10, 500 read up to https://register.ld.admin.ch/zefix/company/1499');
  expect(await rows('select last_success_at from sync_state')).toEqual([{ last_success_at: null }]);
  lindas.asked.length = 0;
  // An empty page too early is not the end.
  lindas.misbehave('after 1549', { status: 200, body: '{"head":{},"results":{"bindings":[]}}' });
  expect(await run('lindas')).toMatchObject({ failure: { kind: 'faulty', detail: 'only 550 of 1000 companies came' } });
  expect(lindas.asked[1]).toBe('after 1499');

  // Killed after the first pages that came next.
  const stop = new AbortController();
  lindas.misbehave('after 1999', { before: () => stop.abort() });
  await expect(run('lindas', { signal: stop.signal })).rejects.toThrow();
  expect(await watermark()).toContain('1000 read up to');
  lindas.asked.length = 0;
  expect(await run('lindas')).toMatchObject({ result: { asked: 'all 1000 companies' } });
  expect(lindas.asked).toEqual(['count', 'after 1999']);
  const state = await rows(STATE);
  expect(state).toHaveLength(1000);

  clock.pass(8 * 24 * 60);
  for (const renamed of [['legal_name', 'name'], ['uid'], ['locality']]) {
    lindas.renamed = renamed;
    expect(await run('lindas')).toMatchObject({
      failure: { kind: 'unreadable', detail: expect.stringMatching(/^500 of 500 without a (name|UID|place)$/) },
    });
  }
  expect(await watermark()).toBe('2026-03-10');
  lindas.renamed = [];
  lindas.misbehave('after 1799', { status: 200, body: '' });
  await run('lindas');
  expect(await watermark()).toContain('2026-03-18, 500 read');
  // Longer than until the next walk: what was read is too old to go on with.
  clock.pass(8 * 24 * 60);
  lindas.asked.length = 0;
  lindas.register(500);
  expect(await run('lindas')).toMatchObject({ result: { watermark: '2026-03-26', counts: { inserted: 1 } } });
  expect(lindas.asked[1]).toBe('after none');
  expect(await rows(STATE)).toEqual([...state, expect.objectContaining({ source_key: '500' })]);
  expect(await rows(EVENTS)).toEqual([]);
});

it('stands beside Zefix: one company, one event for what both tell, and Zefix is believed', async () => {
  const { lindas, zefix, run, rows, clock } = await useSetting();
  const seat = {
    street: 'Musterweg',
    houseNumber: '7',
    swissZipCode: '6000',
    city: 'Musterwil',
    addon: null,
    poBox: null,
  };
  lindas.register(7);
  zefix.publish('2026-03-10', 7, {
    uid: uidOf(7),
    address: seat,
    purpose: 'Bau von Nistkästen',
    capitalNominal: '100000.00',
    sogcPub: null,
    oldNames: null,
  });
  await run('lindas');
  await run('zefix');
  expect(await rows('select source_id, registered_capital is not null as has_capital from company')).toEqual([
    { source_id: 4, has_capital: true },
  ]);
  clock.pass(8 * 24 * 60);
  zefix.publish('2026-03-16', 7, { name: 'Adler AG', address: { ...seat, houseNumber: '8' } });
  Object.assign(lindas.companies.get(7) ?? {}, { legal_name: 'Adler AG', street: 'Musterweg 8' });
  await run('zefix');
  await run('lindas');
  expect(await rows(EVENTS)).toMatchObject([
    { kind: 'moved', sources: [4, 11] },
    { kind: 'renamed', to_value: 'Adler AG', sources: [4, 11] },
  ]);
  expect(await rows('select name, registered_capital is not null as has_capital from company')).toEqual([
    { name: 'Adler AG', has_capital: true },
  ]);
});
