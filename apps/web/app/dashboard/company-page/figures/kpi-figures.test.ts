import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  filedCurrency,
  growthPerYear,
  INDICATOR_GROUPS,
  kpiGroups,
  percentageChange,
  sortedReports,
  yearOnYear,
} from './kpi-figures.ts';

const report = (figures: Partial<FinancialReport>): FinancialReport => ({
  ...(Object.fromEntries(RANGE_INDICATORS.map((name) => [name, null])) as Record<
    (typeof RANGE_INDICATORS)[number],
    null
  >),
  report_id: 1,
  company_id: 1,
  report_date: '31/12/2024',
  auditor_name: null,
  currency: 'EUR',
  exchange_rate: 1,
  exchange_rate_on: null,
  filed: null,
  source_label: '',
  ...figures,
});

describe('percentage change', () => {
  test.each([
    { last: 200, previous: 150, percent: 25 },
    { last: 150, previous: 200, percent: -33.33 },
    { last: 0, previous: 0, percent: 0 },
    { last: 0, previous: 10, percent: 0 },
    { last: 0, previous: -10, percent: 100 },
    { last: 5, previous: 5, percent: 0 },
    { last: -5, previous: -5, percent: 0 },
  ])('from $previous to $last is $percent', ({ last, previous, percent }) => {
    expect(percentageChange(last, previous)).toBeCloseTo(percent, 2);
  });

  test('is always finite, and never minus zero', () => {
    const amount = fc.oneof(fc.constant(0), fc.integer(), fc.double({ noNaN: true, min: -1e12, max: 1e12 }));
    fc.assert(
      fc.property(amount, amount, (last, previous) => {
        const change = percentageChange(last, previous);
        expect(Number.isFinite(change)).toBe(true);
        expect(Object.is(change, -0)).toBe(false);
      }),
    );
  });
});

test('the change compares the last two reports only', () => {
  expect(changeOf([1, 100, 200], 'money')).toEqual({ trend: 'up', percent: 50, points: undefined });
  expect(changeOf([1, 200, 100], 'money')).toEqual({ trend: 'down', percent: -100, points: undefined });
  expect(changeOf([7, 7], 'money')).toEqual({ trend: 'level', percent: 0, points: undefined });
});

test.each([{ values: [] }, { values: [5] }, { values: [5, null] }, { values: [null, 5] }])(
  'there is no change in $values',
  ({ values }) => {
    expect(changeOf(values, 'money')).toBeUndefined();
  },
);

test('reports are sorted by date, not by text', () => {
  const dates = ['31/12/2023', '01/02/2024', '30/06/2022'];
  const sorted = sortedReports(dates.map((report_date, report_id) => report({ report_date, report_id })));
  expect(sorted.map(({ report_date }) => report_date)).toEqual(['30/06/2022', '31/12/2023', '01/02/2024']);
});

test('every indicator is in exactly one group', () => {
  expect(Object.values(INDICATOR_GROUPS).flat().sort()).toEqual([...RANGE_INDICATORS].sort());
});

test('rows without any value are hidden, rows with one are not', () => {
  const groups = kpiGroups([report({ revenue: 100 }), report({ revenue: null, equity: 0 })], false);
  expect(groups.map(({ group, rows }) => [group, rows.map(({ indicator }) => indicator)])).toEqual([
    ['income', ['revenue']],
    ['balance', ['equity']],
  ]);
});

test('yearly growth, compounded, leads from the first value to the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 30 }),
      (first, last, years) => {
        const growth = growthPerYear(first, last, years) ?? Number.NaN;
        expect(first * (1 + growth / 100) ** years).toBeCloseTo(last, -3);
      },
    ),
  );
});

test('growth is undefined where it has no meaning; year on year may start below zero', () => {
  expect(growthPerYear(-1, 5, 3)).toBeUndefined();
  expect(growthPerYear(5, 5, 0)).toBeUndefined();
  expect(yearOnYear(5, 0)).toBeUndefined();
  expect(yearOnYear(-5, -10)).toBe(50);
});

describe('accounts that were filed in another currency', () => {
  const reports = [
    report({ currency: 'CHF', exchange_rate: 0.9, revenue: 90, equity_ratio: 30, filed: { revenue: 100 } }),
    report({ currency: 'CHF', exchange_rate: 1.1, revenue: 110, equity_ratio: 28.5, filed: { revenue: 100 } }),
  ];
  const rowOf = (indicator: string, isFiled: boolean) =>
    kpiGroups(reports, isFiled)
      .flatMap(({ rows }) => rows)
      .find((row) => row.indicator === indicator);

  test('are shown in EUR or as filed, and change only as the filed amounts do', () => {
    expect(filedCurrency(reports)).toBe('CHF');
    expect(rowOf('revenue', false)).toMatchObject({ values: [90, 110], change: { trend: 'level', percent: 0 } });
    expect(rowOf('revenue', true)).toMatchObject({ values: [100, 100], change: { trend: 'level', percent: 0 } });
    expect(rowOf('equity_ratio', true)).toMatchObject({ values: [30, 28.5], change: { trend: 'down', points: -1.5 } });
  });

  test('are compared in EUR where the currency changed', () => {
    const mixed = [reports[0] as FinancialReport, report({ revenue: 180 })];
    expect(filedCurrency(mixed)).toBeUndefined();
    expect(kpiGroups(mixed, false)[0]?.rows[0]?.change).toEqual({ trend: 'up', percent: 50, points: undefined });
  });
});
