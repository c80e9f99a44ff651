import { expect, it } from 'vitest';
import { expectedStart } from './expected-start.ts';

const CONSUMER = { customer: 'consumer', country: 'AT', minimumMonths: 12, startsAtOnce: false } as const;

it('a consumer’s plan begins the day after the 14 days to withdraw', () => {
  expect(expectedStart(CONSUMER, '2026-11-17')).toBe('2026-12-02');
});

it('the 14 days last until the next working day of the country', () => {
  // 24 December to 7 January: a holiday in Austria is no holiday in Germany.
  expect(expectedStart(CONSUMER, '2026-12-23')).toBe('2027-01-08');
  expect(expectedStart({ ...CONSUMER, country: 'DE' }, '2026-12-23')).toBe('2027-01-07');
});

it('the plan of a business, or of a consumer who wishes so, begins with the payment', () => {
  expect(expectedStart({ ...CONSUMER, customer: 'business' }, '2026-11-17')).toBeUndefined();
  expect(expectedStart({ ...CONSUMER, startsAtOnce: true }, '2026-11-17')).toBeUndefined();
});
