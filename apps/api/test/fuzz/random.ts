/** A small seeded generator: the same seed always draws the same requests. */
export type Random = {
  /** At least 0, below `limit`. */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
};

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
};
