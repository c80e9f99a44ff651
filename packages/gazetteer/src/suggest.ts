import { foldWords } from '@firmament/text/fold';
import {
  NAMED_COUNTRIES,
  otherNamesOf,
  otherNamesOfCountry,
  otherNamesOfRegion,
  type PlaceLanguage,
} from './exonyms.ts';
import type { Place, Postcode, Region } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { isConnector, nameWords, placeKey } from './place-key.ts';
import { mainPlace } from './postcode-index.ts';
import { areaOf } from './postcode-match.ts';
import { readSpot } from './read-spot.ts';
import { resolvedArea } from './resolve-postcode.ts';
import { describeSpot, isNamedLikeCity, type Spot, type SpotWords } from './spot.ts';

const LANGUAGES = ['en', 'de'] as const satisfies readonly PlaceLanguage[];

/** Something to suggest, and how large it is. A spot is made when it is wanted: most never are. */
type Entry = { toSpot: () => Spot | undefined; weight: number };

/** Names sorted for looking up their beginnings; each points to an entry. */
type PrefixTable = { keys: string[]; entries: Entry[] };

/** More people than any region has. */
const COUNTRY_WEIGHT = 1e9;

/** A town of the same beginning is worth mentioning from this size on. */
const MENTIONED_POPULATION = 10_000;

const isSame = (a: Spot, b: Spot): boolean => {
  if (a.kind === 'city') return b.kind === 'city' && a.place === b.place;
  if (a.kind === 'region') return b.kind === 'region' && a.region === b.region;
  if (a.kind === 'country') return b.kind === 'country' && a.country === b.country;
  return b.kind === 'postcode' && a.at.postcode === b.at.postcode && a.at.country === b.at.country;
};

/** Whether what would be put into the field leads back here, in both languages. */
export const isReadBack = (index: PlaceIndex, spot: Spot): boolean =>
  LANGUAGES.every((language) => {
    const reading = readSpot(index, describeSpot(index, spot, language).value);
    return reading !== undefined && isSame(reading.spot, spot);
  });

const namesOfTown = ({ name, country }: Place): string[] => [
  name,
  ...otherNamesOf(country, name),
  ...(country === 'CH' ? name.split('/') : []),
];

/** Post offices are listed as "Bern 65"; nobody looks for one. */
const isPostOffice = ({ name }: Place): boolean => /\d/.test(name);

const postcodeSpot = (index: PlaceIndex, { country, code }: Postcode): Spot | undefined => {
  const area = areaOf(index, country, code);
  return area && { kind: 'postcode', at: { ...resolvedArea(area, undefined), postcode: code } };
};

const buildTable = (index: PlaceIndex): PrefixTable => {
  const rows: { key: string; entry: Entry }[] = [];
  const add = (weight: number, names: readonly string[], toSpot: Entry['toSpot']): void => {
    const entry = { toSpot, weight };
    for (const key of new Set(names.map(placeKey))) rows.push({ key, entry });
  };
  for (const place of index.all()) {
    if (place.name !== place.city || place.isSection || isPostOffice(place)) continue;
    add(place.population, namesOfTown(place), () => ({ kind: 'city', place }));
  }
  for (const region of index.allRegions()) {
    const spot: Spot = { kind: 'region', region };
    const titles = LANGUAGES.map((language) => describeSpot(index, spot, language).name);
    add(regionWeight(index, region), [region.name, ...otherNamesOfRegion(region.name)], () => spot);
    // Below everything else: whoever types "st" means Stuttgart rather than "State of Berlin".
    add(-1 / region.weight, titles, () => spot);
  }
  for (const country of NAMED_COUNTRIES) {
    add(COUNTRY_WEIGHT, otherNamesOfCountry(country), () => ({ kind: 'country', country }));
  }
  for (const postcode of index.postcodes.all()) {
    const place = mainPlace(postcode);
    if (place === undefined) continue;
    const weight = place.population / Math.max(1, place.postcodes);
    add(weight, [`${postcode.code} ${place.city}`], () => postcodeSpot(index, postcode));
  }
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { keys: rows.map(({ key }) => key), entries: rows.map(({ entry }) => entry) };
};

