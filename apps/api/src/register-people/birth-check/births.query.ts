import type { Database } from '../../platform/database/database.ts';

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

/** Notes that somebody tried a date, but not which. */
export const noteTry = async (
  db: Database,
  { accountId, personId, at }: { accountId: number; personId: number; at: Date },
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({ account_id: accountId, kind: 'birth_check', entity_id: -personId, at })
    .execute();
};
