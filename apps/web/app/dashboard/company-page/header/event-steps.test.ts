import { describe, expect, test } from 'vitest';
import { stepsFrom } from './event-steps.ts';

const DAYS = ['2024-05-01', '2020-01-01', '2016-03-03'];
const NOW = '2026-01-01';

describe('stepping from event to event', () => {
  test('goes back from the latest state, which has held since the last event, to the one before', () => {
    expect(stepsFrom(DAYS, undefined, NOW)).toEqual({ previous: '2020-01-01', next: undefined });
    expect(stepsFrom(['2024-05-01'], undefined, NOW)).toEqual({ previous: undefined, next: undefined });
  });

  test('goes to the nearest event in either direction, and after the last to the latest state', () => {
    expect(stepsFrom(DAYS, '2018-01-01', NOW)).toEqual({ previous: '2016-03-03', next: '2020-01-01' });
    expect(stepsFrom(DAYS, '2020-01-01', NOW)).toEqual({ previous: '2016-03-03', next: '2024-05-01' });
    expect(stepsFrom(DAYS, '2016-03-03', NOW)).toEqual({ previous: undefined, next: '2020-01-01' });
    expect(stepsFrom(DAYS, '2025-01-01', NOW).next).toBe('latest');
  });

  test('does not step into the future', () => {
    expect(stepsFrom(['2030-01-01', ...DAYS], undefined, NOW).previous).toBe('2020-01-01');
    expect(stepsFrom(['2030-01-01', ...DAYS], '2024-05-01', NOW).next).toBe('latest');
  });
});
