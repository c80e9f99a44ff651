import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { API_ROOT } from '../../src/platform/paths.ts';

/** Nobody gives way: each thread keeps the priority of the test that waits for it. */
const KEEP_PRIORITY = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
  os.setPriority = () => {}; syncBuiltinESMExports();`;

/**
 * Stands in for start-worker.ts in tests: starts `<file>.worker` as it was built, which the product does, too. In tests
 * a thread that gives way waits for all other tests, and nobody is served meanwhile: they took up to four times as long.
 */
export const startWorker = (file: string, workerData?: unknown, resourceLimits: ResourceLimits = {}): Worker =>
  new Worker(join(API_ROOT, 'dist', `${file}.worker.js`), {
    workerData,
    resourceLimits,
    execArgv: ['--enable-source-maps', '--import', `data:text/javascript,${encodeURIComponent(KEEP_PRIORITY)}`],
  });
