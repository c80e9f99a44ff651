import type { CompanyLinkRecord, ReportRecord } from '@firmament/registers/company/record';
import type pg from 'pg';
import { linkCells, reportCells } from '../staging/stage-company.ts';
import { encodeCells, type StagedRecord } from '../staging/staged-record.ts';
import { type BatchRange, DROP_BATCH, type MergeCounts, READY_BATCH, runAll, waiting, within } from './merge-batch.ts';
import { RANK_KNOWN } from './merge-companies.query.ts';
import { GROWTH, insertReports } from './merge-reports.query.ts';

/** What a file says about a company without describing the company itself. */
export type Statement = {
  /** Key of the company, as in company_key. */
  companyKey: string;
  report?: ReportRecord;
  link?: CompanyLinkRecord;
  stockSymbol?: string;
};

export const stageStatement = (
  sourceId: number,
  { companyKey, report, link, stockSymbol }: Statement,
): StagedRecord => ({
  kind: 'statement',
  lines: [
    { table: 'staged_statement', text: encodeCells([sourceId, companyKey, stockSymbol]) },
    ...(report ? [{ table: 'staged_report' as const, text: encodeCells(reportCells(report)) }] : []),
    ...(link ? [{ table: 'staged_link' as const, text: encodeCells(linkCells(link)) }] : []),
  ],
});

export const mergeStatements = async (client: pg.ClientBase, range: BatchRange): Promise<MergeCounts> => {
  const [read, aside] = await runAll(client, [readBatch(range), SET_ASIDE, ...READY_BATCH]);
  const steps = [insertReports(range), insertLinks(range), SET_STOCK_SYMBOLS];
  const [reports, links, symbols] = await runAll(client, steps);
  const unplaced = aside?.rowCount ?? 0;
  const freshReports: number = reports?.rows[0].count ?? 0;
  const updated = freshReports + (links?.rowCount ?? 0) + (symbols?.rowCount ?? 0);
  await runAll(client, [...(freshReports > 0 ? GROWTH : []), ...(updated > 0 ? [RANK_KNOWN] : []), DROP_BATCH]);
  return { inserted: 0, updated, unchanged: (read?.rowCount ?? 0) - unplaced - updated, unplaced };
};

const readBatch = (range: BatchRange): string => `
  create temporary table batch as
  select s.*, known.company_id, false as is_new
  from staged_statement s
  left join lateral (
    select company_id from company_key where key = s.company_key order by company_id limit 1) known on true
  where ${within('s', range)}`;

const SET_ASIDE = 'delete from batch where company_id is null';

const insertLinks = (range: BatchRange): string => `
  insert into company_link (from_company_id, source_id, kind, to_name, to_source_key, to_match_key)
  select distinct on (batch.company_id, part.kind, part.to_source_key)
    batch.company_id, batch.source_id, part.kind, part.to_name, part.to_source_key, part.to_match_key
  from ${waiting(range, 'staged_link')}
  where not exists (
    select from company_link known where known.from_company_id = batch.company_id and known.kind = part.kind
      and known.to_source_key is not distinct from part.to_source_key and known.source_id = batch.source_id)`;

const SET_STOCK_SYMBOLS = `
  with fresh as (
    update company set stock_symbol = batch.stock_symbol, updated_at = now(),
      value_sources = value_sources || jsonb_build_object('stock_symbol', batch.source_id)
    from batch
    where company.id = batch.company_id and batch.stock_symbol is not null and company.stock_symbol is null
    returning company.id, company.stock_symbol, batch.source_id
  )
  insert into change_record (entity, entity_id, field, new_value, source_id)
  select 'company', id, 'stock_symbol', stock_symbol, source_id from fresh`;
