import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import { personIdOf } from '../platform/objected-person.ts';

export type ContactRow = Awaited<ReturnType<typeof findContacts>>[number];

const contacts = (db: Database, accountId: number) =>
  db
    .selectFrom('contact')
    .leftJoin('person', 'person.id', 'contact.person_id')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select([
      'contact.person_id',
      'profile_id',
      'full_name',
      'title',
      'person.company_id',
      'person.linkedin',
      'person.email',
    ])
    .select(['person.phone', 'person.twitter', 'github', 'note', 'tags', 'added_at'])
    .select((row) => row.fn.coalesce('company.name', 'person.company_name').as('company_name'))
    .where('contact.account_id', '=', accountId);

/** Newest first. Of people who objected only what the member noted is left. */
export const findContacts = (db: Database, accountId: number) =>
  contacts(db, accountId).orderBy('added_at', 'desc').orderBy('contact.person_id').execute();

export const findContact = (db: Database, accountId: number, profileId: string) =>
  contacts(db, accountId).where('contact.person_id', '=', personIdOf(profileId)).executeTakeFirst();

/** Also locks the member: nobody else adds a contact for them until the transaction ends. */
export const countContacts = async (trx: DatabaseTransaction, accountId: number): Promise<number> => {
  await lockMember(trx, accountId);
  const { count } = await trx
    .selectFrom('contact')
    .select((contact) => contact.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Locks the person until the transaction ends: an objection in between waits, then hides this contact as well. */
export const holdPerson = (trx: DatabaseTransaction, profileId: string) =>
  trx.selectFrom('person').select('id').where('profile_id', '=', profileId).forKeyShare().executeTakeFirst();

type NewContact = { personId: number; note: string; tags: string[]; at: Date };

/** Returns false if the person was on the list already. */
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

/** Returns whether there was one. */
export const deleteContact = async (db: Database, accountId: number, profileId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('contact')
    .where('person_id', '=', personIdOf(profileId))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type ContactChange = { note?: string | undefined; tags?: string[] | undefined };

/** Leaves undefined fields as they are. */
export const updateContact = async (
  db: Database,
  accountId: number,
  profileId: string,
  { note, tags }: ContactChange,
): Promise<void> => {
  if (note === undefined && tags === undefined) return;
  await db
    .updateTable('contact')
    .set({ ...(note !== undefined && { note }), ...(tags !== undefined && { tags }) })
    .where('person_id', '=', personIdOf(profileId))
    .where('account_id', '=', accountId)
    .execute();
};
