import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import { IN_OFFICE } from '../records/terms/mandate-terms.ts';
import { isShown } from '../records/withheld/conditions.ts';
import { markConditions } from './company-marks.ts';
import { inOrderOf } from './in-order-of.ts';

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

const countOf = (table: 'person' | 'financial_report') =>
  sql<number>`(select count(*) from ${sql.table(table)} part where part.company_id = company.id)`;

const OFFICERS = sql<number>`(select count(*) from mandate where mandate.company_id = company.id
  and ${sql.raw(IN_OFFICE)} and ${sql.raw(isShown('mandate'))})`;

const MARKED = markConditions('company');

const companiesById = prepareStatement('search_companies', (db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.name', 'street', 'postcode', 'city', 'country', 'latitude', 'longitude', 'status'])
    .select(['legal_form', 'industry.name as industry', 'founded_on'])
    .leftJoinLateral(
      (company) =>
        company
          .selectFrom('financial_report')
          .select(['period_end', 'revenue', 'employees_number', 'total_assets'])
          .whereRef('financial_report.company_id', '=', 'company.id')
          .orderBy('period_end', 'desc')
          .limit(sql.lit(1))
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['latest.period_end', 'latest.revenue', 'latest.employees_number', 'latest.total_assets'])
    .select([
      sql<boolean>`${sql.raw(MARKED.insolvency)}`.as('insolvency'),
      sql<boolean>`${sql.raw(MARKED.deletion_notice)}`.as('deletion_notice'),
      sql<boolean>`${sql.raw(MARKED.liquidation)}`.as('liquidation'),
      sql<string | null>`(select max(as_of) from company_source where company_source.company_id = company.id)`.as(
        'stated_on',
      ),
    ])
    .select([
      countOf('person').as('employee_count'),
      countOf('financial_report').as('report_count'),
      OFFICERS.as('representative_count'),
    ])
    .where(sql<boolean>`company.id = any(${ids}::int[])`),
);

/** The rows of a page, in the order of the ids. A row that has just been deleted is left out. */
export const findCompanies = async (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? [] : inOrderOf(ids, await companiesById(db, ids));

const companyNamesById = prepareStatement('search_company_names', (db, ids: readonly number[]) =>
  db.selectFrom('company').select(['id', 'name']).where(sql<boolean>`id = any(${ids}::int[])`),
);

export const findCompanyNames = async (db: Database, ids: readonly number[]) =>
  ids.length === 0 ? [] : inOrderOf(ids, await companyNamesById(db, ids));

const industriesByName = prepareStatement('search_industries', (db, names: readonly string[]) =>
  db.selectFrom('industry').select(['id', 'name']).where(sql<boolean>`name = any(${names}::text[])`),
);

export const findIndustryIds = async (db: Database, names: readonly string[]): Promise<Map<string, number>> =>
  names.length === 0 ? new Map() : new Map((await industriesByName(db, names)).map(({ id, name }) => [name, id]));
