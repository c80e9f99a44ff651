import { addBit, type Bitmap, bitmapLength, nextBit, removeAll } from '@firmament/memory/bitmap';
import { checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import type { View } from '../index/view.ts';
import type { Columns, Indicator } from '../schema.ts';
import { applyIndicators } from './filter.ts';

/** A bit for the id of every document that meets all indicators of at least one list in `anyOf`. */
export const matchingIds = <C extends Columns>(
  view: View<C>,
  anyOf: readonly (readonly Indicator<C>[])[],
  options?: Stoppable,
): Bitmap => {
  const checkpoint = checkpointOf(options);
  const matches: Bitmap = new Uint32Array(bitmapLength(1 + highestId(view)));
  for (const { segment, deleted } of view.parts) {
    for (const where of anyOf) {
      const hits = scratch.take(segment.size);
      applyIndicators(segment, where as readonly unknown[] as readonly Indicator[], hits, true, checkpoint);
      if (deleted !== undefined) removeAll(hits, deleted);
      for (let document = nextBit(hits, 0); document !== -1; document = nextBit(hits, document + 1)) {
        addBit(matches, segment.ids[document] as number);
      }
      scratch.give(hits);
    }
  }
  return matches;
};

const highestId = ({ parts }: View): number =>
  Math.max(
    0,
    ...parts.map(({ segment: { ids, byId, size } }) => (size === 0 ? 0 : (ids[byId[size - 1] as number] ?? 0))),
  );
