import type { Graph } from '@firmament/network/graph';
import { readGraph, writeGraph } from '@firmament/network/snapshot';
import { loadFile, saveFile } from '../snapshot-file.ts';
import { RELATIONS_VERSION } from './relations.query.ts';

/** The network on disk, beside the snapshots of the collections. */

const placeIn = (dir: string) => ({ dir, name: 'network', version: RELATIONS_VERSION });

/** Of a graph that was built or merged. */
export const saveGraph = (dir: string, graph: Graph, facts: { databaseId: string; mark: number }): Promise<void> =>
  saveFile(placeIn(dir), writeGraph(graph), facts);

export const loadGraph = (dir: string, databaseId: string, tell: (reason: string) => void) =>
  loadFile(placeIn(dir), databaseId, readGraph, tell);
