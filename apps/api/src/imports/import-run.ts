import type pg from 'pg';
import { backendOf } from '../platform/give-way.ts';
import { KEEP_SUPPRESSIONS } from '../records/suppression-lock.ts';
import { importAlone } from './import-alone.ts';
import { keepStatements } from './merge/before-extract.query.ts';
import { type BatchRange, lastRow, type MergeCounts, READ_BY_PLACE, runAll, within } from './merge/merge-batch.ts';
import { mergeCompanies } from './merge/merge-companies.query.ts';
import { mergePeople } from './merge/merge-people.query.ts';
import { mergeStatements } from './merge/merge-statements.query.ts';
import { SEQUENCE_EVENTS } from './merge/note-events.query.ts';
import { COLUMNS, type StagedRecord } from './staging/staged-record.ts';
import { type Records, stage } from './staging/staging.ts';
import { resolveTies } from './ties/resolve-ties.ts';

export type ImportSummary = MergeCounts & { staged: number };

type Run = { id: number; state: string; staged: number; merged: number } & MergeCounts;

type ImportOptions = {
  pool: pg.Pool;
  sourceId: number;
  /** The records come from several sources; `sourceId` only stands for them. */
  isOfManySources?: boolean;
  fileName: string;
  fingerprint: string;
  /** Reads the file from its beginning. Throws when the file as a whole is broken. */
  records: () => Records;
  /** Every record is valid on its own: what follows cannot make the file as a whole a broken one. */
  canMergeWhileReading?: boolean;
  /** Reads and merges in turns instead of at the same time: half as fast, but it leaves a core to searches. */
  isPatient?: boolean | undefined;
  /** Called with each database process that works for the import, to make it give way to others. */
  onBackend?: ((processId: number) => void) | undefined;
  /** Waits for another import instead of failing, until this is aborted. */
  waitUntil?: AbortSignal | undefined;
  /** Called with the progress; the total is 0 while the file is still being read. */
  onMerged?: (done: number, total: number) => void;
};

/** Rows per merge, which is one transaction: also how much is repeated after a crash, and how long others must wait. */
const batchSizeOf = ({ isPatient }: ImportOptions): number => (isPatient ? 5_000 : 10_000);

/** How far reading may be ahead of merging. Further ahead, it would only take processor time from merging. */
const BATCHES_AHEAD = 2;

const MERGES = { company: mergeCompanies, person: mergePeople, statement: mergeStatements };

/** In the order in which they are merged: people name their employers, statements their companies. */
const KINDS: StagedRecord['kind'][] = ['company', 'person', 'statement'];

/**
 * Imports one file: reads it into the staging tables and merges from there batch by batch. Unless
 * `canMergeWhileReading` is set, nothing is changed before the file has been read to its end. An interrupted run
 * resumes after its last batch.
 */
export const importRecords = (options: ImportOptions): Promise<ImportSummary> =>
  importAlone(options.pool, options.waitUntil, async (client) => {
    // No batch waits for the disk: one that is lost in a crash loses its count too, and is merged again.
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronous_commit = off',
    );
    options.onBackend?.(await backendOf(client));
    const run = await findOrStartRun(client, options);
    const reading = (await isStaged(client, run)) ? alreadyRead(run) : await startReading(client, run, options);
    try {
      if (!options.canMergeWhileReading) await reading.end;
      const isAlone = !options.isOfManySources && (await isAloneHere(client, options.sourceId));
      await mergeRun(client, run, reading, isAlone, options);
    } finally {
      await reading.close();
    }
    await resolveTies(client);
    await client.query('set synchronous_commit = on');
    await client.query(SEQUENCE_EVENTS);
    await client.query(`update import_run set state = 'done', finished_at = now() where id = $1`, [run.id]);
    await emptyStaging(client);
    const { inserted, updated, unchanged, unplaced, outdated, staged } = run;
    return { inserted, updated, unchanged, unplaced, outdated, staged };
  });

/** Whether no other source has a company yet. If there is none, this reads all companies, once per run. */
const isAloneHere = async (client: pg.ClientBase, sourceId: number): Promise<boolean> => {
  const { rows } = await client.query(
    'select not exists (select from company_source where source_id <> $1) as is_alone',
    [sourceId],
  );
  return rows[0].is_alone;
};

