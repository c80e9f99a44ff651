import { BIRTH_CHECKS } from '@firmament/api-contract/calls/register-people';
import { DAY_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';

export type Birth = Awaited<ReturnType<typeof findBirths>>[number];

/** What the registers know of a person's birth, from the entries that are certainly theirs, and the year that is shown. */
export const findBirths = (db: Database, personId: number) =>
  db
    .selectFrom('mention')
    .innerJoin('mandate', (join) =>
      join.onRef('mandate.company_id', '=', 'mention.company_id').onRef('mandate.id', '=', 'mention.id'),
    )
    .innerJoin('register_person as whose', 'whose.id', 'mention.person_id')
    .select(['birth_hash', 'mandate.birth_year', 'born_on', 'whose.birth_year as shown_year'])
    .where('mention.person_id', '=', personId)
    .execute();

/** How the audit log marks tries: while it is not known yet what comes of one, and those that were wrong. */
const MARKS = { open: 'open', wrong: 'wrong' } as const;

/** A try that is written down, and how many the member has had with it; or until when there may be none. */
export type NotedTry = { id: number; spent: number } | { stoppedUntil: Date };

type Try = { accountId: number; personId: number; at: Date };

const lockPerson = (trx: DatabaseTransaction, personId: number) =>
  sql`select pg_advisory_xact_lock(${LOCKS.birthCheck}::integer, ${personId}::integer)`.execute(trx);

/** Under any number of the person, within the twelve months before. */
const triesOn = (trx: DatabaseTransaction, { personId, at }: Pick<Try, 'personId' | 'at'>) =>
  trx
    .selectFrom('audit_log')
    .where('kind', '=', 'birth_check')
    .where('entity_id', 'in', (mentions) =>
      mentions
        .selectFrom('mention')
        .select(sql<number>`-mention.id::bigint`.as('entity_id'))
        .where('person_id', '=', personId),
    )
    .where('at', '>', new Date(at.getTime() - BIRTH_CHECKS.wrongWithinDays * DAY_MS));

/**
 * Notes that somebody tries a date, but not which. It counts as wrong until it turns out not to be: so whatever happens
 * between, nobody has more answers than are counted. Tries on one person wait for each other.
 */
export const noteTry = (db: Database, { accountId, personId, at }: Try): Promise<NotedTry> =>
  db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    const { wrongPerMember, wrongWithinDays } = BIRTH_CHECKS;
    const spent = await triesOn(trx, { personId, at })
      .select('at')
      .where('account_id', '=', accountId)
      .where('detail', 'in', Object.values(MARKS))
      .orderBy('at', 'desc')
      .limit(wrongPerMember)
      .execute();
    const first = spent[wrongPerMember - 1];
    if (first) return { stoppedUntil: new Date(first.at.getTime() + wrongWithinDays * DAY_MS) };
    const { id } = await trx
      .insertInto('audit_log')
      .values({ account_id: accountId, kind: 'birth_check', entity_id: -personId, detail: MARKS.open, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, spent: spent.length + 1 };
  });

/** The date was right, or the answer tells nothing new. */
export const noteHarmless = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('audit_log').set({ detail: null }).where('id', '=', id).execute();
};

/** Returns how many wrong ones there are with it, of how many members. */
export const noteWrong = async (
  trx: DatabaseTransaction,
  id: number,
  { personId, at }: Pick<Try, 'personId' | 'at'>,
): Promise<{ tries: number; members: number }> => {
  await lockPerson(trx, personId);
  await trx.updateTable('audit_log').set({ detail: MARKS.wrong }).where('id', '=', id).execute();
  const { tries, members } = await triesOn(trx, { personId, at })
    .select(({ fn }) => [fn.countAll<string>().as('tries'), fn.count<string>('account_id').distinct().as('members')])
    .where('detail', '=', MARKS.wrong)
    .executeTakeFirstOrThrow();
  return { tries: Number(tries), members: Number(members) };
};

/** The call was refused before it was answered. */
export const forgetTry = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('audit_log').where('id', '=', id).execute();
};
