import { COVERED_COUNTRIES, type CoveredCountry, type CoveredField } from '@firmament/api-contract/coverage';
import type { Day } from '@firmament/calendar/day';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { groupBy } from '../platform/group-by.ts';
import { IN_OFFICE, SHOWN_TERM } from '../records/terms/mandate-terms.ts';
import { isOwningTie } from '../records/terms/tie-terms.ts';

export type SourceCounts = {
  companies: number;
  people: number;
  reports: number;
  newestOn: Day | null;
  middleOn: Day | null;
  oldestOn: Day | null;
  undated: number;
};

export type Coverage = { country: CoveredCountry; companies: number; fields: Record<CoveredField, number> };

export type DataCounts = {
  /** By the number of the source; those that state nothing are missing. */
  sources: Record<number, SourceCounts>;
  coverage: Coverage[];
  places: number;
  isDemo: boolean;
};

/** Reads every company, mandate, tie and report: seconds where there are millions. */
export const countData = (db: Database): Promise<DataCounts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      // One core is enough for this: the others are for members.
      await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
      return {
        sources: await countSources(trx),
        coverage: await countCoverage(trx),
        places: await countPlaces(trx),
        isDemo: await hasDemoWorld(trx),
      };
    });

const countSources = async (trx: DatabaseTransaction): Promise<Record<number, SourceCounts>> => {
  const people = bySource(await countRegisterPeople(trx));
  const profiles = bySource(await countRows(trx, 'person'));
  const reports = bySource(await countRows(trx, 'financial_report'));
  const domains = await countDomains(trx);
  const days = groupBy(await countDays(trx), ({ source_id }) => source_id);
  const ids = new Set([...people.keys(), ...profiles.keys(), ...reports.keys(), ...days.keys(), ...domains.keys()]);
  return Object.fromEntries(
    [...ids].map((id) => {
      const named = domains.get(id) ?? 0;
      const ages = days.has(id) ? agesOf(days.get(id) ?? []) : { ...agesOf([]), companies: named, undated: named };
      return [
        id,
        {
          ...ages,
          people: (people.get(id) ?? 0) + (profiles.get(id) ?? 0),
          reports: reports.get(id) ?? 0,
        },
      ];
    }),
  );
};

type Counted = { source_id: number; count: number };

const bySource = (rows: readonly Counted[]): Map<number, number> =>
  new Map(rows.map(({ source_id, count }) => [source_id, count]));

const rowsOf = async <Row>(trx: DatabaseTransaction, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(trx)).rows;

const countRows = (trx: DatabaseTransaction, table: 'person' | 'financial_report'): Promise<Counted[]> =>
  rowsOf(trx, sql<Counted>`select source_id, count(*)::integer as count from ${sql.table(table)} group by source_id`);

type DayCount = { source_id: number; as_of: Day | null; count: number };

/** How many companies each source speaks of as of which day. There are few days, however many companies. */
const countDays = (trx: DatabaseTransaction): Promise<DayCount[]> =>
  rowsOf(
    trx,
    sql<DayCount>`select source_id, as_of, count(*)::integer as count from company_source group by source_id, as_of`,
  );

const agesOf = (counts: readonly DayCount[]): Omit<SourceCounts, 'people' | 'reports'> => {
  const dated = counts.flatMap(({ as_of, count }) => (as_of === null ? [] : [{ day: as_of, count }]));
  dated.sort((one, other) => (one.day < other.day ? 1 : -1));
  const companies = counts.reduce((sum, { count }) => sum + count, 0);
  const datedCount = dated.reduce((sum, { count }) => sum + count, 0);
  let rest = datedCount / 2;
  const middle = dated.find(({ count }) => {
    rest -= count;
    return rest <= 0;
  });
  return {
    companies,
    undated: companies - datedCount,
    middleOn: middle?.day ?? null,
    newestOn: dated[0]?.day ?? null,
    oldestOn: dated.at(-1)?.day ?? null,
  };
};

