import type { Member } from '../../platform/http/admission.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { passwordChangedMail } from '../accounts.mail.ts';
import { confirmIdentity, type IdentityDeps, type Proof } from '../confirm-identity.ts';
import { endOtherSessions } from '../sessions.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { assertGoodPassword, hashPassword, isPassword } from './password.ts';

/** Sets a password of the member's own choice and ends all other sessions. */
export const changePassword = async (
  confirmation: IdentityDeps & { breachedPasswords: BreachedPasswords },
  member: Member,
  proof: Proof,
  newPassword: string,
): Promise<void> => {
  const { db, breachedPasswords } = confirmation;
  await confirmIdentity(confirmation, member.accountId, proof);
  const account = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'password_hash'])
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const owner = { email: account.email, fullName: account.full_name };
  await assertGoodPassword('new_password', newPassword, owner, breachedPasswords);
  if (await isPassword(account.password_hash, newPassword)) throw refusedField('new_password', SAME_AS_BEFORE);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
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
  });
};

const SAME_AS_BEFORE = {
  en: 'Please choose a password that differs from the current one.',
  de: 'Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.',
};
