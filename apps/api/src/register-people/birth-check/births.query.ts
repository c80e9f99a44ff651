import { BIRTH_CHECKS } from '@firmament/api-contract/calls/register-people';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';

export type Birth = Awaited<ReturnType<typeof findBirths>>[number];

/** What the registers know of a person's birth, from the entries that are certainly theirs. */
export const findBirths = (db: Database, personId: number) =>
  db
    .selectFrom('mention')
    .innerJoin('mandate', (join) =>
      join.onRef('mandate.company_id', '=', 'mention.company_id').onRef('mandate.id', '=', 'mention.id'),
    )
    .select(['birth_hash', 'birth_year', 'born_on'])
    .where('mention.person_id', '=', personId)
    .execute();

/** How the audit log marks wrong dates. */
const WRONG = 'wrong';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A try that is written down, and how many wrong ones there are with it; or until when there may be none. */
export type NotedTry = { id: number; wrong: number; fullUntil: Date } | { stoppedUntil: Date };

/**
 * Notes that somebody tries a date, but not which. It counts as wrong until it turns out not to be: so whatever happens
 * between, nobody has more answers than are counted. Tries under any number of the person count, and wait for each other.
 */
export const noteTry = (
  db: Database,
  { accountId, personId, at }: { accountId: number; personId: number; at: Date },
): Promise<NotedTry> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.birthCheck}::integer, ${personId}::integer)`.execute(trx);
    const { wrongPerPerson, wrongWithinDays } = BIRTH_CHECKS;
    const earlier = await trx
      .selectFrom('audit_log')
      .select('at')
      .where('kind', '=', 'birth_check')
      .where('entity_id', 'in', (mentions) =>
        mentions
          .selectFrom('mention')
          .select(sql<number>`-mention.id::bigint`.as('entity_id'))
          .where('person_id', '=', personId),
      )
      .where('at', '>', new Date(at.getTime() - wrongWithinDays * DAY_MS))
      .where('detail', '=', WRONG)
      .orderBy('at', 'desc')
      .limit(wrongPerPerson)
      .execute();
    const oldest = earlier.at(-1)?.at ?? at;
    const fullUntil = new Date(oldest.getTime() + wrongWithinDays * DAY_MS);
    if (earlier.length === wrongPerPerson) return { stoppedUntil: fullUntil };
    const { id } = await trx
      .insertInto('audit_log')
      .values({ account_id: accountId, kind: 'birth_check', entity_id: -personId, detail: WRONG, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, wrong: earlier.length + 1, fullUntil };
  });

/** The date was right, or nothing is known of it. */
export const noteHarmless = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('audit_log').set({ detail: null }).where('id', '=', id).execute();
};

/** The call was refused before it was answered. */
export const forgetTry = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('audit_log').where('id', '=', id).execute();
};
