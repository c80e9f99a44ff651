import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firmament/calendar/day';
import { expect, test } from 'vitest';
import { ageOf, relativeTime } from './relative-time.ts';

const NOW = new Date('2026-06-15T12:00:00');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const [MINUTE, HOUR, DAY] = [MINUTE_MS, HOUR_MS, DAY_MS];

test.each([
  [ago(-5_000), 'now', 'jetzt'],
  [ago(30_000), 'now', 'jetzt'],
  [ago(3 * MINUTE), '3 minutes ago', 'vor 3 Minuten'],
  [ago(90 * MINUTE), '1 hour ago', 'vor 1 Stunde'],
  [ago(DAY + HOUR), 'yesterday', 'gestern'],
  [ago(8 * DAY), '8 days ago', 'vor 8 Tagen'],
  [ago(65 * DAY), '2 months ago', 'vor 2 Monaten'],
  [ago(800 * DAY), '2 years ago', 'vor 2 Jahren'],
])('says how long ago %s was', (moment, english, german) => {
  expect(relativeTime(moment, NOW, 'en')).toBe(english);
  expect(relativeTime(moment, NOW, 'de')).toBe(german);
});

test.each([
  [ago(11 * HOUR), 'today'],
  [ago(13 * HOUR), 'yesterday'],
  [ago(6 * DAY), 'week'],
  [ago(7 * DAY), 'earlier'],
])('%s was %s', (moment, age) => {
  expect(ageOf(moment, NOW)).toBe(age);
});
