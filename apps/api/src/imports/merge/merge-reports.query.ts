import { REPORT_FIELDS } from '../staging/staged-record.ts';
import { type BatchRange, of, waiting } from './merge-batch.ts';

/**
 * Inserts reports, or replaces what the same source had reported for that day, and records those of known companies as
 * changes. Returns how many were new or changed.
 */
export const insertReports = (range: BatchRange): string => `
  with fresh as (
    insert into financial_report (company_id, source_id, ${REPORT_FIELDS.join(', ')})
    select distinct on (batch.company_id, part.period_end) batch.company_id, batch.source_id, ${of(REPORT_FIELDS)}
    from ${waiting(range, 'staged_report')}
    where batch.company_id is not null
    on conflict (company_id, period_end) do update
    set ${REPORT_FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')}
    where financial_report.source_id = excluded.source_id
      and (${REPORT_FIELDS.map((field) => `financial_report.${field}`).join(', ')})
        is distinct from (${REPORT_FIELDS.map((field) => `excluded.${field}`).join(', ')})
    returning company_id, period_end, source_id
  ), noted as (
    insert into change_record (entity, entity_id, field, new_value, source_id)
    select 'company', company_id, 'financial_report', period_end, source_id
    from fresh where company_id in (select company_id from batch where not is_new)
  )
  select count(*)::integer as count from fresh`;

/** Growth since the first year, for accounts that arrive one by one; a source with many accounts states it itself. */
const growth = (figure: string): string => `
  update financial_report set ${figure}_cagr = round(((power(financial_report.${figure} / first.${figure},
    365.25 / (financial_report.period_end - first.period_end)) - 1) * 100)::numeric, 2)
  from (
    select distinct on (company_id) company_id, period_end, ${figure} from financial_report
    where ${figure} is not null and company_id in (select company_id from batch where not is_new)
    order by company_id, period_end
  ) first
  where financial_report.company_id = first.company_id and financial_report.period_end > first.period_end
    and financial_report.${figure}_cagr is null and financial_report.${figure} > 0 and first.${figure} > 0`;

export const GROWTH = ['revenue', 'earnings'].map(growth);
