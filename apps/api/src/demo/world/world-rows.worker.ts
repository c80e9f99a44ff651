import { parentPort, workerData } from 'node:worker_threads';
import type { Stretch, ThreadSetting } from './row-makers.ts';
import { rowMaker } from './world-rows.ts';

/** Makes the rows of one stretch of a world per message. */

const { options, setting } = workerData as ThreadSetting;
const make = rowMaker(options, setting);

parentPort?.on('message', ({ from, to }: Stretch) => {
  const rows = make(from, to);
  parentPort?.postMessage(
    rows,
    [...rows.values()].map(({ buffer }) => buffer),
  );
});
