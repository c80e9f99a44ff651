import { timingSafeEqual } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { digestOf } from '../platform/secrets.ts';
import { hashPassword, isPassword } from './passwords/password.ts';
import { adoptNewPassword } from './passwords/reset-password.ts';
import { createChallenge, type FirstStep } from './second-factor/challenge.ts';
import { hasSecondFactor } from './second-factor/second-factor.query.ts';
import { createSession, type Device, endSessionOf } from './sessions.ts';
import { resendVerification } from './sign-up.ts';

export type SignIn = {
  email: string;
  password: string;
  device: Device;
  /** The browser's session so far. It ends, so that nobody can plant one and wait for it to be signed in. */
  previousToken: string | undefined;
};

export type SignedIn = { accountId: number; token: string };

/** The first step succeeded, and the member has a second factor. */
export type HalfSignedIn = { challengeToken: string };

/** Reads all credentials of an address, with one statement whether it is known or not. */
const findCredentials = (db: Database, email: string) =>
  db
    .selectFrom(sql<{ given: string }>`(select ${email}::text as given)`.as('asked'))
    .leftJoin('account', 'account.email', 'asked.given')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('registration')
          .select('password_hash')
          .where(sql<SqlBool>`registration.email = asked.given`)
          .where('account_id', 'is', null)
          .orderBy('registration.id', 'desc')
          .limit(1)
          .as('pending'),
      (join) => join.onTrue(),
    )
    .select([
      'account.id',
      'account.password_hash',
      'account.new_password_digest',
      'account.new_password_expires_at',
      'pending.password_hash as pending_hash',
    ])
    .executeTakeFirstOrThrow();

/** Signs in with e-mail and password. Refusing an unknown address takes as long as refusing a known one. */
export const signIn = async (db: Database, clock: Clock, given: SignIn): Promise<SignedIn | HalfSignedIn> => {
  const { email, password } = given;
  const found = await findCredentials(db, email);
  const isKnown = found.id !== null;
  const matches = await isPassword(isKnown ? found.password_hash : found.pending_hash, password);
  const digest = digestOf(password.trim());
  const isNewPassword =
    found.new_password_digest !== null &&
    found.new_password_expires_at !== null &&
    found.new_password_expires_at > clock.now() &&
    timingSafeEqual(found.new_password_digest, digest);

  if (!isKnown && matches) {
    await resendVerification(db, clock, email);
    throw new AppError('email_not_verified', { refusal: { account: undefined, reason: 'address not verified' } });
  }
  const accountId = found.id;
  if (accountId === null) {
    throw new AppError('wrong_credentials', { refusal: { account: undefined, reason: 'no such account' } });
  }
  if (!(matches || isNewPassword)) {
    throw new AppError('wrong_credentials', { refusal: { account: accountId, reason: 'wrong password' } });
  }
  const newPassword = isNewPassword ? { digest, hash: await hashPassword(password.trim()) } : undefined;
  const firstStep = { accountId, signedInWith: 'password', newPassword } as const;
  return db.transaction().execute((trx) => passFirstStep(trx, clock, firstStep, given));
};

/** Returns a session or, if the member has a second factor, a challenge. Until that is passed the account stays as it is. */
export const passFirstStep = async (
  trx: DatabaseTransaction,
  clock: Clock,
  step: FirstStep,
  origin: Pick<SignIn, 'device' | 'previousToken'>,
): Promise<SignedIn | HalfSignedIn> => {
  const { accountId, signedInWith, newPassword } = step;
  if (await hasSecondFactor(trx, accountId)) return { challengeToken: await createChallenge(trx, clock, step) };
  if (newPassword) await adoptNewPassword(trx, accountId, newPassword);
  return beginSession(trx, clock, accountId, signedInWith, origin);
};

/** Every sign-in gets a new session with a new token. */
export const beginSession = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  signedInWith: 'password' | 'google',
  { device, previousToken }: Pick<SignIn, 'device' | 'previousToken'>,
): Promise<SignedIn> => {
  await endSessionOf(trx, previousToken);
  return { accountId, token: await createSession(trx, clock, accountId, signedInWith, device) };
};
