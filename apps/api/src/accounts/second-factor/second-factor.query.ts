import type { Passkey } from '@firmament/api-contract/calls/second-factor';
import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { listPasskeys } from '../passkeys/passkey.query.ts';

type Connection = Database | DatabaseTransaction;

/** Since when codes of an app are asked for; undefined if they are not. */
export const findApp = async (db: Connection, accountId: number): Promise<Date | undefined> => {
  const found = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.confirmed_at ?? undefined;
};

/** Whether a password alone does not sign in: there is an app or a passkey. */
export const hasSecondFactor = async (db: Connection, accountId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .unionAll(db.selectFrom('passkey').select('account_id').where('account_id', '=', accountId))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export type SecondFactor = {
  since: Date;
  appSince: Date | undefined;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  hasShortCodes: boolean;
};

/** What the member signs in with besides the password; undefined if there is nothing. */
export const findSecondFactor = async (db: Connection, accountId: number): Promise<SecondFactor | undefined> => {
  const appSince = await findApp(db, accountId);
  const passkeys = await listPasskeys(db, accountId);
  const [since] = [appSince, ...passkeys.map(({ created_at }) => new Date(created_at))]
    .filter((date) => date !== undefined)
    .sort((a, b) => a.getTime() - b.getTime());
  if (since === undefined) return undefined;
  const codes = await db.selectFrom('recovery_code').select('form').where('account_id', '=', accountId).execute();
  const hasShortCodes = codes.some(({ form }) => form !== 'long');
  return { since, appSince, passkeys, recoveryCodesLeft: codes.length, hasShortCodes };
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
  | 'turned off: key lost'
  | 'passkey added'
  | 'passkey removed'
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
