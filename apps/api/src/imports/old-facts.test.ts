import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { TEST_SECRET_KEYS } from '../../test/tools/secret-keys.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { company } from '../../test/worlds/register-records.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS_DIR } from '../platform/paths.ts';
import { lockSuppressions } from '../records/suppression-lock.ts';
import { birthHash, openBirthKey } from './birth-hash.ts';
import { completeMandates } from './complete-mandates.ts';
import { importRecords } from './import-run.ts';
import { stageCompany } from './staging/stage-company.ts';
import { settleBetweenImports } from './ties/settle-between-imports.ts';

/** A database as the version before left it. */

const LAST_OF_BEFORE = '0025';

const FILL = `
  insert into company (id, name, status, register_number, country, city, phone, source_id, fetched_at, licence, value_sources)
    overriding system value
  values (1, 'Murtaler Solar GmbH', 'active', '912345f', 'AT', 'Judenburg', '+43 1', 2, '2026-03-01', 'CC BY 4.0', '{"phone": 5}'),
    (2, 'Holding AG', 'active', null, 'AT', null, null, 5, '2026-03-01', 'CC0 1.0', '{}');
  insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence)
  values (2, 'k1', 1, 'x', '2026-03-01', 'CC BY 4.0'), (5, 'LEI', 1, 'y', '2026-03-02', 'CC0 1.0'), (5, 'LEI2', 2, 'z', '2026-03-02', 'CC0 1.0');
  insert into representative (company_id, position, title, name, born_on, started_on, source_id)
  values (1, 0, 'Geschäftsführer', 'Jana Öllinger', '1970-05-06', '2010-01-01', 2), (1, 1, 'Prokurist', 'Karl Pichler', null, null, 2);
  insert into company_link (from_company_id, to_company_id, kind, to_name, to_source_key, source_id)
  values (1, 2, 'parent', 'Holding AG', 'LEI2', 5), (1, null, 'shareholder', 'Fremde KG', null, 2);
  insert into change_record (entity, entity_id, field, old_value, new_value, source_id, changed_at)
  values ('company', 1, 'name', 'Alt GmbH', 'Murtaler Solar GmbH', 2, '2026-01-01'),
    ('person', 7, 'title', 'a', 'b', 8, '2026-01-02'),
    ('company', 1, 'representative', null, 'Prokurist: Karl Pichler', 2, '2026-01-03'),
    ('company', 99, 'name', 'gone', 'gone', 2, '2026-01-04');`;

const useOldDatabase = async () => {
  const database = await useTestDatabase({ isEmpty: true });
  const before = useTemporaryDir('migrations');
  for (const name of readdirSync(MIGRATIONS_DIR)) {
    if (name.slice(0, LAST_OF_BEFORE.length) <= LAST_OF_BEFORE)
      copyFileSync(join(MIGRATIONS_DIR, name), join(before, name));
  }
  await migrate(database.pool, before);
  await database.pool.query(FILL);
  return database;
};

const rowsOf = (pool: pg.Pool) => async (sql: string) => (await pool.query(sql)).rows;

