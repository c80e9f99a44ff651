import { toLanguage } from '@firmament/api-contract/language';
import type { Session } from '@firmament/api-contract/user';
import { DAY_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { isPassingFailure } from '../platform/database/database-error.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { Member } from '../platform/http/admission.ts';
import { createToken, digestOf, TOKEN_FORMAT } from '../platform/secrets.ts';
import { deviceName } from './device-name.ts';

export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session ends after this long, however much it is used. */
const LONGEST_SESSION_MS = 180 * DAY_MS;
/** Use renews a session, but not more often than this, to save a write per request. */
const RENEW_AFTER_MS = 60 * 60 * 1000;
const MAX_USER_AGENT_LENGTH = 300;
/** The oldest goes when there are more: nobody has so many devices, and a script that keeps signing in must not fill the table. */
const MAX_SESSIONS = 50;

/** Where a sign-in comes from. */
export type Device = { address: string | undefined; userAgent: string | undefined };

type SignedInWith = Session['signed_in_with'];

/** Begins a session and returns the token for its cookie, of which only the digest is stored. */
export const createSession = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  signedInWith: SignedInWith,
  device: Device,
): Promise<string> => {
  const token = createToken();
  const now = clock.now();
  await trx
    .insertInto('session')
    .values({
      account_id: accountId,
      token_digest: digestOf(token),
      signed_in_with: signedInWith,
      address: device.address ?? null,
      user_agent: device.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS),
    })
    .execute();
  const kept = trx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS);
  await trx.deleteFrom('session').where('account_id', '=', accountId).where('id', 'not in', kept).execute();
  return token;
};

const sessionByDigest = prepareStatement('session_by_digest', (db, digest: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.created_at',
      'last_seen_at',
      'expires_at',
      'account_id',
      'email',
      'language',
      'membership_level',
      'blocked_on',
    ])
    .where('token_digest', '=', digest),
);

/** Extends the session; returns whether it did. While the primary is away a session stays as it is. */
const renew = async (db: Database, session: { id: number; created_at: Date }, now: Date): Promise<boolean> => {
  const end = Math.min(now.getTime() + SESSION_LIFETIME_MS, session.created_at.getTime() + LONGEST_SESSION_MS);
  try {
    await db
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: new Date(end) })
      .where('id', '=', session.id)
      .execute();
    return true;
  } catch (error) {
    if (isPassingFailure(error)) return false;
    throw error;
  }
};

/** Finds the member of a token, and whether the session was just renewed. */
export const findSession = async (
  { db, reads, clock }: { db: Database; reads: Reads; clock: Clock },
  token: string | undefined,
): Promise<{ member: Member; isRenewed: boolean } | undefined> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return undefined;
  const now = clock.now();
  const [row] = await sessionByDigest(reads.newest, digestOf(token));
  if (!row || row.expires_at <= now) return undefined;
  const isDue = now.getTime() - row.last_seen_at.getTime() > RENEW_AFTER_MS;
  const isRenewed = isDue && (await renew(db, row, now));
  const member = {
    accountId: row.account_id,
    uid: String(row.account_id),
    sessionId: row.id,
    email: row.email,
    language: toLanguage(row.language),
    membershipLevel: row.membership_level,
    isBlocked: row.blocked_on !== null,
  };
  return { member, isRenewed };
};

export const endSessionOf = async (db: Database | DatabaseTransaction, token: string | undefined): Promise<void> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return;
  await db.deleteFrom('session').where('token_digest', '=', digestOf(token)).execute();
};

/** Ends one of the account's sessions; returns whether there was one. */
export const endSession = async (db: Database, accountId: number, sessionId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends all sessions of the account but the kept one, and half-finished sign-ins. Returns the number of sessions. */
export const endOtherSessions = async (
  db: Database | DatabaseTransaction,
  accountId: number,
  keptSessionId: number | undefined,
): Promise<number> => {
  let ending = db.deleteFrom('session').where('account_id', '=', accountId);
  if (keptSessionId !== undefined) ending = ending.where('id', '<>', keptSessionId);
  const { numDeletedRows } = await ending.executeTakeFirst();
  await db.deleteFrom('sign_in_challenge').where('account_id', '=', accountId).execute();
  return Number(numDeletedRows);
};

export const listSessions = async (db: Database, clock: Clock, member: Member): Promise<Session[]> => {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', member.accountId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    session_id: row.id,
    device: deviceName(row.user_agent),
    ip: row.address,
    signed_in_with: row.signed_in_with === 'google' ? 'google' : 'password',
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.id === member.sessionId,
  }));
};
