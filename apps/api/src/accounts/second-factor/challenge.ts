import { MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { createToken, digestOf, TOKEN_FORMAT } from '../../platform/secrets.ts';

/** A challenge is a sign-in between its two steps. Its token is good for the second step only. */

export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
/** After these the first step has to be repeated, and the member is warned by mail. */
export const MAX_ATTEMPTS = 5;

/** The oldest goes when there are more: a script that keeps beginning sign-ins must not fill the table. */
const MAX_CHALLENGES = 10;

export type FirstStep = {
  accountId: number;
  signedInWith: 'password' | 'google';
  /** Digest of the mailed password that passed the first step; the second step uses it up. */
  mailedDigest?: Buffer | undefined;
};

export type Challenge = { digest: Buffer; accountId: number; email: string; signedInWith: FirstStep['signedInWith'] };

export const createChallenge = async (
  trx: DatabaseTransaction,
  clock: Clock,
  { accountId, signedInWith, mailedDigest }: FirstStep,
): Promise<string> => {
  const token = createToken();
  await trx
    .insertInto('sign_in_challenge')
    .values({
      token_digest: digestOf(token),
      account_id: accountId,
      signed_in_with: signedInWith,
      new_password_digest: mailedDigest ?? null,
      expires_at: new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS),
    })
    .execute();
  const kept = trx
    .selectFrom('sign_in_challenge')
    .select('token_digest')
    .where('account_id', '=', accountId)
    .orderBy('expires_at', 'desc')
    .limit(MAX_CHALLENGES);
  await trx
    .deleteFrom('sign_in_challenge')
    .where('account_id', '=', accountId)
    .where('token_digest', 'not in', kept)
    .execute();
  return token;
};

/** Finds the sign-in of a token; undefined once it has expired. */
export const findChallenge = async (
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<Challenge | undefined> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return undefined;
  const digest = digestOf(token);
  const row = await db
    .selectFrom('sign_in_challenge')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'email', 'signed_in_with'])
    .where('token_digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const signedInWith = row.signed_in_with === 'google' ? 'google' : 'password';
  return { digest, accountId: row.account_id, email: row.email, signedInWith };
};

/** Counts an attempt; undefined if none is left. The row's lock makes other attempts with the same token wait. */
export const takeAttempt = (trx: DatabaseTransaction, digest: Buffer, now: Date) =>
  trx
    .updateTable('sign_in_challenge')
    .set((query) => ({ attempts: query('attempts', '+', 1) }))
    .where('token_digest', '=', digest)
    .where('expires_at', '>', now)
    .where('attempts', '<', MAX_ATTEMPTS)
    .returning(['attempts', 'new_password_digest'])
    .executeTakeFirst();

export const endChallenge = async (trx: DatabaseTransaction, digest: Buffer): Promise<void> => {
  await trx.deleteFrom('sign_in_challenge').where('token_digest', '=', digest).execute();
};
