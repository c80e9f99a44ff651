import { expect, it } from 'vitest';
import type { CompanyRecord } from '../record.ts';
import { COMPANY_FIELDS, FIELD_COLUMNS, fieldOf } from './company-fields.ts';
import { namesIn, readerOf, recordOf } from './reading.ts';

/** Every field has its own name as value, so that none can be taken for another. */
const named = recordOf(({ name }) => name);

it('reads each field where it was put', () => {
  for (const field of COMPANY_FIELDS) expect(readerOf(field)(named as CompanyRecord)).toBe(field.name);
});

it('leaves out what is not there, and finds nothing in parts that are missing', () => {
  const empty = recordOf(() => undefined);
  expect(empty).toEqual({ identifiers: {}, address: {}, contact: {}, social: {} });
  expect(readerOf(fieldOf('latitude'))(empty as CompanyRecord)).toBeUndefined();
});

it.each(['name', 'wire', 'path'] as const)('gives no two fields the same %s', (key) => {
  const all = COMPANY_FIELDS.map((field) => field[key]);
  expect(new Set(all).size).toBe(all.length);
});

it('has what nearly every source states first, and what only extracts state last', () => {
  const order = FIELD_COLUMNS.map((column) => ['usually', undefined, 'in-extracts'].indexOf(fieldOf(column).stated));
  expect(order).toEqual(order.toSorted());
});

it('has a rule for every identifier', () => {
  const identifiers = COMPANY_FIELDS.filter(({ path }) => path.startsWith('identifiers.'));
  expect(namesIn('identifiers')).toHaveLength(identifiers.length);
  expect(identifiers.filter(({ identifier }) => identifier === undefined)).toEqual([]);
});
