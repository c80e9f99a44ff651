import { describe, expect, test } from 'vitest';
import { ageOn, isOld } from './age.ts';

describe('age', () => {
  test('counts whole years and months', () => {
    expect(ageOn('2018-06-18', '2026-11-17')).toEqual({ years: 8, months: 4 });
    expect(ageOn('2018-06-18', '2026-11-18')).toEqual({ years: 8, months: 5 });
    expect(ageOn('2024-02-29', '2025-02-28')).toEqual({ years: 1, months: 0 });
    expect(ageOn('2026-11-17', '2026-11-17')).toEqual({ years: 0, months: 0 });
  });

  test('is old from two years on, and unknown age is not old', () => {
    expect(isOld('2024-11-17', '2026-11-17')).toBe(true);
    expect(isOld('2024-11-18', '2026-11-17')).toBe(false);
    expect(isOld(null, '2026-11-17')).toBe(false);
  });
});
