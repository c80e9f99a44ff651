import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS, type Limit, type LimitName } from '@firmament/api-contract/limits';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isPassingFailure } from '../database/database-error.ts';
import type { Logger } from '../logger.ts';
import { networksOf } from './address-key.ts';
import { AppError, type Text } from './app-error.ts';

/** What is counted: a limit, for an account or a network. */
export type Count = {
  limit: LimitName;
  subject: string;
  /** How many times the limit is allowed, if more than once: for networks of many customers. */
  times?: number;
};

/** For each network that an address lies in. */
export const countsOfAddress = (limit: LimitName, address: string | undefined): Count[] =>
  networksOf(address).map(({ key, times }) => ({ limit, subject: key, times }));

export const allowedFor = ({ limit, times = 1 }: Count): number => LIMITS[limit].count * times;

/** The digest keeps keys short and addresses out of the database. */
const keyOf = ({ limit, subject }: Count): string =>
  createHash('sha256').update(`${limit}\n${subject}`).digest('hex').slice(0, 32);

type Settled = { key: string; count: number; resets_at: Date };

/**
 * A window that ends later than it could was started by a clock that ran ahead; it would lock people out until the time
 * catches up with it. Clocks of several machines may differ by less than this.
 */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Adds to counts; a count whose window has passed, or lies too far ahead, starts again. Sorted, so that two processes
 * never wait in a circle.
 */
const add = async (
  db: Database,
  now: Date,
  rows: { key: string; added: number; windowSeconds: number }[],
): Promise<Settled[]> => {
  const tolerance = `${CLOCK_TOLERANCE_MS} milliseconds`;
  const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  const result = await sql<Settled>`
    insert into rate_limit as kept (key, count, resets_at)
    select decode(key, 'hex'), added, ${now}::timestamptz + make_interval(secs => seconds)
    from unnest(${sorted.map(({ key }) => key)}::text[], ${sorted.map(({ added }) => added)}::int[],
      ${sorted.map(({ windowSeconds }) => windowSeconds)}::int[]) as given (key, added, seconds)
    on conflict (key) do update set
      count = case when kept.resets_at > ${now} and kept.resets_at <= excluded.resets_at + ${tolerance}::interval
        then kept.count + excluded.count else excluded.count end,
      resets_at = case when kept.resets_at > ${now} and kept.resets_at <= excluded.resets_at + ${tolerance}::interval
        then kept.resets_at else excluded.resets_at end
    returning encode(key, 'hex') as key, count, resets_at`.execute(db);
  return result.rows;
};

const addOneEach = (db: Database, now: Date, counts: Count[]): Promise<Settled[]> =>
  add(
    db,
    now,
    counts.map((count) => ({ key: keyOf(count), added: 1, windowSeconds: LIMITS[count.limit].windowSeconds })),
  );

const findOver = (counts: Count[], settled: Settled[]): Settled | undefined => {
  const allowed = new Map(counts.map((count) => [keyOf(count), allowedFor(count)]));
  return settled.find(({ key, count }) => count > (allowed.get(key) ?? 0));
};

/** Counts exactly; returns whether that is still within the limits. */
export const isWithinLimits = async (db: Database, now: Date, ...counts: Count[]): Promise<boolean> =>
  findOver(counts, await addOneEach(db, now, counts)) === undefined;

export type Tally = Count & { count: number; resetsAt: Date };

/** Counts exactly and says where each count stands, for callers that do not simply refuse. */
export const tally = async (db: Database, now: Date, ...counts: Count[]): Promise<Tally[]> => {
  const settled = new Map((await addOneEach(db, now, counts)).map((row) => [row.key, row]));
  return counts.map((counted) => {
    const { count = 1, resets_at: resetsAt = now } = settled.get(keyOf(counted)) ?? {};
    return { ...counted, count, resetsAt };
  });
};

/** The same for a limit that others set us, such as a register. */
export const isWithinLimit = async (db: Database, now: Date, limit: Limit & { name: string }): Promise<boolean> => {
  const key = createHash('sha256').update(limit.name).digest('hex').slice(0, 32);
  const [settled] = await add(db, now, [{ key, added: 1, windowSeconds: limit.windowSeconds }]);
  return settled !== undefined && settled.count <= limit.count;
};

/** Takes back what was counted for something that turned out harmless, such as a successful sign-in. */
export const giveBack = async (db: Database, ...counts: Count[]): Promise<void> => {
  const keys = counts.map(keyOf);
  // Locked in the order in which `add` counts them, for the same reason.
  await sql`update rate_limit set count = count - 1 where key in (
    select key from rate_limit where count > 0
      and key in (select decode(given, 'hex') from unnest(${keys}::text[]) as given)
    order by key for update)`.execute(db);
};

/** Takes back all that an innocent has counted: `own` altogether, and as much of the totals it was part of. */
export const forgive = async (db: Database, own: Count, totals: Count[]): Promise<void> => {
  const keys = totals.map(keyOf);
  await sql`with gone as (delete from rate_limit where key = decode(${keyOf(own)}, 'hex') returning count)
    update rate_limit set count = greatest(0, count - (select count from gone)) where key in (
      select key from rate_limit where exists (select from gone)
        and key in (select decode(given, 'hex') from unnest(${keys}::text[]) as given)
      order by key for update)`.execute(db);
};

