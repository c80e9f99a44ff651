import type { Language } from '@firmament/api-contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type HalfSignedIn, passFirstStep, type SignedIn, type SignIn } from '../sign-in.ts';
import { createAccount, forgetRegistrations } from '../sign-up.ts';
import type { GoogleIdentity } from './google.ts';

/**
 * Finds the account of a Google identity by Google's subject. An account without a subject is joined by its address,
 * once. Accounts exist for proven addresses only, so both sides of the join are verified.
 */
const findAccount = async (trx: DatabaseTransaction, identity: GoogleIdentity): Promise<number | undefined> => {
  const { subject, email } = identity;
  const known = await trx.selectFrom('account').select('id').where('google_subject', '=', subject).executeTakeFirst();
  if (known) return known.id;
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
  return byAddress.id;
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
    await forgetRegistrations(trx, identity.email, undefined);
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
