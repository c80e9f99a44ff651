import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { passwordChangedMail } from '../accounts.mail.ts';
import { endOtherSessions } from '../sessions.ts';
import { beginSession, type SignedIn, type SignIn } from '../sign-in.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { SAME_AS_BEFORE } from './change-password.ts';
import { assertGoodPassword, hashPassword, isPassword } from './password.ts';

type Deps = { db: Database; clock: Clock; breachedPasswords: BreachedPasswords };

/**
 * What a session that began with a mailed password is for. The mailed password has just proven who it is, so nothing
 * more is asked; the account's old password goes now, and a whole session begins.
 */
export const choosePassword = async (
  { db, clock, breachedPasswords }: Deps,
  member: Member,
  newPassword: string,
  origin: Pick<SignIn, 'device' | 'previousToken'>,
): Promise<SignedIn> => {
  const { accountId, sessionId, mustChoosePassword, language } = member;
  if (!mustChoosePassword) throw new AppError('conflict', { text: HAS_CHOSEN });
  const account = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const owner = { email: account.email, fullName: account.full_name };
  await assertGoodPassword('new_password', newPassword, owner, breachedPasswords);
  const caller = `account ${accountId}`;
  if (await isPassword(account.password_hash, newPassword, caller)) throw refusedField('new_password', SAME_AS_BEFORE);
  const passwordHash = await hashPassword(newPassword, caller);
  return db.transaction().execute(async (trx) => {
    // Of two calls in the same session, one finds it gone.
    const ended = await trx.deleteFrom('session').where('id', '=', sessionId).executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw new AppError('not_signed_in');
    await trx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        is_password_proven: true,
        must_change_password: false,
        new_password_digest: null,
        new_password_expires_at: null,
      })
      .where('id', '=', accountId)
      .execute();
    await endOtherSessions(trx, accountId, undefined);
    await queueMail(trx, passwordChangedMail({ ...owner, language }));
    return beginSession(trx, clock, accountId, 'password', origin);
  });
};

const HAS_CHOSEN = {
  en: 'You have already chosen a password. You can change it in your account.',
  de: 'Sie haben bereits ein Passwort gewählt. In Ihrem Konto können Sie es ändern.',
};
