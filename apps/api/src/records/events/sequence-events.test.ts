import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLogger } from '../../platform/logger.ts';
import { MIGRATIONS_DIR } from '../../platform/paths.ts';
import { sequenceEvents, sequenceHandler } from './sequence-events.ts';

const INSERT = `insert into event (id, company_id, kind, certainty) select gen_random_uuid(), $1, 'renamed', 'compared'
  from generate_series(1, 20)`;

it('numbers what is committed, so that a reader who follows the numbers misses nothing', async () => {
  const { db, pool } = await useTestDatabase();
  const company = await addCompany(db);
  const [slow, ...quick] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const seen = new Set<string>();
  let mark = 0;
  const follow = async () => {
    const { rows } = await pool.query('select id, seq from event where seq > $1 order by seq', [mark]);
    for (const { id, seq } of rows) {
      seen.add(id);
      mark = seq;
    }
  };
  // Begins first and commits last: its events must come after what was read meanwhile.
  await slow.query('begin');
  await slow.query(INSERT, [company]);
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      ...quick.map((client) => client.query(INSERT, [company])),
      sequenceEvents(db),
      sequenceEvents(db),
    ]);
    await follow();
  }
  await slow.query('commit');
  await sequenceEvents(db);
  await follow();
  const { rows } = await pool.query('select count(*), count(distinct seq) as numbers from event');
  expect(rows).toEqual([{ count: 220, numbers: 220 }]);
  expect(seen.size).toBe(220);
  for (const client of [slow, ...quick]) client.release();
});

it('never changes a number, even if two number at the same time', async () => {
  const { db, pool } = await useTestDatabase();
  const company = await addCompany(db);
  await pool.query(INSERT, [company]);
  const first = await pool.connect();
  await first.query('begin');
  await first.query('select sequence_events()');
  const numbers = 'select id, seq from event order by id';
  const given = (await first.query(numbers)).rows;
  const second = sequenceEvents(db);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.query('commit');
  first.release();
  await second;
  expect((await pool.query(numbers)).rows).toEqual(given);
});

it('says in the log when an event has waited for five minutes, and not before', async () => {
  const { db, pool } = await useTestDatabase();
  const clock = createTestClock();
  const lines: { level: number; count: number; msg: string }[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const number = () => sequenceHandler({ db, clock, logger }).handle({});
  await pool.query(INSERT, [await addCompany(db)]);
  await pool.query('update event set seen_at = $1', [clock.now()]);
  // As it was after restores that began the numbers anew.
  await pool.query(`alter table event add constraint broken check (seq is null)`);
  clock.pass(4);
  await expect(number()).rejects.toThrow('broken');
  expect(lines).toEqual([]);
  clock.pass(2);
  await expect(number()).rejects.toThrow('broken');
  expect(lines).toMatchObject([{ level: 50, count: 20, msg: expect.stringMatching(/^events get no number/) }]);
  await pool.query('alter table event drop constraint broken');
  await number();
  expect(lines).toHaveLength(1);
});

it('goes on where a restore by the version before had begun anew, and nowhere else', async () => {
  const before = useTemporaryDir('migrations');
  for (const name of readdirSync(MIGRATIONS_DIR))
    if (name < '0048') copyFileSync(join(MIGRATIONS_DIR, name), join(before, name));
  const useNumbered = async () => {
    const { db, pool } = await useTestDatabase({ isEmpty: true });
    await migrate(pool, before);
    await pool.query(`insert into company (id, name, status, source_id, fetched_at, licence) overriding system value
      values (1, 'Murtaler Solar GmbH', 'active', 2, now(), 'x')`);
    await pool.query(INSERT, [1]);
    await sequenceEvents(db);
    await pool.query(INSERT, [1]);
    const largest = async () => (await pool.query('select max(seq) as largest from event')).rows[0].largest;
    return { db, pool, largest, given: await largest() };
  };
  const restored = await useNumbered();
  await restored.pool.query('alter sequence event_seq_number restart');
  await expect(sequenceEvents(restored.db)).rejects.toThrow('event_seq');
  await migrate(restored.pool);
  await sequenceEvents(restored.db);
  expect(await restored.largest()).toBeGreaterThan(Date.parse('2026-01-01') * 1000);

  const healthy = await useNumbered();
  await migrate(healthy.pool);
  await sequenceEvents(healthy.db);
  expect(await healthy.largest()).toBe(healthy.given + 20);
});
