import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Connection = Database | DatabaseTransaction;

export const hasSecondFactor = async (db: Connection, accountId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Since when it is on, and how many recovery codes are left; undefined if it is off. */
export const findSecondFactor = async (
  db: Connection,
  accountId: number,
): Promise<{ since: Date; recoveryCodesLeft: number } | undefined> => {
  const found = await db
    .selectFrom('second_factor')
    .select((query) => [
      'confirmed_at',
      query
        .selectFrom('recovery_code')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .whereRef('recovery_code.account_id', '=', 'second_factor.account_id')
        .as('codes_left'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found?.confirmed_at) return undefined;
  return { since: found.confirmed_at, recoveryCodesLeft: found.codes_left ?? 0 };
};

export const findRecipient = async (
  db: Connection,
  accountId: number,
): Promise<{ email: string; fullName: string; language: Language }> => {
  const { email, full_name, language } = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { email, fullName: full_name, language: toLanguage(language) };
};

type Event =
  | 'turned on'
  | 'turned off'
  | 'turned off by the operator'
  | 'new recovery codes'
  | 'recovery code used'
  | 'wrong codes';

/** Records it in the audit log, beside what the member opened. */
export const noteEvent = async (trx: DatabaseTransaction, accountId: number, event: Event, at: Date): Promise<void> => {
  await trx
    .insertInto('audit_log')
    .values({ account_id: accountId, kind: 'second_factor', entity_id: accountId, detail: event, at })
    .execute();
};
