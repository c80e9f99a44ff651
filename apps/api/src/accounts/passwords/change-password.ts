import type { Member } from '../../platform/http/admission.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { passwordChangedMail } from '../accounts.mail.ts';
import { type Confirmation, confirmIdentity, type IdentityDeps } from '../confirm-identity.ts';
import { endOtherSessions, renewToken } from '../sessions.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { assertGoodPassword, hashPassword, isPassword } from './password.ts';

/** Sets a password of the member's own choice and ends all other sessions. Returns the new token of this one. */
export const changePassword = async (
  deps: IdentityDeps & { breachedPasswords: BreachedPasswords },
  member: Member,
  confirmation: Confirmation,
  newPassword: string,
): Promise<string> => {
  const { db, breachedPasswords } = deps;
  const account = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'password_hash'])
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const owner = { email: account.email, fullName: account.full_name };
  // First, because a code is good once: a poor password should not cost one.
  await assertGoodPassword('new_password', newPassword, owner, breachedPasswords);
  await confirmIdentity(deps, member, confirmation);
  const caller = `account ${member.accountId}`;
  if (await isPassword(account.password_hash, newPassword, caller)) throw refusedField('new_password', SAME_AS_BEFORE);
  const passwordHash = await hashPassword(newPassword, caller);
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({
        password_hash: passwordHash,
        must_change_password: false,
        new_password_digest: null,
        new_password_expires_at: null,
      })
      .where('id', '=', member.accountId)
      .execute();
    await endOtherSessions(trx, member.accountId, member.sessionId);
    await queueMail(trx, passwordChangedMail({ ...owner, language: member.language }));
    return renewToken(trx, member.sessionId);
  });
};

export const SAME_AS_BEFORE = {
  en: 'Please choose a password that differs from the current one.',
  de: 'Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.',
};
