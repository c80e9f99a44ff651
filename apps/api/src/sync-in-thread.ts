import type { Worker } from 'node:worker_threads';
import type { SyncedSourceName } from '@firmament/record/sources/sources';
import type { SyncConfig } from './compose-sync.ts';
import { startWorker } from './platform/start-worker.ts';

export type SyncTask = {
  source: SyncedSourceName;
  config: SyncConfig;
  databaseUrl: string;
  /** Whether the database's processes are ours, on this machine. */
  isDatabaseHere: boolean;
  birthKey: Uint8Array;
  logLevel: string;
};

export type SyncThreads = {
  run(source: SyncedSourceName): Promise<void>;
  /** Ends runs that are under way; the next ones go on where they were. */
  close(): Promise<void>;
};

export const createSyncThreads = (task: Omit<SyncTask, 'source'>): SyncThreads => {
  const threads = new Set<Worker>();
  let isClosed = false;
  return {
    run: (source) =>
      new Promise((resolve, reject) => {
        const thread = startWorker('sync-run', { ...task, source });
        threads.add(thread);
        thread.once('error', reject);
        thread.once('exit', (code) => {
          threads.delete(thread);
          if (code === 0 || isClosed) resolve();
          else reject(new Error(`the thread that reads ${source} ended with ${code}`));
        });
      }),
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
};
