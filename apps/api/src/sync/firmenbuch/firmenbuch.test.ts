import { firmenbuchNumber } from '@firmament/identifiers/firmenbuch';
import { expect, it } from 'vitest';
import { FIRMENBUCH_API_KEY, type FirmenbuchImitation, useFirmenbuch } from '../../../test/imitations/firmenbuch.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/servers/test-database.ts';
import { type SyncWorld, useSyncWorld } from '../../../test/worlds/sync-world.ts';

type Setting = SyncWorld & {
  firmenbuch: FirmenbuchImitation;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** What was asked since the last time. */
  asked(): string[];
};

const worldOf = (database: TestDatabase, { url }: FirmenbuchImitation, firstDays: number) =>
  useSyncWorld(database, { firstDays }, { firmenbuchUrl: url, firmenbuchApiKey: FIRMENBUCH_API_KEY });

const useSetting = async (): Promise<Setting> => {
  const [firmenbuch, database] = [await useFirmenbuch(), await useTestDatabase()];
  return {
    ...worldOf(database, firmenbuch, 3),
    firmenbuch,
    rows: async (sql) => (await database.pool.query(sql)).rows,
    asked: () => firmenbuch.asked.splice(0),
  };
};

/** What the register made of a database. */
const factsOf = async (rows: Setting['rows']) => ({
  companies: await rows('select register_number, name, status, city from company order by 1'),
  people: await rows(
    `select register_number, m.name, title, birth_year from mandate m join company c on c.id = company_id
     where is_listed order by 1, 2`,
  ),
  reports: await rows(
    'select register_number, period_end, total_assets from financial_report join company c on c.id = company_id order by 1, 2',
  ),
});

const EVENTS = `select register_number, kind, from_value, to_value from event join company c on c.id = company_id
  order by 1, kind, to_value`;

const watermarkOf = async ({ rows }: Setting) => (await rows('select watermark from sync_state'))[0]?.watermark;

const daysLater = ({ clock, firmenbuch }: Setting, days: number, today: string) => {
  clock.pass(days * 24 * 60);
  firmenbuch.today = today;
};

const number = firmenbuchNumber;

it('begins some days back, then brings what changed, and ends as one whole reading would', async () => {
  const setting = await useSetting();
  const { firmenbuch, run, rows, asked } = setting;
  firmenbuch.enter('2026-03-01', 900_009);
  firmenbuch.enter('2026-03-07', 900_001);
  firmenbuch.enter('2026-03-09', 900_001, { name: 'Star GmbH' });
  firmenbuch.enter('2026-03-09', 900_002);
  firmenbuch.file('2026-03-09', 900_001);
  firmenbuch.file('2026-03-09', 900_001, { extension: 'pdf' });
  // Of this one only accounts are listed.
  firmenbuch.enter('2026-02-01', 900_003);
  const key = firmenbuch.file('2026-03-10', 900_003);
  expect(await run('firmenbuch')).toMatchObject({
    kind: 'done',
    result: { asked: '2026-03-07 to 2026-03-10, 4 companies and accounts', leftOut: { count: 0 } },
  });
  // Lists first; who was entered twice is asked for once.
  expect(asked().slice(8)).toEqual([
    'AUSZUG 900001g',
    `AUSZUG ${number(900_002)}`,
    expect.stringMatching(/^URKUNDE 900001_.*_XML$/),
    `URKUNDE ${key}`,
    `AUSZUG ${number(900_003)}`,
  ]);
  expect(await watermarkOf(setting)).toBe('2026-03-09');
  expect((await rows(EVENTS)).filter(({ kind }) => kind !== 'accounts_filed')).toEqual([]);
  expect(await rows('select distinct birth_year, birth_hash is not null as has_hash from mandate')).toEqual([
    { birth_year: 1980, has_hash: true },
  ]);

  await run('firmenbuch');
  expect(asked().filter((name) => !name.startsWith('VERAENDERUNGEN'))).toEqual([]);

  // Weeks later, with an entry that is listed late, and one that comes while the companies are asked for.
  daysLater(setting, 20, '2026-03-30');
  firmenbuch.enter('2026-03-08', 900_004);
  firmenbuch.enter('2026-03-15', 900_001, { name: 'Adler GmbH', director: 'Cäsar' });
  firmenbuch.enter('2026-03-16', 900_002, { isDeleted: true });
  firmenbuch.misbehave('AUSZUG 900001g', { before: () => firmenbuch.enter('2026-03-30', 900_005) });
  await run('firmenbuch');
  expect(asked().filter((name) => name.startsWith('AUSZUG'))).toHaveLength(3);
  await run('firmenbuch');
  expect(asked().filter((name) => name.startsWith('AUSZUG'))).toEqual([`AUSZUG ${number(900_005)}`]);
  const events = await rows(EVENTS);
  expect(events.filter(({ kind }) => kind !== 'accounts_filed')).toMatchObject([
    { register_number: '900001g', kind: 'officer_entered' },
    { register_number: '900001g', kind: 'officer_left' },
    { register_number: '900001g', kind: 'renamed', from_value: 'Star GmbH', to_value: 'Adler GmbH' },
    { register_number: number(900_002), kind: 'deleted' },
  ]);

  // The overlap once more, as if nothing of it had been noted.
  const facts = await factsOf(rows);
  await rows('delete from sync_entry');
  await rows(`update sync_state set watermark = '2026-03-10'`);
  expect(await run('firmenbuch')).toMatchObject({ result: { counts: { inserted: 0, updated: 0 } } });
  expect(asked().filter((name) => /^(AUSZUG|URKUNDE)/.test(name))).toHaveLength(6);
  expect(await factsOf(rows)).toEqual(facts);
  expect(await rows(EVENTS)).toEqual(events);

  const afresh = await useTestDatabase();
  const whole = worldOf(afresh, firmenbuch, 23);
  whole.clock.pass(20 * 24 * 60);
  await whole.run('firmenbuch');
  expect(await factsOf(async (sql) => (await afresh.pool.query(sql)).rows)).toEqual(facts);
});

