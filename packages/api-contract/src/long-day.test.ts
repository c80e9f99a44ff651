import { addDays } from '@firmament/calendar/day';
import { expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { longDay } from './long-day.ts';

it('writes every day as the language does', () => {
  for (const language of ['en', 'de'] as const) {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = '1899-12-20', i = 0; i < 400; i++, day = addDays(day, i % 5 === 0 ? 97 : 1)) {
      expect(longDay(language, day)).toBe(format.format(new Date(day)));
    }
  }
});
