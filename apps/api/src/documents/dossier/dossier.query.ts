import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { SHOWN_TERM } from '../../records/terms/mandate-terms.ts';

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];
export type FiledRow = Awaited<ReturnType<typeof findFiledAccounts>>[number];
export type ReadingRow = Awaited<ReturnType<typeof findReadings>>[number];

/**
 * Whether an answer may name somebody who is not shown: anybody who objected, and those whose mandate its source states
 * as long ended, or stated until after it was asked.
 */
const NAMES_OTHERS = `exists (
  select from mandate where mandate.company_id = answer.company_id and (is_withheld
    or mandate.source_id = answer.source_id and (${SHOWN_TERM}) is not true
      and (is_listed or coalesce(missed_on >= asked_at::date, true))))`;

/** What sources answered about a company when they were last asked, unless it names people who are not shown. */
export const findAnswers = (db: Database, companyId: number) =>
  db
    .selectFrom('source_answer as answer')
    .innerJoin('source', 'source.id', 'answer.source_id')
    .leftJoin('company_source as stated', (stated) =>
      stated.onRef('stated.company_id', '=', 'answer.company_id').onRef('stated.source_id', '=', 'answer.source_id'),
    )
    .distinctOn(['answer.source_id', 'answer.part'])
    .select(['source.name', 'source.label', 'source.licence', 'stated.as_of'])
    .select(['part', 'question', 'asked_at', 'media_type', 'is_shortened', 'body'])
    .select(sql<string>`encode(answer.sha256, 'hex')`.as('sha256'))
    .where('answer.company_id', '=', companyId)
    .where(sql<boolean>`not ${sql.raw(NAMES_OTHERS)}`)
    .orderBy('answer.source_id')
    .orderBy('answer.part')
    .orderBy('stated.as_of', (order) => order.desc().nullsLast())
    .execute();

/** The filed accounts that we hold as PDF, without their content. */
export const findFiledAccounts = (db: Database, companyId: number, until: string) =>
  db
    .selectFrom('financial_report as report')
    .innerJoin('report_document as stored', 'stored.report_id', 'report.id')
    .leftJoin('source', 'source.id', 'report.source_id')
    .select(['report.id', 'report.period_end', 'source.label', 'source.licence'])
    .select([
      sql<string>`encode(sha256(stored.content), 'hex')`.as('sha256'),
      sql<number>`octet_length(stored.content)`.as('bytes'),
    ])
    .where('report.company_id', '=', companyId)
    .where('report.period_end', '<=', until)
    .where('stored.content_type', '=', 'application/pdf')
    .orderBy('report.period_end')
    .orderBy('report.id')
    .execute();

/** What was read of a company, by source, and the import that read it, if that was one. */
export const findReadings = (db: Database, companyId: number) =>
  db
    .selectFrom('company_source as stated')
    .innerJoin('source', 'source.id', 'stated.source_id')
    .leftJoinLateral(
      (import_) =>
        import_
          .selectFrom('import_run as run')
          .select(['run.file_name', 'run.file_fingerprint'])
          .whereRef('run.source_id', '=', 'stated.source_id')
          .whereRef('run.started_at', '<=', 'stated.fetched_at')
          .where((run) =>
            run.or([run('run.finished_at', 'is', null), run('run.finished_at', '>=', run.ref('stated.fetched_at'))]),
          )
          .orderBy('run.id', 'desc')
          .limit(1)
          .as('run'),
      (join) => join.onTrue(),
    )
    .select(['source.label', 'stated.licence', 'source.attribution', 'stated.as_of', 'stated.fetched_at'])
    .select(['run.file_name', 'run.file_fingerprint'])
    .where('stated.company_id', '=', companyId)
    .orderBy('stated.source_id')
    .orderBy('stated.source_key')
    .execute();
