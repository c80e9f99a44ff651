import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gisaCheckDigit } from './austrian-registers.ts';
import { glnCheckDigit } from './gln.ts';
import { leiCheckDigits } from './lei.ts';
import { isinCheckDigit, sirenCheckDigit } from './opaque.ts';
import { cheCheckDigit, chIdCheckDigit } from './swiss.ts';
import { austrianVatCheckDigit, germanVatCheckDigit } from './vat.ts';

const RULES: [name: string, length: number, rule: (body: string) => string | undefined][] = [
  ['CHE', 8, cheCheckDigit],
  ['CH-ID', 10, chIdCheckDigit],
  ['Austrian VAT', 7, austrianVatCheckDigit],
  ['German VAT', 8, germanVatCheckDigit],
  ['GLN', 12, glnCheckDigit],
  ['GISA', 7, gisaCheckDigit],
  ['SIREN', 8, sirenCheckDigit],
  ['LEI', 18, leiCheckDigits],
];

describe.each(RULES)('%s', (_, length, rule) => {
  const body = fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  test('every single wrong digit changes the check digit', () => {
    fc.assert(
      fc.property(body, fc.nat(length - 1), fc.integer({ min: 1, max: 9 }), (right, place, shift) => {
        const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1);
        const expected = rule(right);
        fc.pre(expected !== undefined);
        expect(rule(wrong)).not.toBe(expected);
      }),
    );
  });

  test('anything but digits of that length is refused', () => {
    expect(() => rule('x'.repeat(length))).toThrow(RangeError);
    expect(() => rule('')).toThrow(RangeError);
  });
});

test('a wrong letter in an LEI changes its check digits', () => {
  const body = fc.stringMatching(/^[A-Z0-9]{8}[A-Z][A-Z0-9]{9}$/);
  fc.assert(
    fc.property(body, fc.stringMatching(/^[A-Z]$/), (right, letter) => {
      fc.pre(letter !== right[8]);
      expect(leiCheckDigits(right.slice(0, 8) + letter + right.slice(9))).not.toBe(leiCheckDigits(right));
    }),
  );
});

test('a UID whose check digit would be 10 is never issued', () => {
  expect(cheCheckDigit('10000080')).toBeUndefined();
});

test('known numbers get their check digits', () => {
  expect(leiCheckDigits('213800KUD8LAJWSQ9D')).toBe('15');
  expect(cheCheckDigit('10015521')).toBe('2');
  expect(glnCheckDigit('900839000000')).toBe('7');
  expect(austrianVatCheckDigit('1358562')).toBe('7');
  expect(germanVatCheckDigit('13669597')).toBe('6');
  expect(isinCheckDigit('US037833100')).toBe('5');
});
