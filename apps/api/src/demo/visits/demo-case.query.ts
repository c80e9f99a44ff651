import type { DemoCase } from '@firmament/api-contract/calls/demo';
import { CASE, SHOWCASE_COMPANY } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/registers/sources';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { IN_OFFICE } from '../../platform/database/mandate-terms.ts';
import { toRegisterId } from '../../platform/register-person-id.ts';
import { isShown } from '../../platform/withheld/conditions.ts';

/** The case that visitors are led through: "They want 60 days to pay. Would you deliver?" */

type Reader = Database | DatabaseTransaction;

type CastCompany = { source: keyof typeof SOURCE_IDS; sourceKey: string };

const findId = async (db: Reader, { source, sourceKey }: CastCompany): Promise<number | undefined> => {
  const row = await db
    .selectFrom('company_source')
    .select('company_id')
    .where('source_id', '=', SOURCE_IDS[source])
    .where('source_key', '=', sourceKey)
    .executeTakeFirst();
  return row?.company_id;
};

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
  const company = await findId(db, CASE.debtor);
  const watched = await findId(db, CASE.watched);
  const littleKnown = await findId(db, CASE.oldCopy);
  const director = company && (await findNewest(db, company));
  if (!company || !watched || !littleKnown || !director) return undefined;
  return {
    ...{ company_id: company, watched_id: watched, little_known_id: littleKnown },
    director_id: toRegisterId(director),
  };
};

/** A visitor works for the demo's own company and watches one of its partners already, without news. */
export const beginCase = async (trx: DatabaseTransaction, accountId: number, now: Date): Promise<void> => {
  const own = await findId(trx, SHOWCASE_COMPANY);
  if (own) await trx.updateTable('account').set({ company_id: own }).where('id', '=', accountId).execute();
  const watched = await findId(trx, CASE.watched);
  if (!watched) return;
  await sql`
    insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
    select ${accountId}::integer, ${watched}::integer, ${now}::timestamptz, last, last
    from (select coalesce(max(seq), 0) as last from event where company_id = ${watched}) as told`.execute(trx);
};
