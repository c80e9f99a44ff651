import type { Representative } from '@firmament/api-contract/calls/companies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRepresentatives, SHOWN_PER_TITLE } from './group-representatives.ts';

const person = (title: string, name: string, ended_on: string | null = null): Representative => ({
  title,
  name,
  representation: null,
  location: null,
  born_on: null,
  started_on: null,
  ended_on,
});

test('titles keep their order and show three each', () => {
  const groups = groupRepresentatives([
    person('Prokurist/in', 'A'),
    person('Geschäftsführer/in', 'B'),
    ...['C', 'D', 'E'].map((name) => person('Prokurist/in', name)),
  ]);
  expect(groups.map(({ title, shown, further }) => [title, shown.length, further.length])).toEqual([
    ['Prokurist/in', 3, 1],
    ['Geschäftsführer/in', 1, 0],
  ]);
});

test('people who left office come after those who hold it', () => {
  const [group] = groupRepresentatives([person('Vorstand', 'Left', '2020-01-01'), person('Vorstand', 'Holds')]);
  expect(group?.shown.map(({ name }) => name)).toEqual(['Holds', 'Left']);
});

test('nobody is lost and nobody is shown twice', () => {
  const people = fc.array(
    fc.record({
      title: fc.constantFrom('a', 'b', 'c'),
      name: fc.uuid(),
      end: fc.option(fc.constant('2020-01-01')),
    }),
  );
  fc.assert(
    fc.property(people, (list) => {
      const groups = groupRepresentatives(list.map(({ title, name, end }) => person(title, name, end)));
      const names = groups.flatMap(({ shown, further }) => [...shown, ...further].map(({ name }) => name));
      expect(names.sort()).toEqual(list.map(({ name }) => name).sort());
      expect(groups.every(({ shown, further }) => further.length === 0 || shown.length === SHOWN_PER_TITLE)).toBe(true);
    }),
  );
});
