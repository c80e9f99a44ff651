import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchArbitrary } from './arbitraries.ts';
import { draftOf, emptyFilter, readDraft, startingDraft } from './draft.ts';
import { digitsOf, placeIndicators } from './place.ts';
import type { FilterDefinition } from './search-definition.ts';

const filters: FilterDefinition[] = [
  { id: 'keyword', kind: 'name' },
  { id: 'address', kind: 'place' },
  { id: 'country', kind: 'select', choices: ['Austria', 'Germany', 'Switzerland'] },
  { id: 'industry', kind: 'text', suggests: 'industries' },
  { id: 'revenue', kind: 'range', unit: 'euro' },
  { id: 'equity_ratio', kind: 'range', unit: 'percent' },
  { id: 'region', kind: 'label' },
];
const definition = { filters, startingFilters: ['industry', 'revenue'] as const };
const [revenue] = filters.filter(({ id }) => id === 'revenue');
if (revenue === undefined) throw new Error('The list has lost its revenue.');

describe('a search as a form', () => {
  it('reads back the search it was filled from', () => {
    fc.assert(
      fc.property(searchArbitrary(filters), fc.constantFrom('en' as const, 'de' as const), (indicators, language) => {
        const read = readDraft(definition, draftOf(definition, indicators, language), language);
        expect(read.problems.size).toBe(0);
        expect(read.indicators).toEqual(indicators);
      }),
    );
  });

  it('starts with empty filters', () => {
    const draft = startingDraft(definition);
    expect(draft.map(({ id }) => id)).toEqual(['industry', 'revenue']);
    expect(readDraft(definition, draft, 'en').indicators).toEqual([]);
  });

  it('includes a value that was typed but not added', () => {
    const draft = draftOf(definition, [{ indicator: 'industry', operator: 'atleast', values: ['Holzbau'] }], 'en');
    const typed = draft.map((row) => ({ ...row, typed: ' Dachdeckerei ' }));
    expect(readDraft(definition, typed, 'en').indicators[0]?.values).toEqual(['Holzbau', 'Dachdeckerei']);
  });

  it.each([
    [['5 M', '1 M'], 'upsideDown'],
    [['a lot', ''], 'notANumber'],
  ] as const)('refuses the range %j', (values, problem) => {
    const draft = [{ ...emptyFilter(revenue, 7), values }];
    expect([...readDraft(definition, draft, 'en').problems]).toEqual([[7, problem]]);
  });
});

describe('a place', () => {
  it('is used only with more than three characters, and its radius only with it', () => {
    expect(placeIndicators('Ulm', '20')).toEqual([]);
    expect(placeIndicators(' Graz ', '')).toEqual([{ indicator: 'address', operator: 'must', values: ['Graz'] }]);
    expect(placeIndicators('Graz', '20')).toHaveLength(2);
  });

  it('has a radius of digits only', () => {
    expect(digitsOf('2a5 km')).toBe('25');
    expect(digitsOf('-7.5')).toBe('75');
  });
});
