import { Stopped } from '@firmament/memory/checkpoint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../index/builder.ts';
import { UnknownColumnError } from '../index/segment.ts';
import { createView } from '../index/view.ts';
import { type Document, defineSchema } from '../schema.ts';
import { documents, query, TEST_SCHEMA } from './arbitraries.ts';
import { naiveSearch } from './naive-search.ts';
import { search } from './search.ts';

const viewOf = (given: readonly Document<(typeof TEST_SCHEMA)['columns']>[]) =>
  createView(TEST_SCHEMA, buildSegment(TEST_SCHEMA, given));

describe('search', () => {
  it('answers like plain loops over the documents', () => {
    fc.assert(
      fc.property(documents(40), fc.array(query, { minLength: 1, maxLength: 12 }), (given, queries) => {
        const view = viewOf(given);
        for (const asked of queries) expect(search(view, asked)).toEqual(naiveSearch(given, asked));
      }),
      { numRuns: 400 },
    );
  });

  it('never repeats or skips a hit from page to page', () => {
    fc.assert(
      fc.property(documents(60), query, fc.integer({ min: 1, max: 7 }), (given, asked, limit) => {
        const view = viewOf(given);
        const all = search(view, { ...asked, offset: 0, limit: 100 });
        const pages: number[] = [];
        for (let offset = 0; offset < all.total; offset += limit) {
          pages.push(...search(view, { ...asked, offset, limit }).ids);
        }
        expect(pages).toEqual(all.ids);
        expect(new Set(pages).size).toBe(all.total);
      }),
    );
  });

  it('ranks the same name first, then names that start with the keyword, then words that do, then the rest', () => {
    const names = ['Tannenholz', 'Alpen Holz', 'Holzbau Nord', 'Holz', 'Holz und Bau'];
    const view = createView(
      SMALL,
      buildSegment(
        SMALL,
        names.map((name, id) => ({ id, name, prominence: 10 - id })),
      ),
    );
    const inOrder = search(view, { keyword: 'HOLZ' }).ids.map((id) => names[id]);
    expect(inOrder).toEqual(['Holz', 'Holzbau Nord', 'Holz und Bau', 'Alpen Holz', 'Tannenholz']);
  });

  it('does not rank a longer name as the same name', () => {
    const view = createView(
      SMALL,
      buildSegment(SMALL, [
        { id: 1, prominence: 0, name: 'b' },
        { id: 2, prominence: 9, name: 'b a' },
      ]),
    );
    expect(search(view, { keyword: 'b' }).ids).toEqual([1, 2]);
  });

  it('finds former names and identifiers by keyword and ranks them as word starts', () => {
    const view = createView(
      SMALL,
      buildSegment(SMALL, [
        { id: 1, prominence: 9, name: 'Neue Firma', aliases: ['Alte Firma'], codes: ['FN 122119m'] },
        { id: 2, prominence: 0, name: 'Altenburg Handel' },
      ]),
    );
    expect(search(view, { keyword: 'alte' }).ids).toEqual([2, 1]);
    expect(search(view, { keyword: 'firma fn 1221' }).ids).toEqual([1]);
    expect(search(view, { keyword: '22119m' }).total).toBe(0);
  });

  it('finds words and pieces longer than the bytes the index sorts by', () => {
    const long = 'a'.repeat(70_000);
    const view = createView(
      SMALL,
      buildSegment(SMALL, [
        { id: 1, prominence: 0, name: 'Donaudampfschifffahrtsgesellschaft' },
        { id: 2, prominence: 0, name: `${long}bcd` },
      ]),
    );
    expect(search(view, { keyword: 'dampfschifffahrtsges' }).ids).toEqual([1]);
    expect(search(view, { keyword: 'dampfschifffahrtsgas' }).total).toBe(0);
    expect(search(view, { keyword: 'abcd' }).ids).toEqual([2]);
  });

  it('answers for an empty collection, and gives the total on a page past the end', () => {
    expect(search(createView(SMALL), { keyword: 'x', facets: { kind: 3 } })).toEqual({
      total: 0,
      ids: [],
      facets: { kind: [] },
      flags: {},
      missing: {},
    });
    const view = createView(SMALL, buildSegment(SMALL, [{ id: 5, prominence: 1, name: 'x' }]));
    expect(search(view, { keyword: 'x', offset: 10 })).toMatchObject({ total: 1, ids: [] });
  });

  it('stops when its caller no longer wants the answer', () => {
    const view = createView(SMALL, buildSegment(SMALL, [{ id: 5, prominence: 1, name: 'x' }]));
    expect(() => search(view, { keyword: 'x' }, { shouldStop: () => true })).toThrow(Stopped);
  });

  it('sorts names as a German reader does, in either direction, and the same name by prominence', () => {
    const names = [
      'Zobel',
      'Österreich Werk',
      'apfel',
      'Äpfel & Birnen',
      'Oase',
      'Straße',
      'Strasse',
      '3 Eichen',
      'Ofen',
    ];
    const view = createView(
      SMALL,
      buildSegment(
        SMALL,
        names.map((name, id) => ({ id, name, prominence: id })),
      ),
    );
    const sorted = (direction: 'asc' | 'desc') =>
      search(view, { sort: { by: 'name', direction } }).ids.map((id) => names[id]);
    expect(sorted('asc')).toEqual([
      '3 Eichen',
      'apfel',
      'Äpfel & Birnen',
      'Oase',
      'Ofen',
      'Österreich Werk',
      'Strasse',
      'Straße',
      'Zobel',
    ]);
    expect(sorted('desc')).toEqual([
      'Zobel',
      'Strasse',
      'Straße',
      'Österreich Werk',
      'Ofen',
      'Oase',
      'Äpfel & Birnen',
      'apfel',
      '3 Eichen',
    ]);
  });

  it('rejects a column that does not exist', () => {
    const view = createView(SMALL, buildSegment(SMALL, [{ id: 5, prominence: 1, name: 'x' }]));
    const where = [{ operator: 'must' as const, conditions: [{ choice: '__proto__' as 'kind', is: 'x' }] }];
    expect(() => search(view, { where })).toThrow(UnknownColumnError);
    const sort = { by: 'constructor' as 'name', direction: 'asc' as const };
    expect(() => search(view, { sort })).toThrow(UnknownColumnError);
  });
});

const SMALL = defineSchema({ kind: 'choice' });
