import { describe, expect, it } from 'vitest';
import { buildSegment } from '../index/builder.ts';
import { applyChanges, createView } from '../index/view.ts';
import { type Condition, type Document, defineSchema, type Indicator, type Query } from '../schema.ts';
import { naiveSearch } from './naive-search.ts';
import { search } from './search.ts';

/**
 * Enough documents for the code that only large collections reach: ready answers for short pieces, rows of facets,
 * inverse counting.
 */
const SIZE = 45_000;

const SCHEMA = defineSchema({
  note: 'text',
  country: 'choice',
  kind: 'choice',
  district: 'choice',
  staff: 'number',
  founded: 'number',
  isListed: 'flag',
});

type SchemaColumns = (typeof SCHEMA)['columns'];

/** Scattered but repeatable numbers from 0 to below n. */
const scatter = (i: number, salt: number, n: number): number =>
  ((Math.imul(i + 1, 2654435761) ^ Math.imul(salt, 40503)) >>> 8) % n;

const SYLLABLES = ['ba', 'be', 'ro', 'ster', 'lin', 'gen', 'au', 'holz', 'tec', 'mar', 'ul', 'ing'];

const wordOf = (n: number): string =>
  [n % 12, Math.floor(n / 12) % 12, Math.floor(n / 144) % 12, Math.floor(n / 1728) % 12, Math.floor(n / 20_736) % 12]
    .map((i) => SYLLABLES[i])
    .join('');

const documentOf = (id: number): Document<SchemaColumns> => ({
  id,
  prominence: scatter(id, 1, 50),
  name: `${wordOf(scatter(id, 2, 200_000))} ${wordOf(scatter(id, 3, 40))} ${id % 5 === 0 ? 'AG' : 'GmbH'}`,
  codes: [`HRB ${scatter(id, 4, 30_000)}`, `hrb${scatter(id, 5, 40_000)}`],
  note: wordOf(scatter(id, 6, 300)),
  country: ['AT', 'DE', 'CH', undefined][scatter(id, 7, 4)],
  kind: `Art ${scatter(id, 8, 60)}`,
  district: `Bezirk ${scatter(id, 9, 3000)}`,
  staff: id % 5 === 0 ? scatter(id, 10, 500) : undefined,
  founded: id % 50 === 0 ? undefined : scatter(id, 11, 4000) - 1000,
  isListed: id % 9 === 0 ? true : undefined,
});

const FACETS = { country: 5, kind: 10, district: 20 };

const QUERIES: Query<SchemaColumns>[] = [
  {},
  { keyword: 'e' },
  { keyword: 'er' },
  { keyword: 'ster' },
  { keyword: 'gmbh' },
  { keyword: 'gmbh', offset: 30_000 },
  { keyword: 'hrb' },
  { keyword: 'hrb 12' },
  { keyword: 'ba gm', facets: { kind: 3 } },
  { keyword: 'bast' },
  { where: [{ operator: 'must', conditions: [{ text: 'note', contains: 'li' }] }] },
  {
    where: [
      {
        operator: 'atleast',
        conditions: [
          { choice: 'country', is: 'AT' },
          { number: 'staff', min: 20 },
        ],
      },
    ],
  },
  {
    where: [
      {
        operator: 'exclusive',
        conditions: [{ keyword: 'ul' }, { keyword: 'au' }, { text: 'kind', contains: 'art 1' }],
      },
    ],
  },
  { where: [{ operator: 'must', conditions: [{ number: 'staff' }] }], offset: 14_990 },
];

/** Queries with so few hits that loops go from one to the next. */
const FEW: Query<SchemaColumns>[] = [
  { where: [{ operator: 'must', conditions: [{ choice: 'district', is: 'Bezirk 7' }] }] },
  { where: [{ operator: 'must', conditions: [{ choice: 'district', is: 'Bezirk 11' }] }], offset: 5 },
  { keyword: 'hrb1234' },
  { keyword: 'sterlin ag', where: [{ operator: 'must', conditions: [{ text: 'district', contains: '99' }] }] },
  { keyword: wordOf(scatter(7, 2, 200_000)) },
  { keyword: wordOf(scatter(7, 2, 200_000)).slice(0, 7) },
  {
    keyword: 'gmbh',
    where: [
      { operator: 'must', conditions: [{ choice: 'district', is: 'Bezirk 8' }] },
      { operator: 'must', conditions: [{ choice: 'country', is: 'DE' }] },
    ],
  },
];

