import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../platform/start-worker.ts';

export type ThreadName = 'keeper' | 'opener' | 'searcher' | 'merger' | 'network/network-merger';

export const startThread = (name: ThreadName, workerData: unknown): Worker =>
  startWorker(`search/engine/${name}`, workerData);
