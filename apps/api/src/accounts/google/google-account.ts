import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { googleMail } from '../accounts.mail.ts';
import { hasSecondFactor } from '../second-factor/second-factor.query.ts';
import { endOtherSessions } from '../sessions.ts';
import { type HalfSignedIn, passFirstStep, type SignedIn, type SignIn } from '../sign-in.ts';
import { createAccount, voidRegistrations } from '../sign-up.ts';
import type { GoogleIdentity } from './google.ts';

/**
 * Finds the account of a Google identity by Google's subject. An account without a subject is joined by its address,
 * once. Accounts exist for proven addresses only, so both sides of the join are verified.
 */
const findAccount = async (trx: DatabaseTransaction, identity: GoogleIdentity): Promise<number | undefined> => {
  const { subject, email } = identity;
  const known = await trx.selectFrom('account').select('id').where('google_subject', '=', subject).executeTakeFirst();
  if (known) {
    await dropUnprovenPassword(trx, known.id, false);
    return known.id;
  }
  const byAddress = await trx
    .selectFrom('account')
    .select(['id', 'google_subject'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (!byAddress) return undefined;
  // A company may have given the address to a new employee: another subject is another person.
  if (byAddress.google_subject !== null) throw otherGoogleAccount(byAddress.id);
  await trx.updateTable('account').set({ google_subject: subject }).where('id', '=', byAddress.id).execute();
  await dropUnprovenPassword(trx, byAddress.id, true);
  return byAddress.id;
};

/**
 * Google has proven who owns the mailbox. A password of which nobody knows whether the owner chose it may be a stranger's
 * who signed up first, so it goes, with all sessions. Where a second factor is on, it stays: Google is only the first
 * step then, and whoever has read the mailbox must not be able to take the member's password away.
 */
const dropUnprovenPassword = async (trx: DatabaseTransaction, accountId: number, isJoined: boolean): Promise<void> => {
  const { email, full_name, language, ...account } = await trx
    .selectFrom('account')
    .select(['email', 'full_name', 'language', 'password_hash', 'is_password_proven'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isUnproven = account.password_hash !== null && !account.is_password_proven;
  const isPasswordDropped = isUnproven && !(await hasSecondFactor(trx, accountId));
  if (isPasswordDropped) {
    await trx
      .updateTable('account')
      .set({
        password_hash: null,
        must_change_password: false,
        new_password_digest: null,
        new_password_expires_at: null,
      })
      .where('id', '=', accountId)
      .execute();
    await endOtherSessions(trx, accountId, undefined);
  }
  const owner = { email, fullName: full_name, language: toLanguage(language) };
  if (isJoined || isPasswordDropped) await queueMail(trx, googleMail(owner, { isJoined, isPasswordDropped }));
};

/** Google proves the address, so earlier sign-ups with it become void. */
export const signUpWithGoogle = (
  db: Database,
  clock: Clock,
  identity: GoogleIdentity,
  origin: { language: Language; address: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if ((await findAccount(trx, identity)) !== undefined) return;
    const created = await createAccount(trx, clock, {
      ...origin,
      email: identity.email,
      fullName: identity.fullName,
      passwordHash: null,
      googleSubject: identity.subject,
    });
    // A sign-up at the same moment has created the account.
    if (created === undefined) await findAccount(trx, identity);
    await voidRegistrations(trx, clock, identity.email);
  });

export const signInWithGoogle = (
  db: Database,
  clock: Clock,
  identity: GoogleIdentity,
  origin: Pick<SignIn, 'device' | 'previousToken'>,
): Promise<SignedIn | HalfSignedIn> =>
  db.transaction().execute(async (trx) => {
    const accountId = await findAccount(trx, identity);
    if (accountId === undefined) throw noAccountYet();
    return passFirstStep(trx, clock, { accountId, signedInWith: 'google' }, origin);
  });

const noAccountYet = (): AppError =>
  new AppError('not_found', {
    refusal: { account: undefined, reason: 'no such account' },
    text: {
      en: 'There is no account for this Google account yet. Please sign up first.',
      de: 'Für dieses Google-Konto gibt es noch kein Konto bei uns. Bitte registrieren Sie sich zuerst.',
    },
  });

const otherGoogleAccount = (accountId: number): AppError =>
  new AppError('conflict', {
    refusal: { account: accountId, reason: 'another Google account' },
    text: {
      en: 'The account with this address belongs to another Google account. Please sign in with your password.',
      de: 'Das Konto mit dieser Adresse gehört zu einem anderen Google-Konto. Bitte melden Sie sich mit Ihrem Passwort an.',
    },
  });