const must = (...conditions: Condition<SchemaColumns>[]): Indicator<SchemaColumns> => ({
  operator: 'must',
  conditions,
});

/** Many hits and few, near both ends of an order and in its middle, with and without a value. */
const SORTED: Query<SchemaColumns>[] = (['asc', 'desc'] as const).flatMap((direction) => [
  { sort: { by: 'name', direction } },
  { sort: { by: 'name', direction }, offset: 21_000 },
  { sort: { by: 'name', direction }, offset: 44_985, limit: 40 },
  { sort: { by: 'name', direction }, keyword: 'ster', offset: 4000 },
  { sort: { by: 'name', direction }, where: [must({ choice: 'district', is: 'Bezirk 7' })], offset: 3 },
  { sort: { by: 'founded', direction } },
  { sort: { by: 'founded', direction }, offset: 30_000, limit: 25 },
  { sort: { by: 'founded', direction }, offset: 44_095 },
  { sort: { by: 'founded', direction }, where: [must({ number: 'founded', min: 2000, max: 2100 })], offset: 5 },
  { sort: { by: 'founded', direction }, where: [must({ number: 'founded', min: 0, max: 2500 })], offset: 20_500 },
  { sort: { by: 'founded', direction }, where: [must({ choice: 'district', is: 'Bezirk 8' })] },
  { sort: { by: 'staff', direction }, keyword: 'gmbh', offset: 3500 },
  { sort: { by: 'staff', direction }, offset: 8990, limit: 30 },
  { sort: { by: 'staff', direction }, where: [must({ choice: 'district', is: 'Bezirk 9' })] },
]);

const COUNTED: Query<SchemaColumns>[] = [
  { missing: ['staff', 'founded'], flags: ['isListed'] },
  { missing: ['staff'], where: [must({ number: 'staff', min: 20 }, { number: 'founded', max: 100 })] },
  {
    missing: ['staff', 'founded'],
    where: [must({ number: 'staff', min: 20 }), must({ number: 'founded', max: 100 }, { number: 'staff', max: 400 })],
    flags: ['isListed'],
  },
];

describe('a large collection', () => {
  const documents = Array.from({ length: SIZE }, (_, id) => documentOf(id));
  const segment = buildSegment(SCHEMA, documents);

  it('is large enough for ready answers, facet rows and stored bits', () => {
    expect(segment.keyword.readyInside.starts.length).toBeGreaterThan(0);
    expect(Object.keys(segment.facetRows).length).toBeGreaterThan(0);
    expect(segment.keyword.postings.frequentKeys.length).toBeGreaterThan(0);
  });

  it.each([...QUERIES, ...FEW, ...SORTED, ...COUNTED])('answers %j like plain loops', (query) => {
    const view = createView(SCHEMA, segment);
    const asked = { facets: FACETS, ...query };
    const expected = naiveSearch(documents, asked);
    expect(search(view, asked)).toEqual(expected);
    expect(search(view, asked), 'the second time').toEqual(expected);
  });

  describe('after changes', () => {
    const upserts = Array.from({ length: 3000 }, (_, i) => ({ ...documentOf(i * 17), prominence: i % 60 }));
    const deletes = Array.from({ length: 500 }, (_, i) => i * 89 + 1);
    const view = applyChanges(createView(SCHEMA, segment), { upserts, deletes });
    const changed = new Map([...documents, ...upserts].map((document) => [document.id, document]));
    for (const id of deletes) changed.delete(id);

    it.each([...QUERIES.filter((_, i) => i % 3 === 1), ...FEW, ...SORTED, ...COUNTED])(
      'answers %j like plain loops',
      (query) => {
        const asked = { facets: FACETS, ...query };
        expect(search(view, asked)).toEqual(naiveSearch([...changed.values()], asked));
      },
    );
  });
});
