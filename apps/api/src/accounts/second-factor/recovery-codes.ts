import { timingSafeEqual } from 'node:crypto';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { SecretKeys } from '../../platform/encryption/seal.ts';
import { createRecoveryCode, digestOf } from '../../platform/secrets.ts';
import { openCodeDigest } from './sealed-secrets.ts';

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
    .values(codes.map((code) => ({ account_id: accountId, digest: digestOf(normalise(code)), form: 'long' })))
    .execute();
  return codes;
};

/** Uses up a code; returns whether it was valid. Of two attempts at once only one succeeds. */
export const takeRecoveryCode = async (
  trx: DatabaseTransaction,
  keys: SecretKeys,
  accountId: number,
  given: string,
): Promise<boolean> => {
  const digest = digestOf(normalise(given));
  const stored = (await findSealed(trx, keys, accountId, digest)) ?? digest;
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('digest', '=', stored)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Short codes of earlier versions lie there encrypted, each differently: they have to be opened to be compared. */
const findSealed = async (
  trx: DatabaseTransaction,
  keys: SecretKeys,
  accountId: number,
  digest: Buffer,
): Promise<Buffer | undefined> => {
  const rows = await trx
    .selectFrom('recovery_code')
    .select('digest')
    .where('account_id', '=', accountId)
    .where('form', '=', 'sealed')
    .execute();
  return rows.find((row) => timingSafeEqual(openCodeDigest(keys, accountId, row.digest), digest))?.digest;
};
