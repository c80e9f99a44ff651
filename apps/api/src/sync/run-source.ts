import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@firmament/calendar/day';
import type { SourceName } from '@firmament/record/sources/sources';
import { isStating, SOURCE_IDS } from '@firmament/record/sources/sources';
import type { RegisterNotice } from '@firmament/registers/registerbekanntmachungen/notice-file';
import type pg from 'pg';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks.ts';
import type { Logger } from '../platform/logger.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { OutgoingStream } from '../platform/outgoing-http.ts';
import { alarmMail } from './alarm.mail.ts';
import { afterFailure, afterSuccess, isComparisonDue, isStale } from './next-run.ts';
import { createPoliteHttp, type Pause } from './polite-http.ts';
import { failureOf, SyncFailure } from './sync-failure.ts';
import type {
  ImportCounts,
  NoticeCounts,
  PlaceCounts,
  StatedExceptions,
  SyncBatch,
  SyncContext,
  SyncResult,
  SyncSource,
} from './sync-source.ts';
import {
  addEntries,
  beginRun,
  findEntries,
  forgetEntries,
  lockState,
  readKnownKeys,
  type SyncState,
  updateState,
} from './sync-state.query.ts';

export type SyncDeps = {
  db: Database;
  pool: pg.Pool;
  clock: Clock;
  logger: Logger;
  dataDir: string;
  operatorEmail: string;
  open: OutgoingStream;
  pause: Pause;
  random: () => number;
  unpack: (path: string) => AsyncIterable<Uint8Array>;
  importBatch: (source: SourceName, batch: SyncBatch, options: ImportOptions) => Promise<ImportCounts>;
  importPlaces: (path: string, isDryRun: boolean) => Promise<PlaceCounts>;
  importExceptions: (stated: StatedExceptions, isDryRun: boolean) => Promise<void>;
  importNotices: (notices: readonly RegisterNotice[], options: ImportOptions) => Promise<NoticeCounts>;
};

type ImportOptions = {
  /** Reads and compares, changes nothing. */
  isDryRun: boolean;
  /** Another import may have to end first. */
  signal: AbortSignal;
};

type RunOptions = {
  isDryRun?: boolean;
  /** Ends the run early; the next one goes on. */
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
};

export type Outcome =
  | { kind: 'done'; result: SyncResult; isDryRun: boolean }
  | { kind: 'failed'; failure: SyncFailure }
  /** Another process is reading the source. */
  | { kind: 'elsewhere' };

/** Asks one source for what has changed, unless another process is doing so. Failures are noted, not thrown. */
export const runSource = async (deps: SyncDeps, source: SyncSource, options: RunOptions = {}): Promise<Outcome> => {
  const lock = await takeLock(deps.pool, source);
  if (!lock) return { kind: 'elsewhere' };
  try {
    const signal = options.signal ? AbortSignal.any([lock.lost, options.signal]) : lock.lost;
    return await runLocked(deps, source, { ...options, signal });
  } finally {
    await lock.release();
  }
};

type Lock = { lost: AbortSignal; release: () => Promise<void> };

/** The lock goes with its connection, so a killed process never keeps it. */
const takeLock = async (pool: pg.Pool, { id }: SyncSource): Promise<Lock | undefined> => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_ours', [LOCKS.sync, id]);
  if (!rows[0].is_ours) {
    client.release();
    return undefined;
  }
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  return {
    lost: lost.signal,
    release: async () => {
      // The connection goes, too; but the server takes its time to notice.
      await client.query('select pg_advisory_unlock_all()').catch(() => {});
      client.release(true);
    },
  };
};

const runLocked = async (
  deps: SyncDeps,
  source: SyncSource,
  { isDryRun = false, signal, onProgress = () => {} }: RunOptions & { signal: AbortSignal },
): Promise<Outcome> => {
  const { db, clock } = deps;
  const folder = join(deps.dataDir, 'sync', source.id);
  const state = isDryRun ? await findState(db, source) : await beginRun(db, source.id, clock.now());
  const report = isDryRun ? onProgress : reporter(deps, source, onProgress);
  try {
    if (source.missing.length > 0) throw new SyncFailure('key', `${source.missing.join(' and ')} not set`);
    const context = contextOf(deps, source, { state, isDryRun, signal, folder, report });
    const result = await source.run(context);
    if (!isDryRun) {
      await finishWell(deps, source, result);
      // What was loaded is of no use any more; a run that failed, or only tried, keeps it for the next.
      await rm(folder, { recursive: true, force: true });
    }
    return { kind: 'done', result, isDryRun };
  } catch (error) {
    // Told to stop: the next run goes on, at once.
    if (signal.aborted) throw error;
    const known = failureOf(error);
    if (!known) deps.logger.error({ err: error, source: source.id }, 'keeping a register fresh failed');
    const failure = known ?? new SyncFailure('defect', (error as Error).message, { cause: error });
    // A damaged file would still be damaged next time.
    if (failure.kind === 'unreadable') await rm(folder, { recursive: true, force: true });
    if (!isDryRun) await finishBadly(deps, source, failure);
    return { kind: 'failed', failure };
  }
};

