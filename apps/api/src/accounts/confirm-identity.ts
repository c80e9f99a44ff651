import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import { googleNotSetUp, type VerifyIdToken } from './google/google.ts';
import { isPassword } from './passwords/password.ts';

export type Proof = { password: string } | { clientId: string; credential: string };

export type IdentityDeps = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  verifyIdToken: VerifyIdToken | undefined;
};

/** A sign-in with Google counts as "just now" for this long. */
const FRESH_FOR_MS = 10 * 60 * 1000;

/** Guards what cannot be undone against somebody who found the member's browser open. */
export const confirmIdentity = async (
  { db, clock, limiter, verifyIdToken }: IdentityDeps,
  accountId: number,
  proof: Proof,
): Promise<void> => {
  const account = await db
    .selectFrom('account')
    .select(['email', 'password_hash', 'google_subject'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if ('password' in proof) {
    await limiter.count({ limit: 'signIn', subject: account.email });
    if (account.password_hash === null) throw refusedField('proof.password', NO_PASSWORD);
    if (!(await isPassword(account.password_hash, proof.password)))
      throw refusedField('proof.password', WRONG_PASSWORD);
    return;
  }
  if (!verifyIdToken) throw googleNotSetUp();
  const identity = await verifyIdToken(proof);
  const isFresh = clock.now().getTime() - identity.issuedAt.getTime() <= FRESH_FOR_MS;
  if (!isFresh || identity.subject !== account.google_subject) throw refusedField('proof.credential', NOT_YOU);
};

const WRONG_PASSWORD = { en: 'The password is wrong.', de: 'Das Passwort ist falsch.' };

const NO_PASSWORD = {
  en: 'This account has no password. Please confirm with Google.',
  de: 'Dieses Konto hat kein Passwort. Bitte bestätigen Sie mit Google.',
};

const NOT_YOU = {
  en: 'Please sign in with the Google account that belongs to this account.',
  de: 'Bitte melden Sie sich mit dem Google-Konto an, das zu diesem Konto gehört.',
};
