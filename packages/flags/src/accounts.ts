import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import type { FlagEvidence } from '@firmament/api-contract/calls/company-flags';
import { addMonths, type Day } from '@firmament/calendar/day';
import { notCheckable } from './coverage.ts';
import type { Knowledge, Outcome } from './rule.ts';
import { dayText } from './wording.ts';

/** Annual accounts as rules read them: in the currency in which they were filed, as a change of its rate is no growth. */
export type Year = { report: FinancialReport; periodEnd: Day; value: number | null; currency: string };

/** `31/12/2024` */
export const periodEndOf = ({ report_date }: FinancialReport): Day => report_date.split('/').reverse().join('-');

type Figure = 'equity' | 'revenue';

export const yearsOf = ({ reports }: Pick<Knowledge, 'reports'>, figure: Figure): Year[] =>
  reports.map((report) => {
    const value = report.filed === null ? report[figure] : (report.filed[figure] ?? null);
    return { report, periodEnd: periodEndOf(report), value, currency: report.currency };
  });

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Accounts of one year and the next: neither one is missing, nor is it a short year. */
const isNextYear = (before: Year, after: Year): boolean =>
  before.currency === after.currency &&
  Math.abs(monthNumber(after.periodEnd) - monthNumber(before.periodEnd) - 12) <= 1;

/** The latest unbroken run of years that state the figure, oldest first. */
export const unbroken = (years: readonly Year[]): (Year & { value: number })[] => {
  const found: (Year & { value: number })[] = [];
  for (const year of [...years].reverse()) {
    const [next] = found;
    const { report, periodEnd, value, currency } = year;
    if (value === null || (next && !isNextYear(year, next))) break;
    found.unshift({ report, periodEnd, value, currency });
  }
  return found;
};

/** Accounts are filed up to a year after their day; two years later they say nothing about today. */
const OLD_ACCOUNTS_MONTHS = 36;

export const NOT_FILED_IN_SWITZERLAND = notCheckable(
  'In Switzerland annual accounts are not filed with the register.',
  'In der Schweiz werden Jahresabschlüsse nicht beim Register eingereicht.',
);

type Newest = { newest: FinancialReport; periodEnd: Day; outcome?: undefined } | { outcome: Outcome };

/** The newest accounts, or why they cannot be asked. */
export const newestAccounts = ({ reports, day, country }: Knowledge): Newest => {
  const newest = reports.at(-1);
  if (newest === undefined) {
    const none = notCheckable(
      'We have no annual accounts of this company.',
      'Jahresabschlüsse dieses Unternehmens liegen uns nicht vor.',
    );
    return { outcome: country === 'CH' ? NOT_FILED_IN_SWITZERLAND : none };
  }
  const periodEnd = periodEndOf(newest);
  if (periodEnd > addMonths(day, -OLD_ACCOUNTS_MONTHS)) return { newest, periodEnd };
  const { en, de } = dayText(periodEnd);
  return {
    outcome: notCheckable(
      `The last accounts we have are of ${en}.`,
      `Der letzte Jahresabschluss, der uns vorliegt, ist vom ${de}.`,
    ),
  };
};

export const accountsEvidence = ({ report, periodEnd }: Pick<Year, 'report' | 'periodEnd'>): FlagEvidence => {
  const year = periodEnd.slice(0, 4);
  const text = { en: `Accounts ${year}`, de: `Abschluss ${year}` };
  const { report_id, source_label } = report;
  return { kind: 'report', id: String(report_id), text, day: periodEnd, source_label, as_of: null };
};
