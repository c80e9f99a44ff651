import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { giveBack, isWithinLimits, type RateLimiter } from '../../platform/http/rate-limit.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { adoptNewPassword } from '../passwords/reset-password.ts';
import { beginSession, type SignedIn, type SignIn } from '../sign-in.ts';
import { type Challenge, endChallenge, findChallenge, MAX_ATTEMPTS, takeAttempt } from './challenge.ts';
import { recoveryCodeUsedMail, wrongCodesMail } from './second-factor.mail.ts';
import { findRecipient, findSecondFactor, noteEvent } from './second-factor.query.ts';
import { countsOfAttempt, spendCode, WRONG_CODE } from './spend-code.ts';

type SecondStep = Pick<SignIn, 'device' | 'previousToken'> & { challengeToken: string | undefined; code: string };

type Outcome = SignedIn | 'wrong' | 'used up' | 'expired';

/** The second step: checks the code for the challenge and begins the session. */
export const finishSignIn = async (
  { db, clock, limiter }: { db: Database; clock: Clock; limiter: RateLimiter },
  given: SecondStep,
): Promise<SignedIn> => {
  const challenge = await findChallenge(db, given.challengeToken, clock.now());
  if (!challenge) throw new AppError('sign_in_expired');
  const counts = countsOfAttempt(challenge, given.code);
  await limiter.count(...counts);
  // Failures are returned, not thrown: an error would roll back the counted attempt.
  const outcome = await decide(db, clock, challenge, given);
  const refusal = { account: challenge.accountId, reason: 'wrong code' };
  if (outcome === 'wrong') {
    throw new AppError('wrong_credentials', { text: WRONG_CODE, fields: { code: WRONG_CODE }, refusal });
  }
  if (outcome === 'used up') {
    await warn(db, clock, challenge);
    throw new AppError('sign_in_expired', { text: TOO_MANY, refusal });
  }
  if (outcome === 'expired') throw new AppError('sign_in_expired');
  await giveBack(db, ...counts);
  // The first step has counted the account, too; only now is that given back.
  if (challenge.signedInWith === 'password') await giveBack(db, { limit: 'signIn', subject: challenge.email });
  return outcome;
};

const decide = async (
  db: Database,
  clock: Clock,
  { digest, accountId, signedInWith }: Challenge,
  given: SecondStep,
): Promise<Outcome> => {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const attempt = await takeAttempt(trx, digest, now);
    if (!attempt) return 'expired';
    const spent = await spendCode(trx, accountId, given.code, now);
    if (spent === undefined) {
      if (attempt.attempts < MAX_ATTEMPTS) return 'wrong';
      await endChallenge(trx, digest);
      await noteEvent(trx, accountId, 'wrong codes', now);
      return 'used up';
    }
    await endChallenge(trx, digest);
    const { new_password_digest: mailed, new_password_hash: hash } = attempt;
    if (mailed !== null && hash !== null) {
      const isAdopted = await adoptNewPassword(trx, accountId, { digest: mailed, hash });
      // Another password was set meanwhile, so the one that this sign-in began with is void.
      if (!isAdopted) return 'expired';
    }
    if (spent === 'recovery') await tellOfRecoveryCode(trx, accountId, now);
    return beginSession(trx, clock, accountId, signedInWith, given);
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

const TOO_MANY: Text = {
  en: 'The code was wrong too often. Please sign in again.',
  de: 'Der Code war zu oft falsch. Bitte melden Sie sich erneut an.',
};
