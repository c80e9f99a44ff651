import { expect, it } from 'vitest';
import { membershipOf, quotaMonth, STANDARD_PLANS, usagePercent } from './membership.ts';

it.each([
  [0, 'Basic', 1_000, 10],
  [1, 'Professional', 10_000, 10],
  [2, 'Advanced', 50_000, 10],
  [3, 'Premium', 200_000, 50],
  [4, 'Unknown', 0, 0],
  [-1, 'Unknown', 0, 0],
])('level %i is %s', (level, name, companyRequestsPerMonth, dataExportsPerDay) => {
  expect(membershipOf(level, STANDARD_PLANS)).toMatchObject({ name, companyRequestsPerMonth, dataExportsPerDay });
});

it('gives usage in percent, and 100 without a quota', () => {
  expect(usagePercent(250, 1_000)).toBe(25);
  expect(usagePercent(0, 0)).toBe(100);
});

it('counts months by the calendar in Vienna', () => {
  expect(quotaMonth(new Date('2026-02-28T22:59:59Z'))).toBe('2026-02-01');
  expect(quotaMonth(new Date('2026-02-28T23:00:00Z'))).toBe('2026-03-01');
  expect(quotaMonth(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});
