import { toLanguage } from '@firmament/api-contract/language';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type SecretKeys, tokenFor } from '../platform/encryption/seal.ts';
import { type Count, giveBack, isWithinLimits } from '../platform/http/rate-limit.ts';
import { handleJob, type JobHandler } from '../platform/jobs/job-runner.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { digestOf } from '../platform/secrets.ts';
import {
  resendVerificationJob,
  writeDeviceLinkJob,
  writeNewPasswordJob,
  writeVerificationJob,
} from './accounts.jobs.ts';
import { alreadyMemberMail, deviceLinkMail, newPasswordMail, verificationMail } from './accounts.mail.ts';
import { issueDeviceLink } from './known-devices/device-link.ts';
import { issueMailedPassword } from './passwords/reset-password.ts';
import { resendVerification, VERIFICATION_LIFETIME_MS } from './sign-up.ts';

type Deps = {
  db: Database;
  clock: Clock;
  /** At once, not through the queue: these mails hold secrets that must not lie in a job. */
  deliver: (mail: Mail) => Promise<void>;
  secretKeys: SecretKeys;
  /** Where links lead. Never taken from a request, whose Host header anybody can write. */
  siteUrl: () => string;
};

export const accountMailHandlers = (deps: Deps): JobHandler[] => [
  handleJob(writeVerificationJob, ({ registrationId }) => writeVerification(deps, registrationId)),
  handleJob(resendVerificationJob, async ({ email }) => void (await resendVerification(deps.db, deps.clock, email))),
  handleJob(writeDeviceLinkJob, ({ email }) => writeDeviceLink(deps, email)),
  handleJob(writeNewPasswordJob, ({ email }) => writeNewPassword(deps, email)),
];

/** Visitors of the demo are nobody to write to: they get no password and no link. */
const findMember = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'full_name', 'language'])
    .where('email', '=', email)
    .where('visit_ends_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, email: row.email, fullName: row.full_name, language: toLanguage(row.language) };
};

/** Delivers unless the mailbox has reached its limit for this kind of mail; a failed delivery does not count. */
const deliverWithinLimit = async ({ db, clock, deliver }: Deps, count: Count, write: () => Promise<Mail> | Mail) => {
  if (!(await isWithinLimits(db, clock.now(), count))) return;
  try {
    await deliver(await write());
  } catch (error) {
    await giveBack(db, count);
    throw error;
  }
};

/**
 * Sends a verification mail or, if the address has an account already, a note to its owner: once per sign-up. If the
 * process is killed between sending and remembering it, the same mail goes out again with the same link and key.
 */
const writeVerification = async (deps: Deps, registrationId: number): Promise<void> => {
  const { db, clock, siteUrl, secretKeys } = deps;
  const registration = await db
    .selectFrom('registration')
    .select(['email', 'language', 'created_at'])
    .where('id', '=', registrationId)
    .where('mailed_at', 'is', null)
    .where('account_id', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  // Sent already, settled by another link meanwhile, or too old to keep.
  if (!registration) return;
  const { email } = registration;
  const key = `sign-up.${registrationId}.${registration.created_at.getTime()}`;
  const member = await findMember(db, email);
  const renew = (tokenDigest: Buffer | null) =>
    db
      .updateTable('registration')
      .set({
        token_digest: tokenDigest,
        expires_at: new Date(clock.now().getTime() + VERIFICATION_LIFETIME_MS),
      })
      .where('id', '=', registrationId)
      .execute();
  const write = async (): Promise<Mail> => {
    if (member) {
      // Kept as long as the sign-up of an unknown address is, or a sign-in with its password would tell them apart.
      await renew(null);
      return { ...alreadyMemberMail(member, siteUrl()), key };
    }
    const token = tokenFor(secretKeys, key);
    await renew(digestOf(token));
    const link = `${siteUrl()}/verify?token=${token}`;
    return { ...verificationMail({ email, language: toLanguage(registration.language) }, link), key };
  };
  const kind = member ? 'already a member' : 'verification';
  await deliverWithinLimit(deps, { limit: 'mailToAddress', subject: `${kind} ${email}` }, write);
  await db.updateTable('registration').set({ mailed_at: clock.now() }).where('id', '=', registrationId).execute();
};

/** For a member whom too many attempts, of whomever, keep from signing in on a new device. */
const writeDeviceLink = async (deps: Deps, email: string): Promise<void> => {
  const { db, clock, siteUrl } = deps;
  const member = await findMember(db, email);
  if (!member) return;
  const write = async (): Promise<Mail> =>
    deviceLinkMail(member, `${siteUrl()}/confirm-device?token=${await issueDeviceLink(db, clock, member.id)}`);
  await deliverWithinLimit(deps, { limit: 'deviceLink', subject: email }, write);
};

const writeNewPassword = async (deps: Deps, email: string): Promise<void> => {
  const { db, clock, siteUrl } = deps;
  const member = await findMember(db, email);
  if (!member) {
    // Somebody who has not verified yet needs the link, not a password.
    await resendVerification(db, clock, email);
    return;
  }
  const write = async (): Promise<Mail> =>
    newPasswordMail(member, await issueMailedPassword(db, clock, member.id), siteUrl());
  await deliverWithinLimit(deps, { limit: 'mailToAddress', subject: `new password ${email}` }, write);
};
