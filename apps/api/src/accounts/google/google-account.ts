import type { Language } from '@firmament/api-contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type HalfSignedIn, passFirstStep, type SignedIn, type SignIn } from '../sign-in.ts';
import { createAccount, forgetRegistrations } from '../sign-up.ts';
import type { GoogleIdentity } from './google.ts';

/**
 * The account of a Google identity. Google's own number decides; by the address an account is joined once, when it has
 * no number yet. Accounts exist for proven addresses only, so both sides of the join are verified.
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
  // A company may have given the address to somebody new: another number is another person.
  if (byAddress.google_subject !== null) throw otherGoogleAccount(byAddress.id);
  await trx.updateTable('account').set({ google_subject: subject }).where('id', '=', byAddress.id).execute();
  return byAddress.id;
};

/** Signs up with Google, which proves the address; what others signed up with it before is void. */
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
    // Two sign-ups at the same moment: the other one has made it.
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
