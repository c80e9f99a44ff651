export type Dice = { below: (limit: number) => number; oneOf: <T>(items: readonly T[]) => T };

/** Numbers that are random enough and the same in every run with this seed. */
export const useDice = (seed: number): Dice => {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  return { below, oneOf: (items) => items[below(items.length)] as (typeof items)[number] };
};
