import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { SecretKeys } from '../../platform/encryption/seal.ts';
import type { Text } from '../../platform/http/app-error.ts';
import type { Count } from '../../platform/http/rate-limit.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { appSecretOf } from './sealed-secrets.ts';
import { isAppCode, stepOfCode } from './totp.ts';

const WRONG_CODE: Text = {
  en: 'The code is wrong or was already used.',
  de: 'Der Code ist falsch oder wurde schon verwendet.',
};

/** Says the same of every wrong code: to tell which would have been right at another time helps whoever guesses. */
const WRONG_APP_CODE: Text = {
  en: 'The code is wrong, too old or was already used. If it stays so, please check that your phone sets its time automatically.',
  de: 'Der Code ist falsch, abgelaufen oder wurde schon verwendet. Bleibt es dabei, prüfen Sie bitte, ob Ihr Telefon die Uhrzeit automatisch einstellt.',
};

export const wrongCode = (code: string): Text => (isAppCode(code) ? WRONG_APP_CODE : WRONG_CODE);

/**
 * The limits that an attempt counts against. Six digits can be guessed within months, so a day allows only some.
 * Recovery codes cannot be guessed and stay open to a member whose attempts somebody else has used up.
 */
export const countsOfAttempt = (account: { accountId: number; email: string }, code: string): Count[] => [
  { limit: 'signIn', subject: account.email },
  ...(isAppCode(code) ? [{ limit: 'secondFactorCode', subject: `account ${account.accountId}` } as const] : []),
];

/** Uses up a code of the app or a recovery code; returns which it was, or undefined if it was wrong. */
export const spendCode = async (
  trx: DatabaseTransaction,
  keys: SecretKeys,
  accountId: number,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> => {
  if (!isAppCode(code)) return (await takeRecoveryCode(trx, keys, accountId, code)) ? 'recovery' : undefined;
  const factor = await trx
    .selectFrom('second_factor')
    .select(['account_id', 'secret', 'sealed', 'last_step'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = factor && stepOfCode(appSecretOf(keys, factor), code, now, factor.last_step);
  if (step === undefined) return undefined;
  // One statement decides: of two attempts with the same code at once, the second finds it used.
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'app' : undefined;
};
