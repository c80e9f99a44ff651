import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayArbitrary } from './arbitraries.ts';
import { dayBoundInField, dayBoundInWords, isAfter, parseDayBound } from './days.ts';

describe('an end of a time', () => {
  it.each([
    ['2019', 2019],
    [' 2019 ', 2019],
    ['2019-3-1', '2019-03-01'],
    ['1.3.2019', '2019-03-01'],
    ['01. 03. 2019', '2019-03-01'],
    ['01/03/2019', '2019-03-01'],
    ['29.2.2024', '2024-02-29'],
  ])('typed as %s is understood', (text, bound) => {
    expect(parseDayBound(text)).toBe(bound);
  });

  it('is undefined for an empty text and null for one that is no day', () => {
    expect(parseDayBound(' ')).toBeUndefined();
    for (const text of ['19', '20190', 'March', '29.2.2023', '31/4/2020', '2020-13-01', '1.3.19']) {
      expect(parseDayBound(text), text).toBeNull();
    }
  });

  it('is read from its field as it was written there', () => {
    fc.assert(
      fc.property(dayArbitrary, fc.constantFrom('en' as const, 'de' as const), (bound, language) => {
        expect(parseDayBound(dayBoundInField(bound, language))).toBe(bound);
      }),
    );
  });

  it('is said in words', () => {
    expect(dayBoundInWords(2019, 'de')).toBe('2019');
    expect(dayBoundInWords('2019-03-01', 'de')).toBe('1. März 2019');
    expect(dayBoundInWords('2019-03-01', 'en')).toBe('1 March 2019');
  });

  it('may be the same year as the other end, or a day in it', () => {
    expect(isAfter(2019, 2019)).toBe(false);
    expect(isAfter('2019-12-31', 2019)).toBe(false);
    expect(isAfter(2019, '2019-01-01')).toBe(false);
    expect(isAfter(2020, '2019-12-31')).toBe(true);
    expect(isAfter('2020-01-01', 2019)).toBe(true);
  });
});
