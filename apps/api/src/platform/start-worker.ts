import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { API_ROOT, IS_BUILT } from './paths.ts';
import { startWorker as startBuiltWorker } from './start-built-worker.ts';

/** Starts `<file>.worker` as a thread: the built file, or in development the source through tsx. */
export const startWorker = (file: string, workerData?: unknown, resourceLimits: ResourceLimits = {}): Worker =>
  IS_BUILT
    ? startBuiltWorker(file, workerData, resourceLimits)
    : new Worker(join(API_ROOT, 'src', `${file}.worker.ts`), {
        workerData,
        resourceLimits,
        execArgv: ['--import', throughTsx()],
      });

/** `--import tsx` by itself does nothing in a thread whose process was not started by tsx, such as that of a test. */
const throughTsx = (): string => {
  const api = import.meta.resolve('tsx/esm/api');
  return `data:text/javascript,import{register}from${JSON.stringify(api)};register()`;
};
