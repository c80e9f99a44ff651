import { Worker } from 'node:worker_threads';
import { SnapshotError } from '@firmament/memory/stored-arrays';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, query, TEST_SCHEMA } from '../query/arbitraries.ts';
import { search } from '../query/search.ts';
import { defineSchema } from '../schema.ts';
import { buildSegment } from './builder.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { createView } from './view.ts';

const SAMPLE = Array.from({ length: 40 }, (_, id) => ({
  id,
  prominence: id % 7,
  name: `Firma ${id} GmbH`,
  country: id % 2 === 0 ? 'AT' : 'DE',
  revenue: id * 10,
  position: { latitude: 48, longitude: 16 },
}));

const joined = (chunks: Iterable<Uint8Array>): Uint8Array => new Uint8Array(Buffer.concat([...chunks]));

const inPieces = function* (bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
};

const reasonOf = async (bytes: Uint8Array, schema: typeof TEST_SCHEMA = TEST_SCHEMA): Promise<string> => {
  try {
    await readSnapshot(schema, [bytes]);
    return 'none';
  } catch (error) {
    if (error instanceof SnapshotError) return error.reason;
    throw error;
  }
};

describe('a snapshot', () => {
  it('restores a segment that gives the same answers', async () => {
    await fc.assert(
      fc.asyncProperty(documents(30), query, fc.integer({ min: 1, max: 5000 }), async (given, asked, length) => {
        const segment = buildSegment(TEST_SCHEMA, given);
        const read = await readSnapshot(TEST_SCHEMA, inPieces(joined(writeSnapshot(segment)), length));
        expect(read).toEqual(segment);
        expect(search(createView(TEST_SCHEMA, read), asked)).toEqual(search(createView(TEST_SCHEMA, segment), asked));
      }),
    );
  });

  it('is refused when any byte was changed', async () => {
    const bytes = joined(writeSnapshot(buildSegment(TEST_SCHEMA, SAMPLE)));
    for (let at = 0; at < bytes.length; at += at < 64 ? 1 : 13) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
      expect(await reasonOf(damaged), `byte ${at}`).toMatch(/foreign|version|damaged|truncated/);
    }
  });

  it('is refused when it ends early, is something else, or was written by another version or for another schema', async () => {
    const bytes = joined(writeSnapshot(buildSegment(TEST_SCHEMA, SAMPLE)));
    for (const length of [0, 10, 24, 500, bytes.length - 1])
      expect(await reasonOf(bytes.subarray(0, length))).toBe('truncated');
    expect(await reasonOf(new TextEncoder().encode('%PDF-1.7 and so on, long enough'))).toBe('foreign');
    const older = bytes.slice();
    older[8] = 0;
    expect(await reasonOf(older)).toBe('version');
    const other = defineSchema({ ...TEST_SCHEMA.columns, revenue: 'text' }) as unknown as typeof TEST_SCHEMA;
    expect(await reasonOf(bytes, other)).toBe('schema');
  });
});

const WORKER = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { search } from '../query/search.ts';
  parentPort.postMessage(search(workerData.view, workerData.query));
  workerData.view.parts[0].segment.ids[0] = 4242;
`;

describe('shared memory', () => {
  it('lets another thread search a view without copying it', async () => {
    const view = createView(TEST_SCHEMA, buildSegment(TEST_SCHEMA, SAMPLE));
    const query = { keyword: 'firma', facets: { country: 5 } };
    const { outputFiles } = await build({
      stdin: { contents: WORKER, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    });
    const code = encodeURIComponent(outputFiles[0]?.text ?? '');
    const worker = new Worker(new URL(`data:text/javascript,${code}`), { workerData: { view, query } });
    const expected = search(view, query);
    const messages: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => messages.push(message));
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
    expect(messages).toEqual([expected]);
    expect(view.parts[0]?.segment.ids[0], 'written by the other thread').toBe(4242);
  });
});
