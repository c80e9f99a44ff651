import type { PasskeyAssertion } from '@firmament/api-contract/rules/passkey-fields';
import { MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecretKeys } from '../platform/encryption/seal.ts';
import type { Member } from '../platform/http/admission.ts';
import { refusedField } from '../platform/http/app-error.ts';
import { giveBack, type RateLimiter } from '../platform/http/rate-limit.ts';
import { googleNotSetUp, type VerifyIdToken } from './google/google.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { usePasskey } from './passkeys/use-passkey.ts';
import { isPassword } from './passwords/password.ts';
import { hasSecondFactor } from './second-factor/second-factor.query.ts';
import { countsOfAttempt, spendCode, wrongCode } from './second-factor/spend-code.ts';

type FirstProof = { password: string } | { clientId: string; credential: string };

/** What a call brings along to show that the member asks. */
export type Confirmation = {
  proof: FirstProof | { passkey: PasskeyAssertion };
  /** Of the app or a recovery code; needed beside the proof by members with two-step sign-in. */
  code?: string | undefined;
  party: RelyingParty;
};

export type IdentityDeps = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  secretKeys: SecretKeys;
  verifyIdToken: VerifyIdToken | undefined;
};

/** A sign-in with Google counts as "just now" for this long. */
const FRESH_FOR_MS = 10 * MINUTE_MS;

/**
 * Guards what cannot be undone, or would weaken the account, against somebody who found the member's browser open. It
 * asks for all that a sign-in asks for: the first proof and, with two-step sign-in, a code; or a passkey, which is both.
 */
export const confirmIdentity = async (
  deps: IdentityDeps,
  member: Pick<Member, 'accountId' | 'sessionId' | 'email'>,
  { proof, code, party }: Confirmation,
): Promise<void> => {
  const { accountId } = member;
  if ('passkey' in proof) {
    const owner = await usePasskey(deps, party, proof.passkey, { purpose: 'confirm', accountId });
    if (owner === undefined) throw refusedField('proof.passkey', WRONG_PASSKEY);
    return;
  }
  await checkFirst(deps, member, proof);
  if (await hasSecondFactor(deps.db, accountId)) await checkCode(deps, member, code);
};

const checkFirst = async (
  { db, clock, limiter, verifyIdToken }: IdentityDeps,
  { accountId, sessionId }: Pick<Member, 'accountId' | 'sessionId'>,
  proof: FirstProof,
): Promise<void> => {
  const account = await db
    .selectFrom('account')
    .select(['password_hash', 'google_subject'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if ('password' in proof) {
    await limiter.count({ limit: 'signIn', subject: `session ${sessionId}` });
    if (account.password_hash === null) throw refusedField('proof.password', NO_PASSWORD);
    if (!(await isPassword(account.password_hash, proof.password, `account ${accountId}`)))
      throw refusedField('proof.password', WRONG_PASSWORD);
    return;
  }
  if (!verifyIdToken) throw googleNotSetUp();
  const identity = await verifyIdToken(proof);
  const isFresh = clock.now().getTime() - identity.issuedAt.getTime() <= FRESH_FOR_MS;
  if (!isFresh || identity.subject !== account.google_subject) throw refusedField('proof.credential', NOT_YOU);
};

const checkCode = async (
  { db, clock, limiter, secretKeys }: IdentityDeps,
  member: Pick<Member, 'accountId' | 'email'>,
  code: string | undefined,
): Promise<void> => {
  if (code === undefined) throw refusedField('code', CODE_NEEDED);
  const counts = countsOfAttempt(member, code);
  await limiter.count(...counts);
  const spent = await db
    .transaction()
    .execute((trx) => spendCode(trx, secretKeys, member.accountId, code, clock.now()));
  if (spent === undefined) throw refusedField('code', wrongCode(code));
  await giveBack(db, ...counts);
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

const CODE_NEEDED = {
  en: 'Please also enter a code from your authenticator app, or a recovery code.',
  de: 'Bitte geben Sie auch einen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
};

const WRONG_PASSKEY = {
  en: 'The passkey was not accepted. Please try again.',
  de: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es erneut.',
};
