import { timingSafeEqual } from 'node:crypto';
import type { showSignUp } from '@firmament/api-contract/calls/accounts';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { toLanguage } from '@firmament/api-contract/language';
import { SIGNED_IN_PATH } from '@firmament/api-contract/rules/return-path';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../../platform/http/app-error.ts';
import { digestOf, TOKEN_FORMAT } from '../../platform/secrets.ts';
import { deviceName } from '../device-name.ts';
import type { BreachedPasswords } from '../passwords/breached-passwords.ts';
import { assertGoodPassword, hashPassword } from '../passwords/password.ts';
import { createAccount, voidRegistrations } from '../sign-up.ts';

/**
 * What a verification link leads to. The link proves that its reader has the mailbox, not that the reader signed up:
 * anybody can sign up with anybody's address. So the password of the sign-up is kept only in the browser that chose it;
 * in any other the reader chooses one, the same or another (decision 27).
 */

type Deps = { db: Database; clock: Clock };

const findSignUp = ({ db, clock }: { db: Database | DatabaseTransaction; clock: Clock }, token: string) =>
  db
    .selectFrom('registration')
    .selectAll()
    .where('token_digest', '=', digestOf(token))
    .where('expires_at', '>', clock.now())
    .where('voided_at', 'is', null);

const readSignUp = async (deps: Deps, token: string) => {
  const signUp = TOKEN_FORMAT.test(token) ? await findSignUp(deps, token).executeTakeFirst() : undefined;
  if (!signUp) throw new AppError('not_found');
  return signUp;
};

const isOwnBrowser = (digest: Buffer | null, browserToken: string | undefined): boolean =>
  digest !== null && browserToken !== undefined && timingSafeEqual(digest, digestOf(browserToken));

export const describeSignUp = async (
  deps: Deps,
  token: string,
  browserToken: string | undefined,
): Promise<EndpointOutput<typeof showSignUp>> => {
  const signUp = await readSignUp(deps, token);
  return {
    fullname: signUp.full_name,
    email: signUp.email,
    signed_up_at: signUp.created_at.toISOString(),
    device: deviceName(signUp.user_agent),
    needs_password: !isOwnBrowser(signUp.browser_digest, browserToken),
    is_verified: signUp.account_id !== null,
    return_path: signUp.return_path ?? SIGNED_IN_PATH,
  };
};

/** Turns the sign-up into an account. Done again, it changes nothing and still succeeds. */
export const confirmSignUp = async (
  deps: Deps & { breachedPasswords: BreachedPasswords },
  token: string,
  browserToken: string | undefined,
  password: string | undefined,
): Promise<void> => {
  const { db, clock, breachedPasswords } = deps;
  const signUp = await readSignUp(deps, token);
  if (signUp.account_id !== null) return;
  const { email, full_name: fullName } = signUp;
  const keepsPassword = password === undefined && isOwnBrowser(signUp.browser_digest, browserToken);
  let passwordHash = signUp.password_hash;
  if (!keepsPassword) {
    if (password === undefined) throw refusedField('password', CHOOSE);
    await assertGoodPassword('password', password, { email, fullName }, breachedPasswords);
    passwordHash = await hashPassword(password, email);
  }
  await db.transaction().execute(async (trx) => {
    const locked = await findSignUp({ db: trx, clock }, token).forUpdate().executeTakeFirst();
    if (!locked) throw new AppError('not_found');
    if (locked.account_id !== null) return;
    const accountId = await createAccount(trx, clock, {
      email,
      fullName,
      passwordHash,
      googleSubject: null,
      language: toLanguage(signUp.language),
      address: signUp.registered_from ?? undefined,
    });
    await voidRegistrations(trx, clock, email, signUp.id);
    // The address got its account another way at this moment, and that account stays as it is.
    if (accountId === undefined) throw new AppError('not_found');
    await trx
      .updateTable('registration')
      .set({
        account_id: accountId,
        registered_from: null,
        // A password that was not kept is somebody else's: it goes on being answered as before.
        ...(keepsPassword && { password_hash: null }),
      })
      .where('id', '=', signUp.id)
      .execute();
  });
};

/** Discards the sign-up and its copies, of which each mail has its own. Their rows stay until they expire, unseen. */
export const denySignUp = async (deps: Deps, token: string): Promise<void> => {
  const { email, password_hash, account_id } = await readSignUp(deps, token);
  if (account_id !== null) throw new AppError('not_found');
  await deps.db
    .updateTable('registration')
    .set({ token_digest: null, voided_at: deps.clock.now() })
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .where('account_id', 'is', null)
    .execute();
};

const CHOOSE: Text = {
  en: 'Please enter a password.',
  de: 'Bitte geben Sie ein Passwort ein.',
};
