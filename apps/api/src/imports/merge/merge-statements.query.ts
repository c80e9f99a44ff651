import type { Day } from '@firmament/calendar/day';
import type { CompanyLinkRecord, ReportRecord } from '@firmament/record/record';
import type pg from 'pg';
import { isOwningTie } from '../../records/terms/tie-terms.ts';
import { reportCells, tieCells, versionOf } from '../staging/stage-company.ts';
import { encodeCells, type StagedRecord, TIE_FIELDS } from '../staging/staged-record.ts';
import {
  type BatchRange,
  DROP_BATCH,
  type MergeCounts,
  NOTHING,
  of,
  READY_BATCH,
  runAll,
  waiting,
  within,
} from './merge-batch.ts';
import { RANK_KNOWN } from './merge-companies.query.ts';
import { GROWTH, insertReports } from './merge-reports.query.ts';
import { GATHER, gather, NOTE_EVENTS } from './note-events.query.ts';

/** What a file says about a company without describing the company itself. */
export type Statement = {
  /** Key of the company, as in company_key. */
  companyKey: string;
  asOf?: Day | undefined;
  report?: ReportRecord;
  /** The report only repeats a year: it counts if that year is not known otherwise. */
  isRepeated?: boolean;
  link?: CompanyLinkRecord;
  stockSymbol?: string;
  notice?: Notice;
};

/** What a publication says, in its own words. */
type Notice = { text: string; number: string; happenedOn: Day };

export const stageStatement = (
  sourceId: number,
  { companyKey, asOf, report, isRepeated = false, link, stockSymbol, notice }: Statement,
): StagedRecord => ({
  kind: 'statement',
  lines: [
    {
      table: 'staged_statement',
      text: encodeCells([
        sourceId,
        companyKey,
        stockSymbol,
        asOf,
        versionOf(sourceId),
        isRepeated,
        notice?.text,
        notice && `publication:${notice.number}`,
        notice?.happenedOn,
      ]),
    },
    ...(report ? [{ table: 'staged_report' as const, text: encodeCells(reportCells(report)) }] : []),
    ...(link ? [{ table: 'staged_link' as const, text: encodeCells(tieCells([link])[0] ?? []) }] : []),
  ],
});

export const mergeStatements = async (client: pg.ClientBase, range: BatchRange): Promise<MergeCounts> => {
  const [read, aside] = await runAll(client, [readBatch(range), SET_ASIDE, ...READY_BATCH, GATHER, readTies(range)]);
  const reports = [
    insertReports(range, { where: 'not batch.is_repeated', withEvents: STATED_BEFORE }),
    insertReports(range, { where: IS_NEEDED }),
  ];
  const steps = [...reports, ...RENEW_TIES, INSERT_TIES, SET_STOCK_SYMBOLS, NOTE_NOTICES];
  const results = await runAll(client, steps);
  const countOf = (step: string) => results[steps.indexOf(step)]?.rowCount ?? 0;
  const unplaced = aside?.rowCount ?? 0;
  const freshReports = reports.reduce((sum, _, step) => sum + (results[step]?.rows[0].count ?? 0), 0);
  const updated = freshReports + countOf(UPDATE_TIES) + countOf(INSERT_TIES) + countOf(SET_STOCK_SYMBOLS);
  await runAll(client, [
    ...NOTE_EVENTS,
    'drop table stated_tie',
    KEEP_STOCK_SYMBOLS,
    ...(freshReports > 0 ? GROWTH : []),
    ...(updated > 0 ? [RANK_KNOWN] : []),
    DROP_BATCH,
  ]);
  return {
    ...NOTHING,
    updated,
    unchanged: (read?.rowCount ?? 0) - unplaced - updated - countOf(NOTE_NOTICES),
    unplaced,
  };
};

const readBatch = (range: BatchRange): string => `
  create temporary table batch as
  select s.*, known.company_id, false as is_new
  from staged_statement s
  left join lateral (
    select company_id from company_key where key = s.company_key order by company_id limit 1) known on true
  where ${within('s', range)}`;

const SET_ASIDE = 'delete from batch where company_id is null';

