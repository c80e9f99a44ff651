import { nextBit } from '@firmament/memory/bitmap';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addKeyed, KeyColumnBuilder } from './keys.ts';

const columnOf = (keys: readonly string[]) => {
  const builder = new KeyColumnBuilder();
  keys.forEach((key, document) => {
    builder.add(document, key);
  });
  return builder.finish(Uint32Array.from(keys.keys()));
};

const documentsWith = (column: ReturnType<typeof columnOf>, key: string, size: number): number[] => {
  const bits = new Uint32Array((size >>> 5) + 1);
  addKeyed(column, key, bits);
  const found: number[] = [];
  for (let at = nextBit(bits, 0); at !== -1; at = nextBit(bits, at + 1)) found.push(at);
  return found;
};

it('a key finds its documents and no other, however alike the keys are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('0', '1', 'ä', '.'), maxLength: 6 })), (keys) => {
      const column = columnOf(keys);
      for (const key of keys) {
        const expected = keys.flatMap((other, document) => (other === key ? [document] : []));
        expect(documentsWith(column, key, keys.length)).toEqual(expected);
      }
      expect(documentsWith(column, 'another', keys.length)).toEqual([]);
    }),
  );
});

it('a hundred thousand neighbouring telephone numbers stay apart, in each half of the bits', () => {
  const { high, low } = columnOf(Array.from({ length: 100_000 }, (_, i) => `tel:43${3_572_000_000 + i}`));
  // By chance one or two pairs of a hundred thousand share 32 bits.
  expect(new Set(high).size).toBeGreaterThan(99_990);
  expect(new Set(low).size).toBeGreaterThan(99_990);
});
