import { distanceKm } from '@firmament/geo/position';
import type { Place, Region } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Phrase } from './place-text.ts';

/** Places of one name that the text may mean. */
export type Match = { places: readonly Place[]; isWhole: boolean };

/** A district or suburb is at most this far from the middle of its city. */
const SAME_CITY_KM = 25;

/** A town must be this large for a part of a phrase to mean it: "Berg und Tal" is not the village of Berg. */
const MIN_POPULATION_IN_PHRASE = 10_000;

const MAX_NAME_WORDS = 6;
const MAX_ALTERNATIVES = 3;

export const largest = (places: readonly Place[]): Place | undefined => {
  let best = places[0];
  for (const place of places) if (best !== undefined && place.population > best.population) best = place;
  return best;
};

/** The longest name at the start or end of the words, and the name next to it. */
const findInside = (index: PlaceIndex, words: readonly string[], isSmallKnown: boolean): Match[] => {
  for (let length = Math.min(words.length - 1, MAX_NAME_WORDS); length > 0; length--) {
    for (const start of [0, words.length - length]) {
      const places = index.named(words.slice(start, start + length).join(' '));
      const isTrusted = isSmallKnown || length > 1 || (largest(places)?.population ?? 0) >= MIN_POPULATION_IN_PHRASE;
      if (places.length === 0 || !isTrusted) continue;
      const beside = start === 0 ? words.slice(length) : words.slice(0, start);
      const besidePlaces = index.named(beside.slice(0, MAX_NAME_WORDS).join(' '));
      const match = { places, isWhole: false };
      return besidePlaces.length === 0 ? [match] : [match, { places: besidePlaces, isWhole: true }];
    }
  }
  return [];
};

/** `hasPostcode`: a postcode tells which village is meant, so even small names in long phrases count. */
export const findMatches = (index: PlaceIndex, phrases: readonly Phrase[], hasPostcode: boolean): Match[] => {
  const [first, second] = phrases;
  if (first !== undefined && second !== undefined) {
    // "Frankfurt, Oder" and "Wien, Innere Stadt"
    const places = index.named([...first.words, ...second.words].join(' '));
    if (places.length > 0) return [{ places, isWhole: true }];
  }
  return phrases.flatMap(({ words, isWholeOnly }) => {
    const places = index.named(words.join(' '));
    if (places.length > 0) return [{ places, isWhole: true }];
    return isWholeOnly ? [] : findInside(index, words, hasPostcode);
  });
};

/** "Neustadt, Sachsen": the regions among the phrases. */
export const findRegions = (index: PlaceIndex, phrases: readonly Phrase[]): readonly Region[] =>
  phrases.flatMap(({ words }) => index.regions(words.join(' ')));

const inCountry = (matches: readonly Match[], country: string | undefined): Match[] => {
  if (country === undefined) return [...matches];
  return matches
    .map(({ places, isWhole }) => ({ places: places.filter((place) => place.country === country), isWhole }))
    .filter(({ places }) => places.length > 0);
};

const inRegions = (matches: Match[], regions: readonly Region[]): Match[] => {
  if (regions.length === 0) return matches;
  const names = new Set(regions.map(({ name }) => name));
  const narrowed = matches
    .map(({ places, isWhole }) => ({ places: places.filter(({ region }) => names.has(region ?? '')), isWhole }))
    .filter(({ places }) => places.length > 0);
  return narrowed.length > 0 ? narrowed : matches;
};

export type Choice = { place: Place; alternatives: Place[] };

/** The largest place named or, if a smaller one near it is named too ("Dresden, Neustadt"), the smaller one. */
export const choosePlace = (
  found: readonly Match[],
  country: string | undefined,
  regions: readonly Region[],
): Choice | undefined => {
  const matches = inRegions(inCountry(found, country), regions);
  const leaders = matches.map(({ places }) => largest(places)).filter((place) => place !== undefined);
  const anchor = largest(leaders);
  if (anchor === undefined) return undefined;
  let chosen = { place: anchor, among: matches[leaders.indexOf(anchor)]?.places ?? [] };
  for (const { places, isWhole } of matches) {
    if (!isWhole || places.includes(anchor)) continue;
    const near = places.filter((place) => place !== anchor && distanceKm(place, anchor) < SAME_CITY_KM);
    const part = largest(near);
    if (part !== undefined) chosen = { place: part, among: near };
  }
  const alternatives = chosen.among
    .filter((place) => distanceKm(place, chosen.place) >= SAME_CITY_KM)
    .sort((a, b) => b.population - a.population)
    .slice(0, MAX_ALTERNATIVES);
  return { place: chosen.place, alternatives };
};
