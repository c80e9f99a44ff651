import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockSuppressions } from '../records/suppression-lock.ts';
import { withholdArrived, withholdObjected } from '../records/withheld/withhold-objected.ts';

/**
 * People of the registers stay in the tables when they object: a mandate is data of its company, too, and the next
 * statement of the register has to find it. What is known of them is withheld instead, by mention.
 */

type Reader = Database | DatabaseTransaction;

const withhold = (trx: DatabaseTransaction): Promise<void> =>
  withholdObjected((statement) => sql.raw(statement).execute(trx));

/** What search says of a company depends on whether it has people in charge who are shown. */
const renewCompanies = (trx: DatabaseTransaction, companyIds: readonly number[]) =>
  sql`update company set revision = revision where id = any(${companyIds}::integer[])`.execute(trx);

/** Withholds the persons to whom these mentions belong, with all that is theirs now. Returns how many persons. */
export const withholdPeople = async (
  trx: DatabaseTransaction,
  { requestId, mentions, at }: { requestId: number; mentions: readonly number[]; at: Date },
): Promise<number> => {
  if (mentions.length === 0) return 0;
  await lockSuppressions(trx);
  const { rows } = await sql<{ company_id: number; mention_id: number }>`
    insert into objected_mention (mention_id, company_id, source_id, source_key, name_hash, former_hashes, birth_year,
      request_id, hidden_at)
    select mandate.id, mandate.company_id, mandate.source_id,
      (select source_key from company_source stated
        where stated.company_id = mandate.company_id and stated.source_id = mandate.source_id order by source_key limit 1),
      suppression_hash(coalesce(mandate.folded_name, mandate.name)),
      array(select suppression_hash(former) from unnest(mandate.former_names) former),
      mandate.birth_year, ${requestId}, ${at}
    from mention join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
    where mention.person_id in (select person_id from mention where id = any(${mentions}::integer[]))
    on conflict (mention_id) do nothing
    returning company_id, mention_id`.execute(trx);
  const hidden = rows.map(({ mention_id }) => mention_id);
  await withhold(trx);
  const companyIds = rows.map(({ company_id }) => company_id);
  await withholdLateArrivals(trx, companyIds);
  await renewCompanies(trx, companyIds);
  await forgetMembersWords(trx, hidden);
  return countPersons(trx, hidden);
};

/** What an import has brought there under their name, and the run that finds out who is who has not looked at yet. */
const withholdLateArrivals = async (trx: DatabaseTransaction, companyIds: readonly number[]): Promise<void> => {
  if (companyIds.length === 0) return;
  const companies = `(select company_id, source_id, source_key from company_source
    where company_id in (${companyIds.join()}) union select id, null, null from company where id in (${companyIds.join()}))`;
  for (const statement of withholdArrived(companies)) await sql.raw(statement).execute(trx);
};

/** What members wrote about who somebody is, and that they looked at them. Their own notes stay with them. */
const forgetMembersWords = async (trx: DatabaseTransaction, mentions: readonly number[]): Promise<void> => {
  await sql`delete from identity_report where mention_id = any(${mentions}::integer[])
    or other_mention_id = any(${mentions}::integer[])`.execute(trx);
  await sql`delete from access_log where person_id = any(${mentions.map((id) => -id)}::integer[])`.execute(trx);
};

const countPersons = async (trx: DatabaseTransaction, mentions: readonly number[]): Promise<number> => {
  const { count } = await trx
    .selectFrom('mention')
    .select((mention) => mention.fn.count<number>('person_id').distinct().as('count'))
    .where('id', 'in', mentions.length > 0 ? mentions : [0])
    .executeTakeFirstOrThrow();
  return count;
};

/** Shows again whom a request has withheld, unless another objection covers them too. Returns how many persons. */
export const showAgain = async (trx: DatabaseTransaction, requestId: number): Promise<number> => {
  await lockSuppressions(trx);
  const rows = await trx
    .deleteFrom('objected_mention')
    .where('request_id', '=', requestId)
    .returning(['mention_id', 'company_id'])
    .execute();
  if (rows.length === 0) return 0;
  await withhold(trx);
  await renewCompanies(
    trx,
    rows.map(({ company_id }) => company_id),
  );
  return countPersons(
    trx,
    rows.map(({ mention_id }) => mention_id),
  );
};

type WithheldPerson = { person_id: number; name: string; hidden_at: Date };

/** Whom a request withholds, by the name that their register states. */
export const findWithheld = async (db: Reader, requestId: number): Promise<WithheldPerson[]> => {
  const { rows } = await sql<WithheldPerson>`
    select coalesce(mention.person_id, objected.mention_id) as person_id, min(mandate.name) as name,
      min(objected.hidden_at) as hidden_at
    from objected_mention objected
    join mandate on mandate.company_id = objected.company_id and mandate.id = objected.mention_id
    left join mention on mention.id = objected.mention_id
    where objected.request_id = ${requestId} group by 1 order by 1`.execute(db);
  return rows;
};
