import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Literals, because the statement is planned without knowing any value. */
const MAX_EMPLOYEES = sql.lit(500);
const MAX_UPDATES = sql.lit(100);
/** Nothing real comes close; a broken import must not make a page of a million lines. */
const MAX_REPRESENTATIVES = sql.lit(1_000);
const MAX_LINKS = sql.lit(1_000);

const OWN_COLUMNS = [
  ...(['company.id', 'company.name', 'company.legal_form', 'status', 'description', 'founded_on'] as const),
  ...(['register_number', 'euid', 'lei', 'siren', 'stock_symbol', 'ut_number', 'vat_id', 'gln', 'eori'] as const),
  ...(['gisa_number', 'zvr_number', 'court_code', 'che_uid'] as const),
  ...(['street', 'postcode', 'city', 'region', 'country', 'latitude', 'longitude'] as const),
  ...(['website', 'email', 'phone', 'fax', 'linkedin', 'facebook', 'twitter', 'instagram', 'youtube'] as const),
  ...(['tiktok', 'pinterest', 'wikipedia', 'owners', 'founders', 'ceo', 'subsidiaries', 'insolvency'] as const),
  ...(['source_id', 'source_link', 'fetched_at', 'company.licence', 'created_at', 'updated_at'] as const),
] as const;
const OTHER_COMPANY = ['other.status', 'other.street', 'other.postcode', 'other.city', 'other.country'] as const;
const OTHER_NUMBERS = ['other.register_number', 'other.gisa_number', 'other.euid'] as const;

/** A company with all its parts in one statement: eight queries in a row would take eight times as long. */
const statement = prepareStatement('company_detail', (db: Database, id: number) =>
  db
    .selectFrom('company')
    .innerJoin('source', 'source.id', 'company.source_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(OWN_COLUMNS)
    .select(['industry.name as industry', 'source.label as source_label', 'source.attribution'])
    .select((company) => [
      sql<string[]>`array(select f.name from company_former_name f where f.company_id = company.id order by f.name)`.as(
        'former_names',
      ),
      jsonObjectFrom(
        company.selectFrom('domain_info').selectAll().whereRef('domain_info.company_id', '=', 'company.id'),
      ).as('domain'),
      jsonArrayFrom(
        company
          .selectFrom('financial_report as report')
          .leftJoin('source as filed', 'filed.id', 'report.source_id')
          .selectAll('report')
          .select('filed.label as source_label')
          .whereRef('report.company_id', '=', 'company.id')
          .orderBy('report.period_end'),
      ).as('reports'),
      jsonArrayFrom(
        company
          .selectFrom('representative')
          .select(['title', 'representative.name', 'representation', 'location', 'born_on', 'started_on', 'ended_on'])
          .whereRef('representative.company_id', '=', 'company.id')
          .orderBy('position')
          .orderBy('representative.id')
          .limit(MAX_REPRESENTATIVES),
      ).as('representatives'),
      jsonArrayFrom(
        company
          .selectFrom('company_link as link')
          .leftJoin('company as other', 'other.id', 'link.to_company_id')
          .select(['link.kind', 'other.id', ...OTHER_COMPANY, ...OTHER_NUMBERS])
          .select((link) => link.fn.coalesce('other.name', 'link.to_name').as('name'))
          .whereRef('link.from_company_id', '=', 'company.id')
          .orderBy('link.id')
          .limit(MAX_LINKS),
      ).as('links'),
      jsonArrayFrom(
        company
          .selectFrom('company_link as link')
          .innerJoin('company as other', 'other.id', 'link.from_company_id')
          .select(['link.kind', 'other.id', 'other.name', ...OTHER_COMPANY, ...OTHER_NUMBERS])
          .whereRef('link.to_company_id', '=', 'company.id')
          .orderBy('link.id')
          .limit(MAX_LINKS),
      ).as('links_here'),
      jsonArrayFrom(
        company
          .selectFrom('person')
          .select(['profile_id', 'full_name', 'headline', 'title'])
          .select(['person.email', 'person.phone', 'person.linkedin', 'person.twitter'])
          .whereRef('person.company_id', '=', 'company.id')
          .orderBy('person.prominence', 'desc')
          .orderBy('person.id')
          .limit(MAX_EMPLOYEES),
      ).as('employees'),
      sql<number>`(select count(*) from person where person.company_id = company.id)`.as('employee_count'),
      jsonArrayFrom(
        company
          .selectFrom('change_record as change')
          .innerJoin('source as teller', 'teller.id', 'change.source_id')
          .select(['change.field', 'change.old_value', 'change.new_value', 'teller.label as source_label'])
          // JSON has no dates: this arrives as text.
          .select(sql<string>`change.changed_at`.as('changed_at'))
          .where('change.entity', '=', sql.lit('company'))
          .whereRef('change.entity_id', '=', 'company.id')
          .orderBy('change.id', 'desc')
          .limit(MAX_UPDATES),
      ).as('updates'),
    ])
    .where('company.id', '=', id),
);

export const findCompany = async (db: Database, id: number) => (await statement(db, id))[0];
