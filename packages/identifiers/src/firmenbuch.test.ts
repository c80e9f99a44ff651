import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFirmenbuch, firmenbuchCheckLetter, firmenbuchNumber, formatFirmenbuch } from './firmenbuch.ts';

const number = fc.integer({ min: 1, max: 999_999 });

describe('Firmenbuchnummer', () => {
  test.each(['122119m', '56247t', '93363z', '269842b', '30435h'])('%s verifies', (value) => {
    expect(checkFirmenbuch(value)).toEqual({ value, verdict: 'verified' });
  });

  test('a wrong letter is flagged and the right one proposed', () => {
    expect(checkFirmenbuch('123456a')).toEqual({
      value: '123456a',
      verdict: 'invalid',
      reason: 'check-character',
      suggestion: '123456d',
    });
  });

  test('a letter that no number ends with is flagged too', () => {
    expect(checkFirmenbuch('30435e')).toMatchObject({ verdict: 'invalid', suggestion: '30435h' });
  });

  test('a missing letter is proposed', () => {
    expect(checkFirmenbuch('FN 30435')).toMatchObject({
      value: '30435',
      reason: 'check-character-missing',
      suggestion: '30435h',
    });
  });

  test.each(['30435 h', '030435h', 'FN 30435h', 'fn30435H', 'FN\u00a030435\u00a0h', 'FN 030435 h'])(
    '%s is read as 30435h',
    (text) => {
      expect(checkFirmenbuch(text)).toEqual({ value: '30435h', verdict: 'verified' });
    },
  );

  test.each(['1234567a', 'FN', 'h', '0a', 'HRB 5', '30435hh'])('%s is kept and flagged', (text) => {
    expect(checkFirmenbuch(text)).toEqual({ value: text, verdict: 'invalid', reason: 'format' });
    expect(formatFirmenbuch(text)).toBe(text);
  });

  test('every wrong digit changes the letter', () => {
    fc.assert(
      fc.property(number, fc.nat(5), fc.integer({ min: 1, max: 9 }), (n, place, shift) => {
        const digits = Array.from(String(n).padStart(6, '0'), Number);
        digits[place] = ((digits[place] ?? 0) + shift) % 10;
        expect(firmenbuchCheckLetter(digits.join(''))).not.toBe(firmenbuchCheckLetter(n));
      }),
    );
  });

  test('every swap of two different neighbours changes the letter', () => {
    fc.assert(
      fc.property(number, fc.nat(4), (n, place) => {
        const digits = Array.from(String(n).padStart(6, '0'));
        const [a, b] = [digits[place] ?? '', digits[place + 1] ?? ''];
        fc.pre(a !== b);
        digits[place] = b;
        digits[place + 1] = a;
        expect(firmenbuchCheckLetter(digits.join(''))).not.toBe(firmenbuchCheckLetter(n));
      }),
    );
  });

  test('a generated number verifies and reads back from its shown form', () => {
    fc.assert(
      fc.property(number, (n) => {
        const value = firmenbuchNumber(n);
        expect(checkFirmenbuch(value)).toEqual({ value, verdict: 'verified' });
        expect(checkFirmenbuch(formatFirmenbuch(value)).value).toBe(value);
      }),
    );
  });

  test('no letter is made for anything but a number', () => {
    expect(() => firmenbuchCheckLetter(1_234_567)).toThrow(RangeError);
    expect(() => firmenbuchCheckLetter('12a')).toThrow(RangeError);
  });
});
