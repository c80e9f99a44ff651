import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import { inOrderOf } from './in-order-of.ts';

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

const countOf = (table: 'person' | 'financial_report') =>
  sql<number>`(select count(*) from ${sql.table(table)} part where part.company_id = company.id)`;

const IN_OFFICE = sql<number>`(select count(*) from mandate where mandate.company_id = company.id
  and is_listed and not has_ended and ended_on is null)`;

const companiesById = prepareStatement('search_companies', (db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.name', 'street', 'postcode', 'city', 'country', 'latitude', 'longitude', 'status'])
    .select(['legal_form', 'industry.name as industry'])
    .select([
      countOf('person').as('employee_count'),
      countOf('financial_report').as('report_count'),
      IN_OFFICE.as('representative_count'),
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
