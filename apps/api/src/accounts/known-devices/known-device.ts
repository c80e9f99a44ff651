import { DAY_MS } from '@firmament/calendar/day';
import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { createToken, digestOf } from '../../platform/secrets.ts';
import { type Device, keptUserAgent } from '../device.ts';

/**
 * A browser that has signed in before is a known device of that account: strangers who guess its password elsewhere
 * cannot use up its attempts. Being known opens nothing; the password is asked all the same.
 */

/** After the last sign-in. */
export const DEVICE_LIFETIME_MS = 180 * DAY_MS;
/** Accounts that one browser signs in to, each with a token of its own. */
export const MAX_TOKENS = 5;
/** The oldest goes when there are more: a script that keeps signing in must not fill the table. */
const MAX_DEVICES = 50;

/** An empty list of tokens matches nothing. */
export const isOneOf = (tokens: readonly string[]) =>
  sql<SqlBool>`known_device.token_digest = any(${tokens.map(digestOf)}::bytea[])`;

export type KnownDevice = { id: number; tokens: string[] };

/** Makes the browser a known device of the account, or renews that it is; returns the tokens for its cookie. */
export const rememberDevice = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  { tokens, userAgent }: Pick<Device, 'tokens' | 'userAgent'>,
): Promise<KnownDevice> => {
  const now = clock.now();
  const use = { last_used_at: now, expires_at: new Date(now.getTime() + DEVICE_LIFETIME_MS) };
  const known = await trx
    .updateTable('known_device')
    .set(use)
    .where('account_id', '=', accountId)
    .where(isOneOf(tokens))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (known) return { id: known.id, tokens: [...tokens] };
  const token = createToken();
  const { id } = await trx
    .insertInto('known_device')
    .values({
      ...use,
      account_id: accountId,
      token_digest: digestOf(token),
      user_agent: keptUserAgent(userAgent),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await dropOldest(trx, accountId);
  return { id, tokens: [token, ...tokens].slice(0, MAX_TOKENS) };
};

const dropOldest = async (trx: DatabaseTransaction, accountId: number): Promise<void> => {
  const kept = trx
    .selectFrom('known_device')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_DEVICES);
  await trx.deleteFrom('known_device').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
};

/** Forgets the account's devices and the links to confirm one, but not the device of the kept session. */
export const forgetDevices = async (
  db: Database | DatabaseTransaction,
  accountId: number,
  keptSessionId: number | undefined,
): Promise<void> => {
  const kept = db
    .selectFrom('session')
    .select('known_device_id')
    .where('id', '=', keptSessionId ?? 0)
    .where('known_device_id', 'is not', null);
  await db.deleteFrom('known_device').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
  await db.deleteFrom('device_link').where('account_id', '=', accountId).execute();
};
