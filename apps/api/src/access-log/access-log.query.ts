import { MAX_RECENT } from '@firmament/api-contract/calls/access-log';
import type { Database } from '../platform/database/database.ts';

/** Newest first. Leaves out people who objected; openings of deleted companies are gone with them. */
export const findOpenings = (db: Database, accountId: number, limit = MAX_RECENT) =>
  db
    .selectFrom('access_log')
    .leftJoin('company', 'company.id', 'access_log.company_id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .leftJoin('person', 'person.id', 'access_log.person_id')
    .select(['access_log.company_id', 'company.name', 'company.city', 'industry.name as industry'])
    .select(['person.profile_id', 'person.full_name', 'person.title', 'person.locality', 'opened_at'])
    .where('account_id', '=', accountId)
    .where((opening) => opening.or([opening('person_id', 'is', null), opening('person.id', 'is not', null)]))
    .orderBy('opened_at', 'desc')
    .orderBy('access_log.id', 'desc')
    .limit(limit)
    .execute();

export type OpeningRow = Awaited<ReturnType<typeof findOpenings>>[number];

export const deleteOpenings = async (db: Database, accountId: number): Promise<void> => {
  await db.deleteFrom('access_log').where('account_id', '=', accountId).execute();
};
