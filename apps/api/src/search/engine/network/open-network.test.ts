import { GraphBuilder } from '@firmament/network/build';
import type { Graph } from '@firmament/network/graph';
import { maskOf, NO_DAY, nodeKey } from '@firmament/network/relation';
import { expect, it } from 'vitest';
import { mostChanges } from './open-network.ts';

const networkOf = (relations: number): Graph => {
  const builder = new GraphBuilder();
  for (let row = 1; row <= relations; row += 1) {
    builder.add({
      subject: nodeKey('person', row),
      object: nodeKey('company', row),
      kinds: maskOf(['board']),
      origin: 'mandate',
      row,
      share: Number.NaN,
      start: NO_DAY,
      end: NO_DAY,
      isLikely: false,
    });
  }
  return builder.finish();
};

it('a small network catches up with many changes, a larger one with a share of its size, in whole rows', () => {
  expect([1, 70_001].map((relations) => mostChanges(networkOf(relations)))).toEqual([20_000, 21_000]);
});
