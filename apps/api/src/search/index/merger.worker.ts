import { parentPort, workerData } from 'node:worker_threads';
import type { Schema } from '@firmament/search/schema';
import { mergeView } from '@firmament/search/view';
import type { MergeTask } from './protocol.ts';
import { SCHEMAS } from './schemas.ts';

/** Joins the segments of a view into one, hands it back and ends. */
const { entity, parts } = workerData as MergeTask;
parentPort?.postMessage(mergeView({ schema: SCHEMAS[entity] as Schema, parts }));
