import { REPORT_FIELDS } from '../staging/staged-record.ts';
import { type BatchRange, of, waiting } from './merge-batch.ts';
import { gather } from './note-events.query.ts';

type Choice = {
  /** Which records of the batch; all of them if it is missing. */
  where?: string;
  /** Selects the companies and sources, with their days, for which new accounts are an event. */
  withEvents?: string;
};

/** Growth that is not stated was computed here: that it is not repeated is no change. */
const stated = (field: string): string =>
  field.endsWith('_cagr') ? `coalesce(excluded.${field}, financial_report.${field})` : `excluded.${field}`;

/** Inserts reports, or replaces what the same source had reported for that day. Returns how many were new or changed. */
export const insertReports = (range: BatchRange, { where = 'true', withEvents }: Choice = {}): string => `
  with fresh as (
    insert into financial_report (company_id, source_id, ${REPORT_FIELDS.join(', ')})
    select distinct on (batch.company_id, part.period_end) batch.company_id, batch.source_id, ${of(REPORT_FIELDS)}
    from ${waiting(range, 'staged_report')}
    where batch.company_id is not null and ${where}
    order by batch.company_id, part.period_end, batch.ordinal desc
    on conflict (company_id, period_end) do update
    set ${REPORT_FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')}
    where financial_report.source_id = excluded.source_id
      and (${REPORT_FIELDS.map((field) => `financial_report.${field}`).join(', ')})
        is distinct from (${REPORT_FIELDS.map(stated).join(', ')})
    returning company_id, period_end, source_id, xmax = 0 as is_first
  )${withEvents === undefined ? '' : `, noted as (${gather(reportEvents(withEvents))})`}
  select count(*)::integer as count from fresh`;

/** Accounts that are there for the first time were filed; others were corrected. */
const reportEvents = (companies: string): string => `
  select company_id, source_id, as_of, since, case when is_first then 'accounts_filed' else 'other' end,
    subject, subject, null::date, null, period_end::text
  from fresh join (${companies}) stated using (company_id, source_id)
  cross join lateral (select case when is_first then period_end::text else 'financial_report' end as subject) about`;

/** As it was filed. */
const filed = (table: string, figure: string): string => `(${table}.${figure} / ${table}.exchange_rate)`;

/**
 * Growth since the first year, for accounts that arrive one by one; a source with many accounts states it itself. From
 * the filed amounts, because a change of the exchange rate is no growth.
 */
const growth = (figure: string): string => `
  update financial_report set ${figure}_cagr = round(((power(${filed('financial_report', figure)} / ${filed('first', figure)},
    365.25 / (financial_report.period_end - first.period_end)) - 1) * 100)::numeric, 2)
  from (
    select distinct on (company_id) company_id, period_end, currency, exchange_rate, ${figure} from financial_report
    where ${figure} is not null and company_id in (select company_id from batch where not is_new)
    order by company_id, period_end
  ) first
  where financial_report.company_id = first.company_id and financial_report.period_end > first.period_end
    and financial_report.currency = first.currency
    and financial_report.${figure}_cagr is null and financial_report.${figure} > 0 and first.${figure} > 0`;

export const GROWTH = ['revenue', 'earnings'].map(growth);
