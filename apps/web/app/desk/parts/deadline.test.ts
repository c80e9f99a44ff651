import { describe, expect, it } from 'vitest';
import { translateIn } from '../../lib/i18n/i18n.ts';
import '../../../test/render-page.tsx';
import { daysBetween, waitSince } from './deadline.ts';
import { dueWords, waitWords } from './due.tsx';

describe('a deadline', () => {
  it('is counted in calendar days, also over the change of the clocks', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-16', '2026-11-13')).toBe(-3);
  });

  it.each([
    [-12, '12 days overdue', '12 Tage überfällig'],
    [-1, '1 day overdue', '1 Tag überfällig'],
    [0, 'due today', 'heute fällig'],
    [1, 'due tomorrow', 'morgen fällig'],
    [9, 'due in 9 days', 'in 9 Tagen fällig'],
  ])('%i days ahead is worded', (days, en, de) => {
    expect(dueWords(translateIn('en', 'deskThings', 'due'), days)).toBe(en);
    expect(dueWords(translateIn('de', 'deskThings', 'due'), days)).toBe(de);
  });
});

it.each([
  ['2026-11-15T06:00:00.000Z', 'waits 1 day 3 h', 'wartet 1 Tag 3 Std.'],
  ['2026-11-14T08:30:00.000Z', 'waits 2 days', 'wartet 2 Tage'],
  ['2026-11-16T04:00:00.000Z', 'waits 5 h', 'wartet 5 Std.'],
  ['2026-11-16T08:20:00.000Z', 'waits 40 min', 'wartet 40 Min.'],
  ['2026-11-16T09:00:30.000Z', 'just came in', 'soeben eingegangen'],
])('who has waited since %s is told so', (since, en, de) => {
  const wait = waitSince(since, '2026-11-16T09:00:00.000Z');
  expect(waitWords(translateIn('en', 'deskThings', 'waits'), wait)).toBe(en);
  expect(waitWords(translateIn('de', 'deskThings', 'waits'), wait)).toBe(de);
});
