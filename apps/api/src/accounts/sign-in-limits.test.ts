import { LIMITS, SIGN_IN_GAP } from '@firmament/api-contract/limits';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { admitAttempt } from './sign-in-limits.ts';

const OFFICE = '203.0.113.7';

/** Attempts without the passwords, which would take minutes to hash. */
const useLimits = async () => {
  const { db } = await useTestDatabase();
  const clock = createTestClock();
  const attempt = (email: string, address: string, knownDeviceId: number | null = null) =>
    admitAttempt({ db, clock }, { email, address, knownDeviceId });
  /** Seconds to wait; 0 if the password is looked at. */
  const waitFor = async (email: string, address: string, knownDeviceId: number | null = null): Promise<number> => {
    try {
      await attempt(email, address, knownDeviceId);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
      return error.retryAfterSeconds ?? Number.NaN;
    }
  };
  const passSeconds = (seconds: number) => clock.pass(seconds / 60);
  return { clock, attempt, waitFor, passSeconds };
};

describe('an office behind one address', () => {
  it('signs in, all 200 of it within an hour and everybody at the second attempt', async () => {
    const { attempt } = await useLimits();
    for (let person = 0; person < 200; person++) {
      const email = `person${person}@kunde.example`;
      await attempt(email, OFFICE);
      const { forgive } = await attempt(email, OFFICE);
      await forgive();
    }
  });

  it('is not slowed down on its known devices while somebody there tries passwords on many accounts', async () => {
    const { waitFor, passSeconds } = await useLimits();
    for (let i = 0; i < LIMITS.signInFromAddress.count; i++) {
      expect(await waitFor(`victim${i}@kunde.example`, OFFICE)).toBe(0);
    }
    // The first beyond the limit is let through, the next has to wait for it; the wait is short and grows.
    expect(await waitFor('next@kunde.example', OFFICE)).toBe(0);
    expect(await waitFor('another@kunde.example', OFFICE)).toBe(2 * SIGN_IN_GAP.secondsPerFailure);
    expect(await waitFor('eva@kunde.example', OFFICE, 1)).toBe(0);
    passSeconds(SIGN_IN_GAP.secondsPerFailure);
    expect(await waitFor('another@kunde.example', OFFICE)).toBe(0);
    expect(await waitFor('eva@kunde.example', '198.51.100.1')).toBe(0);
  });
});

describe('a customer with a whole network of IPv6', () => {
  it('has to wait as well after trying passwords on many accounts, from however many networks inside', async () => {
    const { waitFor } = await useLimits();
    const inside = (i: number) => `2001:db8:aa:${(0x1200 + (i % 256)).toString(16)}::1`;
    const attempts = 4 * LIMITS.signInFromAddress.count;
    for (let i = 0; i < attempts; i++) expect(await waitFor(`victim${i}@kunde.example`, inside(i))).toBe(0);
    expect(await waitFor('next@kunde.example', inside(attempts))).toBe(0);
    expect(await waitFor('another@kunde.example', inside(attempts + 1))).toBe(2 * SIGN_IN_GAP.secondsPerFailure);
    expect(await waitFor('another@kunde.example', '2001:db8:aa:1300::1')).toBe(0);
  });
});

describe('guessing one password from many addresses', () => {
  it('is slowed down more and more, within bounds, and never stops others for long', async () => {
    const { waitFor, passSeconds } = await useLimits();
    let address = 0;
    const elsewhere = () => `198.51.${address >> 8}.${(address++ & 255) + 1}`;
    for (let i = 0; i < LIMITS.signInOfAccount.count; i++) {
      expect(await waitFor('eva@kunde.example', elsewhere())).toBe(0);
    }
    const waits: number[] = [];
    for (let i = 0; i < 40; i++) {
      // Lets the gap pass, then takes the turn; the next one hears how long it has to wait.
      passSeconds(SIGN_IN_GAP.maxSeconds);
      expect(await waitFor('eva@kunde.example', elsewhere())).toBe(0);
      waits.push(await waitFor('eva@kunde.example', elsewhere()));
    }
    expect(waits[0]).toBe(10);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBe(SIGN_IN_GAP.maxSeconds);
    // Other accounts and known devices never notice.
    expect(await waitFor('max@kunde.example', elsewhere())).toBe(0);
    expect(await waitFor('eva@kunde.example', elsewhere(), 1)).toBe(0);
  });

  it('lets one through when a hundred come at the same moment', async () => {
    const { waitFor, passSeconds } = await useLimits();
    for (let i = 0; i < LIMITS.signInOfAccount.count; i++) await waitFor('eva@kunde.example', `198.51.100.${i}`);
    passSeconds(SIGN_IN_GAP.maxSeconds);
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, i) => waitFor('eva@kunde.example', `203.0.113.${i}`)),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(1);
  });

  it('a turned-away attempt counts for nothing', async () => {
    const { waitFor, passSeconds } = await useLimits();
    for (let i = 0; i <= LIMITS.signInOfAccount.count; i++) await waitFor('eva@kunde.example', `198.51.100.${i}`);
    // More than the ten attempts that one address has.
    for (let i = 0; i < 15; i++) expect(await waitFor('eva@kunde.example', OFFICE)).toBe(10);
    passSeconds(10);
    expect(await waitFor('eva@kunde.example', OFFICE)).toBe(0);
  });
});
