import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTax, taxFor } from './tax.ts';

describe('value added tax', () => {
  it.each([
    ['consumer', 'AT', null, 'standard', 20],
    ['business', 'AT', 'ATU13585627', 'standard', 20],
    ['consumer', 'DE', null, 'standard', 19],
    ['business', 'DE', null, 'standard', 19],
    ['business', 'DE', 'DE136695976', 'reverse_charge', 0],
    ['consumer', 'CH', null, 'outside_scope', 0],
    ['business', 'CH', 'CHE-116.281.710', 'outside_scope', 0],
  ] as const)('of a %s in %s with the number %s is %s, %i %', (customer, country, vatId, kind, percent) => {
    expect(taxFor({ customer, country, vatId })).toEqual({ kind, percent });
  });

  it('adds up to the cent', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(0, 19, 20), (cents, percent) => {
        const tax = { kind: 'standard' as const, percent };
        const amount = addTax(cents, tax);
        expect(amount.netCents + amount.taxCents).toBe(amount.grossCents);
        expect(Math.abs(amount.taxCents - (cents * percent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
