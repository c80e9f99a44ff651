import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { digestOf } from '../../platform/secrets.ts';

/** A challenge is what a device signs with a passkey: random, good once, and kept by us. */

export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

type Purpose =
  | { purpose: 'sign in' }
  | { purpose: 'second step' | 'confirm'; accountId: number }
  | { purpose: 'add'; accountId: number; userHandle: Buffer };

export const createPasskeyChallenge = async (db: Database, clock: Clock, given: Purpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      digest: digestOf(challenge),
      purpose: given.purpose,
      account_id: 'accountId' in given ? given.accountId : null,
      user_handle: 'userHandle' in given ? given.userHandle : null,
      expires_at: new Date(clock.now().getTime() + PASSKEY_CHALLENGE_LIFETIME_MS),
    })
    .execute();
  return challenge;
};

/** The challenge that the device says it has signed. */
const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** Uses it up; undefined if it was not ours, was used, is too old, or was meant for something or somebody else. */
export const takePasskeyChallenge = async (
  db: Database,
  now: Date,
  clientDataJSON: string,
  { purpose, accountId }: { purpose: Purpose['purpose']; accountId: number | undefined },
): Promise<{ text: string; userHandle: Buffer | null } | undefined> => {
  const text = challengeIn(clientDataJSON);
  if (text === undefined) return undefined;
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('digest', '=', digestOf(text))
    .returning(['purpose', 'account_id', 'user_handle', 'expires_at'])
    .executeTakeFirst();
  if (taken?.purpose !== purpose || taken.account_id !== (accountId ?? null) || taken.expires_at <= now) {
    return undefined;
  }
  return { text, userHandle: taken.user_handle };
};
