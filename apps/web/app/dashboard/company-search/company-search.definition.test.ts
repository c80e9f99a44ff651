import { COMPANY_INDICATORS } from '@firmament/api-contract/calls/search';
import { describe, expect, it } from 'vitest';
import { companySearch } from './company-search.definition.ts';

describe('the search for companies', () => {
  it('offers a filter for every indicator that the server knows', () => {
    const ids = companySearch.filters.map(({ id }) => id);
    expect([...ids, 'radius'].sort()).toEqual([...COMPANY_INDICATORS].sort());
  });

  it('has the filters of the specification and those added to them, by kind', () => {
    const ofKind = (kind: string) => companySearch.filters.filter((filter) => filter.kind === kind).map(({ id }) => id);
    expect(ofKind('text')).toEqual(['industry', 'employee_title']);
    expect(ofKind('select')).toEqual(['country', 'legal_status', 'mark', 'has']);
    expect(ofKind('range')).toHaveLength(21);
  });
});
