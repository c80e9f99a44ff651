import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { sequenceEvents } from '../records/events/sequence-events.ts';
import { latestChangeId, updateSeen } from '../watchlist/watch.query.ts';
import { findNews, markMailed } from '../watchlist/watch-mail.query.ts';
import { findWatchlist } from '../watchlist/watchlist.query.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const rowsOf = async (pool: pg.Pool, statement: string) => (await pool.query(statement)).rows;

const sequencesOf = async (pool: pg.Pool): Promise<string[]> =>
  (await rowsOf(pool, `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`)).map(
    ({ name }) => name,
  );

/** The next number of each sequence, after it has given `many` others. */
const nextOf = async (pool: pg.Pool, many = 0) => {
  const next: Record<string, number> = {};
  for (const name of await sequencesOf(pool)) {
    const { rows } = await pool.query(`select max(nextval($1)) as next from generate_series(0, $2)`, [name, many]);
    next[name] = rows[0].next;
  }
  return next;
};

/** As versions before wrote it: without the numbers that sequences gave. */
const withoutCounters = (file: string): void => {
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2);
  const { counters, ...older } = JSON.parse(head);
  expect(counters).toBeTypeOf('object');
  const content = `${[JSON.stringify(older), ...lines].join('\n')}\n`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  writeFileSync(file, gzipSync(`${content}${JSON.stringify({ sha256 })}\n`));
};

it('lets every sequence of the schema go on after the numbers it gave, those of rows that are gone as well', async () => {
  const { pool } = await useTestDatabase();
  const names = await sequencesOf(pool);
  expect(names).toContain('event_seq_number');
  expect(names.length).toBeGreaterThan(30);
  const given = await nextOf(pool, 40);
  const file = join(useTemporaryDir('backup'), 'all.backup');
  await writeBackup(pool, file);
  await restoreBackup(pool, file);
  const next = await nextOf(pool);
  expect(Object.keys(next)).toEqual(names);
  for (const name of names) expect(next[name], name).toBeGreaterThan(given[name] ?? Number.POSITIVE_INFINITY);
});

it('goes on after the largest numbers of the rows where an older backup does not say what was given', async () => {
  const { db, pool } = await useTestDatabase();
  const company = await addCompany(db);
  await pool.query(
    `insert into event (id, company_id, kind, certainty) values (gen_random_uuid(), $1, 'moved', 'stated')`,
    [company],
  );
  await sequenceEvents(db);
  const file = join(useTemporaryDir('backup'), 'all.backup');
  await writeBackup(pool, file);
  withoutCounters(file);
  await restoreBackup(pool, file);
  expect(await addCompany(db)).toBe(company + 1);
  // Without a column of its own a sequence could not be found.
  const unowned = `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_class.oid and refobjsubid > 0 and deptype in ('a', 'i'))`;
  expect(await rowsOf(pool, unowned)).toEqual([]);
});

it.each([
  ['real', false, { 2025: 9, 2026: 7, 2027: 1 }],
  ['the demo', true, { 2025: 9, 2026: 4 }],
])(
  'gives no invoice a number that one of after the backup bears, where the database is %s',
  async (_, isDemo, last) => {
    const { pool } = await useTestDatabase();
    await pool.query('insert into database_kind (is_demo) values ($1)', [isDemo]);
    await pool.query('insert into invoice_counter (year, last) values (2025, 9), (2026, 4)');
    const file = join(useTemporaryDir('backup'), 'all.backup');
    await writeBackup(pool, file);
    await pool.query('update invoice_counter set last = 7 where year = 2026');
    await pool.query('insert into invoice_counter (year, last) values (2027, 1)');
    await restoreBackup(pool, file);
    const rows = await rowsOf(pool, 'select year, last from invoice_counter');
    expect(Object.fromEntries(rows.map((row) => [row.year, row.last]))).toEqual(last);
  },
);

it('gives invoices of a site no numbers of the demo that it replaces, nor others than its own in an empty database', async () => {
  const { pool } = await useTestDatabase();
  await pool.query('insert into database_kind (is_demo) values (false)');
  await pool.query('insert into invoice_counter (year, last) values (2026, 4)');
  const file = join(useTemporaryDir('backup'), 'all.backup');
  await writeBackup(pool, file);
  await pool.query('update database_kind set is_demo = true');
  await pool.query('update invoice_counter set last = 7');
  await restoreBackup(pool, file);
  const empty = await useTestDatabase({ isEmpty: true });
  await restoreBackup(empty.pool, file);
  for (const restored of [pool, empty.pool])
    expect(await rowsOf(restored, 'select year, last from invoice_counter')).toEqual([{ year: 2026, last: 4 }]);
});

const ADD_EVENT = `insert into event (id, company_id, kind, certainty) values (gen_random_uuid(), $1, 'renamed', 'compared') returning id`;
const ADD_CHANGE = `insert into change_record (entity, entity_id, field, source_id) values ('person', $1, 'title', 9) returning id`;

