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
