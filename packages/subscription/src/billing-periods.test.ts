import { anyDay } from '@firmament/calendar/arbitraries';
import { addDays } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCountry } from './arbitraries.ts';
import { cutPeriod, dueDay, issueDay, periodAt, periodIndexOn, periodsToInvoice, shareOf } from './billing-periods.ts';
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
  it('go out 14 days before their month, once each, until the contract ends', () => {
    const contract = { startedOn: '2026-03-10', endsOn: null };
    expect(periodsToInvoice(contract, 1, '2026-03-26')).toEqual([]);
    expect(periodsToInvoice(contract, 1, '2026-03-27')).toEqual([1]);
    expect(periodsToInvoice(contract, 2, '2026-03-27')).toEqual([]);
    expect(periodsToInvoice(contract, 1, '2026-06-01')).toEqual([1, 2, 3]);
    expect(periodsToInvoice({ ...contract, endsOn: '2026-05-10' }, 1, '2027-01-01')).toEqual([1]);
    expect(periodsToInvoice({ ...contract, endsOn: '2026-05-11' }, 1, '2027-01-01')).toEqual([1, 2]);
  });

  it('are the same whether checked every day or all at once', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(500), (startedOn, days) => {
        const contract = { startedOn, endsOn: null };
        const daily: number[] = [];
        for (let day = 0; day <= days; day++) {
          daily.push(...periodsToInvoice(contract, 1 + daily.length, addDays(startedOn, day)));
        }
        expect(daily).toEqual(periodsToInvoice(contract, 1, addDays(startedOn, days)));
      }),
    );
  });

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

describe('a part of a month', () => {
  it('costs its share, and both parts together cost the whole', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(31), fc.nat(1_000_000), (start, days, cents) => {
        const period = periodAt(start, 0);
        const used = cutPeriod(period, addDays(start, days));
        const rest = { from: used.until, until: period.until };
        const [first, second] = [shareOf(cents, period, used), shareOf(cents, period, rest)];
        expect(Math.abs(first + second - cents)).toBeLessThanOrEqual(1);
        expect(first).toBeLessThanOrEqual(cents);
      }),
    );
    expect(shareOf(25_000, periodAt('2026-04-01', 0), { from: '2026-04-01', until: '2026-04-11' })).toBe(8333);
  });
});