it('keeps everything, says that its days are not known, and reduces dates of birth', async () => {
  const database = await useOldDatabase();
  const { db, pool } = database;
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  const rows = rowsOf(pool);
  expect(await rows('select distinct as_of, first_as_of, parser_version, statement from company_source')).toEqual([
    { as_of: null, first_as_of: null, parser_version: null, statement: null },
  ]);
  expect(await rows('select seq, kind, subject, from_value, to_value from event order by seq')).toEqual([
    { seq: 1, kind: 'renamed', subject: '', from_value: 'Alt GmbH', to_value: 'Murtaler Solar GmbH' },
    {
      seq: 3,
      kind: 'officer_entered',
      subject: 'Prokurist: Karl Pichler',
      from_value: null,
      to_value: 'Prokurist: Karl Pichler',
    },
  ]);

  const key = await openBirthKey(db, TEST_SECRET_KEYS);
  await completeMandates(pool, key);
  expect(
    await rows('select name, folded_name, birth_year, birth_hash, born_on from mandate order by position'),
  ).toEqual([
    {
      name: 'Jana Öllinger',
      folded_name: 'jana oellinger',
      birth_year: 1970,
      born_on: null,
      birth_hash: Buffer.from(birthHash(key, '1970-05-06'), 'hex'),
    },
    { name: 'Karl Pichler', folded_name: 'karl pichler', birth_year: null, birth_hash: null, born_on: null },
  ]);

  const { get, join: signUp, enter } = await useAccountsApp({ database });
  await signUp();
  const detail = (await get('companies?cid=1', await enter())).json();
  expect(detail.company.provenance).toMatchObject({ label: 'Firmenbuch', as_of: null });
  expect(detail.as_of).toMatchObject({ stated_on: null, sources: [{ as_of: null }, { as_of: null }] });
  expect(detail.representatives).toMatchObject([{ name: 'Jana Öllinger', born_on: '1970' }, { name: 'Karl Pichler' }]);
  expect(detail.linked_companies).toMatchObject([{ company_name: 'Holding AG' }, { company_name: 'Fremde KG' }]);
});

it('finds the companies that its ties name', async () => {
  const { pool } = await useOldDatabase();
  await pool.query(`insert into company (id, name, status, country, source_id, fetched_at, licence)
    overriding system value values (3, 'FREMDE Kommanditgesellschaft', 'active', 'AT', 2, '2026-03-01', 'CC BY 4.0')`);
  await migrate(pool);
  await settleBetweenImports(pool);
  const rows = rowsOf(pool);
  expect(await rows('select to_name, to_company_id, resolved_by from tie order by to_name')).toEqual([
    { to_name: 'Fremde KG', to_company_id: 3, resolved_by: 'name_form' },
    { to_name: 'Holding AG', to_company_id: 2, resolved_by: 'number' },
  ]);
  expect(await rows('select * from name_key_progress')).toEqual([]);
});

it('leaves no branch with its head office for a parent, be that on record or abroad', async () => {
  const { pool } = await useOldDatabase();
  await pool.query(`
    insert into company (id, name, legal_form, status, country, source_id, fetched_at, licence) overriding system value
    select id, name, form, 'active', 'AT', 5, '2026-03-01', 'CC0 1.0' from (values
      (3, 'Star plc, Niederlassung Wien', null), (4, 'Star Chur', 'Zweigniederlassung'), (5, 'Star Nest', null),
      (6, 'Star Horst', null), (7, 'Branch Office Center GmbH', null)) as given (id, name, form);
    insert into company_link (from_company_id, to_company_id, kind, to_source_key, source_id)
    values (3, null, 'parent', 'ABROAD', 5), (4, null, 'parent', 'ABROAD', 5), (5, 2, 'parent', 'LEI2', 5),
      (2, 5, 'branch', 'LEI5', 5), (6, null, 'parent', 'ABROAD', 5), (6, null, 'parent', 'HRB 1', 3),
      (7, null, 'parent', 'ABROAD', 5)`);
  await migrate(pool);
  expect(
    await rowsOf(pool)(`select from_company_id, source_id from tie where kind = 'parent' order by from_company_id`),
  ).toEqual([
    { from_company_id: 1, source_id: 5 },
    { from_company_id: 6, source_id: 3 },
    { from_company_id: 7, source_id: 5 },
  ]);
});

