import { parentPort, workerData } from 'node:worker_threads';
import { mergeView } from '@firmament/search/index/view';
import type { Columns } from '@firmament/search/schema';
import type { MergeTask } from './protocol.ts';
import { SCHEMAS } from './schemas.ts';

/** Merges the segments of a view into one, posts it back and ends. */
const { entity, parts } = workerData as MergeTask;
parentPort?.postMessage(mergeView<Columns>({ schema: SCHEMAS[entity], parts }));
