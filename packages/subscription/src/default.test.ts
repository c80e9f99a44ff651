import { anyDay } from '@firmament/calendar/arbitraries';
import { addDays, daysBetween } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockDay, type Claim, defaultDay, isBlocking, reminderDue, reminderFee } from './default.ts';

const unpaid: Claim = { dueOn: '2026-02-25', paidOn: null, remindedOn: [] };

describe('default', () => {
  it('begins the day after the due day and ends with the payment', () => {
    expect(['2026-02-25', '2026-02-26', '2026-03-02'].map((day) => defaultDay(unpaid, day))).toEqual([0, 1, 5]);
    expect(defaultDay({ ...unpaid, paidOn: '2026-02-28' }, '2026-03-02')).toBe(0);
  });

  it('blocks on day 5, if it was announced', () => {
    const warned = { ...unpaid, remindedOn: ['2026-02-26'] };
    expect([isBlocking(warned, '2026-03-01'), isBlocking(warned, '2026-03-02')]).toEqual([false, true]);
    expect(isBlocking(unpaid, '2026-06-01')).toBe(false);
    expect(isBlocking({ ...warned, paidOn: '2026-03-05' }, '2026-03-06')).toBe(false);
    expect(blockDay({ ...unpaid, remindedOn: ['2026-03-10'] })).toBe('2026-03-14');
  });
});

describe('reminders', () => {
  /** Checks at this interval and sends the reminders that are due. */
  const remind = (dueOn: string, every: number, days: number): Claim => {
    const remindedOn: string[] = [];
    for (let day = 0; day <= days; day += every) {
      const today = addDays(dueOn, day);
      if (reminderDue({ dueOn, paidOn: null, remindedOn }, today) !== undefined) remindedOn.push(today);
    }
    return { dueOn, paidOn: null, remindedOn };
  };

  it('go out on days 1, 15 and 29, three at most', () => {
    expect(remind('2026-02-25', 1, 300).remindedOn).toEqual(['2026-02-26', '2026-03-12', '2026-03-26']);
  });

  it('are at least 14 days apart, and the first comes at least four days before the block', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (dueOn, every) => {
        const claim = remind(dueOn, every, 200);
        const [first = dueOn, ...rest] = claim.remindedOn;
        rest.reduce((before, day) => {
          expect(daysBetween(before, day)).toBeGreaterThanOrEqual(14);
          return day;
        }, first);
        expect(claim.remindedOn.length).toBeLessThanOrEqual(3);
        expect(daysBetween(first, blockDay(claim) ?? first)).toBeGreaterThanOrEqual(4);
        expect(daysBetween(dueOn, blockDay(claim) ?? dueOn)).toBeGreaterThanOrEqual(5);
      }),
    );
  });

  it('cost between 5 and 15 euros, none less than the one before', () => {
    const fees = [1, 2, 3, 4, 9].map(reminderFee);
    expect(fees).toEqual([500, 1000, 1500, 1500, 1500]);
  });
});
