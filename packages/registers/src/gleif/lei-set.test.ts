import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LeiSet } from './lei-set.ts';

const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const lei = fc.string({ unit: fc.constantFrom(...letters), minLength: 20, maxLength: 20 });

it('has what was added and nothing else, however many they are', () => {
  fc.assert(
    fc.property(fc.array(lei, { maxLength: 40 }), fc.array(lei, { maxLength: 40 }), (added, others) => {
      const [leis, plain] = [new LeiSet(), new Set(added)];
      for (const one of [...added, ...added]) leis.add(one);
      for (const one of [...added, ...others]) expect(leis.has(one)).toBe(plain.has(one));
    }),
  );
  const many = new LeiSet();
  const numbered = (number: number): string => number.toString(36).toUpperCase().padStart(20, '0');
  for (let number = 0; number < 50_000; number += 2) many.add(numbered(number));
  for (let number = 0; number < 50_000; number++) expect(many.has(numbered(number))).toBe(number % 2 === 0);
});

it('knows nothing that is no LEI', () => {
  const leis = new LeiSet();
  for (const odd of ['', '0'.repeat(19), '0'.repeat(21), 'a'.repeat(20), `${'0'.repeat(19)}-`]) {
    leis.add(odd);
    expect(leis.has(odd)).toBe(false);
  }
  expect(leis.has('0'.repeat(20))).toBe(false);
});
