import { INDUSTRIES } from '@firmament/demo-world/parts';
import type { WorldOptions } from '@firmament/demo-world/world';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type pg from 'pg';
import { settleNames } from '../../imports/ties/resolve-ties.ts';
import { detach } from './detach.query.ts';
import { makeRows } from './row-makers.ts';
import { readSetting } from './setting.query.ts';
import { WORLD_TABLE_NAMES as TABLES } from './world-rows.ts';
import { writeRows } from './write-rows.ts';

/** The time to make and copy the rows, without indexes and statistics. */
export type LoadTimes = { rowsMs: number };

/**
 * Loads a world into a database without companies and people. Skips staging and merging: there is nobody to recognise,
 * and all ids are known beforehand. Runs in one transaction, on a connection that holds the import lock. The rows go into
 * files that are new in this transaction, which COPY needs for FREEZE.
 */
export const loadNewWorld = async (client: pg.ClientBase, options: WorldOptions): Promise<LoadTimes | undefined> => {
  await client.query('begin');
  await client.query(`lock table ${TABLES.join(', ')} in access exclusive mode`);
  if (!(await isEmpty(client))) return void (await client.query('rollback'));
  await client.query('set local session_replication_role = replica');
  // The ids of events are hashes.
  const restore = await detach(client, TABLES, ['event']);
  for (const statement of EMPTY_ANEW) await client.query(statement);
  const newIndustries = await addIndustries(client);
  const setting = await readSetting(client);
  const begin = performance.now();
  await client.query(`alter table event alter column seq set default nextval('event_seq_number')`);
  await writeRows(client, makeRows(options, setting));
  await client.query('alter table event alter column seq drop default');
  const rowsMs = performance.now() - begin;
  for (const statement of restore) await client.query(statement);
  await client.query(UNSETTLE);
  await settleNames(client);
  await client.query(
    `delete from industry where id = any ($1) and not exists (select from company where industry_id = industry.id)`,
    [newIndustries],
  );
  await client.query(
    `select setval(pg_get_serial_sequence('company', 'id'), $1), setval(pg_get_serial_sequence('person', 'id'), $2)`,
    [options.companies, options.people],
  );
  await client.query(
    `insert into import_run (source_id, file_name, file_fingerprint, state, staged_count, merged_count, inserted_count, finished_at)
     values ($1, 'demo world', $2, 'done', $3, $3, $3, now())`,
    [SOURCE_IDS.demo, JSON.stringify(options), options.companies + options.people],
  );
  await client.query(`select pg_notify('firmament_change', 'company'), pg_notify('firmament_change', 'person')`);
  await client.query('commit');
  // Autovacuum would come within a minute; until then queries would run with plans for empty tables.
  await client.query(`analyze ${TABLES.join(', ')}`);
  return { rowsMs };
};

const isEmpty = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query(
    'select not exists (select from company) and not exists (select from person) as "isEmpty"',
  );
  return rows[0].isEmpty;
};

/** Truncating these would also empty the tables that refer to them. Rewriting a column gives a new file as well. */
const REFERRED = { company: 'prominence', person: 'source_id', financial_report: 'source_id' };

const EMPTY_ANEW = [
  `truncate ${TABLES.filter((table) => !(table in REFERRED)).join(', ')}`,
  ...Object.entries(REFERRED).map(
    ([table, column]) => `alter table ${table} alter column ${column} type smallint using ${column} + 0::smallint`,
  ),
];

/** Triggers are off, and whoever has a number is found. */
const UNSETTLE = `
  insert into unsettled_name (key)
  select distinct name_key from tie where resolved_by is null and name_key is not null`;

const addIndustries = async (client: pg.ClientBase): Promise<number[]> => {
  const { rows } = await client.query(
    'insert into industry (name) select unnest($1::text[]) on conflict do nothing returning id',
    [[...INDUSTRIES]],
  );
  return rows.map(({ id }) => id);
};
