import { hashPassword } from '../accounts/passwords/password.ts';
import { dropSecondFactorOf } from '../accounts/second-factor/change-second-factor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

type SignIn = { email: string; password: string };

/** The operator that all visitors of the demo share. Every start restores it, whatever they have changed. */
export const seedDemoOperator = async (db: Database, clock: Clock, { email, password }: SignIn): Promise<void> => {
  const now = clock.now();
  const restored = {
    password_hash: await hashPassword(password),
    full_name: 'Jonas Egger',
    new_password_digest: null,
    new_password_expires_at: null,
    must_change_password: false,
    suspended_at: null,
    suspension_reason: null,
  };
  const { id } = await db
    .insertInto('account')
    .values({
      ...restored,
      email,
      language: 'en',
      membership_start: now.toISOString().slice(0, 10),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(restored))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('operator')
    .values({ account_id: id, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await dropSecondFactorOf(db, email);
};
