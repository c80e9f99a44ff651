import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type pg from 'pg';
import { type BatchRange, runAll, within } from './merge-batch.ts';

/**
 * What it takes to take an extract back: a company's rows as they were before its first extract, and what was stated
 * since. Undoing what one statement did is not possible once others came after it, but leaving it out is.
 */

/** Rows that statements make. */
export type Part = {
  table: string;
  /** Whether they belong to the company of this number. */
  isOf: (row: string, companyId: number) => string;
  /** What tells them apart; all columns if it is missing. */
  key?: readonly string[];
  /** Columns that follow from something else, or say when: they stay as they are. */
  apart?: readonly string[];
  /** By what a row is the same under another number. Others know it by its number. */
  isKnownBy?: readonly string[];
};

const isOfCompany = (row: string, companyId: number): string => `${row}.company_id = ${companyId}`;

/** A website has events of its own, which no register changes. */
const isOfWebsite = (event: string): string =>
  `exists (select from event_source site where site.event_id = ${event} and site.source_id = ${SOURCE_IDS.website})`;

/** Owners first. Profiles, domains and what GLEIF says of parents never depend on an extract. */
export const PARTS: readonly Part[] = [
  {
    table: 'company',
    isOf: (row, companyId) => `${row}.id = ${companyId}`,
    key: ['id'],
    apart: ['revision', 'updated_at'],
  },
  { table: 'company_source', isOf: isOfCompany, key: ['source_key', 'source_id'] },
  { table: 'company_key', isOf: isOfCompany, key: ['key', 'company_id'] },
  { table: 'company_former_name', isOf: isOfCompany, key: ['company_id', 'name'] },
  { table: 'company_history', isOf: isOfCompany },
  { table: 'financial_report', isOf: isOfCompany, key: ['id'], isKnownBy: ['period_end'] },
  {
    table: 'mandate',
    isOf: isOfCompany,
    key: ['company_id', 'id'],
    apart: ['revision', 'is_withheld'],
    isKnownBy: ['source_id', 'title', 'folded_name', 'birth_year', 'person_key', 'term', 'started_on'],
  },
  {
    table: 'tie',
    isOf: (row, companyId) => `${row}.from_company_id = ${companyId}`,
    key: ['id'],
    // Where a tie leads is found out anew.
    apart: ['revision', 'to_company_id', 'resolved_by', 'named_key'],
    isKnownBy: ['source_id', 'kind', 'title', 'to_name', 'to_source_key', 'to_match_key', 'term', 'started_on'],
  },
  {
    table: 'event',
    isOf: (row, companyId) => `${isOfCompany(row, companyId)} and not ${isOfWebsite(`${row}.id`)}`,
    key: ['id'],
    apart: ['seq', 'seen_at'],
  },
  {
    table: 'event_source',
    isOf: (row, companyId) =>
      `${row}.event_id in (select id from event where company_id = ${companyId}) and not ${isOfWebsite(`${row}.event_id`)}`,
    key: ['event_id', 'source_id'],
    apart: ['seen_at'],
  },
  {
    table: 'source_answer',
    isOf: (row, companyId) => `${isOfCompany(row, companyId)} and ${row}.source_id = ${SOURCE_IDS['uploaded-extract']}`,
    key: ['company_id', 'source_id', 'part'],
  },
];

/** An extract, as it is merged again when another one is taken back. */
export type Extract = {
  id: number;
  companyId: number;
  sourceId: number;
  record: CompanyRecord;
  /** Its text, for dossiers. */
  document: string | null;
};

/** Keeps the company as it is, if no extract of it holds yet, and that this extract follows. */
export const keepExtract = async (client: pg.ClientBase, { id, companyId, ...content }: Extract): Promise<void> => {
  const rows = PARTS.map(
    ({ table, isOf }) =>
      `'${table}', (select coalesce(jsonb_agg(to_jsonb(kept)), '[]') from ${table} kept where ${isOf('kept', companyId)})`,
  );
  await client.query(
    `insert into company_before_extract (company_id, content)
     select ${companyId}, jsonb_build_object(${rows.join(', ')}) on conflict do nothing`,
  );
  await client.query(
    `insert into statement_since_extract (company_id, extract_id, content) values ($1, $2, $3) on conflict do nothing`,
    [companyId, id, JSON.stringify(content)],
  );
};

/** Tables with what a batch says of companies. */
export const STAGED = [
  'staged_company',
  'staged_former_name',
  'staged_representative',
  'staged_link',
  'staged_report',
  'staged_domain',
  'staged_statement',
];

/** Records of the batch about companies with an extract; a statement is about the first company that has its key. */
const findKept = (range: BatchRange): string => `
  create temporary table kept_record as
  select kept.company_id, s.ordinal
  from staged_company s join company_source known using (source_id, source_key)
  join company_before_extract kept on kept.company_id = known.company_id where ${within('s', range)}
  union
  select kept.company_id, s.ordinal
  from staged_statement s
  cross join lateral (select company_id from company_key where key = s.company_key order by company_id limit 1) known
  join company_before_extract kept on kept.company_id = known.company_id where ${within('s', range)}`;

const rowsOf = (range: BatchRange, table: string): string => `
  select kept_record.company_id, '${table}' as name,
    jsonb_agg(to_jsonb(part) - 'staged_at' || jsonb_build_object('run_id', -kept_record.company_id)
      order by part.staged_at) as rows
  from kept_record
  join (select ctid as staged_at, * from ${table} staged where ${within('staged', range)} offset 0) part using (ordinal)
  group by kept_record.company_id`;

/** Keeps what a batch that was just merged says of companies with an extract. Few batches say anything of them. */
export const keepStatements = async (client: pg.ClientBase, range: BatchRange): Promise<void> => {
  const { rows } = await client.query('select exists (select from company_before_extract) as "isNeeded"');
  if (!rows[0].isNeeded) return;
  await runAll(client, [
    findKept(range),
    `insert into statement_since_extract (company_id, content)
     select company_id, jsonb_object_agg(name, rows)
     from (${STAGED.map((table) => rowsOf(range, table)).join(' union all ')}) parts group by company_id`,
    'drop table kept_record',
  ]);
};
