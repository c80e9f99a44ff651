/** The indicators that follow from filed amounts. Ratios and growth rates are in percent, amounts in EUR. */

import { DAY_MS, DAYS_PER_YEAR } from '@firmament/calendar/day';
import type { ReportFigure, ReportRecord } from '@firmament/record/record';

/** What accounts state; everything else is computed from it. Costs and taxes are positive when they lower the result. */
export type FiledAmounts = Partial<
  Record<
    | 'revenue'
    | 'earnings'
    | 'totalAssets'
    | 'equity'
    | 'liabilities'
    | 'realEstate'
    | 'cashOnHand'
    | 'receivables'
    | 'pensionProvisions'
    | 'costOfMaterials'
    | 'wagesAndSalaries'
    | 'registeredCapital'
    | 'employeesNumber'
    | 'incomeTax',
    number
  >
>;

const CENTS = 100;
const rounded = (value: number): number => {
  const result = Math.round(value * CENTS) / CENTS;
  // Rounds -0.001 to 0, not to -0.
  return result === 0 ? 0 : result;
};

const quotient = (dividend: number | undefined, divisor: number | undefined): number | undefined =>
  dividend === undefined || divisor === undefined || divisor === 0 ? undefined : dividend / divisor;

const percent = (dividend: number | undefined, divisor: number | undefined): number | undefined => {
  const share = quotient(dividend, divisor);
  return share === undefined ? undefined : share * 100;
};

/** All indicators of one set of accounts; growth rates need several sets, see `withGrowth`. */
export const figuresOf = (filed: FiledAmounts): Partial<Record<ReportFigure, number>> => {
  const { incomeTax, ...amounts } = filed;
  const { earnings, equity, revenue, employeesNumber } = amounts;
  const beforeTax = earnings === undefined || incomeTax === undefined ? undefined : earnings + incomeTax;
  const candidates: Partial<Record<ReportFigure, number | undefined>> = {
    ...amounts,
    equityRatio: percent(equity, amounts.totalAssets),
    returnOnSales: percent(earnings, revenue),
    // On negative equity a loss would show as a gain.
    returnOnEquity: equity !== undefined && equity > 0 ? percent(earnings, equity) : undefined,
    taxRatio: percent(incomeTax, beforeTax),
    revenuePerEmployee: quotient(revenue, employeesNumber),
    averageSalaryPerEmployee: quotient(amounts.wagesAndSalaries, employeesNumber),
  };
  const figures: Partial<Record<ReportFigure, number>> = {};
  for (const [name, value] of Object.entries(candidates)) {
    const figure = value === undefined ? Number.NaN : rounded(value);
    if (Number.isFinite(figure)) figures[name as ReportFigure] = figure;
  }
  return figures;
};

const yearsBetween = (from: string, to: string): number =>
  Math.round(((Date.parse(to) - Date.parse(from)) / DAY_MS / DAYS_PER_YEAR) * 100) / 100;

/** Compound annual growth in percent; undefined if either end is not positive or less than half a year has passed. */
export const cagr = (first: number | undefined, last: number | undefined, years: number): number | undefined => {
  if (first === undefined || last === undefined || first <= 0 || last <= 0 || years < 0.5) return undefined;
  // Business years differ from the calendar by days; a whole number of years is meant.
  return rounded(((last / first) ** (1 / Math.max(1, Math.round(years))) - 1) * 100);
};

const growthOf = (
  reports: ReportRecord[],
  report: ReportRecord,
  figure: 'revenue' | 'earnings',
): number | undefined => {
  const first = reports.find((candidate) => candidate.figures[figure] !== undefined);
  if (!first) return undefined;
  return cagr(first.figures[figure], report.figures[figure], yearsBetween(first.periodEnd, report.periodEnd));
};

/** The reports of one company in the order of their years, each with its growth since the first one that has the figure. */
export const withGrowth = (reports: ReportRecord[]): ReportRecord[] => {
  const ordered = reports.toSorted((a, b) => (a.periodEnd < b.periodEnd ? -1 : a.periodEnd > b.periodEnd ? 1 : 0));
  return ordered.map((report) => {
    const { revenueCagr: _revenue, earningsCagr: _earnings, ...figures } = report.figures;
    const revenueCagr = growthOf(ordered, report, 'revenue');
    const earningsCagr = growthOf(ordered, report, 'earnings');
    return {
      ...report,
      figures: {
        ...figures,
        ...(revenueCagr !== undefined && { revenueCagr }),
        ...(earningsCagr !== undefined && { earningsCagr }),
      },
    };
  });
};
