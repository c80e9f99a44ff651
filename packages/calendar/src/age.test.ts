import { expect, it } from 'vitest';
import { isOld } from './age.ts';

it('is old from its second anniversary on, also where that day is missing', () => {
  expect([isOld('2024-11-18', '2026-11-17'), isOld('2024-11-18', '2026-11-18')]).toEqual([false, true]);
  expect([isOld('2026-02-28', '2028-02-27'), isOld('2026-02-28', '2028-02-29')]).toEqual([false, true]);
  expect([isOld('2024-02-29', '2026-02-28'), isOld('2024-02-29', '2026-03-01')]).toEqual([false, true]);
});
