import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { sequenceEvents } from './sequence-events.ts';

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
