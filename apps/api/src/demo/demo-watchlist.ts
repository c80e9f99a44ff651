import { WATCHLIST } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/registers/sources';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

const HOUR_MS = 60 * 60 * 1000;

const findCompanyIds = async (trx: DatabaseTransaction): Promise<number[]> => {
  const found: number[] = [];
  for (const { source, sourceKey } of WATCHLIST) {
    const row = await trx
      .selectFrom('company_source')
      .select('company_id')
      .where('source_id', '=', SOURCE_IDS[source])
      .where('source_key', '=', sourceKey)
      .executeTakeFirst();
    if (row) found.push(row.company_id);
  }
  return found;
};

/** The old values are made up, like everything in the demo world; the new ones are read from the company. */
const noteNews = async (trx: DatabaseTransaction, [first = 0, second = 0]: readonly number[], now: Date) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await sql`
    insert into change_record (entity, entity_id, field, old_value, new_value, source_id, changed_at)
    select 'company', company_id, 'financial_report', null, max(period_end)::text, min(source_id), ${ago(44)}::timestamptz
    from financial_report where company_id = ${second} group by company_id
    union all
    select 'company', id, 'street', 'Am Sägewerk 2', street, source_id, ${ago(20)}::timestamptz
    from company where id = ${first} and street is not null`.execute(trx);
};

/** Gives the demo member companies to watch, some with news, unless there are any. */
export const seedDemoWatchlist = (db: Database, clock: Clock, email: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .where('id', 'not in', trx.selectFrom('watch').select('watch.account_id'))
      .executeTakeFirst();
    const ids = await findCompanyIds(trx);
    if (!account || ids.length === 0) return;
    await lockMember(trx, account.id);
    const known = await trx
      .selectFrom('change_record')
      .select('id')
      .where('entity', '=', 'company')
      .where('entity_id', 'in', ids)
      .executeTakeFirst();
    if (!known) await noteNews(trx, ids, now);
    await sql`
      insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
      select ${account.id}::integer, company.id, ${now}::timestamptz, 0, coalesce((
        select max(id) from change_record change where change.entity = 'company' and change.entity_id = company.id), 0)
      from company where company.id = any(${ids}::int[])`.execute(trx);
  });
