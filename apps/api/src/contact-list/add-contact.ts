import { MAX_CONTACTS } from '@firmament/api-contract/calls/contact-list';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { holdPerson } from '../records/listed-people.ts';
import { countContacts, insertContact } from './contact-list.query.ts';

const ALREADY_ADDED: Text = {
  en: 'You have already added this contact',
  de: 'Sie haben diesen Kontakt bereits hinzugefügt',
};

const TOO_MANY: Text = {
  en: `You have ${MAX_CONTACTS} contacts, which is the most there can be. Please remove one first.`,
  de: `Sie haben bereits ${MAX_CONTACTS} Kontakte, mehr sind nicht möglich. Bitte entfernen Sie zuerst einen.`,
};

export type AddDeps = {
  db: Database;
  clock: Clock;
  /** Counts the person as opened this month, or refuses: the list says how to reach them. */
  unlockPerson(trx: DatabaseTransaction, member: Member, personId: number): Promise<void>;
};

type NewContact = { profileId: string; note: string; tags: string[]; addedAt?: Date | undefined };

/** If the same person is added several times at once, one call succeeds. */
export const addContact = (
  { db, clock, unlockPerson }: AddDeps,
  member: Member,
  { profileId, note, tags, addedAt }: NewContact,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { accountId } = member;
    const count = await countContacts(trx, accountId);
    const personId = await holdPerson(trx, profileId);
    if (personId === undefined) throw new AppError('not_found');
    const now = clock.now();
    // Undoing a removal restores the old place in the list; a date in the future does not count.
    const at = addedAt !== undefined && addedAt < now ? addedAt : now;
    const isNew = await insertContact(trx, accountId, { personId, note, tags, at });
    if (!isNew) throw new AppError('conflict', { text: ALREADY_ADDED });
    if (count >= MAX_CONTACTS) throw new AppError('conflict', { text: TOO_MANY });
    await unlockPerson(trx, member, personId);
  });
