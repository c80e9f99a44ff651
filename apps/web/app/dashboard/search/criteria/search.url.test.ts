import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchArbitrary } from './arbitraries.ts';
import { decodeSearch, encodeSearch, FILTERS_PARAMETER, searchParameters } from './search.url.ts';
import type { FilterDefinition } from './search-definition.ts';

const filters: FilterDefinition[] = [
  { id: 'keyword', kind: 'name' },
  { id: 'address', kind: 'place' },
  { id: 'country', kind: 'select', choices: ['Austria', 'Germany', 'Switzerland'] },
  { id: 'industry', kind: 'text' },
  { id: 'revenue', kind: 'range', unit: 'euro' },
  { id: 'region', kind: 'label' },
];

const inAddress = (parameters: string) =>
  decodeSearch(new URL(`http://x.example/${parameters}`).searchParams.get(FILTERS_PARAMETER), { filters });

describe('a search in the address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(searchArbitrary(filters), (indicators) => {
        expect(inAddress(searchParameters(indicators))).toEqual({ status: 'read', indicators });
      }),
    );
  });

  it('may be missing or empty', () => {
    expect(inAddress('')).toEqual({ status: 'none' });
    expect(inAddress(searchParameters([]))).toEqual({ status: 'read', indicators: [] });
  });

  it('is refused without throwing if it is made up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['read', 'unreadable']).toContain(decodeSearch(text, { filters }).status);
      }),
    );
    for (const text of ['', '{', '{}', 'null', '[1]', '[{"indicator":"revenue"}]', encodeSearch([]).slice(1)]) {
      expect(decodeSearch(text, { filters }), text).toEqual({ status: 'unreadable' });
    }
  });

  it('names a filter that does not exist', () => {
    const made = encodeSearch([{ indicator: 'shoe_size', operator: 'must', values: [44] }]);
    expect(decodeSearch(made, { filters })).toEqual({ status: 'unreadable', unknownFilter: 'shoe_size' });
  });
});
