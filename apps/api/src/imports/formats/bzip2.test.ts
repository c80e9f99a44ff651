import { describe, expect, it } from 'vitest';
import { unpackBzip2 } from './bzip2.ts';

const packed = (base64: string): Buffer => Buffer.from(base64, 'base64');

const TEXT = '{"a":1}\n{"b":"ü"}\n';
const PACKED = packed('QlpoOTFBWSZTWQACkvUAAAbZjAAQEAAgEDAAAAoABAgAIAAxADASkwZIjdQ2IEefT8XckU4UJAAApL1A');
const PACKED_NOTHING = packed('QlpoORdyRThQkAAAAAA=');
/** Runs of every awkward length, in blocks of 100 kB. */
const RUNS = `${'a'.repeat(1_000_000)}bbbb${'c'.repeat(259)}dddddeeee`;
const PACKED_RUNS = packed(
  'QlpoMTFBWSZTWQJWHMgAB6rBQOAAPgAAAgAIIABQgyYgb1VNH6TUz65qSIgvYQEJW4t4xzrdiREF/F3JFOFCQAlYcyA=',
);
/** Where the size of blocks, which may be any that suffices, and the first checksum are in PACKED. */
const LEVEL = 3;
const BLOCK_CHECKSUM = 10;

/** Unpacks what arrives in pieces of at most `pieceBytes`. */
const unpack = (file: Buffer, pieceBytes = Number.POSITIVE_INFINITY): string => {
  let at = 0;
  const fill = (target: Uint8Array): number => {
    const piece = file.subarray(at, at + Math.min(pieceBytes, target.length));
    target.set(piece);
    at += piece.length;
    return piece.length;
  };
  return Buffer.concat([...unpackBzip2(fill)]).toString();
};

const changed = (file: Buffer, at: number): Buffer => {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] as number) ^ 1;
  return copy;
};

describe('unpackBzip2', () => {
  it('gives the text, however the file arrives', () => {
    for (const pieceBytes of [1, 7, 1_000]) expect(unpack(PACKED, pieceBytes)).toBe(TEXT);
  });

  it('reads streams one after the other, as parallel packers write them', () => {
    expect(unpack(Buffer.concat([PACKED, PACKED_NOTHING, PACKED_RUNS, PACKED]))).toBe(TEXT + RUNS + TEXT);
  });

  it('gives nothing for a packed file of nothing', () => {
    expect(unpack(PACKED_NOTHING)).toBe('');
  });

  it('refuses a file that is cut off anywhere', () => {
    const file = Buffer.concat([PACKED, PACKED]);
    for (let length = 1; length < file.length; length++) {
      if (length !== PACKED.length) expect(() => unpack(file.subarray(0, length)), `${length}`).toThrow('bzip2: ');
    }
  });

  it('refuses a wrong checksum of a block and of the stream', () => {
    expect(() => unpack(changed(PACKED, BLOCK_CHECKSUM))).toThrow('bzip2: the crc of a block is wrong');
    expect(() => unpack(changed(PACKED, PACKED.length - 2))).toThrow('bzip2: the crc of a stream is wrong');
  });

  it('refuses a file with any byte changed, and what is no bzip2 after the end', () => {
    // The last bits of the last byte mean nothing.
    for (let at = 0; at < PACKED.length - 1; at++) {
      if (at !== LEVEL) expect(() => unpack(changed(PACKED, at)), `${at}`).toThrow('bzip2: ');
    }
    expect(() => unpack(Buffer.concat([PACKED, Buffer.from('more')]))).toThrow('bzip2: a stream does not begin');
  });
});
