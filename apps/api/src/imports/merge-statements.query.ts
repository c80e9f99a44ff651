import type { CompanyLinkRecord, ReportRecord } from '@firmament/registers/record';
import type pg from 'pg';
import { linkRow, reportRow, toJson } from './company-row.ts';
import { insertReports, type MergeCounts, RANK_KNOWN } from './merge-companies.query.ts';

/** What a file says about a company that it does not describe itself: accounts, a tie, a security. */
export type Statement = {
  /** Key of the company, as in company_key. */
  companyKey: string;
  sourceId: number;
} & ({ report: ReportRecord } | { link: CompanyLinkRecord } | { stockSymbol: string });

export const toStatementRecord = (statement: Statement): string =>
  toJson({
    company_key: statement.companyKey,
    source_id: statement.sourceId,
    ...('report' in statement && { report: reportRow(statement.report) }),
    ...('link' in statement && { link: linkRow(statement.link) }),
    ...('stockSymbol' in statement && { stock_symbol: statement.stockSymbol }),
  });

/** Merges one batch of statements. What we have already, or cannot place because we lack the company, is unchanged. */
export const mergeStatements = async (
  client: pg.ClientBase,
  runId: number,
  from: number,
  to: number,
): Promise<MergeCounts> => {
  const read = await client.query(READ_BATCH, [runId, from, to]);
  let updated = 0;
  for (const statement of [insertReports('batch'), INSERT_LINKS, SET_STOCK_SYMBOLS]) {
    updated += (await client.query(statement)).rowCount ?? 0;
  }
  if (updated > 0) await client.query(RANK_KNOWN);
  await client.query('drop table batch');
  return { inserted: 0, updated, unchanged: (read.rowCount ?? 0) - updated };
};

/** `value` is the report, if that is what the statement is. */
const READ_BATCH = `
  create temporary table batch as
  select s.ordinal, (s.record ->> 'source_id')::smallint as source_id, s.record, s.record -> 'report' as value,
    known.company_id, false as is_new
  from staged_statement s
  left join lateral (
    select company_id from company_key where key = (s.record ->> 'company_key')::uuid order by company_id limit 1
  ) known on true
  where s.run_id = $1 and s.ordinal > $2 and s.ordinal <= $3`;

const INSERT_LINKS = `
  insert into company_link (from_company_id, kind, to_name, to_source_key, to_match_key, source_id)
  select distinct on (batch.company_id, l.kind, l.to_source_key)
    batch.company_id, l.kind, l.to_name, l.to_source_key, l.to_match_key, batch.source_id
  from batch, lateral jsonb_populate_record(null::company_link, record -> 'link') l
  where batch.company_id is not null and record ? 'link' and not exists (
    select from company_link known where known.from_company_id = batch.company_id and known.kind = l.kind
      and known.to_source_key is not distinct from l.to_source_key and known.source_id = batch.source_id)`;

const SET_STOCK_SYMBOLS = `
  with fresh as (
    update company set stock_symbol = record ->> 'stock_symbol', updated_at = now(),
      value_sources = value_sources || jsonb_build_object('stock_symbol', batch.source_id)
    from batch
    where company.id = batch.company_id and record ? 'stock_symbol' and company.stock_symbol is null
    returning company.id, company.stock_symbol, batch.source_id
  )
  insert into change_record (entity, entity_id, field, new_value, source_id)
  select 'company', id, 'stock_symbol', stock_symbol, source_id from fresh`;
