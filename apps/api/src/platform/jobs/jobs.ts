import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database, DatabaseTransaction } from '../database/database.ts';

/** Background work: a name and the shape of its payload. Its handler is bound where the runner starts. */
export type Job<P extends z.ZodType> = { name: string; payload: P };

export const defineJob = <P extends z.ZodType>(name: string, payload: P): Job<P> => ({ name, payload });

type EnqueueOptions = {
  /** A job with the same key that has not run yet is replaced. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
};

/** Adds a job; inside a transaction it exists only if that commits. */
export const enqueue = async <P extends z.ZodType>(
  db: Database | DatabaseTransaction,
  job: Job<P>,
  payload: z.input<P>,
  { key, runAt, maxAttempts = 25 }: EnqueueOptions = {},
): Promise<void> => {
  const json = JSON.stringify(job.payload.parse(payload));
  await sql`select graphile_worker.add_job(${job.name}, payload => ${json}::json, run_at => ${runAt ?? null},
    max_attempts => ${maxAttempts}, job_key => ${key ?? null})`.execute(db);
};
