import { AMOUNTS, type FinancialReport } from '@firmament/api-contract/calls/companies';
import { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import { filedAmount } from '@firmament/api-contract/filed-amount';
import type { CompanyRow } from './company.query.ts';

type ReportRow = CompanyRow['reports'][number];

export const presentReport = (row: ReportRow): FinancialReport => {
  const { registered_capital, ...stored } = row;
  const figures = { ...stored, base_per_share_capital: registered_capital };
  return {
    report_id: row.id,
    company_id: row.company_id,
    report_date: row.period_end.split('-').reverse().join('/'),
    auditor_name: row.auditor_name,
    currency: row.currency,
    exchange_rate: row.exchange_rate,
    exchange_rate_on: row.exchange_rate_on,
    filed: row.currency === 'EUR' ? null : filedAmounts(figures, row.exchange_rate),
    source_label: row.source_label ?? '',
    ...(Object.fromEntries(RANGE_INDICATORS.map((name) => [name, figures[name]])) as Figures),
  };
};

/** As they were filed: what is stored is in EUR. */
const filedAmounts = (figures: Partial<Record<string, unknown>>, rate: number): FinancialReport['filed'] =>
  Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const value = figures[name];
      return typeof value === 'number' ? [[name, filedAmount(value, rate)]] : [];
    }),
  );

type Figures = Pick<FinancialReport, (typeof RANGE_INDICATORS)[number]>;
