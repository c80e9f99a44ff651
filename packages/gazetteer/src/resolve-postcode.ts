import type { Position } from '@firmament/geo/position';
import { choosePlace, type Match } from './name-match.ts';
import type { Place } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceText } from './place-text.ts';
import { areaOf, type PostcodeArea, placeInArea, weightOf } from './postcode-match.ts';
import { countriesOf } from './postcode-zones.ts';

/** How exact the position is: the postcode, the city, or only the surroundings of a postcode or a state. */
export type Precision = 'postcode' | 'city' | 'region';

export type ResolvedPlace = Position & {
  label: string;
  country: string;
  region?: string;
  postcode?: string;
  city?: string;
  precision: Precision;
  /** What else the text can mean, the likeliest first. */
  alternatives?: ResolvedPlace[];
};

/** A city this large is meant, not a village of the same name: if the postcode disagrees, the postcode is wrong. */
const WELL_KNOWN_POPULATION = 50_000;

/** `named` is the place that the text names next to the postcode. */
export const resolvedArea = (area: PostcodeArea, named: Place | undefined): ResolvedPlace => {
  const { country, code, postcode } = area;
  const region = named?.region ?? area.region;
  const place = named ?? (postcode === undefined ? undefined : area.place);
  // A postcode may cover several villages: the named one is closer than the middle of all.
  const isOneOfMany = named !== undefined && (postcode?.places.length ?? 0) > 1 && postcode?.places.includes(named);
  const hasOwnPosition = postcode !== undefined && postcode.samples.length > 0;
  const { latitude, longitude } = hasOwnPosition && !isOneOfMany ? area.position : (place ?? area.position);
  const precision: Precision = hasOwnPosition ? 'postcode' : place === undefined ? 'region' : 'city';
  const isOneDistrict = postcode?.places.filter(({ city }) => city === place?.city).length === 1;
  const name = isOneDistrict ? place?.name : place?.city;
  const label = name === undefined ? `${code} (${area.place?.city ?? region ?? country})` : `${code} ${name}`;
  return {
    label,
    country,
    ...(region && { region }),
    postcode: code,
    ...(place && { city: place.city }),
    latitude,
    longitude,
    precision,
  };
};

export const withAlternatives = (best: ResolvedPlace, others: ResolvedPlace[]): ResolvedPlace =>
  others.length === 0 ? best : { ...best, alternatives: others };

/** Every postcode that the digits can be. */
const possibleAreas = (index: PlaceIndex, text: PlaceText, country: string | undefined, isPadded: boolean) =>
  text.postcodes.flatMap(({ digits, country: prefix }) => {
    const wanted = prefix ?? country;
    const countries = isPadded ? ['DE'] : countriesOf(digits.length);
    return countries
      .filter((each) => wanted === undefined || each === wanted || (wanted === 'CH' && each === 'LI'))
      .flatMap((each) => areaOf(index, each, isPadded ? digits.padStart(5, '0') : digits) ?? []);
  });

export const resolvePostcode = (
  index: PlaceIndex,
  text: PlaceText,
  matches: readonly Match[],
  country: string | undefined,
): ResolvedPlace | undefined => {
  const withNames = (areas: PostcodeArea[]) => areas.map((area) => ({ area, named: placeInArea(area, matches) }));
  const plain = withNames(possibleAreas(index, text, country, false));
  let possible = plain.filter(({ named }) => named !== undefined);
  if (possible.length === 0 && matches.length > 0) {
    const named = choosePlace(matches, country, [])?.place;
    // 1067 is what a spreadsheet makes of Dresden's 01067.
    if (named?.country === 'DE') {
      possible = withNames(possibleAreas(index, text, country, true)).filter((each) => each.named !== undefined);
    }
    if (possible.length === 0 && (named?.population ?? 0) >= WELL_KNOWN_POPULATION) return undefined;
  }
  if (possible.length === 0) {
    // A name that fits no listed postcode suggests the country whose postcodes are not all listed.
    const isNamed = text.phrases.some(({ isWholeOnly }) => !isWholeOnly);
    const unlisted = isNamed ? plain.filter(({ area }) => !area.postcode?.isListed) : [];
    possible = unlisted.length > 0 ? unlisted : plain;
  }
  const [best, ...others] = possible
    .map((each) => ({ ...each, weight: possible.length > 1 ? weightOf(index, each.area) : 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ area, named }) => resolvedArea(area, named));
  return best && withAlternatives(best, others);
};
