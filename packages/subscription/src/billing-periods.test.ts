import { anyDay } from '@firmament/calendar/arbitraries';
import { addDays } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCountry } from './arbitraries.ts';
import { dueDay, issueDay, periodAt, periodIndexOn } from './billing-periods.ts';
import { isWorkingDay } from './working-days.ts';

describe('the months of a service', () => {
  it('come one after the other without a gap', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(120), (start, index) => {
        expect(periodAt(start, index).until).toBe(periodAt(start, index + 1).from);
        expect(periodAt(start, index).from < periodAt(start, index).until).toBe(true);
      }),
    );
  });

  it('hold every day once', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(3000), (start, days) => {
        const day = addDays(start, days);
        const { from, until } = periodAt(start, periodIndexOn(start, day));
        expect(from <= day && day < until).toBe(true);
      }),
    );
  });

  it('return to the 31st after a short month', () => {
    expect([0, 1, 2].map((index) => periodAt('2026-01-31', index).from)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });
});

describe('invoices', () => {
  it('are due on a working day, with 14 days to pay, even when they went out late', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(60), fc.nat(40), anyCountry, (start, index, late, country) => {
        const period = periodAt(start, index);
        const issuedOn = addDays(issueDay(period), late);
        const due = dueDay(period, issuedOn, country);
        expect(isWorkingDay(due, country)).toBe(true);
        expect(due >= addDays(issuedOn, 14) && due >= period.from).toBe(true);
      }),
    );
  });
});
