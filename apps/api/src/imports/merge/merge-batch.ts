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

/** The records of one batch: those of one run that follow `from`, up to `to`. */
export type BatchRange = {
  runId: number;
  from: number;
  to: number;
  /** Every company that is there came from the batch's own source: none of them can be recognised in it. */
  isAlone?: boolean;
};

export const within = (alias: string, { runId, from, to }: BatchRange): string =>
  `${alias}.run_id = ${runId} and ${alias}.ordinal > ${from} and ${alias}.ordinal <= ${to}`;

/** When a batch is complete: its parts find it quickly, however many of them the planner expects. */
export const READY_BATCH = ['create unique index on batch (ordinal)', 'analyze batch (ordinal)'];

/**
 * The parts of the batch that wait in a staging table, which is read once, from where they begin to where they end.
 * Without `offset 0` they might be looked up record by record: nobody has counted these tables.
 */
export const waiting = (range: BatchRange, table: string, alias = 'part'): string =>
  `batch join (select * from ${table} staged where ${within('staged', range)} offset 0) ${alias}
     on ${alias}.ordinal = batch.ordinal`;

/** Once per transaction, by whoever begins it. The staging tables have no index but the places of their records. */
export const READ_BY_PLACE = 'set local enable_seqscan = off';

export const of = (fields: string[]): string => fields.map((field) => `part.${field}`).join(', ');

export const DROP_BATCH = 'drop table batch';

/**
 * Runs statements one after the other in one message. The thread that reads the file answers PostgreSQL only between two
 * of its pieces, so every answer it must wait for costs more than most of these statements.
 */
export const runAll = async (client: pg.ClientBase, statements: readonly string[]): Promise<pg.QueryResult[]> => {
  const results = (await client.query(statements.join(';\n'))) as unknown as pg.QueryResult | pg.QueryResult[];
  return Array.isArray(results) ? results : [results];
};

/** What the last of several statements, a question for one row, was answered. */
export const lastRow = <Row>(results: pg.QueryResult[]): Row => results.at(-1)?.rows[0] as Row;

/**
 * Writes companies that are all new, with their parts, without looking up each part's company again: the foreign keys
 * hold because both were written a moment ago in this transaction. It makes a merge about a third quicker, and needs a
 * right that the embedded database grants; where it is missing, every row is checked.
 */
export const withoutChecks = (statements: readonly string[]): string[] => [
  'set local session_replication_role = replica',
  ...statements,
  'set local session_replication_role = origin',
  `select pg_notify('firmament_change', 'company')`,
];

/** Writes what a batch brings and joins it with nothing else: then it is quicker to take all of both sides at once. */
export const allAtOnce = (statements: readonly string[]): string[] => [
  'set local enable_nestloop = off',
  ...statements,
  'set local enable_nestloop = on',
];

export const MAY_SKIP_CHECKS = `has_parameter_privilege('session_replication_role', 'set')`;
