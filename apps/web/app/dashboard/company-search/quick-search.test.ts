import { describe, expect, it } from 'vitest';
import { keywordSearchPath } from '../../lib/member/keyword-search-path.ts';
import { searchParameters } from '../search/criteria/search.url.ts';
import { companySearch } from './company-search.definition.ts';
import { indicatorsOf, isNameLongEnough, quickFieldsOf } from './quick-search.ts';

describe('the quick search for companies', () => {
  it('needs at least three characters, not counting blanks', () => {
    expect(isNameLongEnough({ name: 'ab ' })).toBe(false);
    expect(isNameLongEnough({ name: 'abc' })).toBe(true);
  });

  it('is refilled from its own search', () => {
    const fields = { name: 'Solar', isActiveOnly: true, address: '8020 Graz', radius: '25' };
    expect(quickFieldsOf(indicatorsOf(fields))).toEqual(fields);
  });

  it('is what the public search leads to', () => {
    const indicators = indicatorsOf({ name: 'Solar & Wärme', isActiveOnly: false, address: '', radius: '' });
    expect(keywordSearchPath('Solar & Wärme')).toBe(companySearch.path + searchParameters(indicators));
  });

  it('leaves out unset fields and an address that is too short', () => {
    expect(indicatorsOf({ name: ' Solar ', isActiveOnly: false, address: 'Ulm', radius: '25' })).toEqual([
      { indicator: 'keyword', operator: 'must', values: ['Solar'] },
    ]);
  });
});
