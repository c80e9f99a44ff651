/** Annual accounts that are consistent from year to year and publish only what the law of the country requires. */
import type { ReportRecord } from '@firmament/record/record';
import { isoDate, WORLD_YEAR } from './calendar.ts';
import type { CompanyPlan } from './company-plan.ts';
import { registeredCapital } from './ownership.ts';
import { PURPOSE, Random } from './random.ts';
import { sectorOf } from './sectors.ts';

/** The amounts of one year, in the currency of the accounts; every ratio is derived from them. */
export type YearOfAccounts = {
  periodEnd: string;
  revenue: number;
  result: number;
  tax: number;
  equity: number;
  liabilities: number;
  realEstate: number;
  cash: number;
  receivables: number;
  pensions: number;
  materials: number;
  wages: number;
  capital: number;
  employees: number;
};

type Figures = ReportRecord['figures'];

/** EUR for one franc at the end of each year. */
const FRANC: Record<number, number> = {
  2012: 0.8283,
  2013: 0.8146,
  2014: 0.8317,
  2015: 0.9229,
  2016: 0.9312,
  2017: 0.8546,
  2018: 0.8874,
  2019: 0.9213,
  2020: 0.9258,
  2021: 0.968,
  2022: 1.0155,
  2023: 1.0799,
  2024: 1.0625,
  2025: 1.0742,
};

/** EUR for one franc at the end of a year; of the last known one for years to come. */
export const francIn = (year: number): number => FRANC[year] ?? FRANC[WORLD_YEAR] ?? 1;

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

const growth = (first: number | undefined, last: number | undefined, years: number): number | undefined => {
  if (first === undefined || last === undefined || years <= 0 || first <= 0 || last <= 0) return undefined;
  return Math.round(((last / first) ** (1 / years) - 1) * 10_000) / 100;
};

const SMALL = {
  AT: { assets: 6_250_000, revenue: 12_500_000 },
  DE: { assets: 7_500_000, revenue: 15_000_000 },
} as const;

/** Small companies (two of three limits kept) need not publish a profit and loss account. */
const isSmall = (country: CompanyPlan['country'], year: YearOfAccounts): boolean => {
  if (country === 'CH') return false;
  const limits = SMALL[country];
  const kept = [year.equity + year.liabilities <= limits.assets, year.revenue <= limits.revenue, year.employees <= 50];
  return kept.filter(Boolean).length >= 2;
};

/** The indicators of one report. `first` is the oldest report on file: growth rates run from there. */
export const figuresOf = (year: YearOfAccounts, first: YearOfAccounts, hasIncomeStatement: boolean): Figures => {
  const assets = year.equity + year.liabilities;
  const figures: Figures = {
    revenue: undefined,
    revenueCagr: undefined,
    revenuePerEmployee: undefined,
    earnings: undefined,
    earningsCagr: undefined,
    returnOnSales: undefined,
    returnOnEquity: undefined,
    totalAssets: assets,
    equity: year.equity,
    equityRatio: percent(year.equity, assets),
    liabilities: year.liabilities,
    realEstate: year.realEstate > 0 ? year.realEstate : undefined,
    cashOnHand: year.cash,
    receivables: year.receivables,
    pensionProvisions: year.pensions > 0 ? year.pensions : undefined,
    costOfMaterials: undefined,
    wagesAndSalaries: undefined,
    averageSalaryPerEmployee: undefined,
    taxRatio: undefined,
    registeredCapital: year.capital > 0 ? year.capital : undefined,
    employeesNumber: year.employees,
  };
  if (!hasIncomeStatement) return figures;
  const span = Number(year.periodEnd.slice(0, 4)) - Number(first.periodEnd.slice(0, 4));
  figures.revenue = year.revenue;
  figures.revenueCagr = growth(first.revenue, year.revenue, span);
  figures.revenuePerEmployee = Math.round(year.revenue / year.employees);
  figures.earnings = year.result;
  figures.earningsCagr = growth(first.result, year.result, span);
  figures.returnOnSales = percent(year.result, year.revenue);
  if (year.equity > 0) figures.returnOnEquity = percent(year.result, year.equity);
  figures.costOfMaterials = year.materials;
  figures.wagesAndSalaries = year.wages;
  figures.averageSalaryPerEmployee = Math.round(year.wages / year.employees);
  if (year.tax > 0 && year.result > 0) figures.taxRatio = percent(year.tax, year.result + year.tax);
  return figures;
};

