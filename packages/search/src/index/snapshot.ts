import { readArrays, SnapshotError, type SnapshotFormat, writeArrays } from '@firmament/memory/stored-arrays';
import { type Schema, schemaFingerprint } from '../schema.ts';
import type { Segment } from './segment.ts';

/** A segment as bytes. The version is raised whenever the layout of a segment changes. */
const FORMAT: SnapshotFormat = { magic: 'SEGMENT\n', version: 3 };

export const writeSnapshot = (segment: Segment): Generator<Uint8Array> => writeArrays(FORMAT, segment);

/** Reads a snapshot from chunks of any size into shared memory. Throws SnapshotError. */
export const readSnapshot = async (
  schema: Schema,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Segment> => {
  const root = await readArrays(FORMAT, chunks, ({ fingerprint }) => {
    if (fingerprint !== schemaFingerprint(schema)) throw new SnapshotError('schema');
  });
  for (const key of SEGMENT_RECORDS) root[key] ??= {};
  return root as Segment;
};

/** Parts of a segment that leave no trace in the directory when they are empty. */
const SEGMENT_RECORDS = ['texts', 'choices', 'numbers', 'flags', 'points', 'keys', 'facetRows'] as const;
