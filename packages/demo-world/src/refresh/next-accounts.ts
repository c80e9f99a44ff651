import type { Day } from '@firmament/calendar/day';
import type { ReportRecord } from '@firmament/record/record';
import { figuresOf, francIn, type YearOfAccounts } from '../accounts.ts';
import type { Random } from '../random.ts';

/** Accounts are filed after this many months at the earliest. */
const MONTHS_TO_FILE = 5;

const nextYear = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The day from which accounts can be there, as text that compares like a day. */
const fileableFrom = (periodEnd: Day): Day => {
  const months = Number(periodEnd.slice(0, 4)) * 12 + Number(periodEnd.slice(5, 7)) - 1 + MONTHS_TO_FILE;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-28`;
};

type Amount = Exclude<keyof YearOfAccounts, 'periodEnd' | 'employees'>;

/** What was filed, in the currency of the accounts; taxes and further amounts only where they were published. */
const filedAmounts = ({ figures, exchangeRate }: ReportRecord): Record<Amount, number> => {
  const filed = (amount = 0): number => amount / exchangeRate;
  const { earnings = 0, taxRatio = 0 } = figures;
  return {
    revenue: filed(figures.revenue),
    result: filed(earnings),
    tax: filed(taxRatio > 0 ? (earnings * taxRatio) / (100 - taxRatio) : 0),
    equity: filed(figures.equity),
    liabilities: filed(figures.liabilities),
    realEstate: filed(figures.realEstate),
    cash: filed(figures.cashOnHand),
    receivables: filed(figures.receivables),
    pensions: filed(figures.pensionProvisions),
    materials: filed(figures.costOfMaterials),
    wages: filed(figures.wagesAndSalaries),
    capital: filed(figures.registeredCapital),
  };
};

const inEuro = (
  amounts: Record<Amount, number>,
  rate: number,
  factorOf: (amount: Amount) => number,
  rest: Pick<YearOfAccounts, 'periodEnd' | 'employees'>,
): YearOfAccounts => {
  const year = { ...amounts, ...rest };
  for (const amount of Object.keys(amounts) as Amount[]) {
    year[amount] = Math.round(amounts[amount] * rate * factorOf(amount));
  }
  return year;
};

/** Neither grows with the business from one year to the next. */
const STEADY: ReadonlySet<Amount> = new Set(['capital', 'realEstate']);

/** The accounts of the year after the last ones on file, if they can be there by a day. */
export const nextAccounts = (
  random: Random,
  reports: readonly ReportRecord[],
  today: Day,
): ReportRecord | undefined => {
  const last = reports.at(-1);
  if (last === undefined || fileableFrom(nextYear(last.periodEnd)) > today) return undefined;
  const periodEnd = nextYear(last.periodEnd);
  const growth = 1 + 0.03 + 0.04 * random.normal();
  const rate = last.currency === 'EUR' ? 1 : francIn(Number(periodEnd.slice(0, 4)));
  const employees = Math.max(1, Math.round((last.figures.employeesNumber ?? 1) * (1 + (growth - 1) / 2)));
  const year = inEuro(filedAmounts(last), rate, (amount) => (STEADY.has(amount) ? 1 : growth), {
    periodEnd,
    employees,
  });
  const first = reports.find(({ figures }) => figures.revenue !== undefined) ?? last;
  const firstYear = inEuro(filedAmounts(first), rate, () => 1, { periodEnd: first.periodEnd, employees: 1 });
  return {
    periodEnd,
    auditorName: last.auditorName,
    currency: last.currency,
    exchangeRate: rate,
    exchangeRateOn: last.currency === 'EUR' ? undefined : periodEnd,
    figures: figuresOf(year, firstYear, last.figures.revenue !== undefined),
  };
};
