import { setTimeout as sleep } from 'node:timers/promises';
import { getMailbox } from '@firmament/api-contract/calls/mailbox';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type pg from 'pg';
import { hashPassword } from '../../../apps/api/src/accounts/passwords/password.ts';
import { codeAt } from '../../../apps/api/src/accounts/second-factor/totp.ts';
import { createSession } from '../../../apps/api/src/accounts/sessions.ts';
import { addOperator } from '../../../apps/api/src/operators/change-role.ts';
import { systemClock } from '../../../apps/api/src/platform/clock.ts';
import { createDatabase, createPool } from '../../../apps/api/src/platform/database/database.ts';
import { type Caller, createCaller } from './caller.ts';
import { findThings, type Things } from './things.ts';

/** Everybody and everything that calls need before they can be made. */

/** Of every member. */
export const PASSWORD = 'Sternwarte-2026-lang';

export type KeptMail = EndpointOutput<typeof getMailbox>['mails'][number];

export type Member = Caller & { accountId: number; email: string };

export type Stage = {
  port: number;
  pool: pg.Pool;
  things: Things;
  /** At an address of their own, so that nobody uses up the limits of anybody else. */
  visitor(headers?: Record<string, string>): Caller;
  /** An address that nobody has. */
  newEmail(): string;
  member(): Promise<Member>;
  operator(): Promise<Member>;
  /** A second factor, or the beginning of one. */
  giveApp(accountId: number, isConfirmed?: boolean): Promise<void>;
  /** What the link in the newest mail to this address has under this name. */
  mailed(email: string, name?: string): Promise<string>;
  /** Waits until a mail to this address is of this kind; returns all of that kind, the newest first. */
  mailsTo(email: string, isWanted: (mail: KeptMail) => boolean): Promise<KeptMail[]>;
  close(): Promise<void>;
};

/** The key in the authenticator apps of all who have one. */
const APP_SECRET = Buffer.alloc(20, 1);

export const appCode = (): string => codeAt(APP_SECRET, systemClock.now());

/** Exports count what they hold: a smaller plan would be used up by the first. */
const PREMIUM = 3;
const MAIL_PATIENCE_MS = 15_000;
const MAIL_PAUSE_MS = 100;

export const openStage = async (port: number, databaseUrl: string): Promise<Stage> => {
  const pool = createPool({ url: databaseUrl, size: 2 });
  const db = createDatabase(pool);
  const passwordHash = await hashPassword(PASSWORD);
  const things = await findThings(pool);
  // A stage may be opened on a database that has had one before.
  const opening = Date.now().toString(36);
  let callers = 0;
  let emails = 0;
  const nextAddress = (): string => `10.4.${Math.floor(callers / 250)}.${1 + (callers++ % 250)}`;

  const addAccount = async (): Promise<{ accountId: number; email: string }> => {
    const now = systemClock.now();
    const email = `caller-${opening}-${callers}@bench.example`;
    const { id } = await db
      .insertInto('account')
      .values({
        email,
        full_name: 'Bench Caller',
        language: 'en',
        password_hash: passwordHash,
        membership_level: PREMIUM,
        created_at: now,
        membership_start: now.toISOString().slice(0, 10),
        profile_id: things.profile,
        company_id: things.largestEmployer,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { accountId: id, email };
  };

  const enter = async (account: { accountId: number; email: string }): Promise<Member> => {
    const address = nextAddress();
    const device = { address, userAgent: 'bench' };
    const session = await db
      .transaction()
      .execute((trx) => createSession(trx, systemClock, account.accountId, 'password', device));
    return { ...account, ...createCaller(port, { address, session }) };
  };

  const giveApp: Stage['giveApp'] = async (accountId, isConfirmed = true) => {
    const now = systemClock.now();
    await db
      .insertInto('second_factor')
      .values({ account_id: accountId, secret: APP_SECRET, confirmed_at: isConfirmed ? now : null, created_at: now })
      .execute();
  };

  const operator: Stage['operator'] = async () => {
    const account = await addAccount();
    await addOperator({ db, clock: systemClock }, account.accountId);
    await giveApp(account.accountId);
    return enter(account);
  };

  const mailsTo: Stage['mailsTo'] = async (email, isWanted) => {
    const reader = createCaller(port, { address: nextAddress() });
    for (const startedAt = Date.now(); Date.now() - startedAt < MAIL_PATIENCE_MS; await sleep(MAIL_PAUSE_MS)) {
      const wanted = (await reader.ask(getMailbox, { query: { to: email } })).mails.filter(isWanted);
      if (wanted.length > 0) return wanted;
    }
    throw new Error(`the mail to ${email} did not come`);
  };

  const mailed: Stage['mailed'] = async (email, name = 'token') => {
    const link = new RegExp(`[?&]${name}=([\\w-]+)`);
    const [mail] = await mailsTo(email, ({ text }) => link.test(text));
    return link.exec(mail?.text ?? '')?.[1] ?? '';
  };

  return {
    port,
    pool,
    things,
    visitor: (headers) => createCaller(port, { address: nextAddress(), ...(headers && { headers }) }),
    newEmail: () => `new-${opening}-${emails++}@bench.example`,
    member: async () => enter(await addAccount()),
    operator,
    giveApp,
    mailed,
    mailsTo,
    close: () => pool.end(),
  };
};
