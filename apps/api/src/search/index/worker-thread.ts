import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { API_ROOT, IS_BUILT } from '../../platform/paths.ts';

export type ThreadName = 'keeper' | 'searcher' | 'merger';

/** Starts a thread of the search: the built file, or in development and tests the source through tsx. */
export const startThread = (name: ThreadName, workerData: unknown): Worker => {
  const file = `search/index/${name}.worker`;
  return IS_BUILT
    ? new Worker(join(API_ROOT, 'dist', `${file}.js`), { workerData, execArgv: ['--enable-source-maps'] })
    : new Worker(join(API_ROOT, 'src', `${file}.ts`), { workerData, execArgv: ['--import', throughTsx()] });
};

/** `--import tsx` by itself does nothing in a thread whose process was not started by tsx, such as that of the tests. */
const throughTsx = (): string => {
  const api = import.meta.resolve('tsx/esm/api');
  return `data:text/javascript,import{register}from${JSON.stringify(api)};register()`;
};
