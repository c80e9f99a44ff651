import type pg from 'pg';
import { OperatorError } from '../platform/operator-error.ts';
import { type MergeCounts, mergeCompanies } from './merge-companies.query.ts';
import { mergePeople } from './merge-people.query.ts';
import { mergeStatements } from './merge-statements.query.ts';
import { resolveLinks } from './resolve-links.query.ts';
import { type StagedKind, type StagedRow, stage } from './staging.ts';

export type ImportSummary = MergeCounts & { staged: number };

type Run = { id: number; state: string; staged: number; merged: number } & MergeCounts;

type ImportOptions = {
  pool: pg.Pool;
  sourceId: number;
  fileName: string;
  fingerprint: string;
  /** Reads the file from its beginning. Throws when the file as a whole is broken. */
  rows: () => AsyncIterable<StagedRow>;
  onMerged?: (done: number, total: number) => void;
};

const IMPORT_LOCK = 7_346_003;

/** Rows per merge: one transaction, so also how much a crash makes us do again. */
const BATCH_SIZE = 5_000;

const MERGES: Record<StagedKind, typeof mergeCompanies> = {
  company: mergeCompanies,
  person: mergePeople,
  statement: mergeStatements,
};

/**
 * Imports one file: reads all of it into the staging tables, then merges batch by batch. Nothing is changed before the
 * file has been read to its end; a run that was interrupted goes on where its last batch ended.
 */
export const importRows = async (options: ImportOptions): Promise<ImportSummary> => {
  const client = await options.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeLock(client);
    const run = await findOrStartRun(client, options);
    const kinds = await stageRun(client, run, options);
    for (const kind of kinds) await mergeRun(client, run, kind, options.onMerged);
    await resolveLinks(client);
    await client.query(`update import_run set state = 'done', finished_at = now() where id = $1`, [run.id]);
    await dropStaged(client, run.id);
    const { inserted, updated, unchanged, staged } = run;
    return { inserted, updated, unchanged, staged };
  } catch (error) {
    throw explain(error);
  } finally {
    // Drops the lock, temporary tables and settings with the connection.
    client.release(true);
  }
};

const takeLock = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [IMPORT_LOCK]);
  if (rows[0].is_ours) return;
  throw new OperatorError(
    'another import is running on this database',
    'Wait until it has finished, then start again.',
  );
};

const findOrStartRun = async (client: pg.ClientBase, options: ImportOptions): Promise<Run> => {
  const columns = `id, state, staged_count as staged, merged_count as merged, inserted_count as inserted,
    updated_count as updated, unchanged_count as unchanged`;
  const open = await client.query<Run>(
    `select ${columns} from import_run where source_id = $1 and file_fingerprint = $2 and state <> 'done'`,
    [options.sourceId, options.fingerprint],
  );
  if (open.rows[0]) return open.rows[0];
  const started = await client.query<Run>(
    `insert into import_run (source_id, file_name, file_fingerprint, state) values ($1, $2, $3, 'staging')
     returning ${columns}`,
    [options.sourceId, options.fileName, options.fingerprint],
  );
  const run = started.rows[0];
  if (!run) throw new Error('no import run was made');
  return run;
};

/** Leaves out what an interrupted run has staged already, if all of it is still there. */
const stageRun = async (client: pg.ClientBase, run: Run, { rows }: ImportOptions): Promise<Iterable<StagedKind>> => {
  if (run.state === 'merging') {
    const found = await stagedKinds(client, run.id);
    if (found.total >= run.staged - run.merged) return found.kinds;
  }
  await dropStaged(client, run.id);
  const { count, kinds } = await stage(client, run.id, rows()).catch(async (error) => {
    await dropStaged(client, run.id).catch(() => {});
    await client.query('delete from import_run where id = $1', [run.id]).catch(() => {});
    throw error;
  });
  Object.assign(run, { state: 'merging', staged: count, merged: 0, inserted: 0, updated: 0, unchanged: 0 });
  await client.query(
    `update import_run set state = 'merging', staged_count = $2, merged_count = 0, inserted_count = 0,
       updated_count = 0, unchanged_count = 0 where id = $1`,
    [run.id, count],
  );
  return kinds;
};

const stagedKinds = async (client: pg.ClientBase, runId: number) => {
  const kinds: StagedKind[] = [];
  let total = 0;
  for (const kind of Object.keys(MERGES) as StagedKind[]) {
    const { rows } = await client.query(`select count(*) as count from staged_${kind} where run_id = $1`, [runId]);
    const count = Number(rows[0].count);
    if (count > 0) kinds.push(kind);
    total += count;
  }
  return { kinds, total };
};

const mergeRun = async (
  client: pg.ClientBase,
  run: Run,
  kind: StagedKind,
  onMerged: ImportOptions['onMerged'],
): Promise<void> => {
  const range = await client.query(
    `select min(ordinal) as low, max(ordinal) as high from staged_${kind} where run_id = $1`,
    [run.id],
  );
  const { low, high } = range.rows[0];
  if (low === null) return;
  for (let from = low - 1; from < high; from += BATCH_SIZE) {
    await client.query('begin');
    const counts = await MERGES[kind](client, run.id, from, from + BATCH_SIZE);
    const merged = await client.query(
      `delete from staged_${kind} where run_id = $1 and ordinal > $2 and ordinal <= $3`,
      [run.id, from, from + BATCH_SIZE],
    );
    run.merged += merged.rowCount ?? 0;
    run.inserted += counts.inserted;
    run.updated += counts.updated;
    run.unchanged += counts.unchanged;
    await client.query(
      `update import_run set merged_count = $2, inserted_count = $3, updated_count = $4, unchanged_count = $5
       where id = $1`,
      [run.id, run.merged, run.inserted, run.updated, run.unchanged],
    );
    await client.query('commit');
    onMerged?.(run.merged, run.staged);
  }
};

const dropStaged = async (client: pg.ClientBase, runId: number): Promise<void> => {
  for (const kind of Object.keys(MERGES)) await client.query(`delete from staged_${kind} where run_id = $1`, [runId]);
};

const DISK_FULL = new Set(['53100', 'ENOSPC']);

const explain = (error: unknown): unknown => {
  const code = (error as { code?: string }).code ?? '';
  if (!DISK_FULL.has(code)) return error;
  return new OperatorError(
    'the disk is full',
    'Make room and start the same import again: it goes on where it stopped, nothing is half-applied.',
    { cause: error },
  );
};
