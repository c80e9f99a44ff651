import type { Position } from '@firmament/geo/position';

export type Place = Position & {
  /** With its district, if it is one: "Wien, Innere Stadt". */
  name: string;
  city: string;
  country: string;
  region: string | undefined;
  population: number;
  /** A part of a town that is listed by its own name only, such as Kreuzberg. */
  isSection: boolean;
  /** How many postcodes are used here. */
  postcodes: number;
};

export type Postcode = {
  country: string;
  code: string;
  /** Listed ones come from a gazetteer and stay where they are; the others are where companies say. */
  isListed: boolean;
  places: Place[];
  /** How often each of the places was named. */
  votes: number[];
  samples: Position[];
  centre: Position | undefined;
};

/** Its position is the middle of its places, and moves with each. */
export type Region = { name: string; country: string; weight: number; latitude: number; longitude: number };

/** Adds to one of many lists, each thing once. */
export const append = <T>(lists: Map<string, T[]>, key: string, value: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
};