/** The first accounts that a source states of a company are where it begins. */
const STATED_BEFORE = `
  select distinct on (company_id, source_id) company_id, source_id, as_of, null::date as since from batch
  where exists (select from company_source known
      where known.company_id = batch.company_id and known.source_id = batch.source_id)
    or exists (select from financial_report known
      where known.company_id = batch.company_id and known.source_id = batch.source_id)
  order by company_id, source_id, as_of desc nulls last`;

const IS_NEEDED = `batch.is_repeated and not exists (select from financial_report known
  where known.company_id = batch.company_id and known.period_end = part.period_end)`;

/** The ties of the batch, with those that they renew. */
const readTies = (range: BatchRange): string => `
  create temporary table stated_tie as
  select distinct on (batch.company_id, part.kind, part.title, part.to_source_key, part.term) batch.company_id, batch.source_id,
    batch.as_of, ${of(TIE_FIELDS)}, known.id as known_id, known.ended_on is not null or known.has_ended as was_over,
    exists (select from tie other where other.from_company_id = batch.company_id and other.kind = part.kind
      and other.title is not distinct from part.title and other.source_id = batch.source_id) as has_others
  from ${waiting(range, 'staged_link')}
  left join tie known on known.from_company_id = batch.company_id and known.kind = part.kind
    and known.title is not distinct from part.title
    and known.to_source_key is not distinct from part.to_source_key and known.source_id = batch.source_id
    and known.term = part.term and known.is_listed
  order by batch.company_id, part.kind, part.title, part.to_source_key, part.term, batch.as_of desc nulls last, batch.ordinal desc`;

const IS_OWNER = isOwningTie('stated_tie');
const SUBJECT = `kind || ': ' || coalesce(to_name, to_source_key, '')`;
const IS_OVER = '(ended_on is not null or has_ended)';

/** A first tie is where it begins; a further one, or the end of a known one, has happened. */
const TIE_EVENTS = [
  `select company_id, source_id, as_of, null::date, 'owner_entered', ${SUBJECT}, ${SUBJECT}, started_on, null, ${SUBJECT}
   from stated_tie where known_id is null and has_others and ${IS_OWNER} and not ${IS_OVER}`,
  `select company_id, source_id, as_of, null::date, 'owner_left', ${SUBJECT}, ${SUBJECT}, ended_on, ${SUBJECT}, null
   from stated_tie where known_id is not null and not was_over and ${IS_OWNER} and ${IS_OVER}`,
].map(gather);

const RENEWED = ['share', 'started_on', 'ended_on', 'has_ended'];

const UPDATE_TIES = `
  update tie set ${RENEWED.map((field) => `${field} = stated_tie.${field}`).join(', ')}
  from stated_tie where tie.id = stated_tie.known_id
    and (${RENEWED.map((field) => `tie.${field}`).join(', ')}) is distinct from (${RENEWED.map((field) => `stated_tie.${field}`).join(', ')})`;

const RENEW_TIES = [...TIE_EVENTS, UPDATE_TIES];

const INSERT_TIES = `
  insert into tie (from_company_id, source_id, seen_from, ${TIE_FIELDS.join(', ')})
  select company_id, source_id, as_of, ${TIE_FIELDS.join(', ')} from stated_tie where known_id is null`;

/** Each is an event of its own, whatever else was read from the publication. */
const NOTE_NOTICES = gather(`
  select company_id, source_id, as_of, null::date, 'other', 'publication', notice_key, happened_on, null, notice
  from batch where notice is not null`);

const SET_STOCK_SYMBOLS = `
  update company set stock_symbol = batch.stock_symbol, updated_at = now(), value_sources = case
      when batch.source_id = company.source_id then value_sources
      else value_sources || jsonb_build_object('stock_symbol', batch.source_id) end
  from batch
  where company.id = batch.company_id and batch.stock_symbol is not null and company.stock_symbol is null`;

/** Where a source's statement is kept apart, what it says of securities belongs to it. */
const KEEP_STOCK_SYMBOLS = `
  update company_source known set statement = known.statement || jsonb_build_object('stock_symbol', batch.stock_symbol)
  from batch
  where known.company_id = batch.company_id and known.source_id = batch.source_id and batch.stock_symbol is not null
    and known.statement is not null and not known.statement ? 'stock_symbol'`;
