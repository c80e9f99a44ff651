import type { NumberArray } from './arrays.ts';
import { checksum } from './checksum.ts';

/**
 * An object of typed arrays, numbers and strings as bytes: a fixed head, a directory (JSON with the path, type, length
 * and checksum of each array, and the numbers and strings themselves), then the arrays, each aligned to eight bytes, in
 * the byte order of the machine.
 */

const HEAD_BYTES = 24;
const ALIGNMENT = 8;
/** Keeps a slow writer from getting hundreds of megabytes at once. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Guards against allocating whatever a damaged head claims. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;

/** What the bytes are: eight letters at their start, and a number that is raised whenever the layout changes. */
export type SnapshotFormat = { readonly magic: string; readonly version: number };

export type SnapshotProblem = 'foreign' | 'version' | 'schema' | 'truncated' | 'damaged';

const EXPLANATIONS: Readonly<Record<SnapshotProblem, string>> = {
  foreign: 'This is not such a snapshot.',
  version: 'The snapshot was written by another version.',
  schema: 'The snapshot was written for another schema.',
  truncated: 'The snapshot ends too early.',
  damaged: 'The snapshot is damaged: a checksum does not match.',
};

/** Why a snapshot cannot be used. There is nothing to repair: discard it and build what it holds again. */
export class SnapshotError extends Error {
  constructor(
    readonly reason: SnapshotProblem,
    detail = '',
  ) {
    super(`${EXPLANATIONS[reason]}${detail} Discard it and build again.`);
    this.name = 'SnapshotError';
  }
}

type ArrayType = 'Uint8Array' | 'Uint16Array' | 'Uint32Array' | 'Int32Array' | 'Float32Array' | 'Float64Array';

const ARRAY_TYPES: Readonly<
  Record<ArrayType, { readonly BYTES_PER_ELEMENT: number; new (buffer: SharedArrayBuffer): NumberArray }>
> = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array };

type ArrayEntry = { readonly path: string[]; readonly type: ArrayType; readonly length: number; readonly sum: number };
type ScalarEntry = { readonly path: string[]; readonly value: number | string };
type Directory = { readonly isLittleEndian: boolean; readonly scalars: ScalarEntry[]; readonly arrays: ArrayEntry[] };

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

const bytesOf = (array: NumberArray): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
const padding = (length: number): number => (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT;

export function* writeArrays({ magic, version }: SnapshotFormat, root: object): Generator<Uint8Array> {
  const arrays: NumberArray[] = [];
  const directory: Directory = { isLittleEndian, scalars: [], arrays: [] };
  const walk = (node: unknown, path: string[]): void => {
    if (ArrayBuffer.isView(node)) {
      const array = node as NumberArray;
      const type = array.constructor.name as ArrayType;
      directory.arrays.push({ path, type, length: array.length, sum: checksum(bytesOf(array)) });
      arrays.push(array);
    } else if (typeof node === 'number' || typeof node === 'string') directory.scalars.push({ path, value: node });
    else for (const [key, child] of Object.entries(node as object)) walk(child, [...path, key]);
  };
  walk(root, []);
  const listing = new TextEncoder().encode(JSON.stringify(directory));
  const head = new Uint8Array(HEAD_BYTES + listing.length + padding(listing.length));
  head.set(new TextEncoder().encode(magic));
  const numbers = new DataView(head.buffer);
  numbers.setUint32(8, version, true);
  numbers.setUint32(12, listing.length, true);
  numbers.setUint32(16, checksum(listing), true);
  head.set(listing, HEAD_BYTES);
  yield head;
  for (const array of arrays) {
    const bytes = bytesOf(array);
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES);
    if (padding(bytes.length) > 0) yield new Uint8Array(padding(bytes.length));
  }
}

/** Reads them from chunks of any size into shared memory. `accept` sees the numbers and strings first, and may throw. */
export const readArrays = async (
  { magic, version }: SnapshotFormat,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  accept: (root: Record<string, unknown>) => void = () => {},
): Promise<Record<string, unknown>> => {
  const source = new ChunkReader(chunks);
  const head = await source.read(new Uint8Array(HEAD_BYTES));
  if (new TextEncoder().encode(magic).some((byte, i) => head[i] !== byte)) throw new SnapshotError('foreign');
  const numbers = new DataView(head.buffer);
  const written = numbers.getUint32(8, true);
  if (written !== version) throw new SnapshotError('version', ` It has ${written}, this is ${version}.`);
  const listingLength = numbers.getUint32(12, true);
  if (listingLength > MAX_DIRECTORY_BYTES || numbers.getUint32(20, true) !== 0) throw new SnapshotError('damaged');
  const listing = await source.read(new Uint8Array(listingLength));
  if (checksum(listing) !== numbers.getUint32(16, true)) throw new SnapshotError('damaged');
  const directory = JSON.parse(new TextDecoder().decode(listing)) as Directory;
  if (directory.isLittleEndian !== isLittleEndian) throw new SnapshotError('foreign');
  const root: Record<string, unknown> = {};
  for (const { path, value } of directory.scalars) place(root, path, value);
  accept(root);
  await source.skipZeros(padding(listingLength));
  for (const { path, type, length, sum } of directory.arrays) {
    const ArrayOf = ARRAY_TYPES[type];
    const buffer = new SharedArrayBuffer(length * ArrayOf.BYTES_PER_ELEMENT);
    const bytes = await source.read(new Uint8Array(buffer));
    if (checksum(bytes) !== sum) throw new SnapshotError('damaged', ` (${path.join('.')})`);
    await source.skipZeros(padding(bytes.length));
    place(root, path, new ArrayOf(buffer));
  }
  return root;
};

const place = (root: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  let node = root;
  for (const key of path.slice(0, -1)) {
    node[key] ??= {};
    node = node[key] as Record<string, unknown>;
  }
  node[path.at(-1) ?? ''] = value;
};

/** Fills targets from chunks, whatever their boundaries. */
class ChunkReader {
  readonly #chunks: AsyncIterator<Uint8Array> | Iterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array(0);

  constructor(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    this.#chunks = Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  }

  async read<B extends ArrayBufferLike>(target: Uint8Array<B>): Promise<Uint8Array<B>> {
    let at = 0;
    while (at < target.length) {
      if (this.#chunk.length === 0) {
        const next = await this.#chunks.next();
        if (next.done === true) throw new SnapshotError('truncated');
        this.#chunk = next.value;
        continue;
      }
      const part = this.#chunk.subarray(0, target.length - at);
      target.set(part, at);
      at += part.length;
      this.#chunk = this.#chunk.subarray(part.length);
    }
    return target;
  }

  async skipZeros(count: number): Promise<void> {
    const skipped = await this.read(new Uint8Array(count));
    if (skipped.some((byte) => byte !== 0)) throw new SnapshotError('damaged');
  }
}