/** Whom the mandates of a source belong to; each mandate is one person's as long as nobody has found out whose. */
const countRegisterPeople = (trx: DatabaseTransaction): Promise<Counted[]> =>
  rowsOf(
    trx,
    sql<Counted>`
      select source_id, count(distinct coalesce(mention.person_id, mandate.id))::integer as count
      from mandate left join mention on mention.id = mandate.id
      where ${sql.raw(SHOWN_TERM)} group by source_id`,
  );

/** What is known of domains has no source beside it: there is only one that tells of them. */
const countDomains = async (trx: DatabaseTransaction): Promise<Map<number, number>> =>
  bySource(
    await rowsOf(
      trx,
      sql<Counted>`
        select source.id as source_id, count(*)::integer as count from source, domain_info
        where source.name = 'website' group by source.id`,
    ),
  );

const countPlaces = async (trx: DatabaseTransaction): Promise<number> => {
  const [row] = await rowsOf(trx, sql<{ count: number }>`select count(*)::integer as count from place`);
  return row?.count ?? 0;
};

const hasDemoWorld = async (trx: DatabaseTransaction): Promise<boolean> => {
  const run = trx.selectFrom('import_run').innerJoin('source', 'source.id', 'import_run.source_id');
  const found = await run.select('import_run.id').where('source.name', '=', 'demo').limit(1).execute();
  return found.length > 0;
};

/** Titles of people who own a company, as the page of a company tells owners; who is only that is no officer. */
const OWNER = sql`title ~* '^(gesellschafter|aktionär)|inhaber'`;
const ONLY_OWNER = sql`title ~* '^(gesellschafter|aktionär)'`;
const OWNING_TIE = sql`${sql.raw(isOwningTie('tie'))} or title ~* 'gesellschafter|haftende|komplement'`;
const HOLDS = sql.raw(IN_OFFICE);

/** How many active companies of each country have at least one value of a field. */
const countCoverage = async (trx: DatabaseTransaction): Promise<Coverage[]> => {
  const rows = await rowsOf(
    trx,
    sql<{ country: string; companies: number } & Record<CoveredField, number>>`
      with run_by as (
        select company_id, bool_or(not ${ONLY_OWNER}) as has_officer, bool_or(${OWNER}) as has_owner
        from mandate where ${HOLDS} and not is_withheld group by company_id
      ), tied as (
        select from_company_id as company_id, bool_or(kind = 'representative') as has_officer,
          bool_or(${OWNING_TIE}) as has_owner
        from tie where ${HOLDS} group by from_company_id
      ), filed as (
        select company_id, bool_or(revenue is not null) as has_revenue from financial_report group by company_id
      )
      select country, count(*)::integer as companies,
        count(*) filter (where street is not null and city is not null)::integer as address,
        count(*) filter (where register_number is not null or che_uid is not null or zvr_number is not null)::integer
          as register_number,
        count(*) filter (where run_by.has_officer or tied.has_officer)::integer as officers,
        count(*) filter (where run_by.has_owner or tied.has_owner or owners is not null)::integer as owners,
        count(filed.company_id)::integer as accounts,
        count(*) filter (where filed.has_revenue)::integer as revenue,
        count(industry_id)::integer as industry,
        count(website)::integer as website,
        count(lei)::integer as lei
      from company
      left join run_by on run_by.company_id = company.id
      left join tied on tied.company_id = company.id
      left join filed on filed.company_id = company.id
      where status = 'active' group by country`,
  );
  const found = new Map(rows.map(({ country, companies, ...fields }) => [country, { companies, fields }]));
  return COVERED_COUNTRIES.map((country) => ({ country, ...(found.get(country) ?? NOTHING) }));
};

const NOTHING: Omit<Coverage, 'country'> = {
  companies: 0,
  fields: {
    address: 0,
    register_number: 0,
    officers: 0,
    owners: 0,
    accounts: 0,
    revenue: 0,
    industry: 0,
    website: 0,
    lei: 0,
  },
};
