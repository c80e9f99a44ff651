import type pg from 'pg';
import type { Logger } from '../logger.ts';

const BEAT_MS = 10_000;
/** Longer than any pause of a live process; a job of one that only seemed dead would be done twice. */
const DEAD_AFTER = '40 seconds';

export type Presence = {
  /** From now on we are this queue, and no longer the one before. */
  enter(queueId: string): void;
  leave(): Promise<void>;
};

/**
 * A killed process leaves its jobs locked, and the queue itself frees them after four hours: far too late for a sign-up
 * mail. So every process reports now and then that it is there, and frees the jobs of those that no longer do.
 */
export const announcePresence = (pool: pg.Pool, logger: Logger): Presence => {
  let id: string | undefined;
  let beating: Promise<void> | undefined;
  const beat = (): void => {
    beating ??= (id === undefined ? Promise.resolve() : beatOnce(pool, id))
      // The database is down; the jobs can wait until it is back.
      .catch((error) => logger.warn({ err: error }, 'the queue of jobs could not say that it is there'))
      .finally(() => {
        beating = undefined;
      });
  };
  const timer = setInterval(beat, BEAT_MS).unref();
  return {
    enter: (queueId) => {
      id = queueId;
      beat();
    },
    leave: async () => {
      clearInterval(timer);
      await beating;
      await pool.query('delete from job_runner where id = $1', [id]).catch(() => {});
    },
  };
};

const beatOnce = async (pool: pg.Pool, id: string): Promise<void> => {
  await pool.query(
    `insert into job_runner (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = now()`,
    [id],
  );
  await freeAbandonedJobs(pool);
};

/** A queue that has just started may hold a job before it reports that it is there, so the lock must be old, too. */
export const freeAbandonedJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`delete from job_runner where seen_at < now() - $1::interval`, [DEAD_AFTER]);
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - $1::interval and locked_by not in (select id from job_runner)
     having count(*) > 0`,
    [DEAD_AFTER],
  );
};
