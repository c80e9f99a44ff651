import type pg from 'pg';

/** The result of merging a batch. Each merge reads its batch into a temporary table `batch` and drops it at the end. */
export type MergeCounts = {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Statements about companies that we do not have. */
  unplaced: number;
  /** Older than what their source has said since. */
  outdated: number;
};

export const NOTHING: MergeCounts = { inserted: 0, updated: 0, unchanged: 0, unplaced: 0, outdated: 0 };

/** The records of one batch: those of one run that follow `from`, up to `to`. */
export type BatchRange = {
  runId: number;
  from: number;
  to: number;
  /** All companies so far came from the batch's own source, so none has to be recognised by its keys. */
  isAlone?: boolean;
};

export const within = (alias: string, { runId, from, to }: BatchRange): string =>
  `${alias}.run_id = ${runId} and ${alias}.ordinal > ${from} and ${alias}.ordinal <= ${to}`;

/** Run when a batch is complete: joins with its parts are then fast, whatever the planner expects. */
export const READY_BATCH = ['create unique index on batch (ordinal)', 'analyze batch (ordinal)'];

/**
 * Joins the batch with its parts in a staging table, which is read once, from where they begin to where they end.
 * Without `offset 0` the planner might look up parts record by record, because it has no statistics of these tables.
 */
export const waiting = (range: BatchRange, table: string, alias = 'part'): string =>
  `batch join (select * from ${table} staged where ${within('staged', range)} offset 0) ${alias}
     on ${alias}.ordinal = batch.ordinal`;

/** Run once at the start of a transaction. The staging tables have only BRIN indexes on the places of their records. */
export const READ_BY_PLACE = 'set local enable_seqscan = off';

export const of = (fields: string[]): string => fields.map((field) => `part.${field}`).join(', ');

/** Computed once for all rows; their default would be computed for each. */
export const REVISION = '(select current_revision())';

export const DROP_BATCH = 'drop table batch';

/**
 * Runs statements one after the other in one message. The thread is busy reading the file and handles answers only
 * between two of its pieces, so waiting for an answer costs more than most of these statements.
 */
export const runAll = async (client: pg.ClientBase, statements: readonly string[]): Promise<pg.QueryResult[]> => {
  const results = (await client.query(statements.join(';\n'))) as unknown as pg.QueryResult | pg.QueryResult[];
  return Array.isArray(results) ? results : [results];
};

/** The single row that the last of several statements returned. */
export const lastRow = <Row>(results: pg.QueryResult[]): Row => results.at(-1)?.rows[0] as Row;

/**
 * Writes companies that are all new, with their parts, without checking foreign keys: they hold because both sides are
 * written in this transaction. It makes a merge about a third faster and needs a privilege that the embedded database
 * grants; without it, every row is checked.
 */
export const withoutChecks = (statements: readonly string[]): string[] => [
  'set local session_replication_role = replica',
  ...statements,
  'set local session_replication_role = origin',
  `select pg_notify('firmament_change', 'company')`,
];

/** For statements that join a batch only with its own parts: reading all of both sides at once is then faster. */
export const allAtOnce = (statements: readonly string[]): string[] => [
  'set local enable_nestloop = off',
  ...statements,
  'set local enable_nestloop = on',
];

export const MAY_SKIP_CHECKS = `has_parameter_privilege('session_replication_role', 'set')`;