it('tells what it could not read of single companies, and asks for it again', async () => {
  const setting = await useSetting();
  const { firmenbuch, run, rows, asked, pauses } = setting;
  for (const digits of [900_001, 900_002, 900_003]) firmenbuch.enter('2026-03-09', digits);
  firmenbuch.enterUnreadable('2026-03-09', 900_004);
  firmenbuch.file('2026-03-09', 900_001, { content: '<X>no accounts</X>' });
  firmenbuch.misbehave('AUSZUG 900001g', { status: 500, body: 'no fault of yours' });
  firmenbuch.misbehave(`AUSZUG ${number(900_002)}`, { status: 429, headers: { 'retry-after': '30' } });
  for (let tries = 0; tries < 4; tries++) firmenbuch.misbehave(`AUSZUG ${number(900_003)}`, { status: 502 });
  expect(await run('firmenbuch')).toMatchObject({
    kind: 'done',
    result: {
      counts: { inserted: 2 },
      leftOut: {
        count: 3,
        examples: [
          `${number(900_003)}: HTTP 502`,
          `${number(900_004)}: The service refused the request: Firmenbuchnummer ist ungültig!.`,
          expect.stringMatching(/^900001_.*: The document begins with <X> and holds no annual accounts/),
        ],
      },
    },
  });
  expect(pauses).toContain(30_000);
  // A fault is final: asked once.
  expect(asked().filter((name) => name.endsWith(number(900_004)))).toHaveLength(1);
  expect(await rows('select left_out_count, array_length(left_out, 1) as named from sync_state')).toEqual([
    { left_out_count: 3, named: 3 },
  ]);
  expect(await run('firmenbuch')).toMatchObject({ result: { counts: { inserted: 1 }, leftOut: { count: 2 } } });

  // What fails in a row is the register's fault: the run fails, and nothing is passed over.
  const before = await watermarkOf(setting);
  daysLater(setting, 1, '2026-03-11');
  for (let digits = 900_010; digits < 900_030; digits++) firmenbuch.enterUnreadable('2026-03-11', digits);
  asked();
  expect(await run('firmenbuch')).toMatchObject({ kind: 'failed', failure: { kind: 'faulty' } });
  expect(asked().filter((name) => name.startsWith('AUSZUG'))).toHaveLength(10);
  expect(await watermarkOf(setting)).toBe(before);
});

it('writes to the operator once when the key is refused, and fails with a list that is none', async () => {
  const { firmenbuch, run, rows } = await useSetting();
  firmenbuch.accept = false;
  expect(await run('firmenbuch')).toMatchObject({ kind: 'failed', failure: { kind: 'key', detail: 'HTTP 401' } });
  await run('firmenbuch');
  const mails = await rows(`select payload->>'subject' as subject from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = task_id where t.identifier = 'send-letter'`);
  expect(mails).toEqual([{ subject: 'Firmenbuch, Österreich: Zugang abgelehnt' }]);
  expect(firmenbuch.asked).toHaveLength(2);

  firmenbuch.accept = true;
  firmenbuch.misbehave('FIRMA', { status: 200, body: '<html>Wartung</html>' });
  expect(await run('firmenbuch')).toMatchObject({ failure: { kind: 'unreadable' } });
});

it('goes on where it was killed, and ends the same', async () => {
  const setting = await useSetting();
  const { firmenbuch, run, asked, rows } = setting;
  for (let at = 0; at < 60; at++) firmenbuch.enter(at < 40 ? '2026-03-08' : '2026-03-09', 900_100 + at);
  const killed = new AbortController();
  firmenbuch.misbehave(`AUSZUG ${number(900_155)}`, { before: () => killed.abort() });
  await expect(run('firmenbuch', { signal: killed.signal })).rejects.toThrow();
  const first = asked().filter((name) => name.startsWith('AUSZUG'));
  expect(first).toHaveLength(56);
  // All of the first day is in, and half of the second.
  expect(await watermarkOf(setting)).toBe('2026-03-08');

  expect(await run('firmenbuch')).toMatchObject({ kind: 'done', result: { counts: { inserted: 10 } } });
  expect(asked().filter((name) => name.startsWith('AUSZUG'))).toEqual([
    ...first.slice(50),
    ...[56, 57, 58, 59].map((at) => `AUSZUG ${number(900_100 + at)}`),
  ]);
  const afresh = await useTestDatabase();
  await worldOf(afresh, firmenbuch, 3).run('firmenbuch');
  expect(await factsOf(async (sql) => (await afresh.pool.query(sql)).rows)).toEqual(await factsOf(rows));

  // A dry run tries a few, and notes nothing.
  await rows('delete from sync_entry');
  expect(await run('firmenbuch', { isDryRun: true })).toMatchObject({
    result: { counts: { unchanged: 25 }, asked: '2026-03-06 to 2026-03-10, the first 25 of 60 companies and accounts' },
  });
  expect(await rows('select from sync_entry')).toEqual([]);
});
