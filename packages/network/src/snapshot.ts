import { readArrays, type SnapshotFormat, writeArrays } from '@firmament/memory/stored-arrays';
import type { Graph, GraphPart } from './graph.ts';

/** A graph as bytes. The version is raised whenever the layout of a graph changes. */
const FORMAT: SnapshotFormat = { magic: 'NETWORK\n', version: 2 };

/** Of a graph that was built or merged; what lies beside the base would have to be merged at every start. */
export const writeGraph = ({ base, gone, overlay }: Graph): Generator<Uint8Array> => {
  if (gone !== undefined || overlay !== undefined) throw new Error('Merge the graph before writing its snapshot.');
  return writeArrays(FORMAT, { base });
};

/** Reads a graph from chunks of any size into shared memory. Throws SnapshotError. */
export const readGraph = async (chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Graph> => {
  const { base } = await readArrays(FORMAT, chunks);
  return { base: base as GraphPart };
};
