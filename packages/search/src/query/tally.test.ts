import { addBit, bitmapLength } from '@firmament/memory/bitmap';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Segment } from '../index/segment.ts';
import { tally, tallyFew } from './tally.ts';

/** Three columns laid out as facet rows: two in halves of one row, one with rows of its own. */
const SIZE = 700;
const CODES = { left: [0, 1, 2, 1], right: [2, 0, 1], wide: [0, 3, 1, 2, 5] } as const;

const codeOf = (name: keyof typeof CODES, document: number): number =>
  CODES[name][(document * 7) % CODES[name].length] as number;

const half = (column: number, codes: readonly number[]) => ({
  columns: Uint16Array.of(column),
  codes: Uint32Array.from(codes),
});

const segment = {
  size: SIZE,
  choices: { left: {}, right: {}, wide: {} },
  facetRows: {
    pair0: {
      rows: Uint32Array.from(
        { length: SIZE },
        (_, document) => ((document * 7) % CODES.left.length) | (((document * 7) % CODES.right.length) << 16),
      ),
      lower: half(0, CODES.left),
      upper: half(1, CODES.right),
    },
    wide2: {
      rows: Uint32Array.from({ length: SIZE }, (_, document) => codeOf('wide', document)),
      lower: half(2, []),
      upper: { columns: new Uint16Array(0), codes: new Uint32Array(0) },
    },
  },
} as unknown as Segment;

const NAMES = ['left', 'right', 'wide'] as const;

const countsByHand = (documents: readonly number[]) =>
  NAMES.map((name) => {
    const counts = new Array(6).fill(0);
    for (const document of documents) counts[codeOf(name, document)] += 1;
    return counts;
  });

it('counts every column of a set, of all other documents, and of few hits', () => {
  const all = Array.from({ length: SIZE }, (_, document) => document);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 60 }), (documents) => {
      const bits = new Uint32Array(bitmapLength(SIZE));
      for (const document of documents) addBit(bits, document);
      const empty = () => new Map(NAMES.map((name) => [name as string, new Uint32Array(6)]));
      const read = (counts: Map<string, Uint32Array>) => [...counts.values()].map((column) => [...column]);

      const [counts, others, few] = [empty(), empty(), empty()];
      tally(segment, bits, false, counts);
      tally(segment, bits, true, others);
      const met = new Map(NAMES.map((name) => [name as string, [] as number[]]));
      const occupied = Uint32Array.from(new Set(documents.map((document) => document >>> 5)));
      tallyFew(segment, bits, occupied, few, met);

      const expected = countsByHand(documents);
      expect(read(counts)).toEqual(expected);
      expect(read(few)).toEqual(expected);
      expect(read(others)).toEqual(countsByHand(all.filter((document) => !documents.includes(document))));
      NAMES.forEach((name, n) => {
        const codes = expected[n]?.flatMap((count, code) => (count > 0 ? [code] : []));
        expect([...(met.get(name) ?? [])].sort((a, b) => a - b)).toEqual(codes);
      });
    }),
  );
});
