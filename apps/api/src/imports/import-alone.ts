import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isDiskFull } from '../platform/database/database-error.ts';
import { LOCKS } from '../platform/database/locks.ts';
import { OperatorError } from '../platform/operator-error.ts';

const LOOK_AGAIN_MS = 2_000;

export const takeLock = async (client: pg.ClientBase, waitUntil?: AbortSignal): Promise<void> => {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [LOCKS.import]);
    if (rows[0].is_ours) return;
    if (!waitUntil) break;
    await pause(LOOK_AGAIN_MS, undefined, { signal: waitUntil });
  }
  throw new OperatorError(
    'another import is running on this database',
    'Wait until it has finished, then start again.',
  );
};

const explain = (error: unknown): unknown => {
  if (!isDiskFull(error)) return error;
  return new OperatorError(
    'the disk is full',
    'Make room and start again: nothing is half-applied, and an import goes on where it stopped.',
    { cause: error },
  );
};

/** Works on a connection of its own while nobody else imports. Given `waitUntil`, waits for others until it is aborted. */
export const importAlone = async <T>(
  pool: pg.Pool,
  waitUntil: AbortSignal | undefined,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await takeLock(client, waitUntil);
    return await work(client);
  } catch (error) {
    throw explain(error);
  } finally {
    // Temporary tables and settings go with the connection; the lock would stay until the server has noticed.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
};
