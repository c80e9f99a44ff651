import { type Edge, edgeBetween } from './edge.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import type { Profile } from './profile.ts';
import type { Statistics } from './statistics.ts';

/** Pairs are noted as one number, the place of the one times this plus the place of the other. */
const MOST_PLACES = 2 ** 26;

/** Pairs of places to compare. Several keys may find the same one. */
export class Pairs {
  private readonly pairs = new GrowingNumbers();

  add(one: number, other: number): void {
    this.pairs.push(Math.min(one, other) * MOST_PLACES + Math.max(one, other));
  }

  /** Each once. Sorted, they stand side by side: a set of millions would take several times the memory. */
  forEach(visit: (low: number, high: number) => void): void {
    let last = -1;
    for (const pair of this.pairs.sorted()) {
      if (pair !== last) visit(Math.floor(pair / MOST_PLACES), pair % MOST_PLACES);
      last = pair;
    }
  }
}

/** What speaks for each pair of profiles, and how many were compared. */
export const edgesOf = (
  pairs: Pairs,
  profiles: readonly Profile[],
  statistics: Statistics,
): { edges: Edge[]; compared: number } => {
  const edges: Edge[] = [];
  let compared = 0;
  pairs.forEach((low, high) => {
    compared++;
    const edge = edgeBetween(profiles[low] as Profile, profiles[high] as Profile, statistics);
    if (edge) edges.push(edge);
  });
  return { edges, compared };
};
