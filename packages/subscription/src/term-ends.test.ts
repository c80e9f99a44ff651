import { addDays, addMonths } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRunning } from './arbitraries.ts';
import { currentTermEnd, endAfterNotice, minimumEnd, noticeDeadline } from './term-ends.ts';

const business = { customer: 'business' as const, minimumMonths: 12, startedOn: '2026-01-31' };
const consumer = { ...business, customer: 'consumer' as const };

describe('the contract of a business', () => {
  it.each([
    ['2026-02-01', '2027-01-31'],
    ['2026-10-30', '2027-01-31'],
    ['2026-10-31', '2028-01-31'],
    ['2027-10-30', '2028-01-31'],
    ['2027-10-31', '2029-01-31'],
  ])('given notice on %s ends on %s', (day, end) => {
    expect(endAfterNotice(business, day)).toBe(end);
  });

  it('renews by a year at a time, counted from its start and not from a short month', () => {
    const leap = { ...business, startedOn: '2024-02-29' };
    expect(currentTermEnd(leap, '2024-03-01')).toBe('2025-02-28');
    expect(currentTermEnd(leap, '2025-02-28')).toBe('2026-02-28');
    expect(currentTermEnd(leap, '2027-06-01')).toBe('2028-02-29');
  });

  it.each([
    ['2027-10-01', '2027-06-30'],
    ['2027-03-01', '2026-11-30'],
    ['2027-05-31', '2027-02-28'],
    ['2028-05-31', '2028-02-29'],
    ['2027-03-10', '2026-12-09'],
  ])('that ends before %s takes notice until %s, three whole months before its last day', (end, deadline) => {
    expect(noticeDeadline(end)).toBe(deadline);
    expect(addMonths(deadline, 3) < end).toBe(true);
    expect(addMonths(addDays(deadline, 1), 3) >= end).toBe(true);
  });
});

describe('the contract of a consumer', () => {
  it.each([
    ['2026-02-01', '2027-01-31'],
    ['2027-01-01', '2027-01-31'],
    ['2027-01-02', '2027-02-01'],
    ['2028-02-10', '2028-03-11'],
  ])('given notice on %s ends on %s', (day, end) => {
    expect(endAfterNotice(consumer, day)).toBe(end);
  });

  it('can be ended on a later day than the earliest', () => {
    expect(endAfterNotice(consumer, '2027-06-01', '2027-09-30')).toBe('2027-09-30');
    expect(endAfterNotice(business, '2026-06-01', '2027-09-30')).toBe('2028-01-31');
  });

  it('runs on without an end after the minimum term', () => {
    expect(currentTermEnd(consumer, '2027-01-30')).toBe('2027-01-31');
    expect(currentTermEnd(consumer, '2027-01-31')).toBeUndefined();
  });
});

describe('every contract', () => {
  it('ends neither before its minimum term nor sooner for a later notice', () => {
    fc.assert(
      fc.property(anyRunning, fc.nat(4000), fc.nat(400), (contract, days, later) => {
        const day = addDays(contract.startedOn, days);
        const end = endAfterNotice(contract, day);
        expect(end >= minimumEnd(contract, day)).toBe(true);
        expect(endAfterNotice(contract, addDays(day, later)) >= end).toBe(true);
        if (contract.customer === 'consumer') expect(end >= addDays(day, 30)).toBe(true);
        else expect(day <= noticeDeadline(end)).toBe(true);
      }),
    );
  });

  it('of a business binds for no more than a year and three months after its minimum term', () => {
    fc.assert(
      fc.property(anyRunning, fc.nat(4000), (contract, days) => {
        fc.pre(contract.customer === 'business');
        const day = addDays(contract.startedOn, days);
        const least = minimumEnd(contract, day);
        fc.pre(day >= least);
        // Shortened months can put a deadline up to three days earlier.
        expect(endAfterNotice(contract, day) <= addDays(addMonths(day, 15), 3)).toBe(true);
      }),
    );
  });
});
