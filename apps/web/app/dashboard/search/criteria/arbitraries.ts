import { OPERATORS, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { isAfter } from './days.ts';
import type { FilterDefinition } from './search-definition.ts';

/** Searches as a member could build them, for property tests. */

const text = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map((value) => value.trim())
  .filter((value) => value !== '');

const address = fc.stringMatching(/^[A-Za-zäöüß0-9]{2}[A-Za-zäöüß0-9 ,&%+#]{0,20}[a-z]{3}$/);

/** At most two decimals: nobody types more, and all of these can be written and read back exactly. */
const amount = fc.oneof(
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  fc.integer({ min: -1_000, max: 1_000 }).map((millions) => millions * 1_000_000),
  fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
);

const bounds = fc
  .tuple(fc.option(amount), fc.option(amount))
  .filter(([min, max]) => min !== null || max !== null)
  .map(([min, max]) => (min !== null && max !== null && min > max ? [max, min] : [min, max]));

export const amountArbitrary = amount;

/** A year or a day. */
export const dayArbitrary = fc.oneof(
  fc.integer({ min: 1000, max: 9999 }),
  fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

const days = fc
  .tuple(fc.option(dayArbitrary), fc.option(dayArbitrary))
  .filter(([from, to]) => from !== null || to !== null)
  .map(([from, to]) => (from !== null && to !== null && isAfter(from, to) ? [to, from] : [from, to]));

const distinct = (values: fc.Arbitrary<string>) => fc.uniqueArray(values, { minLength: 1, maxLength: 4 });

const indicatorsFor = ({ id, kind, choices = [] }: FilterDefinition): fc.Arbitrary<PerformanceIndicator[]> => {
  const operator = fc.constantFrom(...OPERATORS);
  const of = (values: fc.Arbitrary<PerformanceIndicator['values']>) =>
    fc.record({ indicator: fc.constant<string>(id), operator, values }).map((indicator) => [indicator]);
  if (kind === 'range') return of(bounds);
  if (kind === 'days') return of(days);
  if (kind === 'select') return of(fc.subarray([...choices], { minLength: 1 }));
  if (kind === 'name') return of(text.map((value) => [value]));
  if (kind !== 'place') return of(distinct(text));
  const radius = fc.option(fc.integer({ min: 0, max: 9_999 }));
  return fc
    .tuple(operator, address, radius)
    .map(([how, place, km]) => [
      { indicator: id, operator: how, values: [place] },
      ...(km === null ? [] : [{ indicator: 'radius', operator: how, values: [km] }]),
    ]);
};

/** At most one of each filter, in any order. */
export const searchArbitrary = (filters: readonly FilterDefinition[]): fc.Arbitrary<PerformanceIndicator[]> =>
  fc
    .shuffledSubarray([...filters])
    .chain((chosen) => fc.tuple(...chosen.map(indicatorsFor)))
    .map((parts) => parts.flat());
