import { anyDay } from '@firmament/calendar/arbitraries';
import { addDays, daysBetween, weekdayOf } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCountry } from './arbitraries.ts';
import { addWorkingDays, easterOf, isHoliday, isWorkingDay, nextWorkingDay } from './working-days.ts';

it.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

it('Easter is a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2100; year++) {
    const day = easterOf(year);
    expect(weekdayOf(day)).toBe(7);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  }
});

describe('public holidays', () => {
  it.each([
    ['2026-01-06', ['AT']],
    ['2026-04-03', ['DE']],
    ['2026-04-06', ['AT', 'DE']],
    ['2026-05-14', ['AT', 'DE', 'CH']],
    ['2026-06-04', ['AT']],
    ['2026-08-01', ['CH']],
    ['2026-10-03', ['DE']],
    ['2026-10-26', ['AT']],
    ['2026-12-08', ['AT']],
    ['2026-12-25', ['AT', 'DE', 'CH']],
    ['2026-12-24', []],
  ])('%s is a holiday in %j', (day, countries) => {
    expect((['AT', 'DE', 'CH'] as const).filter((country) => isHoliday(day, country))).toEqual(countries);
  });

  it.each([
    ['AT', 13],
    ['DE', 9],
    ['CH', 4],
  ] as const)('of %s are the same number every year', (country, count) => {
    for (let year = 2000; year < 2060; year++) {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      const kept = days.filter((day) => day.startsWith(String(year)) && isHoliday(day, country));
      // In 2008 Ascension fell on 1 May.
      expect(kept.length).toBeGreaterThanOrEqual(count - 1);
      expect(kept.length).toBeLessThanOrEqual(count);
    }
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-16', 'AT', '2026-11-23'],
    ['2026-12-23', 'AT', '2026-12-31'],
    ['2026-04-01', 'DE', '2026-04-10'],
    ['2026-04-01', 'AT', '2026-04-09'],
  ] as const)('five after %s in %s lead to %s', (day, country, expected) => {
    expect(addWorkingDays(day, 5, country)).toBe(expected);
  });

  it('are counted without skipping any', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), anyCountry, (day, count, country) => {
        const last = addWorkingDays(day, count, country);
        const all = Array.from({ length: daysBetween(day, last) }, (_, index) => addDays(day, index + 1));
        expect(isWorkingDay(last, country)).toBe(true);
        expect(all.filter((one) => isWorkingDay(one, country))).toHaveLength(count);
      }),
    );
  });

  it('include today, and the next is never more than five days off', () => {
    fc.assert(
      fc.property(anyDay, anyCountry, (day, country) => {
        const next = nextWorkingDay(day, country);
        expect(next === day).toBe(isWorkingDay(day, country));
        expect(daysBetween(day, next)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