export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** "16 hours", "15 minutes", "5 seconds" */
export const wordWait = (seconds: number): Text => {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds <= 60) return { en: `${seconds} seconds`, de: `${seconds} Sekunden` };
  return minutes > 120
    ? { en: `${hours} hours`, de: `${hours} Stunden` }
    : { en: `${minutes} minutes`, de: `${minutes} Minuten` };
};

const refuse = (resetsAt: Date, now: Date): never => {
  const seconds = secondsUntil(resetsAt, now);
  const wait = wordWait(seconds);
  throw new AppError('rate_limited', {
    retryAfterSeconds: seconds,
    ...(seconds > 60 && {
      text: {
        en: `Too many attempts. Please wait ${wait.en} and try again.`,
        de: `Zu viele Versuche. Bitte warten Sie ${wait.de} und versuchen Sie es erneut.`,
      },
    }),
  });
};

export type RateLimiter = {
  /** Counts exactly, across all processes: one statement. Throws `rate_limited` if any of the counts is over. */
  count(...counts: Count[]): Promise<void>;
  /** Takes back what `count` has counted. */
  giveBack(...counts: Count[]): Promise<void>;
  /** Counts in memory and settles with the database now and then; for limits that every request counts against. */
  countCheaply(count: Count): Promise<void>;
  close(): Promise<void>;
};

type Entry = { limit: LimitName; pending: number; settled: number; resetsAt: number };

const SETTLE_INTERVAL_MS = 1_000;
/** After this many, a user's requests wait for the counts of other processes: no process admits more unseen. */
const SETTLE_AFTER = 30;
/** A database that is away must not make everybody wait for it. */
const MAX_WAIT_MS = 500;
/** Guards against a flood of made-up addresses; a forgotten one is read from the database again. */
const MAX_ENTRIES = 50_000;

/**
 * Limits are counted in PostgreSQL, so that they hold across processes. Windows are fixed and begin with the first count,
 * which makes "try again in n seconds" exact. The general limit would cost a statement per request; it is counted in
 * memory and settled once a second, or every 30 requests of one user, whichever comes first.
 */
export const createRateLimiter = (db: Database, clock: Clock, logger: Logger): RateLimiter => {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let settling: Promise<void> | undefined;

  const settleAll = async (): Promise<void> => {
    const due = [...entries].filter(([, entry]) => entry.pending > 0);
    const taken = new Map(due.map(([key, entry]) => [key, entry.pending]));
    const rows = due.map(([key, { pending, limit }]) => ({
      key,
      added: pending,
      windowSeconds: LIMITS[limit].windowSeconds,
    }));
    const settled = rows.length > 0 ? await add(db, clock.now(), rows) : [];
    for (const { key, count, resets_at } of settled) {
      const entry = entries.get(key);
      if (!entry) continue;
      entry.pending -= taken.get(key) ?? 0;
      entry.settled = count;
      entry.resetsAt = resets_at.getTime();
    }
    const now = clock.now().getTime();
    for (const [key, entry] of entries) {
      if (entry.pending === 0 && (entry.resetsAt <= now || entries.size > MAX_ENTRIES)) entries.delete(key);
    }
  };

  const settle = (): Promise<void> => {
    settling ??= settleAll()
      // Without the database this process counts alone; the requests themselves will say what is wrong.
      .catch((error) => logger.warn({ err: error }, 'rate limits could not be settled'))
      .finally(() => {
        settling = undefined;
      });
    return settling;
  };

  const settleSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void settle().then(() => entries.size > 0 && settleSoon());
    }, SETTLE_INTERVAL_MS).unref();
  };

  const entryFor = (key: string, limit: LimitName, now: number): Entry => {
    const known = entries.get(key);
    const resetsAt = now + LIMITS[limit].windowSeconds * 1000;
    if (known && known.resetsAt > now && known.resetsAt <= resetsAt + CLOCK_TOLERANCE_MS) return known;
    const entry = { limit, pending: 0, settled: 0, resetsAt };
    entries.set(key, entry);
    return entry;
  };

  const countCheaply: RateLimiter['countCheaply'] = async (count) => {
    const key = keyOf(count);
    const allowed = allowedFor(count);
    if ((entries.get(key)?.pending ?? 0) >= SETTLE_AFTER) await Promise.race([settle(), pause(MAX_WAIT_MS)]);
    const now = clock.now();
    const entry = entryFor(key, count.limit, now.getTime());
    if (entry.settled + entry.pending >= allowed) refuse(new Date(entry.resetsAt), now);
    entry.pending += 1;
    settleSoon();
  };

  return {
    count: async (...counts) => {
      const now = clock.now();
      const settled = await addOneEach(db, now, counts).catch((error) => {
        if (isPassingFailure(error)) return undefined;
        throw error;
      });
      // Without the database this process counts alone, and settles when it is back: what needs no database goes on.
      if (settled === undefined) return void (await Promise.all(counts.map(countCheaply)));
      const over = findOver(counts, settled);
      if (over) refuse(over.resets_at, now);
    },
    giveBack: (...counts) => giveBack(db, ...counts),
    countCheaply,
    close: async () => {
      clearTimeout(timer);
      await settling;
      await settle();
    },
  };
};

/** Keeps only windows that are still open. */
export const purgeRateLimits = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('rate_limit').where('resets_at', '<=', now).execute();
};
