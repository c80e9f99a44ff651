import type { NetworkRelation } from '@firmament/api-contract/calls/network';

/** How many relations are in force on a day, by what we know of it. */
export type Held = {
  /** A source says so for that day, or said so not long before. */
  current: number;
  unconfirmed: number;
  /** When those were last confirmed: `2018`, or `2016–2018`. */
  confirmedIn: string;
  /** No source tells since when, so they may not have begun. */
  undated: number;
};

export const countHeld = (relations: readonly NetworkRelation[]): Held => {
  const of = (wanted: NetworkRelation['standing']) =>
    relations.filter(({ standing, is_same_person }) => standing === wanted && !is_same_person);
  const unconfirmed = of('unconfirmed');
  const years = unconfirmed.flatMap(({ as_of }) => as_of?.slice(0, 4) ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  return {
    current: of('current').length,
    unconfirmed: unconfirmed.length,
    confirmedIn: first === last ? (first ?? '') : `${first}–${last}`,
    undated: of('undated').length,
  };
};
