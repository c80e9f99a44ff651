import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { mentionsOf } from '../records/objected-person.ts';
import { mentionIdOf } from '../records/register-person-id.ts';
import { type Access, findAccesses } from './audit.query.ts';

const USAGE = `Call it like this:
npm run audit -- person <employee id>    who opened this person: a profile id, or reg. and a number
npm run audit -- company <company id>    who opened this company
npm run audit -- account <email>         what this member opened and exported`;

/** What was opened, written like the arguments of the command. */
const subject = ({ kind, entity_id, name, full_name, profile_id }: Access): string => {
  const known = name ?? full_name;
  return `${kind} ${profile_id ?? entity_id}${known ? ` (${known})` : ''}`;
};

const describe = (access: Access): string =>
  [access.at.toISOString(), subject(access), `account ${access.account_id}`, access.email ?? 'deleted', access.detail]
    .filter(Boolean)
    .join('  ');

/** For people who ask who has seen their data, and for investigating misuse. Returns lines to print, newest first. */
export const runAuditCommand = async (db: Database, [kind, given]: readonly string[]): Promise<string[]> => {
  const which = await find(db, kind, given);
  const accesses = await findAccesses(db, which);
  return accesses.length === 0 ? ['Nothing in the last twelve months.'] : accesses.map(describe);
};

const find = async (db: Database, kind: string | undefined, given: string | undefined) => {
  if (given === undefined) throw new OperatorError('nothing is asked for', USAGE);
  if (kind === 'person') {
    const entityIds = await findNumbers(db, given);
    if (entityIds.length === 0) throw new OperatorError(`there is no person "${given}"`, USAGE);
    return { kind, entityIds } as const;
  }
  if (kind === 'company') {
    if (!/^\d{1,9}$/.test(given)) throw new OperatorError(`"${given}" is no company's id`, USAGE);
    return { kind, entityIds: [Number(given)] } as const;
  }
  if (kind !== 'account') throw new OperatorError(`"${kind}" is not known`, USAGE);
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', given.toLowerCase())
    .executeTakeFirst();
  if (!account) throw new OperatorError(`there is no account "${given}"`, USAGE);
  return { accountId: account.id };
};

/** Under which numbers the log may have a person. */
const findNumbers = async (db: Database, employeeId: string): Promise<number[]> => {
  const mention = mentionIdOf(employeeId);
  if (mention !== undefined) {
    const { rows } = await sql<{ id: number }>`
      select id from (${mentionsOf(sql`${mention}`)}) as known (id)`.execute(db);
    return [-mention, ...rows.map(({ id }) => id)];
  }
  const listed = db.selectFrom('person').select('id').where('profile_id', '=', employeeId);
  const hidden = db.selectFrom('hidden_person').select('person_id as id').where('profile_id', '=', employeeId);
  return (await listed.unionAll(hidden).execute()).map(({ id }) => id);
};
