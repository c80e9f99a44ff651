import { parentPort, workerData } from 'node:worker_threads';
import { composeSync, SYNC_RANK } from './compose-sync.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { giveWayAsThread } from './platform/give-way.ts';
import { createLogger } from './platform/logger.ts';
import { runSource } from './sync/run-source.ts';
import type { SyncTask } from './sync-in-thread.ts';

/** One run, in a thread of its own: a register has millions of lines, and members do not wait while they are read. */

const { source: id, config, databaseUrl, isDatabaseHere, birthKey, logLevel } = workerData as SyncTask;

giveWayAsThread(SYNC_RANK);
const pool = createPool({ url: databaseUrl, size: 6 });
try {
  const { deps, sources } = composeSync({
    config,
    pool,
    db: createDatabase(pool),
    logger: createLogger(logLevel),
    birthKey: Buffer.from(birthKey),
    isPatient: true,
    rank: isDatabaseHere ? SYNC_RANK : undefined,
  });
  const source = sources.find((one) => one.id === id);
  if (source) parentPort?.postMessage((await runSource(deps, source)).kind);
} finally {
  await pool.end();
}
