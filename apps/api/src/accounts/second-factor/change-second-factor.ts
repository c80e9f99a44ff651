import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { giveBack } from '../../platform/http/rate-limit.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { confirmIdentity, type IdentityDeps, type Proof } from '../confirm-identity.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { newRecoveryCodesMail, turnedOffMail } from './second-factor.mail.ts';
import { findRecipient, hasSecondFactor, noteEvent } from './second-factor.query.ts';
import { countsOfAttempt, spendCode, WRONG_CODE } from './spend-code.ts';

/** Changes that weaken the account or its recovery need both factors, like signing in. */
const withBothFactors = async <T>(
  confirmation: IdentityDeps,
  member: Member,
  { proof, code }: { proof: Proof; code: string },
  change: (trx: DatabaseTransaction, now: Date) => Promise<T>,
): Promise<T> => {
  const { db, clock, limiter } = confirmation;
  if (!(await hasSecondFactor(db, member.accountId))) throw new AppError('conflict', { text: NOT_ON });
  await confirmIdentity(confirmation, member.accountId, proof);
  const counts = countsOfAttempt(member, code);
  await limiter.count(...counts);
  const now = clock.now();
  const changed = await db.transaction().execute(async (trx) => {
    if ((await spendCode(trx, member.accountId, code, now)) === undefined) throw refusedField('code', WRONG_CODE);
    return change(trx, now);
  });
  await giveBack(db, ...counts);
  return changed;
};

export const turnOffSecondFactor = (
  confirmation: IdentityDeps,
  member: Member,
  proofs: { proof: Proof; code: string },
): Promise<void> =>
  withBothFactors(confirmation, member, proofs, async (trx, now) => {
    await removeSecondFactor(trx, member.accountId, 'turned off', now);
  });

export const renewRecoveryCodes = (
  confirmation: IdentityDeps,
  member: Member,
  proofs: { proof: Proof; code: string },
): Promise<string[]> =>
  withBothFactors(confirmation, member, proofs, async (trx, now) => {
    const codes = await replaceRecoveryCodes(trx, member.accountId);
    await noteEvent(trx, member.accountId, 'new recovery codes', now);
    await queueMail(trx, newRecoveryCodesMail(await findRecipient(trx, member.accountId)));
    return codes;
  });

/** Removes it with its recovery codes and tells the member; returns whether there was one. */
export const removeSecondFactor = async (
  trx: DatabaseTransaction,
  accountId: number,
  event: 'turned off' | 'turned off by the operator',
  now: Date,
): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await trx.deleteFrom('sign_in_challenge').where('account_id', '=', accountId).execute();
  await noteEvent(trx, accountId, event, now);
  await queueMail(trx, turnedOffMail(await findRecipient(trx, accountId), event === 'turned off by the operator'));
  return true;
};

/** Everybody shares the demo's sign-in; no visitor may lock the others out. */
export const dropSecondFactorOf = async (db: Database, email: string): Promise<void> => {
  await db
    .deleteFrom('second_factor')
    .where('account_id', 'in', db.selectFrom('account').select('id').where('email', '=', email))
    .execute();
};

const NOT_ON = {
  en: 'Two-step sign-in is not on.',
  de: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
};
