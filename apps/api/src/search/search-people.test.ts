import { DAY_MS } from '@firmament/calendar/day';
import { createGazetteer } from '@firmament/gazetteer/gazetteer';
import { describe, expect, it } from 'vitest';
import { toPersonQuery } from './people-query.ts';

/** The first and the last day of birth that an age allows. */
const bornBetween = (today: string, ...ages: (number | string | null)[]): (string | undefined)[] => {
  const age = [{ indicator: 'age', operator: 'must' as const, values: ages }];
  const query = toPersonQuery(createGazetteer([]), age, new Date(`${today}T12:00:00Z`));
  const [condition] = query.where?.[0]?.conditions ?? [];
  const { min, max } = condition as { min?: number; max?: number };
  return [min, max].map((day) => (day === undefined ? day : new Date(day * DAY_MS).toISOString().slice(0, 10)));
};

describe('an age', () => {
  it('counts the full years since birth', () => {
    expect(bornBetween('2026-03-10', 30, 40)).toEqual(['1985-03-11', '1996-03-10']);
    expect(bornBetween('2026-03-10', 30)).toEqual([undefined, '1996-03-10']);
    expect(bornBetween('2026-03-10', null, '40')).toEqual(['1985-03-11', undefined]);
  });

  it('is right on a leap day and around it', () => {
    expect(bornBetween('2024-02-29', 1, 1)).toEqual(['2022-03-01', '2023-02-28']);
    expect(bornBetween('2024-02-29', 20, 20)).toEqual(['2003-03-01', '2004-02-29']);
    expect(bornBetween('2023-02-28', 19, 19)).toEqual(['2003-03-01', '2004-02-28']);
    expect(bornBetween('2023-03-01', 19, 19)).toEqual(['2003-03-02', '2004-03-01']);
  });

  it('may have a fraction, but only whole years count', () => {
    expect(bornBetween('2026-03-10', 29.5, 40.5)).toEqual(bornBetween('2026-03-10', 30, 40));
  });
});
