import type pg from 'pg';
import type { Logger } from '../logger.ts';

const BEAT_MS = 2_000;
/** Longer than any pause of a live process; a job of one that only seemed dead would be done twice. */
const DEAD_AFTER = '40 seconds';
/** Whose session has ended as well is dead sooner: a live one would have begun another, had it been able to. */
const GONE_AFTER = '5 seconds';

export type Presence = {
  /** From now on we are this queue, and no longer the one before. */
  enter(queueId: string): void;
  leave(): Promise<void>;
};

/**
 * A killed process leaves its jobs locked, and the queue itself frees them after four hours: far too late for a sign-up
 * mail. So every process reports now and then that it is there, from a session of the database that it keeps for that,
 * and frees the jobs of those that no longer do.
 */
export const announcePresence = (pool: pg.Pool, logger: Logger): Presence => {
  let id: string | undefined;
  let session: pg.PoolClient | undefined;
  let beating: Promise<void> | undefined;
  const endSession = (error?: Error): void => {
    session?.release(error ?? true);
    session = undefined;
  };
  const beatOnce = async (): Promise<void> => {
    if (id === undefined) return;
    if (session === undefined) {
      session = await pool.connect();
      session.once('error', endSession);
    }
    await reportPresence(session, id);
    await freeAbandonedJobs(session);
  };
  const beat = (): void => {
    beating ??= beatOnce()
      // The database is down; the jobs can wait until it is back.
      .catch((error) => {
        endSession(error);
        logger.warn({ err: error }, 'the queue of jobs could not say that it is there');
      })
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
      endSession();
    },
  };
};

export const reportPresence = async (session: pg.ClientBase, id: string): Promise<void> => {
  await session.query(
    `insert into job_runner (id, seen_at, session_pid, session_began)
     select $1, now(), pid, backend_start from pg_stat_activity where pid = pg_backend_pid()
     on conflict (id) do update set seen_at = excluded.seen_at,
       session_pid = excluded.session_pid, session_began = excluded.session_began`,
    [id],
  );
};

/**
 * After the database was away, all sessions are gone: who is back first waits for the others before he takes them for
 * dead. A queue that has just started may hold a job before it reports that it is there, so the lock of one that is not
 * known must be old, too.
 */
export const freeAbandonedJobs = async (session: pg.ClientBase): Promise<void> => {
  const { rows } = await session.query<{ id: string }>(
    `delete from job_runner where seen_at < now() - $1::interval
       or seen_at < now() - $2::interval and session_pid is not null
         and not exists (
           select from pg_stat_activity where pid = session_pid and backend_start = session_began)
         and (select backend_start from pg_stat_activity where pid = pg_backend_pid()) < now() - $2::interval
     returning id`,
    [DEAD_AFTER, GONE_AFTER],
  );
  await session.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_by = any($2)
       or locked_at < now() - $1::interval and locked_by not in (select id from job_runner)
     having count(*) > 0`,
    [DEAD_AFTER, rows.map(({ id }) => id)],
  );
};
