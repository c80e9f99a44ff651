import { timingSafeEqual } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { AppError } from '../platform/http/app-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { digestOf } from '../platform/secrets.ts';
import { resendVerificationJob } from './accounts.jobs.ts';
import type { Device } from './device.ts';
import { isOneOf, rememberDevice } from './known-devices/known-device.ts';
import { isPassword } from './passwords/password.ts';
import { spendMailedPassword } from './passwords/reset-password.ts';
import { createChallenge, type FirstStep } from './second-factor/challenge.ts';
import { hasSecondFactor } from './second-factor/second-factor.query.ts';
import { createSession, endSessionOf, type SignedInWith } from './sessions.ts';
import { admitAttempt } from './sign-in-limits.ts';

type Deps = { db: Database; clock: Clock };

export type SignIn = {
  email: string;
  password: string;
  device: Device;
  /** The browser's session so far. It ends, so that nobody can plant one and wait for it to be signed in. */
  previousToken: string | undefined;
};

export type SignedIn = {
  accountId: number;
  token: string;
  deviceTokens: readonly string[];
  mustChoosePassword: boolean;
};

/** The first step succeeded, and the member has a second factor. */
export type HalfSignedIn = { challengeToken: string };

/** Reads all credentials of an address, with one statement whether it is known or not. */
const findCredentials = ({ db, clock }: Deps, { email, device }: SignIn) =>
  db
    .selectFrom(sql<{ given: string }>`(select ${email}::text as given)`.as('asked'))
    .leftJoin('account', 'account.email', 'asked.given')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('registration')
          .select('password_hash')
          .where(sql<SqlBool>`registration.email = asked.given`)
          .where('password_hash', 'is not', null)
          // That the owner has verified a later one must not show in the answer to an earlier one.
          .orderBy(sql`registration.account_id is null`, 'desc')
          .orderBy('registration.id', 'desc')
          .limit(1)
          .as('signed_up'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('known_device')
          .select('id')
          .whereRef('known_device.account_id', '=', 'account.id')
          .where(isOneOf(device.tokens))
          .where('expires_at', '>', clock.now())
          .limit(1)
          .as('known'),
      (join) => join.onTrue(),
    )
    .select([
      'account.id',
      'account.password_hash',
      'account.new_password_digest',
      'account.new_password_expires_at',
      'signed_up.password_hash as sign_up_hash',
      'known.id as known_device_id',
    ])
    .executeTakeFirstOrThrow();

type Credentials = Awaited<ReturnType<typeof findCredentials>>;

/** The digest of the password if it is the mailed one. That cannot be guessed, so it counts against no limit. */
const mailedDigestOf = (found: Credentials, password: string, now: Date): Buffer | undefined => {
  const digest = digestOf(password.trim());
  const isMailed =
    found.new_password_digest !== null &&
    found.new_password_expires_at !== null &&
    found.new_password_expires_at > now &&
    timingSafeEqual(found.new_password_digest, digest);
  return isMailed ? digest : undefined;
};

/**
 * Anybody can sign up with anybody's address and then sign in, so the answer may not depend on whether it has an account:
 * the password is held against the account's and against the one of the latest sign-up, always both, and the mail that
 * may follow is left to a job.
 */
const checkPassword = async ({ db }: Deps, found: Credentials, { email, password, device }: SignIn): Promise<void> => {
  const caller = addressKey(device.address);
  const isOwn = await isPassword(found.password_hash, password, caller);
  const isOfSignUp = await isPassword(found.sign_up_hash, password, caller);
  if (isOwn) return;
  const account = found.id ?? undefined;
  if (isOfSignUp) {
    await enqueue(db, resendVerificationJob, { email });
    throw new AppError('email_not_verified', { refusal: { account, reason: 'address not verified' } });
  }
  const reason = account === undefined ? 'no such account' : 'wrong password';
  throw new AppError('wrong_credentials', { refusal: { account, reason } });
};

/** Signs in with e-mail and password. Refusing an unknown address takes as long as refusing a known one. */
export const signIn = async (deps: Deps, given: SignIn): Promise<SignedIn | HalfSignedIn> => {
  const { db, clock } = deps;
  const found = await findCredentials(deps, given);
  const mailedDigest = mailedDigestOf(found, given.password, clock.now());
  if (mailedDigest === undefined) {
    const { email, device } = given;
    const attempt = await admitAttempt(deps, {
      email,
      address: device.address,
      knownDeviceId: found.known_device_id,
    });
    await checkPassword(deps, found, given);
    await attempt.forgive();
  }
  const accountId = found.id;
  if (accountId === null) throw new AppError('wrong_credentials');
  const firstStep = { accountId, signedInWith: 'password', mailedDigest } as const;
  return db.transaction().execute((trx) => passFirstStep(trx, clock, firstStep, given));
};

/** Returns a session or, if the member has a second factor, a challenge. Until that is passed the account stays as it is. */
export const passFirstStep = async (
  trx: DatabaseTransaction,
  clock: Clock,
  step: FirstStep,
  origin: Pick<SignIn, 'device' | 'previousToken'>,
): Promise<SignedIn | HalfSignedIn> => {
  const { accountId, signedInWith, mailedDigest } = step;
  if (await hasSecondFactor(trx, accountId)) return { challengeToken: await createChallenge(trx, clock, step) };
  if (mailedDigest && !(await spendMailedPassword(trx, clock, accountId, mailedDigest))) {
    throw new AppError('wrong_credentials', { refusal: { account: accountId, reason: 'mailed password was used' } });
  }
  return beginSession(trx, clock, accountId, signedInWith, origin, mailedDigest !== undefined);
};

/** Every sign-in gets a new session with a new token, and makes the browser a known device. */
export const beginSession = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  signedInWith: SignedInWith,
  { device, previousToken }: Pick<SignIn, 'device' | 'previousToken'>,
  mustChoosePassword = false,
): Promise<SignedIn> => {
  await endSessionOf(trx, previousToken);
  const { id: knownDeviceId, tokens: deviceTokens } = await rememberDevice(trx, clock, accountId, device);
  const options = { knownDeviceId, mustChoosePassword };
  const token = await createSession(trx, clock, accountId, signedInWith, device, options);
  return { accountId, token, deviceTokens, mustChoosePassword };
};