const TAX = { AT: 0.23, DE: 0.3, CH: 0.15 } as const;
const WAGE_LEVEL = { AT: 1, DE: 1.03, CH: 1.75 } as const;
/** Growth that a year brought to every company: pandemic, recovery, price shock, recession in industry. */
const CLIMATE: Record<number, number> = { 2020: -0.07, 2021: 0.08, 2022: 0.09, 2023: 0.01, 2024: -0.01 };

const firstYearOf = (plan: CompanyPlan): number => Math.min(plan.lastYear, WORLD_YEAR - 1) - plan.reports + 1;

/** Simulates the accounts of a company year by year. */
const walk = (random: Random, plan: CompanyPlan): YearOfAccounts[] => {
  const sector = sectorOf(plan.trade.sector);
  const grain = plan.staff > 400 ? 1000 : plan.staff > 60 ? 10 : 1;
  const rounded = (amount: number): number => Math.round(amount / grain) * grain;
  const isTroubled = plan.status !== 'active';
  const trend = 0.03 + 0.05 * random.normal() - (isTroubled ? 0.1 : 0);
  const margin = sector.margin * (0.6 + 0.8 * random.next()) + 0.015 * random.normal() - (isTroubled ? 0.09 : 0);
  const productivity = sector.revenuePerHead * Math.exp(0.3 * random.normal()) * (plan.country === 'CH' ? 1.45 : 1);
  const wageLevel = sector.wagePerHead * WAGE_LEVEL[plan.country] * Math.exp(0.12 * random.normal());
  const assetsShare = sector.assetsShare * Math.exp(0.25 * random.normal());
  const landShare = random.chance(0.7) ? sector.realEstateShare * (0.5 + random.next()) : 0;
  const cashShare = 0.03 + 0.2 * random.next() ** 2;
  const receivableShare = 0.08 + 0.16 * random.next();
  const pensionShare = plan.staff > 15 && random.chance(0.4) ? 0.01 + 0.05 * random.next() : 0;
  const payout = 0.2 + 0.6 * random.next();
  const month = random.chance(0.86) ? 12 : random.pick([3, 6, 9]);
  const capital = registeredCapital(plan);
  const years: YearOfAccounts[] = [];
  let staff = plan.staff;
  let turnover = productivity * staff * 0.9;
  let equity = assetsShare * turnover * (0.12 + 0.42 * random.next()) * (isTroubled ? 0.25 : 1);
  for (let year = firstYearOf(plan); years.length < plan.reports; year++) {
    const change = trend + (CLIMATE[year] ?? 0.02) + 0.06 * random.normal();
    turnover = Math.max(20_000, turnover * (1 + Math.max(-0.45, change)));
    staff = Math.max(1, Math.round(staff * (1 + 0.5 * change + 0.02 * random.normal())));
    const wages = rounded(staff * wageLevel * 1.025 ** (year - 2020) * (0.97 + 0.06 * random.next()));
    const revenue = rounded(Math.max(turnover, wages * 1.25));
    // Wages, materials and profit have to fit into the revenue.
    const before = Math.min(revenue * (margin + 0.018 * random.normal()), (revenue - wages) * 0.7);
    const tax = before > 0 ? rounded(before * TAX[plan.country] * (0.9 + 0.2 * random.next())) : 0;
    const result = rounded(before) - tax;
    // Losses are not paid out, and a year's dividend comes from the year's profit.
    equity += result - (result > 0 && equity > capital ? result * payout : 0);
    const assets = Math.max(
      rounded(assetsShare * turnover * (0.95 + 0.1 * random.next())),
      rounded(equity * 1.12),
      rounded(wages * 0.15),
    );
    const equityNow = rounded(equity);
    years.push({
      periodEnd: isoDate(year, month, month === 6 || month === 9 ? 30 : 31),
      revenue,
      result,
      tax,
      equity: equityNow,
      liabilities: assets - equityNow,
      realEstate: rounded(assets * landShare * 0.97 ** years.length),
      cash: rounded(assets * cashShare * (0.6 + 0.8 * random.next())),
      receivables: rounded(assets * receivableShare * (0.8 + 0.4 * random.next())),
      pensions: equityNow < assets * 0.9 ? rounded(assets * pensionShare) : 0,
      materials: rounded(
        Math.min(
          revenue * sector.materialShare * (0.9 + 0.2 * random.next()),
          (revenue - wages - Math.max(0, before)) * 0.85,
        ),
      ),
      wages,
      capital,
      employees: staff,
    });
  }
  return years;
};

