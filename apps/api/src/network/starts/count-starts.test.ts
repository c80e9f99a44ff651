import { STANDARD_PLANS } from '@firmament/api-contract/membership';
import { NO_OFFER } from '@firmament/api-contract/offer';
import { dayOf } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countStarts } from './count-starts.ts';

const QUOTA = 5;

const useStarts = async (accounts = 1) => {
  const { db, pool } = await useTestDatabase();
  const clock = createTestClock();
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (email, full_name, password_hash, language, membership_level, membership_start, created_at)
     select 'member' || number || '@firma.example', 'Eva Muster', 'x', 'en', 0, '2026-01-01', now()
     from generate_series(1, $1) number returning id`,
    [accounts],
  );
  const plans = STANDARD_PLANS.map((plan) => ({ ...plan, networkStartsPerDay: QUOTA }));
  const deps = { db, clock, offer: () => ({ ...NO_OFFER, plans }) };
  const beginAs = async (account: number, ...points: number[]) => {
    const member = { accountId: rows[account]?.id ?? 0, membershipLevel: 0 };
    try {
      return (await countStarts(deps, { rows: db, member, points })).used;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  const stored = async () =>
    (
      await pool.query(`select (select count(*)::integer from network_start) as points,
        (select coalesce(sum(used), 0)::integer from network_start_count) as used`)
    ).rows[0];
  const forget = () => pool.query('delete from network_start; delete from network_start_count');
  return {
    db,
    pool,
    clock,
    deps,
    accounts: rows,
    beginAs,
    begin: (...points: number[]) => beginAs(0, ...points),
    stored,
    forget,
  };
};

it('the plans of the specification allow 500, 5,000, 25,000 and 100,000 a day', () => {
  expect(STANDARD_PLANS.map(({ networkStartsPerDay }) => networkStartsPerDay)).toEqual([500, 5_000, 25_000, 100_000]);
});

describe('points from which a member begins', () => {
  it('count once a day, and anew when a day begins in Vienna', async () => {
    const { begin, clock, stored } = await useStarts();
    expect([await begin(4), await begin(8), await begin(4, 8), await begin(4, 4, 12)]).toEqual([1, 2, 2, 3]);
    expect([await begin(16, 20, 24), await begin(16, 20), await begin(24), await begin(4)]).toEqual([
      'rate_limited',
      5,
      'rate_limited',
      5,
    ]);
    expect(await stored()).toEqual({ points: 5, used: 5 });
    // From 10 o'clock in Vienna.
    clock.pass(14 * 60 - 1);
    expect(await begin(24)).toBe('rate_limited');
    clock.pass(1);
    expect([await begin(24), await begin(24), await begin(4)]).toEqual([1, 1, 2]);
  });

  it('are told how long to wait on days of 23 and 25 hours', async () => {
    const { deps, clock, begin, accounts } = await useStarts();
    const wait = async () => {
      await begin(4, 8, 12, 16, 20);
      const member = { accountId: accounts[0]?.id ?? 0, membershipLevel: 0 };
      const refused = await countStarts(deps, { rows: deps.db, member, points: [24] }).catch((error) => error);
      return refused.retryAfterSeconds / 3600;
    };
    // The nights of 29 March and 25 October 2026, half an hour after midnight.
    clock.pass(18 * 24 * 60 + 14 * 60 + 30);
    expect(dayOf(clock.now())).toBe('2026-03-29');
    expect(await wait()).toBe(22.5);
    clock.pass(210 * 24 * 60 - 60);
    expect(dayOf(clock.now())).toBe('2026-10-25');
    expect(await wait()).toBe(24.5);
  });

  it('are not written again: whoever begins there again is only looked up, where that may lag', async () => {
    const { db, deps, accounts, begin } = await useStarts();
    await begin(4, 8);
    const member = { accountId: accounts[0]?.id ?? 0, membershipLevel: 0 };
    const onlyReading = { ...deps, db: undefined as never };
    expect(await countStarts(onlyReading, { rows: db, member, points: [8, 4] })).toEqual({ used: 2, quota: QUOTA });
    await expect(countStarts(onlyReading, { rows: db, member, points: [8, 12] })).rejects.toThrow(TypeError);
  });

  it('are counted by the primary where a replica does not know of them yet', async () => {
    const { deps, accounts, begin, stored } = await useStarts();
    const { db: behind } = await useTestDatabase();
    const member = { accountId: accounts[0]?.id ?? 0, membershipLevel: 0 };
    await begin(4, 8, 12, 16, 20);
    expect(await countStarts(deps, { rows: behind, member, points: [4] })).toEqual({ used: 5, quota: QUOTA });
    expect(await stored()).toEqual({ points: 5, used: 5 });
  });

  it('at once: exactly as many as are left, and the same one once', async () => {
    const { begin, stored, forget } = await useStarts();
    for (let round = 0; round < 5; round++) {
      await forget();
      await begin(4, 8, 12);
      const many = await Promise.all(Array.from({ length: 8 }, (_, number) => begin(100 + number * 4)));
      expect(many.filter((answer) => answer === 'rate_limited')).toHaveLength(6);
      expect(await stored()).toEqual({ points: 5, used: 5 });
      await forget();
      await begin(4, 8, 12, 16);
      expect(await Promise.all(Array.from({ length: 8 }, () => begin(20)))).toEqual(Array(8).fill(5));
      expect(await stored()).toEqual({ points: 5, used: 5 });
    }
  });

  it('may be named by two calls at once in another order', async () => {
    const { pool, clock, accounts, begin, stored } = await useStarts();
    await begin(16);
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('insert into network_start (account_id, day, point) values ($1, $2, 8)', [
      accounts[0]?.id,
      dayOf(clock.now()),
    ]);
    const both = Promise.all([begin(4, 8, 12), begin(12, 8, 4)]);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
    await blocker.query('rollback');
    blocker.release();
    expect(await both).toEqual([4, 4]);
    expect(await stored()).toEqual({ points: 4, used: 4 });
  });

  it('stay open when the plan becomes smaller than what was begun', async () => {
    const { deps, accounts, begin, db } = await useStarts();
    await begin(4, 8, 12);
    const plans = STANDARD_PLANS.map((plan) => ({ ...plan, networkStartsPerDay: 2 }));
    const smaller = { ...deps, offer: () => ({ ...NO_OFFER, plans }) };
    const member = { accountId: accounts[0]?.id ?? 0, membershipLevel: 0 };
    expect(await countStarts(smaller, { rows: db, member, points: [12] })).toEqual({ used: 3, quota: 2 });
    await expect(countStarts(smaller, { rows: db, member, points: [16] })).rejects.toThrow(/^You have begun from 2 /);
  });

  it('are as many as the days, members and points there were, whatever is asked in whichever order', async () => {
    const { beginAs, clock, forget } = await useStarts(2);
    const step = fc.record({
      account: fc.nat(1),
      points: fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }),
      minutes: fc.constantFrom(0, 0, 0, 60, 24 * 60),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await forget();
        const begun = new Map<string, Set<number>>();
        for (const { account, points, minutes } of steps) {
          clock.pass(minutes);
          const today = `${account} ${dayOf(clock.now())}`;
          const all = new Set([...(begun.get(today) ?? []), ...points]);
          const isTooMany = all.size > QUOTA;
          if (!isTooMany) begun.set(today, all);
          expect(await beginAs(account, ...points)).toBe(isTooMany ? 'rate_limited' : all.size);
        }
      }),
      { numRuns: 20 },
    );
  });
});
