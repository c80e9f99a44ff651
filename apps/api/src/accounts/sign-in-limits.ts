import { LIMITS, SIGN_IN_GAP } from '@firmament/api-contract/limits';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { AppError } from '../platform/http/app-error.ts';
import {
  allowedFor,
  type Count,
  countsOfAddress,
  forgive,
  giveBack,
  isWithinLimit,
  secondsUntil,
  type Tally,
  tally,
  wordWait,
} from '../platform/http/rate-limit.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { digestOf } from '../platform/secrets.ts';
import { writeDeviceLinkJob } from './accounts.jobs.ts';

/**
 * Guessing passwords is limited so that it hurts the guesser and not the owner. One address has 10 attempts on an
 * account, whatever others do elsewhere, and a known device has 10 of its own. Guesses on one account from many
 * addresses, or from one address on many accounts, are slowed down: beyond a number they have to wait for each other.
 * Whoever is turned away by mistake gets a link by mail that makes the browser a known device.
 */

type Deps = { db: Database; clock: Clock };

type Attempt = { email: string; address: string | undefined; knownDeviceId: number | null };

export type AdmittedAttempt = {
  /** The password was right: nothing that this device or address got wrong before was an attack. */
  forgive(): Promise<void>;
};

/** Counts an attempt before any password is looked at. Turned away, it tells nothing about account or password. */
export const admitAttempt = async (
  { db, clock }: Deps,
  { email, address, knownDeviceId }: Attempt,
): Promise<AdmittedAttempt> => {
  const now = clock.now();
  const subject = knownDeviceId === null ? `${email} ${addressKey(address)}` : `device ${knownDeviceId}`;
  const own: Count = { limit: 'signIn', subject };
  const [attempts] = await tally(db, now, own);
  if (attempts && attempts.count > LIMITS.signIn.count) {
    throw await turnAway(db, email, secondsUntil(attempts.resetsAt, now));
  }
  if (knownDeviceId !== null) return { forgive: () => forgive(db, own, []) };
  const totals: Count[] = [
    { limit: 'signInOfAccount', subject: email },
    ...countsOfAddress('signInFromAddress', address),
  ];
  for (const total of await tally(db, now, ...totals)) {
    const gapSeconds = gapOf(total);
    if (gapSeconds === 0 || (await isNext(db, now, total, gapSeconds))) continue;
    // Nothing was tried, so nothing counts.
    await giveBack(db, own, ...totals);
    throw await turnAway(db, email, gapSeconds);
  }
  return { forgive: () => forgive(db, own, totals) };
};

const gapOf = (total: Tally): number => {
  const failuresBeyond = Math.max(0, total.count - allowedFor(total));
  return Math.min(failuresBeyond * SIGN_IN_GAP.secondsPerFailure, SIGN_IN_GAP.maxSeconds);
};

/** Whether the last attempt of the same total lies far enough behind. Nobody is kept waiting on an open connection. */
const isNext = (db: Database, now: Date, { limit, subject }: Count, gapSeconds: number): Promise<boolean> =>
  isWithinLimit(db, now, { name: `gap ${limit}\n${subject}`, count: 1, windowSeconds: gapSeconds });

/** Says the same for every address: whether a mail goes out is decided by the job. */
const turnAway = async (db: Database, email: string, seconds: number): Promise<AppError> => {
  // At most one of these waits in the queue, however many attempts there are.
  await enqueue(db, writeDeviceLinkJob, { email }, { key: `device link ${digestOf(email).toString('hex')}` });
  const wait = wordWait(seconds);
  return new AppError('rate_limited', {
    retryAfterSeconds: seconds,
    text: {
      en: `Too many attempts. Please wait ${wait.en} and try again. If the address has an account, we have mailed it a link that lets you sign in on this device without waiting.`,
      de: `Zu viele Versuche. Bitte warten Sie ${wait.de} und versuchen Sie es erneut. Gehört die Adresse zu einem Konto, haben wir dorthin einen Link gesendet, mit dem Sie sich auf diesem Gerät ohne Wartezeit anmelden können.`,
    },
  });
};
