import type { Day } from '@firmament/calendar/day';
import type { ReportRecord } from '@firmament/record/record';
import { figuresOf, type YearOfAccounts } from '../../accounts.ts';

export const CAPITAL = 70_000;

/**
 * Year, revenue, result, total assets, equity, cash, employees, receivables, materials, wages. Nothing was paid out and
 * nothing paid in: equity moves by the result.
 */
const YEARS: readonly (readonly number[])[] = [
  [2020, 3_120_000, 38_000, 1_905_000, 412_000, 164_300, 17, 391_800, 1_918_400, 748_900],
  [2021, 4_060_000, -126_000, 2_488_000, 286_000, 121_700, 22, 562_400, 2_612_300, 1_002_400],
  [2022, 6_210_000, -222_000, 3_870_000, 64_000, 88_900, 31, 934_600, 4_098_100, 1_459_200],
  [2023, 8_940_000, -182_000, 5_215_000, -118_000, 61_200, 41, 1_388_500, 5_851_700, 1_968_000],
  [2024, 9_870_000, -85_000, 5_640_000, -203_000, 47_600, 44, 1_612_900, 6_408_500, 2_161_280],
];

/** Due nine months after the end of the year: the last two were late. */
export const AICHFELD_FILINGS: Readonly<Record<Day, Day>> = {
  '2020-12-31': '2021-09-22',
  '2021-12-31': '2022-09-14',
  '2022-12-31': '2023-09-21',
  '2023-12-31': '2024-10-12',
  '2024-12-31': '2026-01-29',
};

const accounts: readonly YearOfAccounts[] = YEARS.map(
  ([year, revenue = 0, result = 0, assets = 0, equity = 0, cash = 0, employees = 0, ...further]) => {
    const [receivables = 0, materials = 0, wages = 0] = further;
    return {
      periodEnd: `${year}-12-31`,
      revenue,
      result,
      tax: 0,
      equity,
      liabilities: assets - equity,
      realEstate: 0,
      cash,
      receivables,
      pensions: 0,
      materials,
      wages,
      capital: CAPITAL,
      employees,
    };
  },
);

/** Small enough to keep its income to itself, and not audited; it publishes it for its bank. */
export const AICHFELD_REPORTS: readonly ReportRecord[] = accounts.map((year) => ({
  periodEnd: year.periodEnd,
  currency: 'EUR',
  exchangeRate: 1,
  figures: figuresOf(year, accounts[0] ?? year, true),
}));
