import type { FieldColumn } from '@firmament/record/fields/company-fields';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import { withoutNames } from '../records/withheld/without-names.ts';
import { creditOf } from './columns/credits.ts';

/** What leaves the house of what sources state, beside the industry. */
export const EXPORTED_FIELDS = [
  'name',
  'legal_form',
  'status',
  'founded_on',
  'street',
  'postcode',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
  'website',
  'email',
  'phone',
  'fax',
  'linkedin',
  'register_number',
  'euid',
  'lei',
  'vat_id',
  'gln',
  'eori',
  'gisa_number',
  'zvr_number',
  'che_uid',
  'stock_symbol',
  'ceo',
  'owners',
] as const satisfies readonly FieldColumn[];

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

const companiesById = prepareStatement('export_companies', (db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('financial_report')
          .select([
            'period_end',
            'financial_report.source_id as report_source_id',
            'currency',
            'exchange_rate',
            'revenue',
            'revenue_cagr',
            'revenue_per_employee',
            'earnings',
            'earnings_cagr',
          ])
          .select(['return_on_sales', 'return_on_equity', 'total_assets', 'equity', 'equity_ratio', 'liabilities'])
          .select(['real_estate', 'cash_on_hand', 'receivables', 'pension_provisions', 'cost_of_materials'])
          .select(['wages_and_salaries', 'average_salary_per_employee', 'tax_ratio', 'registered_capital'])
          .select(['employees_number'])
          .whereRef('financial_report.company_id', '=', 'company.id')
          .orderBy('period_end', 'desc')
          .limit(sql.lit(1))
          .as('report'),
      (join) => join.onTrue(),
    )
    .select(['company.id', 'industry.name as industry', 'company.source_id', 'company.value_sources'])
    .select(EXPORTED_FIELDS.map((column) => `company.${column}` as const))
    .select(
      sql<string[]>`array(select known from mandate, unnest(array_append(former_names, folded_name)) known
        where mandate.company_id = company.id and is_withheld and known is not null)`.as('objected'),
    )
    .select(
      sql<string | null>`(select max(as_of) from company_source stated where stated.company_id = company.id)`.as(
        'as_of',
      ),
    )
    .selectAll('report')
    .where(sql<boolean>`company.id = any(${ids}::int[])`),
);

/** In the order of the ids, without companies that were just deleted. */
export const findCompanies = async (db: Database, ids: readonly number[]) => {
  const credits = await findCredits(db);
  const rows = (await companiesById(db, ids)).map(({ objected, value_sources, ...row }) => ({
    ...row,
    value_sources: value_sources as Record<string, number>,
    /** The lines that name sources, by their numbers. */
    credits,
    ceo: withoutNames(row.ceo, objected),
    owners: withoutNames(row.owners, objected),
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const findCredits = async (db: Database): Promise<ReadonlyMap<number, string>> => {
  const sources = await db.selectFrom('source').select(['id', 'attribution', 'licence']).execute();
  return new Map(sources.map((source) => [source.id, creditOf(source)]));
};

export const hasCompany = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Those of these companies that there are, each once, in the order given. */
export const findExisting = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.selectFrom('company').select('id').where(sql<boolean>`id = any(${ids}::int[])`).execute();
  const existing = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => existing.has(id));
};
