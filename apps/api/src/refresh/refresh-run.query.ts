import { DAY_MS } from '@firmament/calendar/day';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { KnownCompany } from './connector.ts';
import { refreshCompanyJob } from './refresh.jobs.ts';

/** How a run ended: an outcome of the contract; `failed` is a defect of ours, `abandoned` a process that died. */
export type RunResult = { outcome: string; reason: string | null; changedFields: string[] };

/** A run without news for this long belongs to a process that is gone. */
const ABANDONED_AFTER_MS = 60_000;
const KEEP_RUNS_MS = 90 * DAY_MS;

export const findKnownCompany = (db: Database, companyId: number): Promise<KnownCompany | undefined> =>
  db
    .selectFrom('company')
    .leftJoin('company_source', (join) =>
      join
        .onRef('company_source.company_id', '=', 'company.id')
        .onRef('company_source.source_id', '=', 'company.source_id'),
    )
    .select([
      'company.id',
      'company.name',
      'company.website',
      'company.source_id as sourceId',
      'company.source_link as sourceLink',
      'company.stock_symbol as stockSymbol',
      'company_source.source_key as sourceKey',
    ])
    .where('company.id', '=', companyId)
    .orderBy('company_source.source_key')
    .limit(1)
    .executeTakeFirst();

type RunKey = { companyId: number; sourceId: number };

/** Starts a run and queues its work, or joins the one under way: two callers at once get the same answer. */
export const startOrJoinRun = async (db: Database, now: Date, key: RunKey): Promise<number> => {
  for (;;) {
    const runId = await db.transaction().execute((trx) => startRun(trx, now, key));
    // The run under way may end between the two statements; then a new one is started.
    const found = runId ?? (await findOpenRun(db, key));
    if (found !== undefined) return found;
  }
};

const startRun = async (
  trx: DatabaseTransaction,
  now: Date,
  { companyId, sourceId }: RunKey,
): Promise<number | undefined> => {
  await trx
    .updateTable('refresh_run')
    .set({ finished_at: now, outcome: 'abandoned' })
    .where('company_id', '=', companyId)
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is', null)
    .where('started_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS))
    .execute();
  const started = await trx
    .insertInto('refresh_run')
    .values({ company_id: companyId, source_id: sourceId, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'source_id']).where('finished_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  // One attempt: by then the caller has an answer, and can ask again.
  if (started) await enqueue(trx, refreshCompanyJob, { runId: started.id }, { maxAttempts: 1 });
  return started?.id;
};

const findOpenRun = async (db: Database, { companyId, sourceId }: RunKey): Promise<number | undefined> => {
  const open = await db
    .selectFrom('refresh_run')
    .select('id')
    .where('company_id', '=', companyId)
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return open?.id;
};

export const findRunToDo = async (db: Database, runId: number): Promise<RunKey | undefined> =>
  db
    .selectFrom('refresh_run')
    .select(['company_id as companyId', 'source_id as sourceId'])
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();

export const finishRun = async (db: Database, now: Date, runId: number, result: RunResult): Promise<void> => {
  await db
    .updateTable('refresh_run')
    .set({
      finished_at: now,
      outcome: result.outcome,
      reason: result.reason,
      changed_fields: result.changedFields,
    })
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .execute();
};

export const findResult = async (db: Database, runId: number): Promise<RunResult | undefined> => {
  const run = await db
    .selectFrom('refresh_run')
    .select(['outcome', 'reason', 'changed_fields as changedFields'])
    .where('id', '=', runId)
    .executeTakeFirst();
  // Deleting a company deletes its runs.
  if (!run) return { outcome: 'abandoned', reason: null, changedFields: [] };
  return run.outcome === null ? undefined : { ...run, outcome: run.outcome };
};

export const purgeRuns = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('refresh_run')
    .where('started_at', '<', new Date(now.getTime() - KEEP_RUNS_MS))
    .execute();
};
