import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMore } from '../search.queries.ts';
import { searchArbitrary } from './arbitraries.ts';
import { isChosen, toggleValue, withText } from './indicators.ts';
import type { FilterDefinition } from './search-definition.ts';

const filters: FilterDefinition[] = [
  { id: 'country', kind: 'select', choices: ['Austria', 'Germany', 'Switzerland'] },
  { id: 'region', kind: 'label' },
  { id: 'keyword', kind: 'name' },
];

describe('a choice beside the results', () => {
  it('is toggled by one click and toggled back by the next, and changes nothing else', () => {
    fc.assert(
      fc.property(searchArbitrary(filters), fc.constantFrom('Wien', 'Tirol'), (indicators, region) => {
        const once = toggleValue(indicators, { id: 'region' }, region);
        const twice = toggleValue(once, { id: 'region' }, region);
        const was = isChosen(indicators, 'region', region);
        expect(isChosen(once, 'region', region)).toBe(!was);
        expect(isChosen(twice, 'region', region)).toBe(was);
        const others = (search: typeof indicators) => search.filter(({ indicator }) => indicator !== 'region');
        expect(others(twice)).toEqual(others(indicators));
      }),
    );
  });

  it('makes a second value an alternative to the first', () => {
    const first = [{ indicator: 'country', operator: 'must' as const, values: ['Austria'] }];
    expect(toggleValue(first, { id: 'country' }, 'Germany')).toEqual([
      { indicator: 'country', operator: 'atleast', values: ['Austria', 'Germany'] },
    ]);
  });

  it('adds a second value to the first where both can be true', () => {
    const has = { id: 'has' as const, isEachWanted: true };
    const both = toggleValue(toggleValue([], has, 'website'), has, 'email');
    expect(both).toEqual([{ indicator: 'has', operator: 'must', values: ['website', 'email'] }]);
  });
});

describe('a search', () => {
  it('takes over the suggested word', () => {
    const search = [
      { indicator: 'keyword', operator: 'must' as const, values: ['sollar'] },
      { indicator: 'country', operator: 'must' as const, values: ['Austria'] },
    ];
    expect(withText(search, 'keyword', 'solar').map(({ values }) => values)).toEqual([['solar'], ['Austria']]);
  });

  it.each([
    [10, 1, false],
    [11, 1, true],
    [20, 2, false],
    [21, 2, true],
    [0, 1, false],
  ])('of %d results with %d pages loaded has more: %s', (total, pages, expected) => {
    expect(hasMore(total, pages)).toBe(expected);
  });
});
