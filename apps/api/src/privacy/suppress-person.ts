import { toProfileId } from '@firmament/api-contract/rules/profile-link';
import { fold } from '@firmament/search/text/fold';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';

export type Claim = { name: string; email: string; profile?: string | undefined };

/** The last part of a link, or the whole where it is a bare profile name. */
const profileIdOf = (profile: string | undefined): string | undefined => {
  const last = profile
    ?.split(/[?#]/, 1)[0]
    ?.split('/')
    .filter((part) => part !== '')
    .at(-1);
  return last === undefined ? undefined : toProfileId(last);
};

/**
 * The entries that are this person's without doubt: the one with the same address, and the one of the profile named, if
 * it bears the same name. A name alone never suffices, because many people share one.
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
 * Takes a person out of the data, at once and for good: the rows go, with them every way to find or export them, and a
 * keyed hash stays that keeps imports from bringing them back. Gives how many entries there were.
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
