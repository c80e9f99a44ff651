import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';

type Reader = Database | DatabaseTransaction;

/** After the last attempt a job stays where it is, and nothing takes it up any more. */
const IS_GIVEN_UP = sql`attempts >= max_attempts and locked_at is null`;
const IS_OPEN = sql`attempts < max_attempts and locked_at is null`;

const JOBS = sql`graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = task_id`;

export type JobCounts = {
  running: number;
  /** Due, and not yet taken up. */
  waiting: number;
  /** For later, or to be tried again. */
  planned: number;
  givenUp: number;
  /** Since when the oldest that waits has been due. */
  dueSince: Date | null;
  /** When the oldest that waits or is planned was added. */
  addedAt: Date | null;
};

/** All jobs, or those of some kinds. */
export const countJobs = async (db: Reader, names: readonly string[] | null = null): Promise<JobCounts> => {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where locked_at is not null) as running,
      count(*) filter (where ${IS_OPEN} and run_at <= now()) as waiting,
      count(*) filter (where ${IS_OPEN} and run_at > now()) as planned,
      count(*) filter (where ${IS_GIVEN_UP}) as "givenUp",
      min(run_at) filter (where ${IS_OPEN} and run_at <= now()) as "dueSince",
      min(job.created_at) filter (where ${IS_OPEN}) as "addedAt"
    from ${JOBS} where ${names}::text[] is null or identifier = any(${names})`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('an aggregate has a row');
  return counts;
};

export type GivenUpJob = {
  id: string;
  name: string;
  /** Of a mail. The payload holds its text, too, which is nobody's business. */
  recipient: string | null;
  subject: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

/** Newest first: the last attempt has set when the next would have been. */
export const findGivenUpJobs = async (db: Reader, limit: number): Promise<GivenUpJob[]> => {
  const { rows } = await sql<GivenUpJob>`
    select job.id::text, identifier as name, coalesce(payload->>'to', payload->>'email') as recipient,
      payload->>'subject' as subject, attempts, last_error as "lastError", job.created_at as "createdAt"
    from ${JOBS} where ${IS_GIVEN_UP} order by run_at desc, job.id desc limit ${limit}`.execute(db);
  return rows;
};

/** Locks a job against changes by others; undefined if there is none. */
export const lockJob = async (
  trx: DatabaseTransaction,
  id: string,
): Promise<{ name: string; isGivenUp: boolean } | undefined> => {
  const { rows } = await sql<{ name: string; isGivenUp: boolean }>`
    select identifier as name, ${IS_GIVEN_UP} as "isGivenUp" from ${JOBS} where job.id = ${id} for update of job`.execute(
    trx,
  );
  return rows[0];
};

/** As if it were new: all attempts are ahead, the first of them now. */
export const restartJob = async (trx: DatabaseTransaction, id: string): Promise<void> => {
  await sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(
    trx,
  );
};

export const deleteJob = async (trx: DatabaseTransaction, id: string): Promise<void> => {
  await sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(trx);
};

/** Deletes jobs that were given up before this moment. */
export const purgeJobs = async (db: Database, before: Date): Promise<void> => {
  await sql`delete from graphile_worker._private_jobs where ${IS_GIVEN_UP} and run_at < ${before}`.execute(db);
};
