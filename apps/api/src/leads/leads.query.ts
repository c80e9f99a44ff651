import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Places have keys: `c` and the id of a company, `o` and the folded name of another employer, `s` and the folded name of
 * a school. The database itself folds names (place_key), so that its indexes and answers agree.
 */
const EMPLOYER_KEY = sql<string>`coalesce('c' || station.company_id, 'o' || place_key(station.organisation))`;
const SCHOOL_KEY = sql<string>`'s' || place_key(station.organisation)`;

export type SourceRow = { id: number; profile_id: string; full_name: string };

const SOURCE_COLUMNS = ['id', 'profile_id', 'full_name'] as const;

export const findLinks = (db: Database, accountId: number) =>
  db.selectFrom('account').select(['profile_id', 'company_id']).where('id', '=', accountId).executeTakeFirstOrThrow();

/** Everybody who works at the company that a member has linked, or at the employer of the linked profile. */
export const findColleagues = async (db: Database, accountId: number): Promise<Set<number>> => {
  const { rows } = await sql<{ people: Buffer | null }>`
    select string_agg(int4send(id), '') as people from person
    where company_id in (
      select company_id from account where id = ${accountId}
      union select you.company_id from person you join account using (profile_id) where account.id = ${accountId}
    )`.execute(db);
  const bytes = rows[0]?.people ?? null;
  return new Set(bytes === null ? [] : toNumbers(bytes));
};

export const findByProfile = (db: Database, profileId: string): Promise<SourceRow[]> =>
  db.selectFrom('person').select(SOURCE_COLUMNS).where('profile_id', '=', profileId).execute();

/** The people of a company, the most prominent first. */
export const findByCompany = (db: Database, companyId: number, limit: number): Promise<SourceRow[]> =>
  db
    .selectFrom('person')
    .select(SOURCE_COLUMNS)
    .where('company_id', '=', companyId)
    .orderBy('prominence', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export type StayRow = {
  person_id: number;
  key: string;
  name: string;
  company_id: number | null;
  from_year: number | null;
  to_year: number | null;
};

/** All stays of these people. */
export const findStays = async (db: Database, people: readonly number[]): Promise<StayRow[]> => {
  if (people.length === 0) return [];
  const ids = [...people];
  const { rows } = await sql<StayRow>`
    select person_id, key, coalesce(company.name, organisation) as name, company_id, from_year, to_year
    from (
      select person_id, ${EMPLOYER_KEY} as key, organisation, company_id, from_year, to_year, position
      from person_experience station where person_id = any(${ids}::integer[])
      union all
      select person_id, ${SCHOOL_KEY}, organisation, null, from_year, to_year, position
      from person_education station where person_id = any(${ids}::integer[])
    ) stay
    left join company on company.id = company_id
    where key is not null
    order by person_id, key, position`.execute(db);
  return rows;
};

export type PresenceRow = { key: string; from_year: number | null; to_year: number | null; people: Int32Array };

/** Ids as bytes: as text they would take ten times as long to read, and a school may have a hundred thousand. */
const PEOPLE = sql`string_agg(int4send(person_id), '')`;

const toNumbers = (bytes: Buffer): Int32Array => {
  // A copy, because an Int32Array must begin at a multiple of four bytes.
  const own = Buffer.from(new Uint8Array(bytes).buffer);
  own.swap32();
  return new Int32Array(own.buffer);
};

const keysOf = (keys: readonly string[], kind: string): string[] =>
  keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(1));

/**
 * Who was at these places in which years, and a mark: everything written by transactions below it has been read, and
 * later changes have that revision or a higher one. A place has one row per spelling and years: its key is computed per
 * spelling and not per person, which would take most of the time.
 */
export const readPlaces = async (
  db: Database,
  keys: readonly string[],
): Promise<{ mark: number; rows: PresenceRow[] }> => {
  const companies = keysOf(keys, 'c').map(Number);
  const { rows } = await sql<Omit<PresenceRow, 'people'> & { mark: number; people: Buffer }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark, presence.* from (
      select 'c' || company_id as key, from_year, to_year, ${PEOPLE} as people
      from person_experience where company_id = any(${companies}::integer[])
      group by company_id, from_year, to_year
      union all
      select 'o' || place_key(organisation), from_year, to_year, people from (
        select organisation, from_year, to_year, ${PEOPLE} as people from person_experience
        where company_id is null and place_key(organisation) = any(${keysOf(keys, 'o')}::text[])
        group by organisation, from_year, to_year
      ) employer
      union all
      select 's' || place_key(organisation), from_year, to_year, people from (
        select organisation, from_year, to_year, ${PEOPLE} as people from person_education
        where place_key(organisation) = any(${keysOf(keys, 's')}::text[])
        group by organisation, from_year, to_year
      ) school
    ) presence`.execute(db);
  return { mark: rows[0]?.mark ?? 0, rows: rows.map((row) => ({ ...row, people: toNumbers(row.people) })) };
};

/**
 * The keys of the schools where about `from` people or more have been, the largest first. A sample of one percent finds
 * them as well as all entries would, in a hundredth of the time.
 */
export const findLargeSchools = async (db: Database, from: number, limit: number, percent = 1): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select 's' || place_key(organisation) as key
    from person_education tablesample system (${percent}::real)
    group by place_key(organisation) having count(*) >= ${(from * percent) / 100}::real
    order by count(*) desc limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
};

/** The people written or deleted since a mark, `limit` of each at most, and the mark up to which that is everybody. */
export const readChanges = async (
  db: Database,
  since: number,
  limit: number,
): Promise<{ mark: number; people: number[] }> => {
  const { rows } = await sql<{ mark: number; people: number[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark, array(
      (select id from person where revision >= ${since} limit ${limit})
      union all
      (select entity_id from tombstone where entity = 'person' and revision >= ${since} limit ${limit})
    ) as people`.execute(db);
  return rows[0] ?? { mark: since, people: [] };
};

export type LeadRow = Awaited<ReturnType<typeof findLeads>>[number];

/** The people of a page, in no particular order. */
export const findLeads = (db: Database, accountId: number, ids: readonly number[]) =>
  db
    .selectFrom('person')
    .leftJoin('company', 'company.id', 'person.company_id')
    .leftJoin('contact', (join) =>
      join.onRef('contact.person_id', '=', 'person.id').on('contact.account_id', '=', accountId),
    )
    .select(['person.id', 'profile_id', 'full_name', 'title', 'person.company_id', 'locality'])
    .select(['person.linkedin', 'person.email', 'person.phone', 'person.twitter', 'github'])
    .select(['contact.added_at', (row) => row.fn.coalesce('company.name', 'person.company_name').as('company_name')])
    .where('person.id', 'in', [...ids])
    .execute();
