import { expect, it } from 'vitest';
import { type NamedTie, namedRows, tellApart } from './named-companies.ts';

type Sketch = [place: string | null, number: string | null, companyId?: number];

const ties = (...sketches: Sketch[]): NamedTie[] =>
  sketches.map(([place, number, companyId = null], id) => ({
    id,
    name: 'Adler GmbH',
    country: 'DE',
    place,
    number,
    companyId,
  }));

/** Which ties lead to the same company. */
const groups = (all: NamedTie[]): number[][] => {
  const keys = tellApart('key', all);
  const byKey = new Map<string | undefined, number[]>();
  for (const { id } of all) byKey.set(keys.get(id), [...(byKey.get(keys.get(id)) ?? []), id]);
  return [...byKey.values()].sort();
};

it('is one company for all who name the same seat, with a number or without', () => {
  expect(groups(ties(['Kiel', null], ['KIEL', 'n1'], ['Kiel', 'n2'], ['Ulm', null]))).toEqual([[0, 1, 2], [3]]);
});

it('stays one with another seat under the same number', () => {
  expect(groups(ties(['Kiel', 'n1'], ['Ulm', 'n1'], ['Plön', 'n2']))).toEqual([[0, 1], [2]]);
});

it('is the only one that others tell of, if nothing else is told', () => {
  expect(groups(ties([null, null], ['Kiel', null], [null, 'n1']))).toEqual([[0, 1, 2]]);
  expect(groups(ties([null, null], ['Kiel', null], ['Ulm', null]))).toEqual([[0], [1], [2]]);
  expect(groups(ties([null, null], [null, null]))).toEqual([[0, 1]]);
});

it('differs from country to country and name to name', () => {
  const [german, swiss] = ties([null, null], [null, null]) as [NamedTie, NamedTie];
  expect(groups([german, { ...swiss, country: 'CH' }])).toEqual([[0], [1]]);
  expect(tellApart('one', [german])).not.toEqual(tellApart('other', [german]));
});

it('has the same key in whatever order it is named', () => {
  const all = ties(['Kiel', 'n1'], ['Ulm', 'n1'], [null, null], ['Ulm', null]);
  expect(tellApart('key', [...all].reverse())).toEqual(tellApart('key', all));
});

it('takes what its ties tell: a seat if one has it, a record if one found it', () => {
  const rows = (all: NamedTie[]) => namedRows(all, tellApart('key', all));
  expect(rows(ties([null, null], ['Kiel', null, 7]))).toMatchObject([
    { name: 'Adler GmbH', place: 'Kiel', companyId: 7, isNeeded: true },
  ]);
  expect(rows(ties(['Kiel', null, 7]))).toMatchObject([{ isNeeded: false }]);
});
