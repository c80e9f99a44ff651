import { DEMO_MEMBER_PROFILE_ID } from '@firmament/demo-world/cast/people';
import { hashPassword } from '../accounts/passwords/password.ts';
import { dropSecondFactorOf } from '../accounts/second-factor/change-second-factor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

const PROFESSIONAL = 1;

type SignIn = { email: string; password: string };

/** The member that all visitors of the demo share. Every start restores it, whatever they have changed. */
export const seedDemoMember = async (db: Database, clock: Clock, { email, password }: SignIn): Promise<void> => {
  const now = clock.now();
  const restored = {
    password_hash: await hashPassword(password),
    new_password_digest: null,
    new_password_expires_at: null,
    must_change_password: false,
    membership_level: PROFESSIONAL,
  };
  await db
    .insertInto('account')
    .values({
      ...restored,
      email,
      full_name: 'Demo Member',
      language: 'en',
      membership_start: now.toISOString().slice(0, 10),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(restored))
    .execute();
  await dropSecondFactorOf(db, email);
  await linkDemoMember(db, email);
};

/** Links the demo member to a profile and company of the demo world, unless a visitor has chosen a profile. */
const linkDemoMember = async (db: Database, email: string): Promise<void> => {
  const person = await db
    .selectFrom('person')
    .select(['profile_id', 'company_id', 'full_name'])
    .where('profile_id', '=', DEMO_MEMBER_PROFILE_ID)
    .executeTakeFirst();
  if (!person) return;
  await db
    .updateTable('account')
    .set({ profile_id: person.profile_id, company_id: person.company_id, full_name: person.full_name })
    .where('email', '=', email)
    .where('profile_id', 'is', null)
    .execute();
};

/** Outside demo mode a sign-in that is printed in the documentation must not exist. */
export const removeDemoMember = async (db: Database, email: string): Promise<void> => {
  await db.deleteFrom('account').where('email', '=', email).execute();
};