const findOrStartRun = async (client: pg.ClientBase, options: ImportOptions): Promise<Run> => {
  const columns = `id, state, staged_count as staged, merged_count as merged, inserted_count as inserted,
    updated_count as updated, unchanged_count as unchanged, unplaced_count as unplaced, outdated_count as outdated`;
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

/** A crash of the database empties the staging tables, and another import may have used them meanwhile. */
const isStaged = async (client: pg.ClientBase, run: Run): Promise<boolean> => {
  if (run.state !== 'merging') return false;
  const counts = KINDS.map((kind) => `(select count(*) from staged_${kind} where run_id = $1 and ordinal > $2)`);
  const { rows } = await client.query(`select ${counts.join(' + ')} as count`, [run.id, run.merged]);
  return Number(rows[0].count) === run.staged - run.merged;
};

/** How far a file has been read. */
type Reading = {
  staged: () => number;
  isOver: () => boolean;
  /** Resolves when at least this many records are staged, or no more will be. */
  reach: (count: number) => Promise<void>;
  /** To be called when a batch has been merged. */
  goOn: () => void;
  end: Promise<void>;
  close: () => Promise<void>;
};

const alreadyRead = (run: Run): Reading => ({
  staged: () => run.staged,
  isOver: () => true,
  reach: async () => {},
  goOn: () => {},
  end: Promise.resolve(),
  close: async () => {},
});

/** Starts reading on a connection of its own, so that merging can run at the same time. */
const startReading = async (client: pg.ClientBase, run: Run, options: ImportOptions): Promise<Reading> => {
  await emptyStaging(client);
  const reader = await options.pool.connect();
  let staged = run.merged;
  let isOver = false;
  let wake = () => {};
  let goOn = () => {};
  let isClosed = false;
  const onStaged = (count: number) => {
    staged = count;
    wake();
  };
  const mostWaiting = batchSizeOf(options) * (options.isPatient ? 1 : BATCHES_AHEAD);
  /** Waits while there is enough to merge. */
  const untilMerged = async (): Promise<void> => {
    while (!isClosed && staged >= run.merged + mostWaiting) await new Promise<void>((resolve) => (goOn = resolve));
  };
  const beforeNext = options.canMergeWhileReading ? untilMerged : undefined;

  const read = async (): Promise<void> => {
    try {
      await reader.query('set statement_timeout = 0; set synchronous_commit = off');
      options.onBackend?.(await backendOf(reader));
      const records = options.records();
      const { isPatient } = options;
      run.staged = await stage(reader, { runId: run.id, records, skip: run.merged, onStaged, beforeNext, isPatient });
      run.state = 'merging';
    } catch (error) {
      // The connection may be what failed; then the next import clears up.
      if (run.merged === 0) await discard(reader, run).catch(() => {});
      throw error;
    } finally {
      isOver = true;
      wake();
    }
  };
  const end = read();
  end.catch(() => {});
  return {
    staged: () => staged,
    isOver: () => isOver,
    reach: async (count) => {
      while (!isOver && staged < count) await new Promise<void>((resolve) => (wake = resolve));
    },
    goOn: () => goOn(),
    end,
    close: async () => {
      isClosed = true;
      goOn();
      reader.release(true);
      await end.catch(() => {});
    },
  };
};

const discard = async (client: pg.ClientBase, run: Run): Promise<void> => {
  await emptyStaging(client);
  await client.query('delete from import_run where id = $1', [run.id]);
};

const mergeRun = async (
  client: pg.ClientBase,
  run: Run,
  reading: Reading,
  isAlone: boolean,
  options: ImportOptions,
): Promise<void> => {
  const batchSize = batchSizeOf(options);
  for (;;) {
    await reading.reach(run.merged + batchSize);
    if (reading.isOver()) await reading.end;
    const to = Math.min(run.merged + batchSize, reading.staged());
    if (to === run.merged) return saveRun(client, run);
    const range = { runId: run.id, from: run.merged, to, isAlone };
    for (const kind of await beginBatch(client, range)) {
      const counts = await MERGES[kind](client, range);
      run.inserted += counts.inserted;
      run.updated += counts.updated;
      run.unchanged += counts.unchanged;
      run.unplaced += counts.unplaced;
      run.outdated += counts.outdated;
    }
    await keepStatements(client, range);
    run.merged = to;
    await saveRun(client, run);
    await client.query('commit');
    reading.goOn();
    options.onMerged?.(run.merged, run.staged);
  }
};

/** Brings the BRIN indexes up to date with the records staged since the last time. */
const NOTE_PLACES = `select ${Object.keys(COLUMNS)
  .map((table) => `brin_summarize_new_values('${table}_place')`)
  .join(', ')}`;

/** Begins the transaction of a batch, and returns which kinds of records it holds. */
const beginBatch = async (client: pg.ClientBase, range: BatchRange): Promise<StagedRecord['kind'][]> => {
  const holds = (kind: string) => `exists (select from staged_${kind} s where ${within('s', range)}) as ${kind}`;
  const results = await runAll(client, [
    'begin',
    KEEP_SUPPRESSIONS,
    READ_BY_PLACE,
    NOTE_PLACES,
    `select ${KINDS.map(holds).join(', ')}`,
  ]);
  const held = lastRow<Record<StagedRecord['kind'], boolean>>(results);
  return KINDS.filter((kind) => held[kind]);
};

const saveRun = async (client: pg.ClientBase, run: Run): Promise<void> => {
  await client.query(
    `update import_run set state = $2, staged_count = $3, merged_count = $4, inserted_count = $5, updated_count = $6,
       unchanged_count = $7, unplaced_count = $8, outdated_count = $9 where id = $1`,
    [run.id, run.state, run.staged, run.merged, run.inserted, run.updated, run.unchanged, run.unplaced, run.outdated],
  );
};

/** Safe under the import lock: no other import uses these tables. */
const emptyStaging = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`truncate ${Object.keys(COLUMNS).join(', ')}`);
};

/** Adds a suggestion to failures that the operator can fix. */
