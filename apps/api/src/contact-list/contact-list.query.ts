import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

export type ContactRow = Awaited<ReturnType<typeof findContacts>>[number];

const contacts = (db: Database, accountId: number) =>
  db
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select(['profile_id', 'full_name', 'title', 'person.company_id', 'person.linkedin', 'person.email'])
    .select(['person.phone', 'person.twitter', 'github', 'note', 'tags', 'added_at'])
    .select((row) => row.fn.coalesce('company.name', 'person.company_name').as('company_name'))
    .where('contact.account_id', '=', accountId);

/** Newest first. Who objected has been taken off every list. */
export const findContacts = (db: Database, accountId: number) =>
  contacts(db, accountId).orderBy('added_at', 'desc').orderBy('contact.person_id').execute();

export const findContact = (db: Database, accountId: number, profileId: string) =>
  contacts(db, accountId).where('profile_id', '=', profileId).executeTakeFirst();

/** How many contacts a member has. Until the transaction ends nobody else adds one for them. */
export const countContacts = async (trx: DatabaseTransaction, accountId: number): Promise<number> => {
  await lockMember(trx, accountId);
  const { count } = await trx
    .selectFrom('contact')
    .select((contact) => contact.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Held until the transaction ends: an objection that comes in between waits, and takes the contact along. */
export const holdPerson = (trx: DatabaseTransaction, profileId: string) =>
  trx.selectFrom('person').select('id').where('profile_id', '=', profileId).forKeyShare().executeTakeFirst();

type NewContact = { personId: number; note: string; tags: string[]; at: Date };

/** Says whether the person was not there before. */
export const insertContact = async (
  trx: DatabaseTransaction,
  accountId: number,
  { personId, note, tags, at }: NewContact,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('contact')
    .values({ account_id: accountId, person_id: personId, note, tags, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Says whether there was one. */
export const deleteContact = async (db: Database, accountId: number, profileId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact')
    .using('person')
    .whereRef('person.id', '=', 'contact.person_id')
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type ContactChange = { note?: string | undefined; tags?: string[] | undefined };

/** What is undefined stays as it is. */
export const updateContact = async (
  db: Database,
  accountId: number,
  profileId: string,
  { note, tags }: ContactChange,
): Promise<void> => {
  if (note === undefined && tags === undefined) return;
  await db
    .updateTable('contact')
    .from('person')
    .set({ ...(note !== undefined && { note }), ...(tags !== undefined && { tags }) })
    .whereRef('person.id', '=', 'contact.person_id')
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .execute();
};
