import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import type { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';

/** What the table of key figures shows, computed from the reports. */

export type Indicator = (typeof RANGE_INDICATORS)[number];
export type Unit = 'money' | 'percent' | 'heads';
export type Trend = 'up' | 'down' | 'level';

export const INDICATOR_GROUPS = {
  income: [
    'revenue',
    'revenue_cagr',
    'earnings',
    'earnings_cagr',
    'return_on_sales',
    'cost_of_materials',
    'wages_and_salaries',
    'tax_ratio',
  ],
  balance: [
    'total_assets',
    'equity',
    'equity_ratio',
    'return_on_equity',
    'liabilities',
    'pension_provisions',
    'receivables',
    'cash_on_hand',
    'real_estate',
    'base_per_share_capital',
  ],
  people: ['employees_number', 'revenue_per_employee', 'average_salary_per_employee'],
} as const satisfies Record<string, readonly Indicator[]>;

export type IndicatorGroup = keyof typeof INDICATOR_GROUPS;

const PERCENTAGES: ReadonlySet<Indicator> = new Set<Indicator>([
  'revenue_cagr',
  'earnings_cagr',
  'return_on_sales',
  'equity_ratio',
  'return_on_equity',
  'tax_ratio',
]);

export const unitOf = (indicator: Indicator): Unit => {
  if (indicator === 'employees_number') return 'heads';
  return PERCENTAGES.has(indicator) ? 'percent' : 'money';
};

/** Turns `dd/mm/yyyy` into `yyyy-mm-dd`, which sorts as text. */
export const reportDay = (reportDate: string): string => reportDate.split('/').reverse().join('-');

export const reportYear = (report: FinancialReport): string => reportDay(report.report_date).slice(0, 4);

/** Oldest first; on the same day, the one entered first. */
export const sortedReports = (reports: readonly FinancialReport[]): FinancialReport[] =>
  [...reports].sort(
    (a, b) => reportDay(a.report_date).localeCompare(reportDay(b.report_date)) || a.report_id - b.report_id,
  );

/** The specification's formula: it divides by the last value, and says what to show if that is zero. */
export const percentageChange = (last: number, previous: number): number => {
  const change = ((last - previous) / last) * 100;
  if (change === Number.POSITIVE_INFINITY) return 100;
  // Never −0, which would be shown with its sign.
  return Number.isFinite(change) && change !== 0 ? change : 0;
};

export const trendOf = (last: number, previous: number): Trend =>
  last === previous ? 'level' : last > previous ? 'up' : 'down';

export type Change = {
  trend: Trend;
  percent: number;
  /** For figures that are percentages themselves: the difference. */
  points: number | undefined;
};

/** Compares the last two reports; undefined if either lacks the figure. */
export const changeOf = (values: readonly (number | null)[], unit: Unit): Change | undefined => {
  const [previous, last] = values.length < 2 ? [null, null] : values.slice(-2);
  if (last === null || last === undefined || previous === null || previous === undefined) return undefined;
  return {
    trend: trendOf(last, previous),
    percent: percentageChange(last, previous),
    points: unit === 'percent' ? last - previous : undefined,
  };
};

/** The currency that all reports were filed in; undefined where it changed. */
export const filedCurrency = (reports: readonly FinancialReport[]): string | undefined => {
  const [currency, ...others] = new Set(reports.map((report) => report.currency));
  return others.length === 0 ? currency : undefined;
};

/** As it was filed, or in EUR. */
const figureOf = (report: FinancialReport, indicator: Indicator, isFiled: boolean): number | null => {
  const filed = report.filed as Partial<Record<Indicator, number>> | null;
  return (isFiled ? filed?.[indicator] : undefined) ?? report[indicator];
};

export type KpiRow = { indicator: Indicator; unit: Unit; values: (number | null)[]; change: Change | undefined };
export type KpiGroup = { group: IndicatorGroup; rows: KpiRow[] };

/**
 * Leaves out indicators that no report states, and groups without any indicator. A change follows from the filed
 * amounts, or the exchange rate would change what the company did not.
 */
export const kpiGroups = (reports: readonly FinancialReport[], isFiled: boolean): KpiGroup[] => {
  const isComparable = filedCurrency(reports) !== undefined;
  return (Object.keys(INDICATOR_GROUPS) as IndicatorGroup[])
    .map((group) => ({
      group,
      rows: INDICATOR_GROUPS[group]
        .map((indicator: Indicator) => {
          const unit = unitOf(indicator);
          const values = reports.map((report) => figureOf(report, indicator, isFiled));
          const compared = reports.map((report) => figureOf(report, indicator, isComparable));
          return { indicator, unit, values, change: changeOf(compared, unit) };
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** Compound growth per year; undefined unless both values are positive. */
export const growthPerYear = (first: number, last: number, years: number): number | undefined =>
  first > 0 && last > 0 && years > 0 ? ((last / first) ** (1 / years) - 1) * 100 : undefined;

/** Change against the year before by the usual formula, unlike `percentageChange`. */
export const yearOnYear = (value: number, before: number): number | undefined =>
  before === 0 ? undefined : ((value - before) / Math.abs(before)) * 100;
