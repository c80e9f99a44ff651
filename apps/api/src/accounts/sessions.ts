import { toLanguage } from '@firmament/api-contract/language';
import type { Session } from '@firmament/api-contract/user';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { isPassingFailure } from '../platform/database/database-error.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { Member } from '../platform/http/admission.ts';
import { createToken, digestOf, TOKEN_FORMAT } from '../platform/secrets.ts';
import { type Device, keptUserAgent } from './device.ts';
import { deviceName } from './device-name.ts';
import { forgetDevices } from './known-devices/known-device.ts';

export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** A session that began with a mailed password lasts long enough to choose another, and is not renewed. */
const CHOOSING_LIFETIME_MS = HOUR_MS;
/** A session ends after this long, however much it is used. */
const LONGEST_SESSION_MS = 180 * DAY_MS;
/** Use renews a session, but not more often than this, to save a write per request. */
const RENEW_AFTER_MS = HOUR_MS;
/** Operators hold the keys to the house: theirs ends when nobody uses it for half an hour, and with the working day. */
const OPERATOR_IDLE_MS = 30 * MINUTE_MS;
const LONGEST_OPERATOR_SESSION_MS = 12 * HOUR_MS;
const RENEW_OPERATOR_AFTER_MS = MINUTE_MS;
/** The oldest goes when there are more: nobody has 50 devices, and a script that keeps signing in must not fill the table. */
const MAX_SESSIONS = 50;

export type SignedInWith = Session['signed_in_with'];

const toSignedInWith = (text: string): SignedInWith =>
  text === 'google' || text === 'passkey' || text === 'visit' ? text : 'password';

type SessionOptions = { knownDeviceId?: number | null; mustChoosePassword?: boolean };

/** Begins a session and returns the token for its cookie, of which only the digest is stored. */
export const createSession = async (
  trx: DatabaseTransaction,
  clock: Clock,
  accountId: number,
  signedInWith: SignedInWith,
  device: Pick<Device, 'address' | 'userAgent'>,
  { knownDeviceId = null, mustChoosePassword = false }: SessionOptions = {},
): Promise<string> => {
  const token = createToken();
  const now = clock.now();
  const lifetimeMs = mustChoosePassword ? CHOOSING_LIFETIME_MS : SESSION_LIFETIME_MS;
  await trx
    .insertInto('session')
    .values({
      account_id: accountId,
      token_digest: digestOf(token),
      signed_in_with: signedInWith,
      address: device.address ?? null,
      user_agent: keptUserAgent(device.userAgent),
      known_device_id: knownDeviceId,
      must_choose_password: mustChoosePassword,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
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

/** Gives a session a new token after a change of rights; whoever has the old one is signed out at once. */
export const renewToken = async (trx: DatabaseTransaction, sessionId: number): Promise<string> => {
  const token = createToken();
  await trx
    .updateTable('session')
    .set({ token_digest: digestOf(token) })
    .where('id', '=', sessionId)
    .execute();
  return token;
};

const sessionByDigest = prepareStatement('session_by_digest', (db, digest: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('operator', 'operator.account_id', 'session.account_id')
    .select([
      'session.id',
      'session.created_at',
      'last_seen_at',
      'expires_at',
      'session.account_id',
      'operator.account_id as operator_id',
      'email',
      'language',
      'membership_level',
      'blocked_on',
      'suspended_at',
      'visit_ends_at',
      'must_choose_password',
      'must_change_password',
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

type SessionTimes = { created_at: Date; last_seen_at: Date; expires_at: Date };

/** Unless it is used again. */
const endOf = ({ created_at, last_seen_at, expires_at }: SessionTimes, isOperator: boolean): Date => {
  if (!isOperator) return expires_at;
  const [idleEnd, lastEnd] = [
    last_seen_at.getTime() + OPERATOR_IDLE_MS,
    created_at.getTime() + LONGEST_OPERATOR_SESSION_MS,
  ];
  return new Date(Math.min(expires_at.getTime(), idleEnd, lastEnd));
};

/** Finds the member of a token, and whether the session was just renewed. What a page asks by itself renews nothing. */
export const findSession = async (
  { db, reads, clock }: { db: Database; reads: Reads; clock: Clock },
  token: string | undefined,
  { isBackground = false }: { isBackground?: boolean | undefined } = {},
): Promise<{ member: Member; isRenewed: boolean } | undefined> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return undefined;
  const now = clock.now();
  const [row] = await sessionByDigest(reads.newest, digestOf(token));
  if (!row || endOf(row, row.operator_id !== null) <= now) return undefined;
  // The version before kept mailed passwords for good, and noted it at the account.
  const mustChoosePassword = row.must_choose_password || row.must_change_password;
  const renewAfter = row.operator_id === null ? RENEW_AFTER_MS : RENEW_OPERATOR_AFTER_MS;
  const isDue = !row.must_choose_password && !isBackground && now.getTime() - row.last_seen_at.getTime() > renewAfter;
  const isRenewed = isDue && (await renew(db, row, now));
  const member = {
    accountId: row.account_id,
    uid: String(row.account_id),
    sessionId: row.id,
    email: row.email,
    language: toLanguage(row.language),
    membershipLevel: row.membership_level,
    isBlocked: row.blocked_on !== null || row.suspended_at !== null,
    isOperator: row.operator_id !== null,
    isVisitor: row.visit_ends_at !== null,
    mustChoosePassword,
  };
  return { member, isRenewed };
};

export const endSessionOf = async (db: Database | DatabaseTransaction, token: string | undefined): Promise<void> => {
  if (token === undefined || !TOKEN_FORMAT.test(token)) return;
  await db.deleteFrom('session').where('token_digest', '=', digestOf(token)).execute();
};

/** Ends one of the account's sessions, and forgets its device; returns whether there was one. */
export const endSession = async (db: Database, accountId: number, sessionId: number): Promise<boolean> => {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('known_device_id')
    .executeTakeFirst();
  if (ended?.known_device_id) await db.deleteFrom('known_device').where('id', '=', ended.known_device_id).execute();
  return ended !== undefined;
};

/**
 * Ends all sessions of the account but the kept one, and half-finished sign-ins, and forgets their devices. Returns the
 * number of sessions.
 */
export const endOtherSessions = async (
  db: Database | DatabaseTransaction,
  accountId: number,
  keptSessionId: number | undefined,
): Promise<number> => {
  let ending = db.deleteFrom('session').where('account_id', '=', accountId);
  if (keptSessionId !== undefined) ending = ending.where('id', '<>', keptSessionId);
  const { numDeletedRows } = await ending.executeTakeFirst();
  await db.deleteFrom('sign_in_challenge').where('account_id', '=', accountId).execute();
  await forgetDevices(db, accountId, keptSessionId);
  return Number(numDeletedRows);
};

export const listSessions = async (db: Database, clock: Clock, member: Member): Promise<Session[]> => {
  const now = clock.now();
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', member.accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const running = rows.flatMap((row) => {
    const end = endOf(row, member.isOperator);
    return end > now ? [{ row, end }] : [];
  });
  return running.map(({ row, end }) => ({
    session_id: row.id,
    device: deviceName(row.user_agent),
    ip: row.address,
    signed_in_with: toSignedInWith(row.signed_in_with),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: end.toISOString(),
    is_current: row.id === member.sessionId,
  }));
};