/** A region comes right after the city that it is named after. */
const regionWeight = (index: PlaceIndex, region: Region): number => {
  if (!isNamedLikeCity(index, region)) return region.weight;
  const city = index
    .named(placeKey(region.name))
    .find(({ name, country }) => name === region.name && country === region.country);
  return (city?.population ?? 0) - 1;
};

const firstFrom = (keys: readonly string[], prefix: string): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startingWith = ({ keys, entries }: PrefixTable, prefix: string): Set<Entry> => {
  const found = new Set<Entry>();
  for (let at = firstFrom(keys, prefix); keys[at]?.startsWith(prefix); at++) {
    const entry = entries[at];
    if (entry !== undefined) found.add(entry);
  }
  return found;
};

/** The first spots that pass, the largest first. */
const largestSpots = (found: ReadonlySet<Entry>, limit: number, isWanted: (spot: Spot) => boolean): Spot[] => {
  const spots: Spot[] = [];
  for (const { toSpot } of [...found].sort((a, b) => b.weight - a.weight)) {
    const spot = toSpot();
    if (spot !== undefined && !spots.includes(spot) && isWanted(spot)) spots.push(spot);
    if (spots.length === limit) break;
  }
  return spots;
};

/**
 * The beginnings to look for, and others if there is nothing: the last word is still being typed. "St" may become Sankt
 * or Stuttgart, and in "Bad V" it is no connector, unless nothing begins so: "Frankfurt am".
 */
const prefixesOf = (typed: string): string[][] => {
  const words = foldWords(typed);
  const last = words.at(-1) ?? '';
  const asTyped = [...nameWords(words.slice(0, -1)), last].join(' ');
  const asName = nameWords(words).join(' ');
  return isConnector(last) ? [[asTyped], [asName]] : [[asTyped, asName]];
};

export type Suggestions = {
  suggest: (typed: string, language: PlaceLanguage, limit: number) => SpotWords[];
  /** Larger towns whose names begin with this name and go on. */
  longerNamed: (name: string, limit: number) => Spot[];
};

/** What is suggested while a place is typed. The table is built at the first use. */
export const createSuggestions = (index: PlaceIndex): Suggestions => {
  let built: PrefixTable | undefined;
  const starting = (prefix: string): Set<Entry> => {
    built ??= buildTable(index);
    return startingWith(built, prefix);
  };

  const surroundings = new Map<string, readonly string[]>();

  /** The words of region and country, in both languages. */
  const wordsAround = (spot: Spot): readonly string[] => {
    const { region, country } = describeSpot(index, spot, 'de');
    const key = `${region}|${country}`;
    let words = surroundings.get(key);
    if (words === undefined) {
      const english = describeSpot(index, spot, 'en');
      words = foldWords([region, country, english.region, english.country].join(' '));
      surroundings.set(key, words);
    }
    return words;
  };

  /** "Baden, Nied": what follows the name is looked for in region and country. */
  const isWithin = (spot: Spot, wanted: readonly string[]): boolean =>
    wanted.length === 0 || wanted.every((each) => wordsAround(spot).some((word) => word.startsWith(each)));

  return {
    suggest: (typed, language, limit) => {
      const [name = '', ...rest] = typed.split(',');
      const wanted = rest.flatMap(foldWords);
      if (foldWords(name).length === 0) return [];
      for (const prefixes of prefixesOf(name)) {
        const found = new Set(prefixes.flatMap((prefix) => [...starting(prefix)]));
        const spots = largestSpots(found, limit, (spot) => isWithin(spot, wanted) && isReadBack(index, spot));
        if (spots.length > 0) return spots.map((spot) => describeSpot(index, spot, language));
      }
      return [];
    },
    longerNamed: (name, limit) => {
      const large = [...starting(`${placeKey(name)} `)].filter(({ weight }) => weight >= MENTIONED_POPULATION);
      return largestSpots(new Set(large), limit, (spot) => spot.kind === 'city');
    },
  };
};
