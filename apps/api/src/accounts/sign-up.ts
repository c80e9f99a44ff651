import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { digestOf, TOKEN_FORMAT } from '../platform/secrets.ts';
import { writeVerificationJob } from './accounts.jobs.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import { assertGoodPassword, hashPassword } from './passwords/password.ts';

const MINUTE_MS = 60 * 1000;
export const VERIFICATION_LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** The verification mail is sent again no sooner than this. */
const RESEND_AFTER_MS = 5 * MINUTE_MS;

export type SignUp = {
  email: string;
  fullName: string;
  password: string;
  language: Language;
  address: string | undefined;
};

/**
 * Stores a sign-up and queues a mail. Does the same for known and unknown addresses: only the job decides which mail to
 * write, so that neither the answer nor its timing tells who has an account.
 */
export const signUp = async (
  { db, clock, breachedPasswords }: { db: Database; clock: Clock; breachedPasswords: BreachedPasswords },
  signUp: SignUp,
): Promise<void> => {
  const { email, fullName, password, language, address } = signUp;
  await assertGoodPassword('password', password, { email, fullName }, breachedPasswords);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('registration')
      .values({
        email,
        full_name: fullName,
        language,
        password_hash: passwordHash,
        registered_from: address ?? null,
        created_at: now,
        expires_at: new Date(now.getTime() + VERIFICATION_LIFETIME_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(trx, writeVerificationJob, { registrationId: id });
  });
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
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!newest || now.getTime() - newest.created_at.getTime() < RESEND_AFTER_MS) return false;
    const { id: _, token_digest: __, ...same } = newest;
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

/**
 * Turns the sign-up of a verification link into an account. Opened again, the link changes nothing and still succeeds,
 * because mail programs open links before their readers do.
 */
export const verifyEmail = async (db: Database, clock: Clock, token: string | undefined): Promise<boolean> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return false;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const registration = await trx
      .selectFrom('registration')
      .selectAll()
      .where('token_digest', '=', digestOf(token))
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!registration) return false;
    if (registration.account_id !== null) return true;
    const accountId = await createAccount(trx, clock, {
      email: registration.email,
      fullName: registration.full_name,
      language: toLanguage(registration.language),
      passwordHash: registration.password_hash,
      googleSubject: null,
      address: registration.registered_from ?? undefined,
    });
    await forgetRegistrations(trx, registration.email, registration.id);
    // Without an id the address got its account another way meanwhile, and that account stays as it is.
    if (accountId !== undefined) {
      await trx
        .updateTable('registration')
        .set({ account_id: accountId, password_hash: null, registered_from: null })
        .where('id', '=', registration.id)
        .execute();
    }
    return true;
  });
};

type NewAccount = {
  email: string;
  fullName: string;
  language: Language;
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

/** Once an address is proven, no other sign-up with it may become an account. */
export const forgetRegistrations = async (
  trx: DatabaseTransaction,
  email: string,
  exceptId: number | undefined,
): Promise<void> => {
  let forgetting = trx.deleteFrom('registration').where('email', '=', email);
  if (exceptId !== undefined) forgetting = forgetting.where('id', '<>', exceptId);
  await forgetting.execute();
};
