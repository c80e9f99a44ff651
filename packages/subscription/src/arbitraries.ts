import fc from 'fast-check';
import { addDays, type Day } from './day.ts';
import { accept, type Contract, order, receiveFirstPayment } from './lifecycle.ts';
import { COUNTRIES, MINIMUM_TERMS } from './terms.ts';

/** Any day of half a century, leap days and the ends of months more often than they come. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: 0, max: 365 * 50 }).map((days) => addDays('2000-01-01', days)),
  fc.constantFrom('2024-02-29', '2028-02-29', '2023-02-28', '2026-01-31', '2026-08-31', '2025-12-31', '2024-11-30'),
);

export const anyCountry = fc.constantFrom(...COUNTRIES);

export const anyOrder: fc.Arbitrary<Contract> = fc
  .record({
    customer: fc.constantFrom('consumer' as const, 'business' as const),
    country: anyCountry,
    startsAtOnce: fc.boolean(),
    choice: fc.nat(4),
    day: anyDay,
  })
  .map(({ customer, country, startsAtOnce, choice, day }) => {
    const terms = MINIMUM_TERMS[customer];
    return order({ customer, country, startsAtOnce, minimumMonths: terms[choice % terms.length] ?? 12 }, day);
  });

/** In service from the day it was ordered on. */
export const anyRunning: fc.Arbitrary<Contract & { startedOn: Day }> = anyOrder.map((contract) => ({
  ...receiveFirstPayment(accept(contract, contract.orderedOn), contract.orderedOn),
  startedOn: contract.orderedOn,
}));
