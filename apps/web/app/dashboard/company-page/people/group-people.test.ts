import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { describe, expect, test } from 'vitest';
import { groupPeople } from './group-people.ts';

const person = (name: string, title: string, isInCharge = true): PersonInCharge => ({
  mandate_id: 1,
  name,
  title,
  representation: null,
  location: null,
  birth_year: null,
  started_on: null,
  ended_on: null,
  is_in_charge: isInCharge,
  basis: 'held',
  source_label: 'FB',
  as_of: null,
  employee_id: null,
  other_mandates: null,
});

const names = (people: readonly PersonInCharge[]): string[] => people.map(({ name }) => name);

describe('people in charge', () => {
  test('are grouped by title, three of each at first', () => {
    const groups = groupPeople([
      person('A', 'Geschäftsführer'),
      person('B', 'Prokurist'),
      person('C', 'Geschäftsführer'),
      person('D', 'Geschäftsführer'),
      person('E', 'Geschäftsführer'),
    ]);
    expect(groups.map(({ title, shown, further }) => [title, names(shown), names(further)])).toEqual([
      ['Geschäftsführer', ['A', 'C', 'D'], ['E']],
      ['Prokurist', ['B'], []],
    ]);
  });

  test('who act for the company come first, then who sign for them, then owners, then the rest', () => {
    const titles = ['Aufsichtsrat', 'Gesellschafter/in', 'Prokurist/in', 'Geschäftsführer/in'];
    expect(groupPeople(titles.map((title) => person('A', title))).map(({ title }) => title)).toEqual(titles.reverse());
  });

  test('whose titles read the same are one group', () => {
    const people = [person('A', 'Geschäftsführer'), person('B', 'Prokurist'), person('C', 'Geschäftsführerin')];
    const groups = groupPeople(people, (title) => (title === 'Prokurist' ? 'Other' : 'Managing director'));
    expect(groups.map(({ title, shown }) => [title, names(shown)])).toEqual([
      ['Managing director', ['A', 'C']],
      ['Other', ['B']],
    ]);
  });

  test('come before those who were in charge, who stand together whatever they were', () => {
    const groups = groupPeople([
      person('X', 'Prokurist', false),
      person('A', 'Geschäftsführer'),
      person('Y', 'Geschäftsführer', false),
    ]);
    expect(groups.map(({ title, shown }) => [title, names(shown)])).toEqual([
      ['Geschäftsführer', ['A']],
      [null, ['X', 'Y']],
    ]);
    expect(groupPeople([])).toEqual([]);
  });
});