const AUDITORS = [
  'Brenner',
  'Kronfeld',
  'Seewald',
  'Hartlinger',
  'Tannhof',
  'Rottmann & Weiss',
  'Ostermayr',
  'Lindtner',
  'Elbufer',
  'Aarepark',
  'Vogelsang',
  'Steinbrück Revision',
];
const AUDITOR_FORM = {
  AT: 'Wirtschaftsprüfung GmbH',
  DE: 'Wirtschaftsprüfungsgesellschaft mbH',
  CH: 'Revisions AG',
} as const;

/** Converts each amount on its own; totals are summed afterwards, so the balance still adds up in euros. */
const converted = (year: YearOfAccounts, rate: number): YearOfAccounts => {
  if (rate === 1) return year;
  const inEuro = (amount: number): number => Math.round(amount * rate);
  return {
    ...year,
    revenue: inEuro(year.revenue),
    result: inEuro(year.result),
    tax: inEuro(year.tax),
    equity: inEuro(year.equity),
    liabilities: inEuro(year.liabilities),
    realEstate: inEuro(year.realEstate),
    cash: inEuro(year.cash),
    receivables: inEuro(year.receivables),
    pensions: inEuro(year.pensions),
    materials: inEuro(year.materials),
    wages: inEuro(year.wages),
    capital: inEuro(year.capital),
  };
};

/** Oldest first. */
export const reportsOf = (seed: number, plan: CompanyPlan): ReportRecord[] => {
  if (plan.reports === 0) return [];
  const random = new Random(seed, PURPOSE.accounts, plan.index);
  const isSwiss = plan.country === 'CH';
  const auditor = `${random.pick(AUDITORS)} ${AUDITOR_FORM[plan.country]}`;
  const isVoluntary = random.chance(0.15);
  const rateOf = (year: YearOfAccounts): number => (isSwiss ? francIn(Number(year.periodEnd.slice(0, 4))) : 1);
  const years = walk(random, plan).map((filed) => {
    const rate = rateOf(filed);
    return { filed, rate, year: converted(filed, rate) };
  });
  const published = years.map(({ year }) => isVoluntary || !isSmall(plan.country, year));
  const firstFiled = years[Math.max(0, published.indexOf(true))]?.filed;
  return years.map(({ filed, year, rate }, i) => ({
    periodEnd: year.periodEnd,
    auditorName: published[i] && !isVoluntary ? auditor : undefined,
    currency: isSwiss ? 'CHF' : 'EUR',
    exchangeRate: rate,
    exchangeRateOn: isSwiss ? year.periodEnd : undefined,
    // At one rate, because a change of the exchange rate is no growth.
    figures: figuresOf(year, converted(firstFiled ?? filed, rate), published[i] ?? false),
  }));
};
