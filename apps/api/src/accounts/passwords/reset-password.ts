import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { createPassword, digestOf } from '../../platform/secrets.ts';
import { writeNewPasswordJob } from '../accounts.jobs.ts';
import { endOtherSessions } from '../sessions.ts';

const NEW_PASSWORD_LIFETIME_MS = 60 * 60 * 1000;

/** Queues a mail with a new password. The job, not the request, looks up whether there is an account. */
export const requestNewPassword = (db: Database, email: string): Promise<void> =>
  enqueue(db, writeNewPasswordJob, { email });

/** Makes a new password for the account; the old one keeps working until this one is used. */
export const issueNewPassword = async (db: Database, clock: Clock, accountId: number): Promise<string> => {
  const password = createPassword();
  await db
    .updateTable('account')
    .set({
      new_password_digest: digestOf(password),
      new_password_expires_at: new Date(clock.now().getTime() + NEW_PASSWORD_LIFETIME_MS),
    })
    .where('id', '=', accountId)
    .execute();
  return password;
};

/** A mailed password that was used: the digest that the account has, and the hash to keep. */
export type NewPassword = { digest: Buffer; hash: string };

/**
 * Makes a mailed password that was used the account's password and ends all sessions. Returns whether it was still
 * valid.
 */
export const adoptNewPassword = async (
  trx: DatabaseTransaction,
  accountId: number,
  { digest, hash }: NewPassword,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({
      password_hash: hash,
      new_password_digest: null,
      new_password_expires_at: null,
      must_change_password: true,
    })
    .where('id', '=', accountId)
    .where('new_password_digest', '=', digest)
    .executeTakeFirst();
  await endOtherSessions(trx, accountId, undefined);
  return numUpdatedRows > 0n;
};
