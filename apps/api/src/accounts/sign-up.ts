import type { Language } from '@firmament/api-contract/language';
import { DAY_MS, MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { createToken, digestOf } from '../platform/secrets.ts';
import { writeVerificationJob } from './accounts.jobs.ts';
import { type Device, keptUserAgent } from './device.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import { assertGoodPassword, hashPassword } from './passwords/password.ts';

export const VERIFICATION_LIFETIME_MS = DAY_MS;
/** The verification mail is sent again no sooner than this. */
const RESEND_AFTER_MS = 5 * MINUTE_MS;

export type SignUp = {
  email: string;
  fullName: string;
  password: string;
  language: Language;
  device: Pick<Device, 'address' | 'userAgent'>;
  /** The page of ours to open after the first sign-in. */
  returnPath: string | undefined;
};

/**
 * Stores a sign-up and queues a mail. Does the same for known and unknown addresses: only the job decides which mail to
 * write, so that neither the answer nor its timing tells who has an account. Returns a token by which the browser can
 * show later that the sign-up was its own.
 */
export const signUp = async (
  { db, clock, breachedPasswords }: { db: Database; clock: Clock; breachedPasswords: BreachedPasswords },
  signUp: SignUp,
): Promise<string> => {
  const { email, fullName, password, language, device, returnPath } = signUp;
  await assertGoodPassword('password', password, { email, fullName }, breachedPasswords);
  const passwordHash = await hashPassword(password, addressKey(device.address));
  // Never one that the browser brings along: somebody may have planted it there.
  const browserToken = createToken();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('registration')
      .values({
        email,
        full_name: fullName,
        language,
        password_hash: passwordHash,
        registered_from: device.address ?? null,
        user_agent: keptUserAgent(device.userAgent),
        browser_digest: digestOf(browserToken),
        return_path: returnPath ?? null,
        created_at: now,
        expires_at: new Date(now.getTime() + VERIFICATION_LIFETIME_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(trx, writeVerificationJob, { registrationId: id });
  });
  return browserToken;
};

/** Queues the verification mail for the newest sign-up of the address again; returns whether it did. */
export const resendVerification = async (db: Database, clock: Clock, email: string): Promise<boolean> => {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const newest = await trx
      .selectFrom('registration')
      .selectAll()
      .where('email', '=', email)
      .where('account_id', 'is', null)
      .where('voided_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest || now.getTime() - newest.created_at.getTime() < RESEND_AFTER_MS) return false;
    const { id: _, token_digest: __, mailed_at: ___, ...same } = newest;
    // A new row, so that the link of the first mail keeps working.
    const { id } = await trx
      .insertInto('registration')
      .values({ ...same, created_at: now, expires_at: new Date(now.getTime() + VERIFICATION_LIFETIME_MS) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(trx, writeVerificationJob, { registrationId: id });
    return true;
  });
};

type NewAccount = {
  email: string;
  fullName: string;
  language: Language;
  /** Chosen by whoever proved the address, or none. */
  passwordHash: string | null;
  googleSubject: string | null;
  address: string | undefined;
};

/** Creates the account of a proven address; returns undefined if the address has one already. */
export const createAccount = async (
  trx: DatabaseTransaction,
  clock: Clock,
  { email, fullName, language, passwordHash, googleSubject, address }: NewAccount,
): Promise<number | undefined> => {
  const now = clock.now();
  const created = await trx
    .insertInto('account')
    .values({
      email,
      full_name: fullName,
      language,
      password_hash: passwordHash,
      is_password_proven: true,
      google_subject: googleSubject,
      membership_start: now.toISOString().slice(0, 10),
      registered_from: address ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id;
};

/**
 * Once an address is proven, no other sign-up with it may become an account. The rows stay until they expire: whoever
 * signed up with a stranger's address must not learn from his sign-in that its owner did so, too.
 */
export const voidRegistrations = async (
  trx: DatabaseTransaction,
  clock: Clock,
  email: string,
  exceptId = 0,
): Promise<void> => {
  await trx
    .updateTable('registration')
    .set({ token_digest: null, voided_at: clock.now() })
    .where('email', '=', email)
    .where('id', '<>', exceptId)
    .where('voided_at', 'is', null)
    .execute();
};
