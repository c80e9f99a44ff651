import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWithId, query, TEST_SCHEMA, type TestColumns } from '../query/arbitraries.ts';
import { naiveSearch } from '../query/naive-search.ts';
import { search } from '../query/search.ts';
import type { Document } from '../schema.ts';
import { adoptMerged, applyChanges, createView, liveCount, mergeView, type View } from './view.ts';

const batch = fc.record({
  upserts: fc.array(documentWithId(fc.integer({ min: 0, max: 40 })), { maxLength: 12 }),
  deletes: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
});

type Model = Map<number, Document<TestColumns>>;

const applyToModel = (model: Model, { upserts, deletes }: { upserts: Document<TestColumns>[]; deletes: number[] }) => {
  for (const document of upserts) model.set(document.id, document);
  for (const id of deletes) model.delete(id);
};

const expectSame = (view: View<TestColumns>, model: Model, queries: Parameters<typeof search<TestColumns>>[1][]) => {
  expect(liveCount(view)).toBe(model.size);
  for (const asked of queries) {
    expect(search(view, asked)).toEqual(naiveSearch([...model.values()], asked));
  }
};

const queriesToTry = fc.array(query, { minLength: 1, maxLength: 6 });

describe('a view', () => {
  it('shows the current documents after any changes and leaves older views unchanged', () => {
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 6 }), queriesToTry, (batches, queries) => {
        const model: Model = new Map();
        let view = createView(TEST_SCHEMA);
        for (const changes of batches) {
          const before = view;
          const countBefore = model.size;
          applyToModel(model, changes);
          view = applyChanges(view, changes, { frozen: 0 });
          expect(liveCount(before)).toBe(countBefore);
        }
        expectSame(view, model, queries);
      }),
      { numRuns: 300 },
    );
  });

  it('answers the same with many parts and joins them only when allowed', () => {
    fc.assert(
      fc.property(fc.array(batch, { minLength: 2, maxLength: 6 }), queriesToTry, (batches, queries) => {
        const model: Model = new Map();
        let view = createView(TEST_SCHEMA);
        for (const changes of batches) {
          applyToModel(model, changes);
          view = applyChanges(view, changes, { frozen: view.parts.length + 1 });
        }
        expect(view.parts.length).toBe(
          batches.filter(({ upserts, deletes }) => upserts.some(({ id }) => !deletes.includes(id))).length,
        );
        expectSame(view, model, queries);
      }),
      { numRuns: 300 },
    );
  });

  it('adopts a background merge and keeps what changed meanwhile', () => {
    fc.assert(
      fc.property(
        fc.array(batch, { maxLength: 4 }),
        fc.array(batch, { maxLength: 4 }),
        queriesToTry,
        (earlier, meanwhile, queries) => {
          const model: Model = new Map();
          let view = createView(TEST_SCHEMA);
          for (const changes of earlier) {
            applyToModel(model, changes);
            view = applyChanges(view, changes, { frozen: view.parts.length });
          }
          const base = view;
          const merged = mergeView(base);
          for (const changes of meanwhile) {
            applyToModel(model, changes);
            view = applyChanges(view, changes, { frozen: base.parts.length });
          }
          view = adoptMerged(view, base, merged);
          expectSame(view, model, queries);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('refuses a merge whose parts were joined meanwhile', () => {
    const upsert = (id: number) => ({ upserts: [{ id, prominence: 0, name: 'x' }] });
    const base = applyChanges(createView(TEST_SCHEMA), upsert(1));
    const later = applyChanges(base, upsert(2));
    expect(() => adoptMerged(later, base, mergeView(base))).toThrow(/frozen/);
  });

  it('keeps the number of parts small through a long import', () => {
    let view = createView(TEST_SCHEMA);
    let most = 0;
    for (let b = 0; b < 60; b++) {
      const upserts = Array.from({ length: 50 }, (_, i) => ({ id: b * 50 + i, prominence: i, name: `Firma ${i}` }));
      view = applyChanges(view, { upserts });
      most = Math.max(most, view.parts.length);
    }
    expect(liveCount(view)).toBe(3000);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('reads a deep page across parts as from one part', () => {
    const total = 9000;
    const document = (id: number) => ({ id, prominence: (id * 7919) % 1000, name: 'Firma' });
    const ids = Array.from({ length: total }, (_, id) => id);
    let view = createView(TEST_SCHEMA);
    for (const share of [0, 1, 2]) {
      const upserts = ids.filter((id) => (id % 10 === 0 ? 1 : id % 77 === 0 ? 2 : 0) === share).map(document);
      view = applyChanges(view, { upserts }, { frozen: 3 });
    }
    const inOrder = ids.sort((a, b) => document(b).prominence - document(a).prominence || a - b);
    for (const offset of [0, 10, 2001, 4567, 8990, 8999]) {
      expect(search(view, { offset }).ids).toEqual(inOrder.slice(offset, offset + 10));
    }
  });
});
