import type pg from 'pg';
import { LOCKS } from '../../platform/database/locks.ts';
import { nameKey } from '../staging/name-key.ts';
import { inTransaction, resolveTies } from './resolve-ties.ts';

/** Small enough that nobody waits for the rows. */
const BATCH = 2_000;

/**
 * Settles names that became doubtful since the last import: a company is gone, or was changed by a refresh. Gives the
 * ties and companies of an older version the keys of their names first. Can be interrupted, and run by several processes.
 */
export const settleBetweenImports = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    while (await inTransaction(client, completeTies));
    while (await inTransaction(client, completeCompanies));
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [LOCKS.import]);
    // A running import settles names at its end.
    if (!rows[0].isOurs) return;
    try {
      // The version before knows no keys of names; what it adds while it still runs is made anew.
      await client.query('delete from named_company where name_key is null');
      await resolveTies(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCKS.import]);
    }
  } finally {
    client.release();
  }
};

/** A key that no name has: so that a name without letters is not read again and again. */
const NO_NAME = '0'.repeat(32);

const completeTies = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ id: number; to_name: string }>(
    `select id, to_name from tie where name_key is null and to_name is not null
     order by id limit ${BATCH} for update skip locked`,
  );
  await client.query(
    `update tie set name_key = done.key from unnest($1::integer[], $2::uuid[]) as done (id, key) where tie.id = done.id`,
    [rows.map(({ id }) => id), rows.map(({ to_name }) => nameKey(to_name) ?? NO_NAME)],
  );
  return rows.length === BATCH;
};

const completeCompanies = async (client: pg.ClientBase): Promise<boolean> => {
  const progress = await client.query<{ done_to: number; last_id: number }>(
    'select done_to, last_id from name_key_progress for update skip locked',
  );
  const [range] = progress.rows;
  if (range === undefined) return false;
  const { rows } = await client.query<{ id: number; names: string[] }>(
    `select id, name || array(select f.name from company_former_name f where f.company_id = company.id) as names
     from company where id > $1 and id <= $2 order by id limit ${BATCH}`,
    [range.done_to, range.last_id],
  );
  const keys = rows.flatMap(({ id, names }) =>
    [...new Set(names.map(nameKey))].flatMap((key) => (key === undefined ? [] : [{ id, key }])),
  );
  await client.query(
    `with done as (
       insert into company_key (key, company_id) select * from unnest($1::uuid[], $2::integer[])
       on conflict do nothing returning key
     )
     insert into unsettled_name (key) select key from done where exists (select from tie where tie.name_key = key)`,
    [keys.map(({ key }) => key), keys.map(({ id }) => id)],
  );
  const last = rows.at(-1)?.id;
  if (last === undefined) await client.query('delete from name_key_progress');
  else await client.query('update name_key_progress set done_to = $1', [last]);
  return last !== undefined;
};
