import { toProfileId } from '@firmament/api-contract/rules/profile-link';
import { fold } from '@firmament/search/text/fold';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';

export type Claim = { name: string; email: string; profile?: string | undefined };

/** The last part of a link, or the whole text if it is a bare profile name. */
const profileIdOf = (profile: string | undefined): string | undefined => {
  const last = profile
    ?.split(/[?#]/, 1)[0]
    ?.split('/')
    .filter((part) => part !== '')
    .at(-1);
  return last === undefined ? undefined : toProfileId(last);
};

/**
 * The entries that are certainly this person's: the one with the same email address, and the named profile if it has
 * the same name. A name alone never suffices, because many people share one.
 */
const findEntries = async (trx: DatabaseTransaction, { name, email, profile }: Claim) => {
  const profileId = profileIdOf(profile);
  const candidates = await trx
    .selectFrom('person')
    .select(['id', 'profile_id', 'full_name', 'email'])
    .where((person) =>
      person.or([
        person(person.fn<string>('lower', ['email']), '=', email),
        ...(profileId === undefined ? [] : [person('profile_id', '=', profileId)]),
      ]),
    )
    .execute();
  return candidates.filter((person) => person.email?.toLowerCase() === email || fold(person.full_name) === fold(name));
};

/**
 * Removes a person from the data at once and for good: deletes the rows, and with them every way to find or export
 * them, and keeps a keyed hash that stops imports from bringing them back. Returns the number of entries.
 */
export const suppressPerson = async (trx: DatabaseTransaction, claim: Claim): Promise<number> => {
  const entries = await findEntries(trx, claim);
  for (const { id, profile_id } of entries) {
    await sql`insert into suppression (person_hash) values (suppression_hash(${profile_id}))
      on conflict do nothing`.execute(trx);
    await trx.deleteFrom('change_record').where('entity', '=', 'person').where('entity_id', '=', id).execute();
    await trx.deleteFrom('person').where('id', '=', id).execute();
  }
  return entries.length;
};
