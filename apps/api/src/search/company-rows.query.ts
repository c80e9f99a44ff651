import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

/** The rows of a page, in the order of the ids. A row that has just been deleted is left out. */
export const findCompanies = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const countOf = (table: 'person' | 'financial_report' | 'representative') =>
    sql<number>`(select count(*) from ${sql.table(table)} part where part.company_id = company.id)`;
  const rows = await db
    .selectFrom('company')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.name', 'street', 'postcode', 'city', 'country', 'latitude', 'longitude', 'status'])
    .select(['legal_form', 'industry.name as industry'])
    .select([
      countOf('person').as('employee_count'),
      countOf('financial_report').as('report_count'),
      countOf('representative').as('representative_count'),
    ])
    .where('company.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const findCompanyNames = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const findIndustryIds = async (db: Database, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('industry')
    .select(['id', 'name'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};
