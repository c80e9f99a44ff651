import type pg from 'pg';

/** What merging a batch did. Each merge reads its batch into a temporary table `batch` and drops it at the end. */
export type MergeCounts = {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Statements about companies that we do not have. */
  unplaced: number;
};

export const NOTHING: MergeCounts = { inserted: 0, updated: 0, unchanged: 0, unplaced: 0 };

export const dropBatch = async (client: pg.ClientBase, counts: MergeCounts): Promise<MergeCounts> => {
  await client.query('drop table batch');
  return counts;
};

/**
 * Writes companies that are all new, with their parts, without looking up each part's company again: the foreign keys
 * hold because both were written a moment ago in this transaction. It makes a merge about a third quicker, and needs a
 * right that the embedded database grants; where it is missing, every row is checked.
 */
export const withoutChecks = async <T>(client: pg.ClientBase, write: () => Promise<T>): Promise<T> => {
  const { rows } = await client.query(
    `select has_parameter_privilege('session_replication_role', 'set') as is_granted`,
  );
  if (!rows[0].is_granted) return write();
  await client.query('set local session_replication_role = replica');
  const result = await write();
  await client.query(`set local session_replication_role = origin; select pg_notify('firmament_change', 'company')`);
  return result;
};
