import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountArbitrary } from './arbitraries.ts';
import { formatFigure, parseFigure, roundFigure } from './figures.ts';

describe('an amount', () => {
  it.each([
    [1_000_000, '1 M', '1 Mio.'],
    [2_500_000_000, '2.5 bn', '2,5 Mrd.'],
    [250_000, '250 k', '250 Tsd.'],
    [9_999, '9,999', '9.999'],
    [1_255_300, '1,255,300', '1.255.300'],
    [10_010_000, '10.01 M', '10,01 Mio.'],
    [-40, '-40', '-40'],
    [0, '0', '0'],
  ])('of %d is written short', (value, english, german) => {
    expect(formatFigure(value, 'en').replace('\u00a0', ' ')).toBe(english);
    expect(formatFigure(value, 'de').replace('\u00a0', ' ')).toBe(german);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(amountArbitrary, fc.constantFrom('en' as const, 'de' as const), (value, language) => {
        expect(parseFigure(formatFigure(value, language), language)).toBeCloseTo(value, 9);
      }),
    );
  });

  it.each([
    ['1.5m', 'en', 1_500_000],
    ['1,500,000', 'en', 1_500_000],
    ['1,5 Mio', 'de', 1_500_000],
    ['1.500.000', 'de', 1_500_000],
    ['1.5 Mio.', 'de', 1_500_000],
    ['EUR 250 k', 'en', 250_000],
    ['40 %', 'de', 40],
    ['−3', 'en', -3],
  ] as const)('typed as %s in %s is understood', (text, language, value) => {
    expect(parseFigure(text, language)).toBe(value);
  });

  it.each([
    [12_391_204, '12.4 M', '12,4 Mio.'],
    [433_000_000, '433 M', '433 Mio.'],
    [1_254_000_000, '1.25 bn', '1,25 Mrd.'],
    [999_600, '1 M', '1 Mio.'],
    [999_400, '999 k', '999 Tsd.'],
    [845, '845', '845'],
    [0, '0', '0'],
    [-12_391, '-12.4 k', '-12,4 Tsd.'],
  ])('of %d is rounded in a column', (value, english, german) => {
    expect(roundFigure(value, 'en').replace('\u00a0', ' ')).toBe(english);
    expect(roundFigure(value, 'de').replace('\u00a0', ' ')).toBe(german);
  });

  it('is undefined for an empty text and NaN for one that is not a number', () => {
    expect(parseFigure('  ', 'en')).toBeUndefined();
    for (const text of ['many', '1 x', '1-2', '.', '-']) expect(parseFigure(text, 'en'), text).toBeNaN();
  });
});
