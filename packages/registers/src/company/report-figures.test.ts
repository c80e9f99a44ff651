import type { ReportRecord } from '@firmament/record/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cagr, figuresOf, withGrowth } from './report-figures.ts';

const report = (periodEnd: string, figures: ReportRecord['figures']): ReportRecord => ({
  periodEnd,
  currency: 'EUR',
  exchangeRate: 1,
  figures,
});

describe('figuresOf', () => {
  it('gives no return on negative equity, and no ratio to zero', () => {
    expect(figuresOf({ earnings: -10, equity: -5, totalAssets: 0, revenue: 0 })).toEqual({
      earnings: -10,
      equity: -5,
      totalAssets: 0,
      revenue: 0,
    });
  });

  it('never gives a figure that is not a number', () => {
    const amount = fc.option(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { nil: undefined });
    const amounts = fc.record({
      earnings: amount,
      equity: amount,
      totalAssets: amount,
      revenue: amount,
      incomeTax: amount,
      employeesNumber: amount,
    });
    fc.assert(
      fc.property(amounts, (filed) => {
        const given = Object.fromEntries(Object.entries(filed).filter(([, value]) => value !== undefined));
        for (const value of Object.values(figuresOf(given))) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('cagr', () => {
  it.each([
    [100, 121, 2, 10],
    [100, 50, 1, -50],
    [100, 100, 5, 0],
    [0, 100, 2, undefined],
    [100, -1, 2, undefined],
    [100, 120, 0, undefined],
  ])('from %s to %s in %s years is %s', (first, last, years, rate) => expect(cagr(first, last, years)).toBe(rate));

  it('grows the first value to the last', () => {
    const value = fc.integer({ min: 100_000, max: 1_000_000 });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 1, max: 10 }), (first, last, years) => {
        const rate = cagr(first, last, years) ?? Number.NaN;
        expect(Math.abs(first * (1 + rate / 100) ** years - last) / last).toBeLessThan(0.01);
      }),
    );
  });
});

describe('withGrowth', () => {
  it('orders the years and measures from the first that has the figure', () => {
    const grown = withGrowth([
      report('2021-12-31', { revenue: 121, earnings: 8 }),
      report('2019-12-31', { revenue: 100 }),
      report('2020-12-31', { revenue: 90, earnings: 4 }),
    ]);
    expect(grown.map(({ periodEnd, figures }) => [periodEnd, figures.revenueCagr, figures.earningsCagr])).toEqual([
      ['2019-12-31', undefined, undefined],
      ['2020-12-31', -10, undefined],
      ['2021-12-31', 10, 100],
    ]);
    expect(withGrowth(grown)).toEqual(grown);
  });
});
