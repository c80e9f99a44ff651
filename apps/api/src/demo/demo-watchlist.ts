import { HOUR_MS } from '@firmament/calendar/day';
import { WATCHLIST } from '@firmament/demo-world/cast/companies';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import { findCastCompany } from './cast-company.query.ts';

const findCompanyIds = async (trx: DatabaseTransaction): Promise<number[]> => {
  const found: number[] = [];
  for (const company of WATCHLIST) {
    const id = await findCastCompany(trx, company);
    if (id !== undefined) found.push(id);
  }
  return found;
};

/** The old values are made up, like everything in the demo world; the new ones are read from the company. */
const noteNews = async (trx: DatabaseTransaction, [first = 0, second = 0]: readonly number[], now: Date) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await sql`
    with news as (
      select company_id, 'accounts_filed' as kind, max(period_end)::text as subject, null as was,
        max(period_end)::text as is_now, min(source_id) as source_id, ${ago(44)}::timestamptz as at
      from financial_report where company_id = ${second} group by company_id
      union all
      select id, 'moved', '', concat_ws(', ', 'Am Sägewerk 2', postcode || ' ' || city, country),
        concat_ws(', ', street, postcode || ' ' || city, country), source_id, ${ago(20)}::timestamptz
      from company where id = ${first} and street is not null
    ), noted as (
      insert into event (id, company_id, kind, subject, subject_key, seen_at, from_value, to_value, certainty)
      select event_id(company_id, kind, subject, concat(was, chr(30), is_now), 1), company_id, kind, subject, subject,
        at, was, is_now, 'compared'
      from news
      -- A world that was loaded at once knows of the accounts: they are read anew.
      on conflict (id) do update set seen_at = excluded.seen_at, seq = null returning id, company_id
    )
    insert into event_source (event_id, source_id, as_of, seen_at)
    select noted.id, source_id, at::date, at from noted join news using (company_id)
    on conflict (event_id, source_id) do update set as_of = excluded.as_of, seen_at = excluded.seen_at`.execute(trx);
  await sql`select sequence_events()`.execute(trx);
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
    const { rows } = await sql<{ last: number }>`select coalesce(max(seq), 0) as last from event`.execute(trx);
    await noteNews(trx, ids, now);
    await sql`
      insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
      select ${account.id}::integer, company.id, ${now}::timestamptz, ${rows[0]?.last ?? 0}, coalesce((
        select max(seq) from event where event.company_id = company.id), 0)
      from company where company.id = any(${ids}::int[])`.execute(trx);
  });
