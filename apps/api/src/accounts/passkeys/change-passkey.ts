import type { Database } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { type Confirmation, confirmIdentity, type IdentityDeps } from '../confirm-identity.ts';
import { endWithoutFactors } from '../second-factor/change-second-factor.ts';
import { findRecipient, noteEvent } from '../second-factor/second-factor.query.ts';
import { renewToken } from '../sessions.ts';
import { passkeyRemovedMail } from './passkey.mail.ts';

export const renamePasskey = async (db: Database, accountId: number, id: number, name: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
};

/** Returns the new token of the session. */
export const removePasskey = async (
  deps: IdentityDeps,
  member: Member,
  id: number,
  confirmation: Confirmation,
): Promise<string> => {
  const { db, clock } = deps;
  const { accountId, sessionId } = member;
  await confirmIdentity(deps, member, confirmation);
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, accountId);
    const removed = await trx
      .deleteFrom('passkey')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found');
    await endWithoutFactors(trx, accountId);
    await noteEvent(trx, accountId, 'passkey removed', clock.now());
    await queueMail(trx, passkeyRemovedMail(await findRecipient(trx, accountId), removed.name));
    return renewToken(trx, sessionId);
  });
};
