import { parentPort, workerData } from 'node:worker_threads';
import { mergeGraph } from '@firmament/network/change';
import type { Graph } from '@firmament/network/graph';

/** Merges what has changed into the rest, posts the network back and ends. */
parentPort?.postMessage(mergeGraph(workerData as Graph));