const findState = (db: Database, { id }: SyncSource): Promise<SyncState | undefined> =>
  db.selectFrom('sync_state').selectAll().where('source', '=', id).executeTakeFirst();

type Given = {
  state: SyncState | undefined;
  isDryRun: boolean;
  signal: AbortSignal;
  folder: string;
  report: (done: number, total: number) => void;
};

const contextOf = (deps: SyncDeps, source: SyncSource, given: Given): SyncContext => {
  const { db, open, clock, pause } = deps;
  const { state, isDryRun, signal, folder, report } = given;
  return {
    isDryRun,
    signal,
    report,
    unpack: deps.unpack,
    watermark: state?.watermark ?? undefined,
    // Without the changes before it, a comparison would take them for drift.
    isComparisonDue: !isDryRun && isComparisonDue(source, state, clock.now()),
    now: clock.now(),
    today: () => dayOf(clock.now()),
    http: createPoliteHttp({ open, clock, pause, politeness: source.politeness, signal, folder }),
    importBatch: (batch) =>
      deps.importBatch(registerOf(source), { ...batch, name: `${source.id} ${batch.name}` }, { isDryRun, signal }),
    importPlaces: (path) => deps.importPlaces(path, isDryRun),
    importExceptions: (stated) => deps.importExceptions(stated, isDryRun),
    importNotices: (notices) => deps.importNotices(notices, { isDryRun, signal }),
    knownKeys: () => readKnownKeys(db, SOURCE_IDS[registerOf(source)]),
    lastStatedOn: async (keys) => {
      const rows = await db
        .selectFrom('company_source')
        .select(['source_key', 'as_of'])
        .where('source_id', '=', SOURCE_IDS[registerOf(source)])
        .where('source_key', 'in', [...keys, ''])
        .execute();
      return new Map(rows.map(({ source_key, as_of }) => [source_key, as_of]));
    },
    countSilent: async (since) => {
      const { count } = await db
        .selectFrom('company_source')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('source_id', '=', SOURCE_IDS[registerOf(source)])
        .where('as_of', '<', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    advance: async (watermark) => {
      if (!isDryRun) await updateState(db, source.id, { watermark });
    },
    appliedSince: async (day) => {
      if (!isDryRun) await forgetEntries(db, source.id, day);
      return findEntries(db, source.id, day);
    },
    markApplied: async (entries) => {
      if (!isDryRun) await addEntries(db, source.id, entries);
    },
  };
};

const registerOf = ({ id }: SyncSource): SourceName => {
  if (!isStating(id)) throw new Error(`${id} states nothing of companies`);
  return id;
};

/** How often the progress is written down for the desk. */
const REPORT_EVERY_MS = 5_000;

const reporter = ({ db, logger }: SyncDeps, { id }: SyncSource, onProgress: (done: number, total: number) => void) => {
  let reportedAt = performance.now();
  return (done: number, total: number): void => {
    onProgress(done, total);
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    updateState(db, id, { progress_done: Math.round(done), progress_total: Math.round(total) }).catch((error) =>
      logger.warn({ err: error }, 'the progress of a register could not be noted'),
    );
  };
};

const finishWell = async (deps: SyncDeps, source: SyncSource, result: SyncResult): Promise<void> => {
  const { db, clock, random } = deps;
  const { watermark, counts, leftOut, whole } = result;
  const now = clock.now();
  await updateState(db, source.id, {
    ...(watermark !== undefined && { watermark }),
    finished_at: now,
    last_success_at: now,
    failures_in_a_row: 0,
    failure: null,
    failure_detail: null,
    alarm: null,
    next_run_at: afterSuccess(source, { now, random }),
    inserted_count: counts.inserted,
    updated_count: counts.updated,
    unchanged_count: counts.unchanged,
    ...(whole && { compared_at: now, drifted_count: whole.drifted }),
    left_out_count: leftOut?.count ?? 0,
    left_out: leftOut?.examples ?? [],
  });
};

/** The operator is written to once: when access is refused, and when nothing has come for too long. */
const finishBadly = ({ db, clock, random, operatorEmail }: SyncDeps, source: SyncSource, failure: SyncFailure) =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    const state = await lockState(trx, source.id);
    const failures = state.failures_in_a_row + 1;
    const alarm = failure.kind === 'key' ? 'key' : isStale(source, state, now) ? 'stale' : undefined;
    const isNews = alarm !== undefined && alarm !== state.alarm && state.alarm !== 'key';
    await updateState(trx, source.id, {
      finished_at: now,
      last_failure_at: now,
      failures_in_a_row: failures,
      failure: failure.kind,
      failure_detail: failure.detail,
      next_run_at: afterFailure(failure, failures, { now, random }),
      ...(isNews && { alarm }),
    });
    if (isNews) await queueMail(trx, alarmMail(operatorEmail, source.id, alarm, failure, state.last_success_at));
  });
