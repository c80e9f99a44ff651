import type pg from 'pg';
import { type Setting, WORLD_TABLE_NAMES, WORLD_TABLES } from './world-rows.ts';

/** Asks the database for what the rows of a world need; the industries are there already. */
export const readSetting = async (client: pg.ClientBase): Promise<Setting> => {
  const columns = await client.query<{ table: string; column: string; type: string }>(
    `select relname as table, attname as column, typname as type
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
     where attrelid = any ($1::regclass[]) and attnum > 0`,
    [WORLD_TABLE_NAMES],
  );
  const typeOf = new Map(columns.rows.map(({ table, column, type }) => [`${table}.${column}`, type]));
  const industries = await client.query<{ id: number; name: string }>('select id, name from industry');
  const licences = await client.query<{ id: number; licence: string }>('select id, licence from source');
  const moment = await client.query<{ now: Date; revision: string }>('select now(), current_revision() as revision');
  const [{ now, revision }] = moment.rows as [{ now: Date; revision: string }];
  return {
    types: Object.fromEntries(
      WORLD_TABLE_NAMES.map((table) => [
        table,
        WORLD_TABLES[table].map((column) => typeOf.get(`${table}.${column}`) ?? ''),
      ]),
    ) as unknown as Setting['types'],
    industryIds: new Map(industries.rows.map(({ id, name }) => [name, id])),
    licences: new Map(licences.rows.map(({ id, licence }) => [id, licence])),
    fetchedAt: now.getTime(),
    revision: Number(revision),
  };
};
