import { MAX_RECENT } from '@firmament/api-contract/calls/access-log';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { listedPeople } from '../records/listed-people.ts';

/** Newest first. Leaves out people who are not shown any more; openings of deleted companies are gone with them. */
export const findOpenings = async (db: Database, accountId: number, limit = MAX_RECENT) => {
  const rows = await openings(db, accountId).limit(limit).execute();
  // Two of the registers who were opened apart may have been found to be one person.
  const people = new Set<string>();
  return rows.filter(({ profile_id }) => profile_id === null || (!people.has(profile_id) && people.add(profile_id)));
};

const openings = (db: Database, accountId: number) =>
  db
    .selectFrom('access_log')
    .leftJoin('company', 'company.id', 'access_log.company_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .leftJoin(
      listedPeople(db, sql`array(select person_id from access_log where account_id = ${accountId})`).as('person'),
      'person.id',
      'access_log.person_id',
    )
    .select(['access_log.company_id', 'company.name', 'company.city', 'industry.name as industry'])
    .select(['person.profile_id', 'person.full_name', 'person.title', 'person.locality', 'opened_at'])
    .where('account_id', '=', accountId)
    .where((opening) => opening.or([opening('person_id', 'is', null), opening('person.id', 'is not', null)]))
    .orderBy('opened_at', 'desc')
    .orderBy('access_log.id', 'desc');

export type OpeningRow = Awaited<ReturnType<typeof findOpenings>>[number];

export const deleteOpenings = async (db: Database, accountId: number): Promise<void> => {
  await db.deleteFrom('access_log').where('account_id', '=', accountId).execute();
};
