import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, type Chosen, withAll } from './selection.ts';

const person = (employee_id: string): EmployeeResult => ({
  employee_id,
  fullName: `Person ${employee_id}`,
  headline: null,
  company_id: null,
  industry: null,
  company_name: null,
  title: null,
  locality: null,
  kind: 'profile',
  birth_year: null,
  current_mandates: null,
  company_count: null,
});
const idOf = ({ employee_id }: EmployeeResult) => employee_id;
const people = ['a', 'b', 'c', 'd', 'e'].map(person);
const ids = (results: readonly EmployeeResult[]) => results.map(idOf).join('');

describe('a selection of results', () => {
  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    [undefined, 'c', 'c'],
    ['gone', 'c', 'c'],
    ['a', 'gone', ''],
  ])('from %s to %s holds “%s”', (from, to, expected) => {
    expect(ids(between(people, from, to, idOf))).toBe(expected);
  });

  it('gains and loses exactly the given results', () => {
    const some = fc.subarray(people);
    fc.assert(
      fc.property(some, some, fc.boolean(), (before, changed, isOn) => {
        const chosen: Chosen<EmployeeResult> = new Map(before.map((result) => [idOf(result), result]));
        const next = withAll(chosen, changed, isOn, idOf);
        for (const one of people) {
          expect(next.has(idOf(one))).toBe(changed.includes(one) ? isOn : before.includes(one));
        }
        expect(chosen.size).toBe(before.length);
      }),
    );
  });
});
