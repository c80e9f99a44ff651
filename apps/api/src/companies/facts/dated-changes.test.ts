import { expect, it } from 'vitest';
import { withDaysOfEvents } from './dated-changes.ts';
import { type Replaced, valuesOn } from './statements.ts';

const replaced = (
  value: string,
  seenFrom: string,
  seenUntil: string,
  replacedOn: string,
  field = 'name',
): Replaced => ({
  sourceId: 2,
  field,
  value,
  seenFrom,
  seenUntil,
  replacedOn,
});

const nameOn = (rows: readonly Replaced[], day: string) => {
  const statement = { sourceId: 2, authority: 3, asOf: '2025-01-01', firstAsOf: '2015-01-01', readOn: '2025-01-02' };
  return valuesOn([{ ...statement, values: { name: 'C' } }], rows, ['name'], day).get('name')?.value;
};

it('a value changes on the day that an event tells, not when the next statement came', () => {
  const rows = [
    replaced('A', '2015-01-01', '2020-01-01', '2021-01-01'),
    replaced('B', '2021-01-01', '2022-01-01', '2023-01-01'),
  ];
  const events = [
    { kind: 'renamed', happened_on: '2020-06-15' },
    { kind: 'renamed', happened_on: '2022-08-01' },
    { kind: 'moved', happened_on: '2020-03-01' },
    { kind: 'renamed', happened_on: null },
  ];
  const dated = withDaysOfEvents(rows, events);
  expect(nameOn(dated, '2020-06-14')).toBe('A');
  expect(nameOn(dated, '2020-06-15')).toBe('B');
  expect(nameOn(dated, '2022-07-31')).toBe('B');
  expect(nameOn(dated, '2022-08-01')).toBe('C');
  // Without events, only what was last stated is known.
  expect(nameOn(rows, '2020-06-15')).toBe('A');
});

it('an event outside of the time between two statements tells of another change', () => {
  const rows = [replaced('A', '2015-01-01', '2020-01-01', '2021-01-01')];
  for (const happened_on of ['2019-12-31', '2021-01-02']) {
    expect(withDaysOfEvents(rows, [{ kind: 'renamed', happened_on }])).toEqual(rows);
  }
});
