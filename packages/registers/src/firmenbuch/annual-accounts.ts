import type { Day } from '@firmament/calendar/day';
/**
 * Annual accounts as filed with the Austrian Firmenbuch: XML in two families, the codes of the older schema
 * (`HGB_224_2…`) and the words of JAb 4.0 (`AKTIVA`, `EIGENKAPITAL`). They differ only in where an amount stands.
 */

import type { Parsed, ReportRecord } from '@firmament/record/record';
import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { type FiledAmounts, figuresOf } from '../company/report-figures.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { childOf } from '../reading/xml-element.ts';
import { readXmlDocument } from '../reading/xml-reader.ts';
import { readHgbAccounts } from './annual-accounts-hgb.ts';
import { readJabAccounts } from './annual-accounts-jab.ts';
import type { FiledYear, YearAmounts } from './annual-accounts-year.ts';

export type FiledAccounts = {
  registerNumber?: string;
  companyName?: string;
  report: ReportRecord;
  /** The year before, as far as the accounts repeat it. */
  previousReport?: ReportRecord;
};

export type AnnualAccountsOptions = {
  /** EUR for one unit of a currency at the balance sheet date; accounts in EUR need none. */
  rateToEur?: (currency: string, on: Day) => number | undefined;
};

/** Fixed for good on 31 December 1998. */
const SCHILLING: Rate = { toEur: 1 / 13.7603, on: '1998-12-31' };

type Rate = { toEur: number; on: Day | undefined };

const rateOf = (currency: string, on: Day, options: AnnualAccountsOptions): Rate | undefined => {
  if (currency === 'EUR') return { toEur: 1, on: undefined };
  if (currency === 'ATS') return SCHILLING;
  const toEur = options.rateToEur?.(currency, on);
  return toEur === undefined ? undefined : { toEur, on };
};

/**
 * Small companies file no profit and loss account, but profit on the balance sheet less profit brought forward is the
 * result of the year, provided that no reserves were moved. If they were, the result is left out rather than guessed.
 */
const earningsOf = (year: YearAmounts, before: YearAmounts | undefined): number | undefined => {
  if (year.earnings !== undefined) return year.earnings;
  if (year.balanceSheetProfit === undefined || year.profitBroughtForward === undefined || !before) return undefined;
  const hasSameReserves = Math.abs((year.reserves ?? 0) - (before.reserves ?? 0)) < 0.005;
  return hasSameReserves ? year.balanceSheetProfit - year.profitBroughtForward : undefined;
};

const inEuro = (amounts: FiledAmounts, rate: number): FiledAmounts => {
  const converted: FiledAmounts = {};
  for (const [name, value] of Object.entries(amounts) as [keyof FiledAmounts, number][]) {
    converted[name] = name === 'employeesNumber' ? value : value * rate;
  }
  return converted;
};

const reportOf = (year: FiledYear, before: FiledYear | undefined, currency: string, rate: Rate): ReportRecord => {
  const { balanceSheetProfit: _p, profitBroughtForward: _b, reserves: _r, earnings: _e, ...amounts } = year.amounts;
  const earnings = earningsOf(year.amounts, before?.amounts);
  const filed: FiledAmounts = earnings === undefined ? amounts : { ...amounts, earnings };
  return withoutGaps<ReportRecord>({
    periodEnd: year.end,
    currency,
    exchangeRate: rate.toEur,
    exchangeRateOn: rate.on,
    figures: figuresOf(inEuro(filed, rate.toEur)),
  });
};

/** Throws if the document holds no accounts; unusable accounts are a reject. */
export const parseAnnualAccounts = (xml: string, options: AnnualAccountsOptions = {}): Parsed<FiledAccounts> => {
  const root = readXmlDocument(xml);
  const isHgb = childOf(root, 'BILANZ_GLIEDERUNG') !== undefined;
  if (!isHgb && childOf(root, 'ALLGEMEINE_ANGABEN') === undefined) {
    throw new SourceFormatError('wrong-root', `The document begins with <${root.name}> and holds no annual accounts.`);
  }
  const accounts = isHgb ? readHgbAccounts(root) : readJabAccounts(root);
  const { current, previous, currency } = accounts;
  const registerNumber = linkedRegisterNumber(accounts.registerNumber, 'AT');
  const excerpt = `${accounts.registerNumber ?? ''} ${accounts.companyName ?? ''}`.trim();
  if (!current) return rejected(1, 'the end of the business year is missing', excerpt);
  if (current.amounts.totalAssets === undefined) return rejected(1, 'the balance sheet total is missing', excerpt);
  const rate = rateOf(currency, current.end, options);
  if (rate === undefined) return rejected(1, `no exchange rate for ${currency} on ${current.end}`, excerpt);
  const warnings: string[] = [];
  if (registerNumber === undefined)
    warnings.push(`registerNumber "${accounts.registerNumber ?? ''}" is missing or invalid`);
  const record = withoutGaps<FiledAccounts>({
    registerNumber,
    companyName: accounts.companyName,
    report: reportOf(current, previous, currency, rate),
    previousReport:
      previous?.amounts.totalAssets === undefined ? undefined : reportOf(previous, undefined, currency, rate),
  });
  return accepted(record, 1, warnings);
};
