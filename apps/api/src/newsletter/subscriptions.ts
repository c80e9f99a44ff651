import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@firmament/api-contract/language';
import { DAY_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { writeConfirmationJob } from './newsletter.jobs.ts';

/** How long the link of the confirmation mail works, and how long an address waits for it. */
export const CONFIRMATION_LIFETIME_MS = 7 * DAY_MS;

/** Changes with the wording beside the form, so that we can say what somebody agreed to. */
const TEXT_VERSION = '2026-11';

const createToken = (): string => randomBytes(32).toString('base64url');
const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores an address and queues the mail. Does exactly the same whether or not the address is known. */
export const requestSubscription = async (
  db: Database,
  clock: Clock,
  { email, language }: { email: string; language: Language },
): Promise<void> => {
  const asked = { language, requested_at: clock.now(), text_version: TEXT_VERSION };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('subscriber')
      .values({ email, ...asked, unsubscribe_token: createToken() })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet(asked).where('subscriber.confirmed_at', 'is', null),
      )
      .execute();
    await enqueue(trx, writeConfirmationJob, { email });
  });
};

/** The subscriber who still has to confirm, with a fresh token; undefined if the address has confirmed or left. */
export const issueConfirmation = async (db: Database, clock: Clock, email: string) => {
  const token = createToken();
  const subscriber = await db
    .updateTable('subscriber')
    .set({
      confirmation_digest: digestOf(token),
      confirmation_expires_at: new Date(clock.now().getTime() + CONFIRMATION_LIFETIME_MS),
    })
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .returning(['language', 'unsubscribe_token'])
    .executeTakeFirst();
  return subscriber && { token, unsubscribeToken: subscriber.unsubscribe_token, language: subscriber.language };
};

/** Returns whether there was something to confirm; a token works once. */
export const confirmSubscription = async (db: Database, clock: Clock, token: string): Promise<boolean> => {
  const now = clock.now();
  const confirmed = await db
    .updateTable('subscriber')
    .set({ confirmed_at: now, confirmation_digest: null, confirmation_expires_at: null })
    .where('confirmation_digest', '=', digestOf(token))
    .where('confirmation_expires_at', '>', now)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
};

/** Deletes the address; returns whether it was there. */
export const endSubscription = async (db: Database, token: string): Promise<boolean> => {
  const ended = await db.deleteFrom('subscriber').where('unsubscribe_token', '=', token).executeTakeFirst();
  return ended.numDeletedRows > 0n;
};

/** Forgets addresses that were never confirmed. */
export const purgeUnconfirmed = async (db: Database, clock: Clock): Promise<void> => {
  await db
    .deleteFrom('subscriber')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', new Date(clock.now().getTime() - CONFIRMATION_LIFETIME_MS))
    .execute();
};
