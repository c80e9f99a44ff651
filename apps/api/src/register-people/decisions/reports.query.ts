import type { Database } from '../../platform/database/database.ts';

export type ReportRow = Awaited<ReturnType<typeof findOpenReports>>[number];

const reports = (db: Database) =>
  db
    .selectFrom('identity_report as report')
    .leftJoin('mention', 'mention.id', 'report.mention_id')
    .leftJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .leftJoin('mention as other_mention', 'other_mention.id', 'report.other_mention_id')
    .leftJoin('register_person as another', 'another.id', 'other_mention.person_id')
    .leftJoin('account', 'account.id', 'report.account_id')
    .selectAll('report')
    .select(['whose.id as person_id', 'whose.name', 'another.id as other_id', 'another.name as other_name'])
    .select(['account.full_name as from']);

/** Reports that wait for a decision, oldest first, as all have the same deadline. */
export const findOpenReports = (db: Database) =>
  reports(db).where('report.outcome', 'is', null).orderBy('report.received_at').orderBy('report.id').execute();

export const findReport = (db: Database, id: number): Promise<ReportRow | undefined> =>
  reports(db).where('report.id', '=', id).executeTakeFirst();
