import { CHECK_EVERY, type Checkpoint } from '@firmament/memory/checkpoint';
import { Heap } from '../memory/heap.ts';
import type { Stretch } from './stretch.ts';

/** A beginning of a path, and the most that a path with this beginning can weigh. */
type Beginning = { places: readonly number[]; weight: number; atMost: number };

/**
 * Guards against a dense region where far more paths come back to themselves than lead on. Those found until then are
 * right; there may be weightier ones among those that were not.
 */
const MAX_TRIED = 5_000;

/** Paths as nodes. `isAll`: as many as were asked for, or no more of so many steps. */
type BestPaths = { paths: number[][]; isAll: boolean };

/** The weightiest paths of exactly this many steps; equal ones by keys. */
export const bestPaths = (stretch: Stretch, steps: number, count: number, checkpoint: Checkpoint): BestPaths => {
  const { nodes, neighbours, start, end } = stretch;
  const onward = heaviestWalks(stretch, steps, checkpoint);
  const heap = new Heap<Beginning>((a, b) => b.atMost - a.atMost || comparePlaces(a.places, b.places));
  const most = onward[steps]?.[start] as number;
  if (most >= 0) heap.push({ places: [start], weight: 0, atMost: most });
  const paths: number[][] = [];
  for (let tried = 0; paths.length < count; tried++) {
    checkpoint();
    const best = heap.pop();
    if (best === undefined) break;
    if (tried === MAX_TRIED) return { paths, isAll: false };
    const at = best.places[best.places.length - 1] as number;
    if (at === end) {
      paths.push(best.places.map((place) => nodes[place] as number));
      continue;
    }
    const rest = onward[steps - best.places.length] as Int32Array;
    for (const { at: next, weight } of neighbours[at] ?? []) {
      const ahead = rest[next] as number;
      if (ahead < 0 || best.places.includes(next)) continue;
      const total = best.weight + weight;
      heap.push({ places: [...best.places, next], weight: total, atMost: total + ahead });
    }
  }
  return { paths, isAll: true };
};

/** By number of steps left and node: the most that a walk from there to the end weighs, -1 if there is none. */
const heaviestWalks = (
  { nodes, fromStart, fromEnd, neighbours, start, end }: Stretch,
  steps: number,
  checkpoint: Checkpoint,
): Int32Array[] => {
  const walks = [new Int32Array(nodes.length).fill(-1)];
  (walks[0] as Int32Array)[end] = 0;
  for (let left = 1; left <= steps; left++) {
    const before = walks[left - 1] as Int32Array;
    const now = new Int32Array(nodes.length).fill(-1);
    for (let at = 0; at < nodes.length; at++) {
      if (at % CHECK_EVERY === 0) checkpoint();
      const isOutOfReach = (fromEnd[at] as number) > left || (fromStart[at] as number) > steps - left;
      if (isOutOfReach || at === end || (at === start && left < steps)) continue;
      for (const next of neighbours[at] ?? []) {
        const ahead = before[next.at] as number;
        if (ahead >= 0) now[at] = Math.max(now[at] as number, ahead + next.weight);
      }
    }
    walks.push(now);
  }
  return walks;
};

const comparePlaces = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return a.length - b.length;
};
