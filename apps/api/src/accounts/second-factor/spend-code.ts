import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Text } from '../../platform/http/app-error.ts';
import type { Count } from '../../platform/http/rate-limit.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isAppCode, stepOfCode } from './totp.ts';

export const WRONG_CODE: Text = {
  en: 'The code is wrong or was already used.',
  de: 'Der Code ist falsch oder wurde schon verwendet.',
};

/**
 * What an attempt counts against. Six digits can be guessed by whoever tries for months, so a day allows only some;
 * recovery codes cannot, and stay open to a member whose digits somebody else has used up.
 */
export const countsOfAttempt = (account: { accountId: number; email: string }, code: string): Count[] => [
  { limit: 'signIn', subject: account.email },
  ...(isAppCode(code) ? [{ limit: 'secondFactorCode', subject: `account ${account.accountId}` } as const] : []),
];

/** Uses a code of the app or a recovery code; says which it was, and nothing where it proves nothing. */
export const spendCode = async (
  trx: DatabaseTransaction,
  accountId: number,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> => {
  if (!isAppCode(code)) return (await takeRecoveryCode(trx, accountId, code)) ? 'recovery' : undefined;
  const factor = await trx
    .selectFrom('second_factor')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = factor && stepOfCode(factor.secret, code, now, factor.last_step);
  if (step === undefined) return undefined;
  // One statement decides: of two who bring the same code at once, the second finds it used.
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'app' : undefined;
};