const STEPS = ['event', 'change', 'number', 'list', 'mail', 'page', 'backup', 'restore'] as const;

/** What only the database remembers: it is as it was at the backup. */
type Known = { unnumbered: string[]; unseen: number; unmailed: number };

it('tells every reader of everything once, however often there is a restore', async () => {
  const { db, pool } = await useTestDatabase();
  const company = await addCompany(db);
  const person = await addPerson(db, 'anna');
  const { rows } = await pool.query(`insert into account (email, full_name, language, membership_start, created_at)
    values ('eva@kunde.example', 'Eva Muster', 'de', '2026-01-01', now()) returning id`);
  const account: number = rows[0].id;
  const watched = [
    {
      target: { entity: 'company', id: company } as const,
      entity_type: 'company' as const,
      entity_id: String(company),
    },
    { target: { entity: 'person', id: person } as const, entity_type: 'employee' as const, entity_id: 'anna' },
  ];
  const folder = useTemporaryDir('backup');
  let life = 0;

  const live = async (steps: readonly (typeof STEPS)[number][]): Promise<void> => {
    life += 1;
    const file = join(folder, `${life}.backup`);
    await pool.query('truncate event, change_record cascade');
    await pool.query('delete from watch');
    for (const [column, id] of [
      ['company_id', company],
      ['person_id', person],
    ]) {
      await pool.query(
        `insert into watch (account_id, ${column}, watched_at, seen_change_id, mailed_change_id) values ($1, $2, now(), 0, 0)`,
        [account, id],
      );
    }
    let known: Known = { unnumbered: [], unseen: 0, unmailed: 0 };
    let kept: Known | undefined;
    // A page that is open all the time: no restore takes back what it has read.
    const page = { marks: [0, 0] as [number, number], read: new Set<string>(), again: new Set<string>() };
    const readPage = async () => {
      for (const [place, statement] of [
        'select id::text, seq as mark from event where seq > $1 order by seq',
        'select id::text, id as mark from change_record where id > $1 order by id',
      ].entries()) {
        for (const { id, mark } of (await pool.query(statement, [page.marks[place]])).rows) {
          if (!page.again.delete(id)) expect(page.read).not.toContain(id);
          page.read.add(id);
          page.marks[place] = mark;
        }
      }
    };
    const countsOf = (news: Awaited<ReturnType<typeof findWatchlist>>) =>
      news.reduce((sum, { event_count, change_count }) => sum + Number(event_count) + Number(change_count), 0);

    for (const step of [...steps, 'number', 'list', 'mail', 'page'] as const) {
      if (step === 'event') known.unnumbered.push((await pool.query(ADD_EVENT, [company])).rows[0].id);
      if (step === 'change') {
        await pool.query(ADD_CHANGE, [person]);
        known.unseen += 1;
        known.unmailed += 1;
      }
      if (step === 'number') {
        await sequenceEvents(db);
        known.unseen += known.unnumbered.length;
        known.unmailed += known.unnumbered.length;
        known.unnumbered = [];
      }
      if (step === 'list') {
        expect(countsOf(await findWatchlist(db, account, 'seen_change_id'))).toBe(known.unseen);
        const seen = [];
        for (const { target, entity_type, entity_id } of watched)
          seen.push({ entity_type, entity_id, change_id: await latestChangeId(db, target) });
        await updateSeen(db, account, seen);
        known.unseen = 0;
      }
      if (step === 'mail') {
        await db.transaction().execute(async (trx) => {
          const news = await findNews(trx, account);
          expect(countsOf(news)).toBe(known.unmailed);
          const mailed = news.map(({ id, events, changes }) => ({
            watchId: id,
            changeId: Math.max(...events.map((event) => Number(event.id)), ...changes.map((change) => change.id)),
          }));
          await markMailed(trx, mailed);
        });
        known.unmailed = 0;
      }
      if (step === 'page') await readPage();
      if (step === 'backup') {
        await writeBackup(pool, file);
        kept = structuredClone(known);
      }
      if (step === 'restore' && kept !== undefined) {
        await restoreBackup(pool, file);
        known = structuredClone(kept);
        // What had no number yet at the backup gets another one.
        page.again = new Set(known.unnumbered.filter((id) => page.read.has(id)));
      }
    }
    const all = await rowsOf(pool, 'select id::text from event union all select id::text from change_record');
    for (const { id } of all) expect(page.read).toContain(id);
  };

  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 16 }), live), {
    numRuns: 8,
    examples: [
      [
        [
          'event',
          'change',
          'number',
          'list',
          'backup',
          'event',
          'change',
          'number',
          'page',
          'list',
          'restore',
          'event',
          'change',
        ],
      ],
      [['event', 'backup', 'number', 'page', 'restore', 'event', 'number', 'page', 'restore', 'event']],
    ],
  });
}, 120_000);
