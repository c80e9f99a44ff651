import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { mentionIdOf } from '../records/register-person-id.ts';

/** The person to whom the mention belongs that an employee id names; undefined if nobody is shown under it. */
export const findShownPerson = async (
  db: Database | DatabaseTransaction,
  employeeId: string,
): Promise<{ id: number; name: string } | undefined> => {
  const mention = mentionIdOf(employeeId);
  if (mention === undefined) return undefined;
  return db
    .selectFrom('mention')
    .innerJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .select(['whose.id', 'whose.name'])
    .where('mention.id', '=', mention)
    .executeTakeFirst();
};
