import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBit, addOnce, type Bitmap, bitmapLength, countBits, hasBit, splitOff, surveyBits } from './bitmap.ts';

/** More than 32 × 16 words, so that 30 documents count as few, and not a multiple of four words. */
const SIZE = 32 * 602 + 5;

const bitmapOf = (documents: readonly number[]): Bitmap => {
  const bits = new Uint32Array(bitmapLength(SIZE));
  for (const document of documents) addBit(bits, document);
  return bits;
};

const documentsOf = (bits: Bitmap): number[] =>
  Array.from({ length: SIZE }, (_, document) => document).filter((document) => hasBit(bits, document));

/** A handful, or many close together. */
const someDocuments = fc.oneof(
  fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 30 }),
  fc.tuple(fc.nat(SIZE - 1), fc.integer({ min: 1, max: 7 })).map(([from, step]) => {
    const documents: number[] = [];
    for (let document = from; document < SIZE; document += step) documents.push(document);
    return documents;
  }),
);

it('surveyBits counts documents and says where they are if they are few', () => {
  let few = 0;
  fc.assert(
    fc.property(someDocuments, (documents) => {
      const bits = bitmapOf(documents);
      const { count, occupied } = surveyBits(bits);
      expect(count).toBe(documents.length);
      expect(countBits(bits)).toBe(documents.length);
      if (occupied === undefined) return;
      few += 1;
      expect([...occupied]).toEqual([...new Set(documents.map((document) => document >>> 5))].sort((a, b) => a - b));
    }),
  );
  expect(few).toBeGreaterThan(10);
});

it('splitOff gives the same result with and without known places', () => {
  fc.assert(
    fc.property(someDocuments, someDocuments, (documents, others) => {
      const common = documents.filter((document) => others.includes(document)).sort((a, b) => a - b);
      const rest = documents.filter((document) => !others.includes(document)).sort((a, b) => a - b);
      const places = Uint32Array.from(new Set(documents.map((document) => document >>> 5)));
      for (const occupied of [undefined, places]) {
        const bits = bitmapOf(documents);
        const into = bitmapOf([]);
        expect(splitOff(bits, bitmapOf(others), into, occupied)).toBe(common.length);
        expect(documentsOf(into)).toEqual(common);
        expect(documentsOf(bits)).toEqual(rest);
      }
    }),
    { numRuns: 30 },
  );
});

it('addOnce tells documents added once from those added more often', () => {
  fc.assert(
    fc.property(fc.array(someDocuments, { minLength: 1, maxLength: 3 }), (sets) => {
      const once = bitmapOf([]);
      const twice = bitmapOf([]);
      for (const set of sets) addOnce(once, twice, bitmapOf(set));
      const times = new Map<number, number>();
      for (const document of sets.flat()) times.set(document, (times.get(document) ?? 0) + 1);
      const sorted = (least: number) =>
        [...times]
          .filter(([, count]) => count >= least)
          .map(([document]) => document)
          .sort((a, b) => a - b);
      expect(documentsOf(once)).toEqual(sorted(1));
      expect(documentsOf(twice)).toEqual(sorted(2));
    }),
    { numRuns: 30 },
  );
});
