import { COUNTRIES, type postSearch } from '@firmament/api-contract/calls/search';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { DEFAULT_LANGUAGE, type Language } from '@firmament/api-contract/language';
import type { Gazetteer, NamedSpot } from '@firmament/gazetteer/gazetteer';
import { middleOf, type Spot } from '@firmament/gazetteer/spot';
import type { Condition, Indicator } from '@firmament/search/schema';
import type { CompanyColumns, PersonColumns } from './engine/schemas.ts';

export type Place = NonNullable<EndpointOutput<typeof postSearch>['place']>;

type CompanyCondition = Condition<CompanyColumns>;
type Where = Indicator<CompanyColumns>[];

const presentSpot = ({ kind, name, region, country, alternatives }: NamedSpot) => ({
  kind,
  label: name,
  region,
  country,
  alternatives: alternatives.map(({ name: label, ...other }) => ({ ...other, label })),
});

const must = (...conditions: CompanyCondition[]): Indicator<CompanyColumns> => ({ operator: 'must', conditions });
const inCountry = (code: string): CompanyCondition => ({ choice: 'country', is: code });

/** Everything in a town, postcode, region or country. */
const whereIn = (gazetteer: Gazetteer, spot: Spot): Where => {
  if (spot.kind === 'country') return [must(inCountry(spot.country))];
  if (spot.kind === 'region') {
    const { name, country } = spot.region;
    return [must({ choice: 'region', is: name }, inCountry(country))];
  }
  if (spot.kind === 'postcode') {
    const { postcode, country } = spot.at;
    return [must({ text: 'address', contains: postcode }, inCountry(country))];
  }
  const { country, region } = spot.place;
  const { own, shared } = gazetteer.townKeysOf(spot.place);
  const inTown = must({ choice: 'town', isOneOf: [...own, ...shared] }, inCountry(country));
  if (shared.length === 0 || region === undefined) return [inTown];
  // Frankfurt is by the Main only in Hesse; whoever writes all of the name needs no region.
  const inRegion: CompanyCondition = { choice: 'region', is: region };
  return [inTown, { operator: 'atleast', conditions: [{ choice: 'town', isOneOf: own }, inRegion] }];
};

const asWords = (address: string): { place: Place; where: Where } => ({
  place: { query: address, matched: 'words' },
  where: [must({ text: 'address', contains: address })],
});

const asCircle = (
  query: string,
  middle: { latitude: number; longitude: number },
  radiusKm: number,
  words: Partial<Place>,
): { place: Place; where: Where } => {
  const { latitude, longitude } = middle;
  return {
    place: { query, matched: 'radius', ...words, latitude, longitude, radiusKm },
    where: [must({ point: 'position', within: { latitude, longitude, radiusKm } })],
  };
};

/**
 * The address as a circle where a radius is given, as an area where it names one, else as words. A region or country
 * has no middle that anybody means: with a radius, all of it is searched.
 */
export const readPlace = (
  gazetteer: Gazetteer,
  address: string | undefined,
  radiusKm: number | undefined,
  language: Language,
): { place: Place | null; where: Where } => {
  if (address === undefined) return { place: null, where: [] };
  const named = gazetteer.spot(address, language);
  if (named === undefined) {
    const found = radiusKm === undefined ? undefined : gazetteer.place(address);
    if (!found || radiusKm === undefined) return asWords(address);
    return asCircle(address, found, radiusKm, { label: found.label });
  }
  const middle = middleOf(named.spot);
  if (middle && radiusKm !== undefined) return asCircle(address, middle, radiusKm, presentSpot(named));
  const isRadiusLeftOut = radiusKm !== undefined;
  return {
    place: { query: address, matched: 'area', ...presentSpot(named), ...(isRadiusLeftOut && { isRadiusLeftOut }) },
    where: whereIn(gazetteer, named.spot),
  };
};

const COUNTRY_CODES = Object.keys(COUNTRIES);

/**
 * The same for people of the registers, which name no country. In the index they stand under the company's: whoever
 * lives in Vienna and acts for a German company only is found in Vienna all the same, because Germany has none.
 */
export const readRegisterLocality = (
  gazetteer: Gazetteer,
  text: string,
): Condition<Pick<PersonColumns, 'locality' | 'town' | 'country'>> => {
  const spot = gazetteer.spot(text, DEFAULT_LANGUAGE)?.spot;
  if (spot?.kind !== 'city') return readLocality(gazetteer, text, DEFAULT_LANGUAGE).condition;
  const labels = gazetteer.localitiesOf(spot);
  const elsewhere = labels
    .filter((label) => label.startsWith(' '))
    .flatMap((label) => {
      const hasNone = (country: string) => gazetteer.positionOf({ city: label.trim(), country }) === undefined;
      return COUNTRY_CODES.filter(hasNone).map((country) => country + label);
    });
  return { choice: 'town', isOneOf: [...labels, ...elsewhere] };
};

/** Where people are: in a town, region or country by any of its names, else where the words say. */
export const readLocality = (
  gazetteer: Gazetteer,
  text: string,
  language: Language,
): { place: Place; condition: Condition<Pick<PersonColumns, 'locality' | 'town' | 'country'>> } => {
  const named = gazetteer.spot(text, language);
  if (named === undefined || named.spot.kind === 'postcode') {
    return { place: { query: text, matched: 'words' }, condition: { text: 'locality', contains: text } };
  }
  const { spot } = named;
  return {
    place: { query: text, matched: 'area', ...presentSpot(named) },
    condition:
      spot.kind === 'country'
        ? { choice: 'country', is: spot.country }
        : { choice: 'town', isOneOf: gazetteer.localitiesOf(spot) },
  };
};