it('folds names again that the version before renewed, and lets objections know both', async () => {
  const { db, pool } = await useOldDatabase();
  await migrate(pool);
  const rows = rowsOf(pool);
  await pool.query(`update mandate set person_key = 'PNR ' || id, folded_name = 'jana huber', is_withheld = true
    where name = 'Jana Öllinger'`);
  await pool.query(`insert into objected_mention (mention_id, company_id, source_id, name_hash, hidden_at)
    select id, company_id, source_id, suppression_hash('jana huber'), now() from mandate where is_withheld`);
  await completeMandates(pool, await openBirthKey(db, TEST_SECRET_KEYS));
  expect(await rows('select folded_name, former_names from mandate order by position')).toEqual([
    { folded_name: 'jana oellinger', former_names: ['jana huber'] },
    { folded_name: 'karl pichler', former_names: null },
  ]);
  expect(
    await rows(`select former_hashes = array[suppression_hash('jana oellinger')] as known from objected_mention`),
  ).toEqual([{ known: true }]);
  expect(await rows('select * from folded_name_progress')).toEqual([]);
});

it('does not fold names while an objection is being written', async () => {
  const { db, pool } = await useOldDatabase();
  await migrate(pool);
  const key = await openBirthKey(db, TEST_SECRET_KEYS);
  const left = async () => (await pool.query('select from folded_name_progress')).rowCount;
  let completing: Promise<void> | undefined;
  await db.transaction().execute(async (objection) => {
    await lockSuppressions(objection);
    completing = completeMandates(pool, key);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { interval: 5 }).toBe(1);
    expect(await left()).toBe(1);
  });
  await completing;
  expect(await left()).toBe(0);
});

it('takes the next reading as where it begins: no event, and everybody stays the same row', async () => {
  const { db, pool } = await useOldDatabase();
  await migrate(pool);
  const rows = rowsOf(pool);
  await completeMandates(pool, await openBirthKey(db, TEST_SECRET_KEYS));
  const before = await rows('select id from mandate order by id');
  const record = company({
    asOf: '2026-11-01',
    name: 'Anders gelesen GmbH',
    reports: [],
    representatives: [
      { title: 'Geschäftsführer', name: 'Jana Öllinger', birthYear: 1970, startedOn: '2010-01-01' },
      { title: 'Prokurist', name: 'Karl Pichler' },
    ],
  });
  const records = () => [stageCompany(SOURCE_IDS.firmenbuch, record)];
  await importRecords({ pool, sourceId: SOURCE_IDS.firmenbuch, fileName: 'test', fingerprint: '1', records });
  expect(await rows('select count(*) from event')).toEqual([{ count: 2 }]);
  expect(await rows('select id from mandate order by id')).toEqual(before);
  // What the other source had said is still there.
  expect(await rows('select name, phone from company where id = 1')).toEqual([
    { name: 'Anders gelesen GmbH', phone: '+43 1' },
  ]);
});

it('lets the version before go on reading and writing', async () => {
  const { pool } = await useOldDatabase();
  await migrate(pool);
  const rows = rowsOf(pool);
  expect(await rows('select title, name, born_on from representative order by position')).toHaveLength(2);
  await pool.query(`delete from representative where company_id = 1 and source_id = 2`);
  await pool.query(`insert into representative (company_id, source_id, position, title, name, born_on)
    values (1, 2, 0, 'Geschäftsführerin', 'Edda Moser', '1980-01-01')`);
  await pool.query(`delete from company_link where from_company_id = 1 and source_id = 2`);
  await pool.query(
    `insert into company_link (from_company_id, source_id, kind, to_name) values (1, 2, 'branch', 'Zweig')`,
  );
  await pool.query(`insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
    values ('company', 1, 'city', 'Judenburg', 'Murau', 2)`);
  expect(await rows('select name, is_listed from mandate')).toEqual([{ name: 'Edda Moser', is_listed: true }]);
  expect(await rows('select to_name from tie where source_id = 2')).toEqual([{ to_name: 'Zweig' }]);
  await pool.query('select sequence_events()');
  expect(await rows('select seq, kind, subject from event order by seq desc limit 1')).toEqual([
    { seq: 6, kind: 'moved', subject: 'city' },
  ]);
});
