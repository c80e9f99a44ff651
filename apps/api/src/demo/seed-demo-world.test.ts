import { CAST_STATEMENTS } from '@firmament/demo-world/cast/statements';
import { people } from '@firmament/demo-world/people';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { importStatements, importWorld, loadWorld, seedDemoWorld } from './seed-demo-world.ts';

/** Has more than one stretch, and companies and people of all kinds. */
const WORLD = { seed: 11, companies: 5_000, reports: 2_000, representatives: 3_000, people: 2_500 };

const SMALL = { seed: 11, companies: 200, reports: 150, representatives: 200, people: 100 };

type Row = Record<string, unknown>;

/**
 * Columns that depend on the order and time of writing, the hash, which only an import fills, and the first statement,
 * which for an import is the one that it reads.
 */
const INCIDENTAL = new Set(['id', 'fetched_at', 'created_at', 'updated_at', 'revision', 'content_hash', 'first_as_of']);

/** What was stated before is only there in a world that is loaded: an import reads the last statement. */
const OF_THE_PAST = new Set(['company_history', 'event', 'event_source']);

const WHOSE: Record<string, 'company' | 'person' | 'industry'> = {
  company_id: 'company',
  from_company_id: 'company',
  to_company_id: 'company',
  person_id: 'person',
  industry_id: 'industry',
};

const namesById = async (pool: pg.Pool, query: string): Promise<Map<unknown, unknown>> =>
  new Map((await pool.query(query)).rows.map(({ id, name }) => [id, name]));

/** The rows of each table, with every reference replaced by the name of what it refers to. */
const readTables = async (pool: pg.Pool, tables: readonly string[]): Promise<Map<string, string[]>> => {
  const names = {
    company: await namesById(
      pool,
      'select company_id as id, min(source_key) as name from company_source group by company_id',
    ),
    person: await namesById(pool, 'select id, profile_id as name from person'),
    industry: await namesById(pool, 'select id, name from industry'),
  };
  const named = (row: Row): unknown[] =>
    Object.entries(row)
      .filter(([column]) => !INCIDENTAL.has(column))
      .map(([column, value]) => {
        const whose = WHOSE[column];
        if (column === 'statement' && value !== null) return [column, named(value as Row)];
        return [column, whose && value !== null ? names[whose].get(value) : value];
      });
  const written = (row: Row): string => JSON.stringify(named(row));
  const read = new Map<string, string[]>();
  for (const table of tables) {
    const { rows } = await pool.query(`select * from ${table}`);
    read.set(table, rows.map(written).sort());
  }
  return read;
};

/** All tables but those whose rows belong to one database alone. */
const TABLES = `
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
    and relname not in ('database_identity', 'import_run', 'schema_migration', 'suppression_key')`;

const SCHEMA = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public'
  union all
  select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
  union all
  select table_name, column_name, concat_ws(' ', data_type, is_nullable, column_default), true
  from information_schema.columns where table_schema = 'public'
  order by 1, 2, 3`;

describe('the demo world', () => {
  it('is the same whether it is loaded at once or imported record by record', async () => {
    const loaded = await useTestDatabase();
    const imported = await useTestDatabase();
    const schema = (await loaded.pool.query(SCHEMA)).rows;
    await seedDemoWorld(loaded.pool, WORLD);
    await importWorld(imported.pool, WORLD);
    await importStatements(imported.pool);

    const runs = 'select staged_count, state from import_run';
    expect((await loaded.pool.query(runs)).rows).toEqual((await imported.pool.query(runs)).rows);
    const tables = (await loaded.pool.query(TABLES)).rows.map(({ relname }) => relname);
    const [one, other] = [await readTables(loaded.pool, tables), await readTables(imported.pool, tables)];
    for (const [table, rows] of one) {
      if (OF_THE_PAST.has(table)) expect([rows.length > 0, other.get(table)], table).toEqual([true, []]);
      else expect(rows, table).toEqual(other.get(table));
    }
    expect(one.get('named_company')?.length).toBeGreaterThan(0);
    expect(one.get('company')).toHaveLength(WORLD.companies);
    expect(one.get('person')).toHaveLength(WORLD.people);
    expect((await loaded.pool.query(SCHEMA)).rows).toEqual(schema);
    const next = `select nextval('company_id_seq')::integer as company, nextval('person_id_seq')::integer as person`;
    // Each statement of a further source took an id before its company was recognised.
    const company = WORLD.companies + CAST_STATEMENTS.length + 1;
    expect((await loaded.pool.query(next)).rows).toEqual([{ company, person: WORLD.people + 1 }]);
  });

  it('has events with the ids and numbers that the database would give them', async () => {
    const { pool } = await useTestDatabase();
    await seedDemoWorld(pool, SMALL);
    const { rows } = await pool.query(
      `select count(*) > 400 as "areMany",
         count(*) filter (where id <> event_id(company_id, kind, subject_key,
           coalesce(happened_on::text, concat(from_value, chr(30), to_value)), 1))::integer as "otherIds",
         count(*) filter (where seq is null)::integer as unnumbered, nextval('event_seq_number') > max(seq) as "goesOn",
         array_agg(company_id order by seq) = array_agg(company_id order by company_id) as "isInOrder"
       from event`,
    );
    expect(rows).toEqual([{ areMany: true, otherIds: 0, unnumbered: 0, goesOn: true, isInOrder: true }]);
  });

  it('leaves data alone that arrived between the check and the lock', async () => {
    const { pool } = await useTestDatabase();
    await seedDemoWorld(pool, SMALL);
    const before = await readTables(pool, ['company', 'person']);
    await loadWorld(pool, { ...SMALL, seed: 12 });
    expect(await readTables(pool, ['company', 'person'])).toEqual(before);
  });

  it('does not bring back a person who objected', async () => {
    const { pool } = await useTestDatabase();
    const [somebody] = people(SMALL);
    await pool.query('insert into suppression (person_hash) values (suppression_hash($1))', [somebody?.profileId]);
    await seedDemoWorld(pool, SMALL);
    const { rows } = await pool.query('select count(*)::integer as count from person');
    expect(rows).toEqual([{ count: SMALL.people - 1 }]);
  });
});
