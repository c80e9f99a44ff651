import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearMemberItems, writeMemberItem } from '../../../lib/member/member-storage.ts';
import type { AnyResult, Indicators } from '../criteria/search-definition.ts';
import { useSelection } from './use-selection.ts';

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

const PEOPLE = {
  entity: 'companies_employees' as const,
  isResult: (result: AnyResult): result is EmployeeResult => 'fullName' in result,
  idOf: ({ employee_id }: EmployeeResult) => employee_id,
};

const RESULTS = ['a', 'b', 'c'].map(person);
const searchFor = (name: string): Indicators => [{ indicator: 'employee_name', operator: 'must', values: [name] }];

/** As if the page had just been opened. */
const open = (indicators: Indicators = searchFor('anna')) => {
  const { result, unmount } = renderHook(() => useSelection(PEOPLE, indicators, RESULTS));
  return {
    ids: () => [...result.current.chosen.keys()],
    toggle: (id: string) => act(() => result.current.onToggle(id, false)),
    clear: () => act(() => result.current.clear()),
    leave: unmount,
  };
};

beforeEach(clearMemberItems);

describe('a selection', () => {
  it('is still there after a look at another page, and for this search alone', () => {
    const list = open();
    list.toggle('c');
    list.toggle('a');
    list.leave();
    expect(open().ids()).toEqual(['c', 'a']);
    expect(open(searchFor('max')).ids()).toEqual([]);
  });

  it('stays cleared, and ends with the session', () => {
    const list = open();
    list.toggle('b');
    list.clear();
    expect(open().ids()).toEqual([]);
    list.toggle('b');
    clearMemberItems();
    expect(open().ids()).toEqual([]);
  });

  it.each([[null], [{ search: 'x' }], [{ search: JSON.stringify(searchFor('anna')), chosen: [null, 7, { id: 1 }] }]])(
    'that cannot be read is none (%j)',
    (kept) => {
      writeMemberItem('tab', 'selection:companies_employees', kept);
      expect(open().ids()).toEqual([]);
    },
  );
});
