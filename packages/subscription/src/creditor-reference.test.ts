import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditorReference, isCreditorReference, printReference } from './creditor-reference.ts';

it('gives the reference of the ISO 11649 example', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034');
  expect(printReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
});

it('notices every wrong digit', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{4}-[0-9]{6}$/),
      fc.nat(13),
      fc.integer({ min: 1, max: 9 }),
      (number, at, by) => {
        const reference = creditorReference(number);
        expect(isCreditorReference(printReference(reference))).toBe(true);
        const digits = [...reference];
        const place = Math.max(2, at);
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isCreditorReference(digits.join(''))).toBe(false);
      },
    ),
  );
});
