import fc from 'fast-check';
import { addDays, type Day } from './day.ts';

/** Any day of half a century; leap days and month ends come up more often than by chance. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: 0, max: 365 * 50 }).map((days) => addDays('2000-01-01', days)),
  fc.constantFrom('2024-02-29', '2028-02-29', '2023-02-28', '2026-01-31', '2026-08-31', '2025-12-31', '2024-11-30'),
);
