import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { API_ROOT } from './paths.ts';

/** Starts `<file>.worker` as a thread, as it was built. */
export const startWorker = (file: string, workerData?: unknown, resourceLimits: ResourceLimits = {}): Worker =>
  new Worker(join(API_ROOT, 'dist', `${file}.worker.js`), {
    workerData,
    resourceLimits,
    execArgv: ['--enable-source-maps'],
  });
