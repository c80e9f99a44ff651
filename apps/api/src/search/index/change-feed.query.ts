import type pg from 'pg';
import type { Entity } from './schemas.ts';

/**
 * How far the feed can be read without missing anybody: every transaction below is over. Rows are read after this, so
 * whatever was written below the mark is seen.
 */
export const readHorizon = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ horizon: number }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon',
  );
  return Number(rows[0]?.horizon);
};

export type ChangedIds = { upserts: number[]; deletes: number[] };

/** Who changed from one mark (included) to another (excluded). */
export const readChangedIds = async (
  client: pg.ClientBase,
  entity: Entity,
  from: number,
  to: number,
): Promise<ChangedIds> => {
  const upserts = await client.query<{ id: number }>(
    `select id from ${entity} where revision >= $1 and revision < $2 order by revision, id`,
    [from, to],
  );
  const deletes = await client.query<{ id: number }>(
    `select entity_id as id from tombstone where entity = $3 and revision >= $1 and revision < $2`,
    [from, to, entity],
  );
  return { upserts: upserts.rows.map(({ id }) => id), deletes: deletes.rows.map(({ id }) => id) };
};

export const countRows = async (client: pg.ClientBase, entity: Entity): Promise<number> => {
  const { rows } = await client.query(`select count(*) as count from ${entity}`);
  return Number(rows[0].count);
};

export const readDatabaseId = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query('select id from database_identity');
  return rows[0].id;
};
