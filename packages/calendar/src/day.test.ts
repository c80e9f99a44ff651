import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from './arbitraries.ts';
import { addDays, addMonths, dayOf, daysBetween, hourOf, startOfDay, weekdayOf } from './day.ts';

describe('a day', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each([
    ['2026-03-31T21:59:59Z', '2026-03-31'],
    ['2026-03-31T22:00:00Z', '2026-04-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s in Vienna, in summer and in winter', (moment, day) => {
    expect(dayOf(new Date(moment))).toBe(day);
  });

  it('begins at its first moment, also when clocks change', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = startOfDay(day);
        expect([dayOf(start), dayOf(new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)]);
      }),
    );
    for (const day of ['2026-03-29', '2026-10-25']) expect(dayOf(startOfDay(day))).toBe(day);
  });

  it.each([
    ['2026-03-31T22:00:00Z', 0],
    ['2026-07-01T04:59:59Z', 6],
    ['2026-12-31T04:59:59Z', 5],
    ['2026-12-31T22:59:59Z', 23],
  ])('%s is in hour %i in Vienna, in summer and in winter', (moment, hour) => {
    expect(hourOf(new Date(moment))).toBe(hour);
  });

  it('moves by the days added, across clock changes and leap years', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it('has the same weekday seven days later', () => {
    expect(weekdayOf('2026-11-15')).toBe(7);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      }),
    );
  });

  it('keeps its number in other months unless they are too short', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -120, max: 120 }), (day, months) => {
        const moved = addMonths(day, months);
        const isLast = addDays(moved, 1).endsWith('-01');
        expect(moved.slice(8) === day.slice(8) || (isLast && moved.slice(8) < day.slice(8))).toBe(true);
      }),
    );
  });
});
