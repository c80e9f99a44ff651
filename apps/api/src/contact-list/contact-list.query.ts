import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import { listedPeople } from '../records/listed-people.ts';
import { hasObjected, isPerson, mentionsOf } from '../records/objected-person.ts';

export type ContactRow = Awaited<ReturnType<typeof findContacts>>[number];

const contacts = (db: Database, accountId: number) =>
  db
    .selectFrom('contact')
    .leftJoin(
      listedPeople(db, sql`array(select person_id from contact where account_id = ${accountId})`).as('person'),
      'person.id',
      'contact.person_id',
    )
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
    .select((row) => [
      row.fn.coalesce('company.name', 'person.company_name').as('company_name'),
      sql<boolean>`person.id is null and ${hasObjected('contact.person_id')}`.as('has_objected'),
    ])
    .where('contact.account_id', '=', accountId);

type Noted = { profile_id: string | null; note: string; tags: string[] };

const together = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].filter((text) => text !== '');

/** Two whom the registers have since been found to mean as one are one contact, with what was noted of either. */
const withoutDoubles = <Row extends Noted>(rows: readonly Row[]): Row[] => {
  const contacts = new Map<unknown, Row>();
  for (const row of rows) {
    const key = row.profile_id ?? row;
    const known = contacts.get(key);
    contacts.set(
      key,
      known === undefined
        ? row
        : {
            ...known,
            note: together([known.note], [row.note]).join('\n'),
            tags: together(known.tags, row.tags),
          },
    );
  }
  return [...contacts.values()];
};

/** Newest first. Of people who objected only what the member noted is left. */
export const findContacts = async (db: Database, accountId: number) =>
  withoutDoubles(await contacts(db, accountId).orderBy('added_at', 'desc').orderBy('contact.person_id').execute());

export const findContact = async (db: Database, accountId: number, profileId: string) =>
  withoutDoubles(await contacts(db, accountId).where(isPerson('contact.person_id', profileId)).execute())[0];

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

type NewContact = { personId: number; note: string; tags: string[]; at: Date };

/** Returns false if the person was on the list already, under whatever number. */
export const insertContact = async (
  trx: DatabaseTransaction,
  accountId: number,
  { personId, note, tags, at }: NewContact,
): Promise<boolean> => {
  const same = await trx
    .selectFrom('contact')
    .select('person_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`person_id in (${mentionsOf(sql`${-personId}`)})`)
    .executeTakeFirst();
  if (same !== undefined) return false;
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
    .where(isPerson('person_id', profileId))
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
    .where(isPerson('person_id', profileId))
    .where('account_id', '=', accountId)
    .execute();
};
