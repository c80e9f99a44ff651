import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { createRecoveryCode, digestOf } from '../../platform/secrets.ts';

/** Enough for years of lost phones, and few enough for one sheet of paper. */
const CODES = 10;

/** Hyphens, blanks and capitals do not matter. */
const normalise = (given: string): string => given.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Makes new codes and voids the old ones. */
export const replaceRecoveryCodes = async (trx: DatabaseTransaction, accountId: number): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, createRecoveryCode);
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, digest: digestOf(normalise(code)) })))
    .execute();
  return codes;
};

/** Uses up a code; returns whether it was valid. Of two attempts at once only one succeeds. */
export const takeRecoveryCode = async (
  trx: DatabaseTransaction,
  accountId: number,
  given: string,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('digest', '=', digestOf(normalise(given)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
