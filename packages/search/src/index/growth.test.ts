import { describe, expect, it } from 'vitest';
import { TEST_SCHEMA, type TestColumns } from '../query/arbitraries.ts';
import type { Document } from '../schema.ts';
import { buildSegment } from './builder.ts';
import { bytesOf } from './segment.ts';
import {
  adoptMerged,
  applyChanges,
  bytesLeftBehind,
  bytesOfView,
  createView,
  liveCount,
  mergeView,
  type View,
} from './view.ts';

const SIZE = 4_000;
const BATCH = 100;
/** As the server does it: everything is merged when this share lies outside the first segment. */
const MERGE_SHARE = 0.05;

/** Names as in a register: some words are frequent, many occur once. */
const documents: Document<TestColumns>[] = Array.from({ length: SIZE }, (_, id) => ({
  id,
  prominence: (id * 7919) % 1000,
  name: `${(Math.imul(id + 1, 0x9e3779b1) >>> 0).toString(36)} ${['Holz', 'Bau', 'Handel'][id % 3]} GmbH`,
}));

/** Grows by small changes and merges; `onStep` sees every step from one view to the next. */
const grow = (onStep: (before: View<TestColumns>, after: View<TestColumns>) => void): View<TestColumns> => {
  let view = createView(TEST_SCHEMA);
  const step = (after: View<TestColumns>): void => {
    onStep(view, after);
    view = after;
  };
  for (let from = 0; from < SIZE; from += BATCH) {
    // Some of what is there changes too.
    const again = from === 0 ? [] : documents.slice(0, 3);
    step(applyChanges(view, { upserts: [...documents.slice(from, from + BATCH), ...again] }));
    const outside = liveCount(view) - (view.parts[0]?.live ?? 0);
    if (outside > liveCount(view) * MERGE_SHARE) step(adoptMerged(view, view, mergeView(view)));
  }
  return view;
};

/** Everything a view holds in memory, each array once. */
const arraysOf = (view: View<TestColumns>): Map<ArrayBufferLike, number> => {
  const found = new Map<ArrayBufferLike, number>();
  const walk = (node: unknown): void => {
    if (ArrayBuffer.isView(node)) found.set(node.buffer, node.buffer.byteLength);
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk);
  };
  walk(view.parts);
  return found;
};

describe('a view that grew by many small changes', () => {
  it('holds hardly more than one that was built at once', () => {
    const grown = grow(() => {});
    expect(liveCount(grown)).toBe(SIZE);
    expect(bytesOfView(grown)).toBeLessThanOrEqual(1.3 * bytesOf(buildSegment(TEST_SCHEMA, documents)));
  });

  it('accounts for every byte it has left behind', () => {
    grow((before, after) => {
      const kept = arraysOf(after);
      let left = 0;
      for (const [buffer, bytes] of arraysOf(before)) if (!kept.has(buffer)) left += bytes;
      expect(bytesLeftBehind(before, after)).toBe(left);
      expect(bytesOfView(after)).toBe([...kept.values()].reduce((sum, bytes) => sum + bytes, 0));
    });
  });
});
