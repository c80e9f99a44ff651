import { LIMITS } from '@firmament/api-contract/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../../test/servers/test-database.ts';
import { createTestClock, type TestClock } from '../../../test/tools/test-clock.ts';
import { createDatabase, createPool } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import {
  countsOfAddress,
  createRateLimiter,
  giveBack,
  isWithinLimits,
  purgeRateLimits,
  type RateLimiter,
} from './rate-limit.ts';

const useLimiters = async (processes: number) => {
  const database = await useTestDatabase();
  const clock = createTestClock();
  const limiters = Array.from({ length: processes }, () => createLimiter(database, clock));
  return { database, clock, limiters };
};

const createLimiter = ({ db }: TestDatabase, clock: TestClock): RateLimiter => {
  const limiter = createRateLimiter(db, clock, createLogger('silent'));
  onTestFinished(() => limiter.close());
  return limiter;
};

const contact = { limit: 'contact', subject: '203.0.113.7' } as const;
const general = { limit: 'general', subject: 'account 1' } as const;

/** How many of the attempts are admitted. */
const countAdmitted = async (attempts: number, attempt: (i: number) => Promise<void>): Promise<number> => {
  const outcomes = await Promise.allSettled(Array.from({ length: attempts }, (_, i) => attempt(i)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

describe('an exact limit', () => {
  it('admits exactly the allowed number across processes, all at once', async () => {
    const { limiters } = await useLimiters(3);
    const admitted = await countAdmitted(30, async (i) => limiters[i % 3]?.count(contact));
    expect(admitted).toBe(LIMITS.contact.count);
  });

  it('says how long to wait, and starts again when the window has passed', async () => {
    const {
      limiters: [limiter],
      clock,
    } = await useLimiters(1);
    for (let i = 0; i < 5; i++) await limiter?.count(contact);
    clock.pass(50);
    await expect(limiter?.count(contact)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 600,
      text: { de: 'Zu viele Versuche. Bitte warten Sie 10 Minuten und versuchen Sie es erneut.' },
    });
    clock.pass(10);
    await limiter?.count(contact);
  });

  it('locks nobody out because a clock was ahead', async () => {
    const {
      limiters: [limiter],
      clock,
    } = await useLimiters(1);
    const day = 24 * 60;
    clock.pass(day);
    for (let i = 0; i < 5; i++) await limiter?.count(contact);
    for (let i = 0; i < 600; i++) await limiter?.countCheaply(general);
    clock.pass(-day);
    await limiter?.count(contact);
    await limiter?.countCheaply(general);
    // A clock that is only a little behind those of other machines keeps counting.
    for (let i = 0; i < 4; i++) await limiter?.count(contact);
    clock.pass(-0.5);
    await expect(limiter?.count(contact)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('counts each subject and each limit separately', async () => {
    const {
      limiters: [limiter],
    } = await useLimiters(1);
    for (let i = 0; i < 5; i++) await limiter?.count(contact);
    await limiter?.count({ ...contact, subject: '203.0.113.8' });
    await limiter?.count({ ...contact, limit: 'reset' });
    await expect(limiter?.count({ ...contact, subject: '203.0.113.8' }, contact)).rejects.toThrow();
  });

  it('is kept by each process alone while the database is down', async () => {
    const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', size: 1 });
    onTestFinished(() => pool.end());
    const limiter = createRateLimiter(createDatabase(pool), createTestClock(), createLogger('silent'));
    onTestFinished(() => limiter.close());
    expect(await countAdmitted(20, async () => limiter.count(contact))).toBe(LIMITS.contact.count);
  });

  it('can be given back by many at once', async () => {
    const { database, clock } = await useLimiters(0);
    const both = [contact, { ...contact, subject: 'other' }];
    const count = () => isWithinLimits(database.db, clock.now(), ...both);
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await count();
        await giveBack(database.db, ...(i % 2 ? both : [...both].reverse()));
      }),
    );
    expect(await countAdmitted(5, async () => expect(await count()).toBe(true))).toBe(5);
    expect(await count()).toBe(false);
  });
});

describe('the general limit', () => {
  it('admits exactly the allowed number in one process', async () => {
    const {
      limiters: [limiter],
      clock,
    } = await useLimiters(1);
    expect(await countAdmitted(1000, async () => limiter?.countCheaply(general))).toBe(600);
    clock.pass(1);
    await limiter?.countCheaply(general);
  });

  it('holds across processes, except for the few that each admits unseen', async () => {
    const { limiters } = await useLimiters(3);
    let admitted = 0;
    for (let i = 0; i < 1500; i++) {
      const attempt = limiters[i % 3]?.countCheaply(general);
      await attempt?.then(
        () => (admitted += 1),
        () => {},
      );
    }
    expect(admitted).toBeGreaterThanOrEqual(600);
    expect(admitted).toBeLessThanOrEqual(600 + 2 * 30);
  });

  it('asks the database rarely', async () => {
    const {
      database,
      limiters: [limiter],
    } = await useLimiters(1);
    let statements = 0;
    database.pool.on('acquire', () => {
      statements += 1;
    });
    for (let i = 0; i < 300; i++) await limiter?.countCheaply(general);
    expect(statements).toBeLessThanOrEqual(12);
  });

  it('continues alone while the database is down', async () => {
    const {
      database,
      limiters: [limiter],
    } = await useLimiters(1);
    await database.pool.query('drop table rate_limit');
    expect(await countAdmitted(700, async () => limiter?.countCheaply(general))).toBe(600);
  });
});

describe('a customer with a whole network of IPv6', () => {
  const cases = [
    ['an address', () => '2001:db8:aa:1201::1', 1],
    ['addresses of one /64', (i: number) => `2001:db8:aa:1201::${i.toString(16)}`, 1],
    ['networks of one /56', (i: number) => `2001:db8:aa:${(0x1200 + (i % 256)).toString(16)}::1`, 4],
    ['networks of one /48', (i: number) => `2001:db8:aa:${(i * 256).toString(16)}::1`, 16],
  ] as const;

  it.each(cases)('gets the limit of a few customers at most, from %s', async (_, addressOf, times) => {
    const { limiters } = await useLimiters(2);
    const attempts = 20 * LIMITS.contact.count;
    const admitted = await countAdmitted(attempts, async (i) =>
      limiters[i % 2]?.count(...countsOfAddress('contact', addressOf(i))),
    );
    expect(admitted).toBe(times * LIMITS.contact.count);
    // Whoever lives in the next network has all of it.
    const [limiter] = limiters;
    const next = countsOfAddress('contact', '2001:db8:ab::1');
    expect(await countAdmitted(10, async () => limiter?.count(...next))).toBe(LIMITS.contact.count);
  });
});

it('forgets windows that have passed, and stores no address', async () => {
  const {
    database,
    clock,
    limiters: [limiter],
  } = await useLimiters(1);
  await limiter?.count(contact);
  const rows = () => database.db.selectFrom('rate_limit').selectAll().execute();
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');
  await purgeRateLimits(database.db, clock.now());
  expect(await rows()).toHaveLength(1);
  clock.pass(60);
  await purgeRateLimits(database.db, clock.now());
  expect(await rows()).toEqual([]);
});
