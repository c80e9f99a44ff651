import { type Expression, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { mentionIdOf } from './register-person-id.ts';

/**
 * The people of a list, profiles and people of the registers alike, by the numbers that the list has. Asked for by
 * number: joined row by row, PostgreSQL would read everybody there is.
 */
export const listedPeople = (db: Database | DatabaseTransaction, numbers: Expression<unknown>) =>
  db
    .selectFrom('listed_person')
    .select(['id', 'profile_id', 'full_name', 'title', 'headline', 'company_id', 'company_name', 'industry'])
    .select(['locality', 'country', 'email', 'phone', 'linkedin', 'twitter', 'github', 'is_management', 'updated_at'])
    .where(sql<boolean>`listed_person.id = any(${numbers})`);

/**
 * The number under which a list takes whom the wire calls `employeeId`. Locked until the transaction ends: an objection
 * in between waits, then hides the entry as well.
 */
export const holdPerson = async (trx: DatabaseTransaction, employeeId: string): Promise<number | undefined> => {
  const mention = mentionIdOf(employeeId);
  if (mention === undefined) {
    const profile = trx.selectFrom('person').select('id').where('profile_id', '=', employeeId).forKeyShare();
    return (await profile.executeTakeFirst())?.id;
  }
  const row = await trx
    .selectFrom('mention')
    .innerJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .select('whose.id')
    .where('mention.id', '=', mention)
    .forKeyShare('whose')
    .executeTakeFirst();
  return row && -row.id;
};
