import { anyDay } from '@firmament/calendar/arbitraries';
import type { Day } from '@firmament/calendar/day';
import fc from 'fast-check';
import { accept, type Contract, order, receiveFirstPayment } from './lifecycle.ts';
import { COUNTRIES, MINIMUM_TERMS } from './terms.ts';

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
