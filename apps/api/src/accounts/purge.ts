import { DAY_MS, dayOf, HOUR_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecretKeys } from '../platform/encryption/seal.ts';
import { purgeRateLimits } from '../platform/http/rate-limit.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { purgeJobs } from '../platform/jobs/queue.query.ts';
import { sealAll } from './second-factor/sealed-secrets.ts';

/** A sign-up whose link has expired can get a new one for this long. */
const KEEP_REGISTRATION_MS = 7 * DAY_MS;
/** How long an authenticator app's key may wait for its first code. */
const KEEP_PENDING_FACTOR_MS = HOUR_MS;
/** Long enough to investigate abuse, no longer. */
const KEEP_SIGN_UP_ADDRESS_MS = 90 * DAY_MS;

/** Jobs that were given up, with mails in them: long enough to find the cause and try again at the desk. */
const KEEP_GIVEN_UP_MS = 90 * DAY_MS;

type Deps = { db: Database; clock: Clock; secretKeys: SecretKeys };

export const purgeHandler = ({ db, clock, secretKeys }: Deps): JobHandler =>
  handleOnSchedule('purge-accounts', '*/10 * * * *', async () => {
    await purgeAccounts(db, clock);
    await sealAll(db, secretKeys);
  });

/** Deletes what has expired; never an account itself. */
export const purgeAccounts = async (db: Database, clock: Clock): Promise<void> => {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await purgeRateLimits(db, now);
  await purgeJobs(db, ago(KEEP_GIVEN_UP_MS));
  await db.deleteFrom('network_start').where('day', '<', dayOf(now)).execute();
  await db.deleteFrom('network_start_count').where('day', '<', dayOf(now)).execute();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_device').where('expires_at', '<=', now).execute();
  await db.deleteFrom('device_link').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', ago(KEEP_PENDING_FACTOR_MS))
    .execute();
  await db.deleteFrom('registration').where('expires_at', '<=', ago(KEEP_REGISTRATION_MS)).execute();
  await db
    .updateTable('account')
    .set({ registered_from: null })
    .where('registered_from', 'is not', null)
    .where('created_at', '<=', ago(KEEP_SIGN_UP_ADDRESS_MS))
    .execute();
  await db
    .updateTable('account')
    .set({ new_password_digest: null, new_password_expires_at: null })
    .where('new_password_expires_at', '<=', now)
    .execute();
};
