import { expect, it } from 'vitest';
import { dayNumber, dayOfNumber, LAST_DAY, withinCalendar } from './relation.ts';

it('numbers the days of a calendar whose first days have meanings of their own', () => {
  expect([dayNumber('1900-01-02'), dayNumber('2000-01-01')]).toEqual([2, 36_525]);
  expect(dayOfNumber(dayNumber('2028-02-29'))).toBe('2028-02-29');
  expect([dayNumber('1899-12-31'), dayNumber('1848-03-13'), dayNumber('9999-12-31')]).toEqual([2, 2, LAST_DAY]);
  expect([withinCalendar(-1), withinCalendar(100_000)]).toEqual([2, LAST_DAY]);
});
