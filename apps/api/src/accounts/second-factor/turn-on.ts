import { lockMember } from '../../platform/database/lock-member.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { type Confirmation, confirmIdentity, type IdentityDeps } from '../confirm-identity.ts';
import { endOtherSessions, renewToken } from '../sessions.ts';
import { toBase32 } from './base32.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { appSecretOf, sealAppSecret } from './sealed-secrets.ts';
import { turnedOnMail } from './second-factor.mail.ts';
import { findRecipient, hasSecondFactor, noteEvent } from './second-factor.query.ts';
import { createSecret, otpauthUrl, stepOfCode } from './totp.ts';

/** Makes a key for the app. It takes effect with the first code, so that a member without a working app is not locked out. */
export const beginSecondFactor = async (
  deps: IdentityDeps,
  member: Member,
  confirmation: Confirmation,
): Promise<{ secret: string; otpauthUrl: string }> => {
  const { db, clock, secretKeys } = deps;
  await confirmIdentity(deps, member, confirmation);
  const secret = createSecret();
  const sealed = sealAppSecret(secretKeys, member.accountId, secret);
  const pending = { secret: null, sealed, created_at: clock.now() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ ...pending, account_id: member.accountId })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(pending).where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', { text: ALREADY_ON });
  return { secret: toBase32(secret), otpauthUrl: otpauthUrl(secret, member.email) };
};

/**
 * The first code proves that the app has the key: signing in now takes both. If it is the member's first second factor,
 * there are recovery codes from now on, and sessions begun with the password alone end.
 */
export const confirmSecondFactor = async (
  { db, clock, secretKeys }: IdentityDeps,
  { accountId, sessionId }: Member,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] | null }> => {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, accountId);
    const pending = await trx
      .selectFrom('second_factor')
      .select(['account_id', 'secret', 'sealed'])
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!pending) throw new AppError('conflict', { text: NOTHING_BEGUN });
    const step = stepOfCode(appSecretOf(secretKeys, pending), code, now, 0);
    if (step === undefined) throw refusedField('code', WRONG_FIRST_CODE);
    const isFirst = !(await hasSecondFactor(trx, accountId));
    await trx
      .updateTable('second_factor')
      .set({ confirmed_at: now, last_step: step })
      .where('account_id', '=', accountId)
      .execute();
    await trx.updateTable('account').set({ second_factor_lost_at: null }).where('id', '=', accountId).execute();
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(trx, accountId) : null;
    if (isFirst) await endOtherSessions(trx, accountId, sessionId);
    await noteEvent(trx, accountId, 'turned on', now);
    await queueMail(trx, turnedOnMail(await findRecipient(trx, accountId)));
    return { token: await renewToken(trx, sessionId), recoveryCodes };
  });
};

const ALREADY_ON = {
  en: 'Two-step sign-in is already on.',
  de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
};

const NOTHING_BEGUN = {
  en: 'This key is no longer valid. Please begin again.',
  de: 'Dieser Schlüssel gilt nicht mehr. Bitte beginnen Sie von vorn.',
};

const WRONG_FIRST_CODE = {
  en: 'The code is wrong. If it stays so, please check that your phone sets its time automatically.',
  de: 'Der Code ist falsch. Bleibt es dabei, prüfen Sie bitte, ob Ihr Telefon die Uhrzeit automatisch einstellt.',
};
