import { type FieldValue, recordOf } from '@firmament/record/fields/reading';
import {
  type CompanyLinkRecord,
  type CompanyRecord,
  REPORT_FIGURES,
  type ReportRecord,
  type RepresentativeRecord,
} from '@firmament/record/record';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** By column; only what the source has stated. */
type Row = Record<string, unknown>;

/** What a source last said of a company, as a row per part of it. */
type LastStatement = {
  sourceKey: string;
  asOf: string | null;
  said: Row;
  industry: string | null;
  people: Row[];
  ties: Row[];
  reports: Row[];
};

const readRow = (row: Row) => ({
  text: (column: string): string | undefined => {
    const value = row[column];
    return typeof value === 'string' ? value : undefined;
  },
  number: (column: string): number | undefined => {
    const value = row[column];
    return typeof value === 'number' ? value : undefined;
  },
  hasEnded: row.has_ended === true,
});

/** A company's only source says what is in the company's row. */
const findRows = async (db: Database, companyId: number, sourceId: number): Promise<LastStatement | undefined> => {
  const { rows } = await sql<LastStatement>`
    select stated.source_key as "sourceKey", stated.as_of::text as "asOf", said,
      (select name from industry where id = (said ->> 'industry_id')::integer) as industry,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(mandate)) order by position, id), '[]') from mandate
        where company_id = ${companyId} and source_id = ${sourceId} and is_listed) as people,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(tie) || jsonb_build_object(
            'register_number', case when tie.to_match_key is not null then other.register_number end)) order by tie.id), '[]')
        from tie left join company other on other.id = tie.to_company_id
        where from_company_id = ${companyId} and tie.source_id = ${sourceId} and is_listed) as ties,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(report)) order by period_end), '[]')
        from financial_report report where company_id = ${companyId} and source_id = ${sourceId}) as reports
    from company_source stated join company on company.id = stated.company_id
    cross join lateral (select jsonb_strip_nulls(coalesce(statement, to_jsonb(company))) as said) present
    where stated.company_id = ${companyId} and stated.source_id = ${sourceId}
    order by stated.source_key limit 1`.execute(db);
  return rows[0];
};

const columnOf = (figure: string): string => figure.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const reportOf = (row: Row): ReportRecord => {
  const { text, number } = readRow(row);
  return {
    periodEnd: text('period_end') ?? '',
    auditorName: text('auditor_name'),
    currency: text('currency') ?? 'EUR',
    exchangeRate: number('exchange_rate') ?? 1,
    exchangeRateOn: text('exchange_rate_on'),
    figures: Object.fromEntries(REPORT_FIGURES.map((figure) => [figure, number(columnOf(figure))])),
  };
};

const personOf = (row: Row): RepresentativeRecord => {
  const { text, number, hasEnded } = readRow(row);
  return {
    title: text('title') ?? '',
    name: text('name') ?? '',
    personKey: text('person_key'),
    representation: text('representation'),
    location: text('location'),
    share: number('share'),
    birthYear: number('birth_year'),
    birthHash: text('birth_hash')?.replace(/^\\x/, ''),
    startedOn: text('started_on'),
    endedOn: text('ended_on'),
    hasEnded,
  };
};

const linkOf = (row: Row): CompanyLinkRecord => {
  const { text, number, hasEnded } = readRow(row);
  return {
    kind: (text('kind') ?? 'shareholder') as CompanyLinkRecord['kind'],
    name: text('to_name'),
    place: text('place'),
    title: text('title'),
    share: number('share'),
    registerNumber: text('register_number'),
    sourceKey: text('to_source_key'),
    startedOn: text('started_on'),
    endedOn: text('ended_on'),
    hasEnded,
  };
};

/**
 * The record that a source last gave of a company, as far as it matters to be given again: former names and the domain
 * stay even if they are not repeated.
 */
export const findLastStatement = async (
  db: Database,
  companyId: number,
  sourceId: number,
): Promise<CompanyRecord | undefined> => {
  const last = await findRows(db, companyId, sourceId);
  if (!last) return undefined;
  const { text } = readRow(last.said);
  const said: Row = { ...last.said, industry: last.industry ?? undefined };
  const stated = recordOf(({ name }) => said[name] as FieldValue | undefined);
  return {
    ...stated,
    name: stated.name ?? '',
    status: stated.status ?? 'active',
    sourceKey: last.sourceKey,
    sourceLink: text('source_link'),
    formerNames: [],
    asOf: last.asOf ?? undefined,
    representatives: last.people.map(personOf),
    links: last.ties.map(linkOf),
    reports: last.reports.map(reportOf),
  };
};

/** How often a source has answered about a company. */
export const countAnswers = async (db: Database, companyId: number, sourceId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('refresh_run')
    .select((run) => run.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('source_id', '=', sourceId)
    .where('outcome', 'in', ['updated', 'unchanged'])
    .executeTakeFirstOrThrow();
  return Number(count);
};
