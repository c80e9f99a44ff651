import { HOUR_MS } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { createPassword, digestOf } from '../../platform/secrets.ts';
import { writeNewPasswordJob } from '../accounts.jobs.ts';
import { endOtherSessions } from '../sessions.ts';

const MAILED_PASSWORD_LIFETIME_MS = HOUR_MS;

/** Queues a mail with a new password. The job, not the request, looks up whether there is an account. */
export const requestNewPassword = (db: Database, email: string): Promise<void> =>
  enqueue(db, writeNewPasswordJob, { email });

/** Makes a password to be mailed. It signs in once, to choose another; the account's own keeps working until then. */
export const issueMailedPassword = async (db: Database, clock: Clock, accountId: number): Promise<string> => {
  const password = createPassword();
  await db
    .updateTable('account')
    .set({
      new_password_digest: digestOf(password),
      new_password_expires_at: new Date(clock.now().getTime() + MAILED_PASSWORD_LIFETIME_MS),
    })
    .where('id', '=', accountId)
    .execute();
  return password;
};

/** Uses up a mailed password and ends all sessions; returns false if it was no longer valid. Of two at once one wins. */
export const spendMailedPassword = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  digest: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ new_password_digest: null, new_password_expires_at: null })
    .where('id', '=', accountId)
    .where('new_password_digest', '=', digest)
    .where('new_password_expires_at', '>', clock.now())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endOtherSessions(trx, accountId, undefined);
  return true;
};
