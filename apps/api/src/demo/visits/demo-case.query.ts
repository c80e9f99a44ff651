import type { DemoCase } from '@firmament/api-contract/calls/demo';
import { CASE, SHOWCASE_COMPANY } from '@firmament/demo-world/cast/companies';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { toRegisterId } from '../../records/register-person-id.ts';
import { IN_OFFICE } from '../../records/terms/mandate-terms.ts';
import { isShown } from '../../records/withheld/conditions.ts';
import { findCastCompany } from '../cast-company.query.ts';

/** The case that visitors are led through: "They want 60 days to pay. Would you deliver?" */

/** Who of those in office came last. Not known before it is found out who is who. */
const findNewest = async (db: Database, companyId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select mention.person_id as id from mandate
    join mention on mention.company_id = mandate.company_id and mention.id = mandate.id
    where mandate.company_id = ${companyId} and ${sql.raw(IN_OFFICE)} and ${sql.raw(isShown('mandate'))}
      and mandate.started_on is not null and mention.person_id is not null
    order by mandate.started_on desc, mandate.id limit 1`.execute(db);
  return rows[0]?.id;
};

/** Undefined where the data of the demo was not loaded, or one of the companies is gone. */
export const findCase = async (db: Database): Promise<DemoCase | undefined> => {
  const company = await findCastCompany(db, CASE.debtor);
  const watched = await findCastCompany(db, CASE.watched);
  const littleKnown = await findCastCompany(db, CASE.oldCopy);
  const director = company && (await findNewest(db, company));
  if (!company || !watched || !littleKnown || !director) return undefined;
  return {
    company_id: company,
    watched_id: watched,
    little_known_id: littleKnown,
    director_id: toRegisterId(director),
  };
};

/** A visitor works for the demo's own company and watches one of its partners already, without news. */
export const beginCase = async (trx: DatabaseTransaction, accountId: number, now: Date): Promise<void> => {
  const own = await findCastCompany(trx, SHOWCASE_COMPANY);
  if (own) await trx.updateTable('account').set({ company_id: own }).where('id', '=', accountId).execute();
  const watched = await findCastCompany(trx, CASE.watched);
  if (!watched) return;
  await sql`
    insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
    select ${accountId}::integer, ${watched}::integer, ${now}::timestamptz, last, last
    from (select coalesce(max(seq), 0) as last from event where company_id = ${watched}) as known`.execute(trx);
};
