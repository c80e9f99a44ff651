import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import { isShown } from '../records/withheld/conditions.ts';

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;
export type ExtractRow = NonNullable<Awaited<ReturnType<typeof findExtract>>>;

/** A report with its company, the report before it, and the type and hash of its stored document. */
export const findReport = (db: Database, reportId: number) =>
  db
    .selectFrom('financial_report as report')
    .innerJoin('company', 'company.id', 'report.company_id')
    .leftJoin('source', 'source.id', 'report.source_id')
    .leftJoin('report_document as stored', 'stored.report_id', 'report.id')
    .selectAll('report')
    .select([
      'company.name',
      'legal_form',
      'register_number',
      'euid',
      'vat_id',
      'street',
      'postcode',
      'city',
      'country',
    ])
    .select(['source.label as source_label', 'source.licence', 'source.attribution', 'stored.content_type'])
    .select(sql<string | null>`encode(sha256(stored.content), 'hex')`.as('content_hash'))
    .select((report) =>
      jsonObjectFrom(
        report
          .selectFrom('financial_report as prior')
          .selectAll('prior')
          .whereRef('prior.company_id', '=', 'report.company_id')
          .whereRef('prior.period_end', '<', 'report.period_end')
          .orderBy('prior.period_end', 'desc')
          .limit(1),
      ).as('prior'),
    )
    .where('report.id', '=', reportId)
    .executeTakeFirst();

export const findStoredReport = async (db: Database, reportId: number): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('report_document')
    .select('content')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row?.content;
};

/** What a register's extract says about a company. */
export const findExtract = (db: Database, companyId: number) =>
  db
    .selectFrom('company')
    .innerJoin('source', 'source.id', 'company.source_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.name', 'legal_form', 'status', 'description', 'founded_on', 'company.source_id'])
    .select(['register_number', 'vat_id', 'gln', 'gisa_number', 'zvr_number', 'street', 'postcode', 'city', 'country'])
    .select(['website', 'email', 'phone', 'industry.name as industry', 'source.label as source_label'])
    .leftJoin('company_source as stated', (stated) =>
      stated.onRef('stated.company_id', '=', 'company.id').onRef('stated.source_id', '=', 'company.source_id'),
    )
    .select(['company.value_sources', 'company.fetched_at', 'stated.as_of', 'stated.fetched_at as read_at'])
    .select((company) =>
      jsonArrayFrom(company.selectFrom('source').select(['source.id', 'source.attribution', 'source.licence'])).as(
        'sources',
      ),
    )
    .select((company) =>
      jsonArrayFrom(
        company
          .selectFrom('mandate')
          .select(['title', 'mandate.name', 'representation', 'started_on', 'mandate.source_id'])
          .whereRef('mandate.company_id', '=', 'company.id')
          .where('is_listed', '=', true)
          .where('has_ended', '=', false)
          .where('ended_on', 'is', null)
          .where(sql<boolean>`${sql.raw(isShown('mandate'))}`)
          .orderBy('position')
          .orderBy('mandate.id'),
      ).as('representatives'),
    )
    .where('company.id', '=', companyId)
    .executeTakeFirst();
