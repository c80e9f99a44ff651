import { EMPLOYEE_INDICATORS } from '@firmament/api-contract/calls/search';
import { describe, expect, it } from 'vitest';
import { peopleSearch } from './people-search.definition.ts';

describe('the search for people', () => {
  it('offers a filter for every indicator that the server knows', () => {
    expect(peopleSearch.filters.map(({ id }) => id).sort()).toEqual([...EMPLOYEE_INDICATORS].sort());
  });
});
