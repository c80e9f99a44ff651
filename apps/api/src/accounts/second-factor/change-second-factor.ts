import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { type Confirmation, confirmIdentity, type IdentityDeps } from '../confirm-identity.ts';
import { renewToken } from '../sessions.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { newRecoveryCodesMail, turnedOffMail } from './second-factor.mail.ts';
import { findApp, findRecipient, hasSecondFactor, noteEvent } from './second-factor.query.ts';

/** Turns the app off; passkeys stay. Returns the new token of the session. */
export const turnOffApp = async (deps: IdentityDeps, member: Member, confirmation: Confirmation): Promise<string> => {
  const { db, clock } = deps;
  const { accountId, sessionId } = member;
  if (!(await findApp(db, accountId))) throw new AppError('conflict', { text: NOT_ON });
  await confirmIdentity(deps, member, confirmation);
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, accountId);
    await trx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
    await endWithoutFactors(trx, accountId);
    await noteEvent(trx, accountId, 'turned off', clock.now());
    const isOff = !(await hasSecondFactor(trx, accountId));
    await queueMail(trx, turnedOffMail(await findRecipient(trx, accountId), isOff ? 'by member' : 'app only'));
    return renewToken(trx, sessionId);
  });
};

export const renewRecoveryCodes = async (
  deps: IdentityDeps,
  member: Member,
  confirmation: Confirmation,
): Promise<string[]> => {
  const { db, clock } = deps;
  const { accountId } = member;
  if (!(await hasSecondFactor(db, accountId))) throw new AppError('conflict', { text: NOT_ON });
  await confirmIdentity(deps, member, confirmation);
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, accountId);
    const codes = await replaceRecoveryCodes(trx, accountId);
    await noteEvent(trx, accountId, 'new recovery codes', clock.now());
    await queueMail(trx, newRecoveryCodesMail(await findRecipient(trx, accountId)));
    return codes;
  });
};

/** Recovery codes stand in for a second factor; they and sign-ins that wait for one go with the last. */
export const endWithoutFactors = async (trx: DatabaseTransaction, accountId: number): Promise<void> => {
  if (await hasSecondFactor(trx, accountId)) return;
  for (const table of ['recovery_code', 'sign_in_challenge'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
};

/** For a member who is locked out: removes app and passkeys, and tells them. Returns whether there was anything. */
export const removeSecondFactor = async (trx: DatabaseTransaction, accountId: number, now: Date): Promise<boolean> => {
  await lockMember(trx, accountId);
  if (!(await hasSecondFactor(trx, accountId))) return false;
  for (const table of ['second_factor', 'passkey'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  await endWithoutFactors(trx, accountId);
  await noteEvent(trx, accountId, 'turned off by the operator', now);
  await queueMail(trx, turnedOffMail(await findRecipient(trx, accountId), 'by operator'));
  return true;
};

/** Everybody shares the demo's sign-in; no visitor may lock the others out. */
export const dropSecondFactorOf = async (db: Database, email: string): Promise<void> => {
  const account = db.selectFrom('account').select('id').where('email', '=', email);
  for (const table of ['second_factor', 'passkey', 'recovery_code'] as const) {
    await db.deleteFrom(table).where('account_id', 'in', account).execute();
  }
};

const NOT_ON = {
  en: 'Two-step sign-in is not on.',
  de: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
};
