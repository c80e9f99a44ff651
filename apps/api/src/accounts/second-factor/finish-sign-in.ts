import type { PasskeyAssertion, PasskeyRequest } from '@firmament/api-contract/rules/passkey-fields';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { type Count, giveBack, isWithinLimits } from '../../platform/http/rate-limit.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { IdentityDeps } from '../confirm-identity.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { requestPasskey, usePasskey } from '../passkeys/use-passkey.ts';
import { spendMailedPassword } from '../passwords/reset-password.ts';
import { beginSession, type SignedIn, type SignIn } from '../sign-in.ts';
import { type Challenge, endChallenge, findChallenge, MAX_ATTEMPTS, takeAttempt } from './challenge.ts';
import { recoveryCodeUsedMail, wrongCodesMail } from './second-factor.mail.ts';
import { findApp, findRecipient, findSecondFactor, noteEvent } from './second-factor.query.ts';
import { countsOfAttempt, spendCode, wrongCode } from './spend-code.ts';

/** Which second steps the member has; a passkey is asked for at once. */
export const beginSecondStep = async (
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  { challengeToken, party }: { challengeToken: string | undefined; party: RelyingParty },
): Promise<{ has_app: boolean; passkey: PasskeyRequest | null }> => {
  const challenge = await findChallenge(deps.db, challengeToken, deps.clock.now());
  if (!challenge) throw new AppError('sign_in_expired');
  const { accountId } = challenge;
  const request = await requestPasskey(deps, party, { purpose: 'second step', accountId });
  return {
    has_app: (await findApp(deps.db, accountId)) !== undefined,
    passkey: request.allowCredentials.length > 0 ? request : null,
  };
};

type Given = { code: string } | { passkey: PasskeyAssertion };

type SecondStep = Pick<SignIn, 'device' | 'previousToken'> & {
  challengeToken: string | undefined;
  party: RelyingParty;
  given: Given;
};

/** Uses up what was given; returns what it was, or undefined if it was wrong. */
type Spend = (trx: DatabaseTransaction, now: Date) => Promise<'app' | 'recovery' | 'passkey' | undefined>;

type Outcome = SignedIn | 'wrong' | 'used up' | 'expired';

/** The second step: checks the code or the passkey for the challenge and begins the session. */
export const finishSignIn = async (deps: IdentityDeps, step: SecondStep): Promise<SignedIn> => {
  const { db, clock, limiter } = deps;
  const { given } = step;
  const challenge = await findChallenge(db, step.challengeToken, clock.now());
  if (!challenge) throw new AppError('sign_in_expired');
  const counts: Count[] =
    'code' in given ? countsOfAttempt(challenge, given.code) : [{ limit: 'signIn', subject: challenge.email }];
  await limiter.count(...counts);
  // Failures are returned, not thrown: an error would roll back the counted attempt.
  const outcome = await decide(db, clock, challenge, step, await preparing(deps, challenge, step));
  const refusal = { account: challenge.accountId, reason: 'code' in given ? 'wrong code' : 'passkey not accepted' };
  if (outcome === 'wrong') {
    const text = 'code' in given ? wrongCode(given.code) : WRONG_PASSKEY;
    throw new AppError('wrong_credentials', { text, ...('code' in given && { fields: { code: text } }), refusal });
  }
  if (outcome === 'used up') {
    await warn(db, clock, challenge);
    throw new AppError('sign_in_expired', { text: TOO_MANY, refusal });
  }
  if (outcome === 'expired') throw new AppError('sign_in_expired');
  await giveBack(db, ...counts);
  return outcome;
};

/** A passkey is checked before the transaction, because its challenge is used up whatever comes of the sign-in. */
const preparing = async (
  deps: IdentityDeps,
  { accountId }: Challenge,
  { given, party }: SecondStep,
): Promise<Spend> => {
  if ('code' in given) return (trx, now) => spendCode(trx, deps.secretKeys, accountId, given.code, now);
  const owner = await usePasskey(deps, party, given.passkey, { purpose: 'second step', accountId });
  return async () => (owner === undefined ? undefined : 'passkey');
};

const decide = async (
  db: Database,
  clock: Clock,
  { digest, accountId, signedInWith }: Challenge,
  origin: Pick<SignIn, 'device' | 'previousToken'>,
  spend: Spend,
): Promise<Outcome> => {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const attempt = await takeAttempt(trx, digest, now);
    if (!attempt) return 'expired';
    const spent = await spend(trx, now);
    if (spent === undefined) {
      if (attempt.attempts < MAX_ATTEMPTS) return 'wrong';
      await endChallenge(trx, digest);
      await noteEvent(trx, accountId, 'wrong codes', now);
      return 'used up';
    }
    await endChallenge(trx, digest);
    const { new_password_digest: mailed } = attempt;
    // Used, replaced or expired meanwhile: then the one that this sign-in began with is void.
    if (mailed !== null && !(await spendMailedPassword(trx, clock, accountId, mailed))) return 'expired';
    if (spent === 'recovery') await tellOfRecoveryCode(trx, accountId, now);
    return beginSession(trx, clock, accountId, signedInWith, origin, mailed !== null);
  });
};

/** Limited, so that somebody who knows the password cannot flood the member's mailbox. */
const warn = async (db: Database, clock: Clock, { accountId, email }: Challenge) => {
  const mayWrite = await isWithinLimits(db, clock.now(), { limit: 'mailToAddress', subject: `wrong codes ${email}` });
  if (mayWrite) await queueMail(db, wrongCodesMail(await findRecipient(db, accountId)));
};

const tellOfRecoveryCode = async (trx: DatabaseTransaction, accountId: number, now: Date): Promise<void> => {
  await noteEvent(trx, accountId, 'recovery code used', now);
  const factor = await findSecondFactor(trx, accountId);
  await queueMail(trx, recoveryCodeUsedMail(await findRecipient(trx, accountId), factor?.recoveryCodesLeft ?? 0));
};

const WRONG_PASSKEY: Text = {
  en: 'The passkey was not accepted. Please try again, or use another way.',
  de: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es erneut oder auf einem anderen Weg.',
};

const TOO_MANY: Text = {
  en: 'The code was wrong too often. Please sign in again.',
  de: 'Der Code war zu oft falsch. Bitte melden Sie sich erneut an.',
};
