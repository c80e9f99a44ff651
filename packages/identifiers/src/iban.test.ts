import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkIban, formatIban } from './iban.ts';

/** The sample numbers that the central banks print in their leaflets. */
const SAMPLES = ['AT61 1904 3002 3457 3201', 'DE89 3704 0044 0532 0130 00', 'CH93 0076 2011 6238 5295 7'];

describe('an IBAN', () => {
  it.each(SAMPLES)('is verified: %s', (sample) => {
    expect(checkIban(sample)).toEqual({ value: sample.replaceAll(' ', ''), verdict: 'verified' });
    expect(formatIban(sample.replaceAll(' ', ''))).toBe(sample);
  });

  it.each([
    ['AT61 1904 3002 3457 320', 'length'],
    ['AT61 1904 3002 3457 3202', 'check-character'],
    ['XX61 1904 3002 3457 3201', 'country'],
    ['1904 3002 3457 3201', 'format'],
    ['', 'format'],
  ])('is refused: "%s" (%s)', (text, reason) => {
    expect(checkIban(text)).toMatchObject({ verdict: 'invalid', reason });
  });

  it('shows every wrong digit and every swap of neighbours', () => {
    const valid = fc.constantFrom(...SAMPLES.map((sample) => sample.replaceAll(' ', '')));
    fc.assert(
      fc.property(valid, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, step) => {
        const at = 4 + (place % (iban.length - 5));
        const digit = (Number(iban[at]) + step) % 10;
        const wrong = iban.slice(0, at) + digit + iban.slice(at + 1);
        expect(checkIban(wrong).verdict).toBe('invalid');
        if (iban[at] === iban[at + 1]) return;
        const swapped = iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2);
        expect(checkIban(swapped).verdict).toBe('invalid');
      }),
    );
  });
});
