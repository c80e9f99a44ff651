import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchArbitrary } from './arbitraries.ts';
import { type Draft, draftOf, emptyFilter, nextDraft, readDraft, startingDraft } from './draft.ts';
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
  { id: 'founded', kind: 'days' },
  { id: 'legal_form', kind: 'listed' },
  { id: 'has', kind: 'select', choices: ['website', 'email'], isEachWanted: true },
];
const definition = { filters, startingFilters: ['industry', 'revenue'] as const };
const [revenue, founded, address] = ['revenue', 'founded', 'address'].map((wanted) =>
  filters.find(({ id }) => id === wanted),
);
if (revenue === undefined || founded === undefined || address === undefined)
  throw new Error('The list has lost a filter.');

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

describe('a time', () => {
  it.each([
    [
      ['2019', ''],
      [2019, null],
    ],
    [
      ['', '31.12.2020'],
      [null, '2020-12-31'],
    ],
    [
      ['2019', '2019'],
      [2019, 2019],
    ],
  ] as const)('of %j is searched for as %j', (values, expected) => {
    const { indicators } = readDraft(definition, [{ ...emptyFilter(founded, 0), values }], 'de');
    expect(indicators).toEqual([{ indicator: 'founded', operator: 'must', values: expected }]);
  });

  it.each([
    [['2020', '2019'], 'endsBefore'],
    [['soon', ''], 'notADay'],
  ] as const)('of %j is refused', (values, problem) => {
    const draft = [{ ...emptyFilter(founded, 7), values }];
    expect([...readDraft(definition, draft, 'en').problems]).toEqual([[7, problem]]);
  });
});

describe('a form after a search', () => {
  const ids = (draft: Draft) => draft.map(({ id }) => id);
  const filled = { ...emptyFilter(revenue, 1), values: ['1 M', ''] };
  const empty = emptyFilter(founded, 2);
  const search = readDraft(definition, [filled, empty], 'en').indicators;

  it('still has the filters that were added and not filled in, in their places', () => {
    expect(ids(nextDraft(definition, [empty, filled], search, 'en'))).toEqual(['founded', 'revenue']);
    const more = [...search, { indicator: 'region', operator: 'atleast' as const, values: ['Tirol'] }];
    const next = nextDraft(definition, [empty, filled], more, 'en');
    expect(ids(next)).toEqual(['founded', 'revenue', 'region']);
    expect(new Set(next.map(({ key }) => key)).size).toBe(3);
  });

  it('has a filter twice if the search has', () => {
    const twice = ['Tirol', 'Wien'].map((region) => ({
      indicator: 'region',
      operator: 'must' as const,
      values: [region],
    }));
    const next = nextDraft(definition, draftOf(definition, twice, 'en'), twice, 'en');
    expect(next.map(({ values }) => values)).toEqual([['Tirol'], ['Wien']]);
  });

  it('has lost the filters that were removed elsewhere', () => {
    const others = [{ indicator: 'region', operator: 'atleast' as const, values: ['Tirol'] }];
    expect(ids(nextDraft(definition, [filled, empty], others, 'en'))).toEqual(['founded', 'region']);
    expect(nextDraft(definition, [filled, empty], [], 'en')).toEqual(startingDraft(definition));
  });

  it('is the search alone if nobody had filled in anything', () => {
    expect(ids(nextDraft(definition, startingDraft(definition), search, 'en'))).toEqual(['revenue']);
    expect(nextDraft(definition, [empty], [], 'en')).toEqual([empty]);
  });
});

it('two things wanted of a company are both wanted, two countries are alternatives', () => {
  const operators = filters.map((filter) => [filter.id, emptyFilter(filter, 0).operator]);
  expect(Object.fromEntries(operators)).toMatchObject({ has: 'must', country: 'atleast', legal_form: 'atleast' });
});

describe('a place', () => {
  it('is used only with more than three characters, and its radius only with it', () => {
    expect(placeIndicators('Ulm', '20')).toEqual([]);
    expect(placeIndicators(' Graz ', '')).toEqual([{ indicator: 'address', operator: 'must', values: ['Graz'] }]);
    expect(placeIndicators('Graz', '20')).toHaveLength(2);
  });

  it.each([
    [['Ulm', ''], 'shortAddress'],
    [['', '20'], 'noAddress'],
  ] as const)('of %j is refused, not dropped', (values, problem) => {
    const draft = [{ ...emptyFilter(address, 7), values }];
    expect([...readDraft(definition, draft, 'en').problems]).toEqual([[7, problem]]);
  });

  it('has a radius of digits only', () => {
    expect(digitsOf('2a5 km')).toBe('25');
    expect(digitsOf('-7.5')).toBe('75');
  });
});
