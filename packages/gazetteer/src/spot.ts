import type { Position } from '@firmament/geo/position';
import { cityIn, countryIn, type PlaceLanguage, regionIn } from './exonyms.ts';
import type { Place, Region } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeKey } from './place-key.ts';
import type { ResolvedPlace } from './resolve-postcode.ts';

export type SpotKind = 'city' | 'postcode' | 'region' | 'country';

/** What a member can search in or around. A region's middle is not a spot: nobody looks for it. */
export type Spot =
  | { kind: 'city'; place: Place }
  | { kind: 'postcode'; at: ResolvedPlace & { postcode: string } }
  | { kind: 'region'; region: Region }
  | { kind: 'country'; country: string };

/** A spot in words. */
export type SpotWords = {
  kind: SpotKind;
  /** Means this spot and no other when it is typed, in either language. */
  value: string;
  name: string;
  region: string | null;
  country: string;
};

/** Salzburg is a city and a state: the city goes by the bare name. */
export const isNamedLikeCity = (index: PlaceIndex, { name, country }: Region): boolean =>
  index.named(placeKey(name)).some((place) => place.name === name && place.country === country);

const STATE_WORDS: Record<PlaceLanguage, (name: string, country: string) => string> = {
  de: (name, country) => `${country === 'CH' ? 'Kanton' : 'Bundesland'} ${name}`,
  en: (name, country) => `${country === 'CH' ? 'Canton' : 'State'} of ${name}`,
};

const regionWords = (index: PlaceIndex, region: Region, language: PlaceLanguage): string => {
  const name = regionIn(language, region.name);
  return isNamedLikeCity(index, region) ? STATE_WORDS[language](name, region.country) : name;
};

const join = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

export const describeSpot = (index: PlaceIndex, spot: Spot, language: PlaceLanguage): SpotWords => {
  const { kind } = spot;
  if (kind === 'country') {
    const name = countryIn(language, spot.country);
    return { kind, value: name, name, region: null, country: name };
  }
  const { country: code, region: german } =
    kind === 'city' ? spot.place : kind === 'postcode' ? spot.at : { country: spot.region.country, region: undefined };
  const country = countryIn(language, code);
  const region = german === undefined ? null : regionIn(language, german);
  if (kind === 'region') {
    const name = regionWords(index, spot.region, language);
    return { kind, value: join(name, country), name, region: null, country };
  }
  if (kind === 'postcode') {
    const { postcode, city } = spot.at;
    const name = city === undefined ? postcode : `${postcode} ${cityIn(language, code, city)}`;
    return { kind, value: join(name, country), name, region, country };
  }
  const name = cityIn(language, code, spot.place.name);
  // "Wien, Wien, Österreich" says nothing more than "Wien, Österreich".
  const shownRegion = german === spot.place.name ? null : region;
  return { kind, value: join(name, shownRegion, country), name, region: shownRegion, country };
};

/** Where a circle around the spot has its middle; areas have none. */
export const middleOf = (spot: Spot): Position | undefined => {
  if (spot.kind === 'city') return spot.place;
  return spot.kind === 'postcode' ? spot.at : undefined;
};
