import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { ResolvedPlace } from '@firmament/gazetteer/resolve-postcode';
import { fold, foldWords } from '@firmament/text/fold';

/** A keyword taken apart: "müller gmbh in munich" → rest "müller gmbh", phrase "munich", label "München". */
export type PlacedWords = {
  rest: string;
  phrase: string;
  label: string;
  /** By which the place is looked for in addresses: its own name, where that says as much as the phrase. */
  address: string;
};

/** "Neustadt an der Weinstraße"; a longer name of a place is not typed beside a company's. */
const MAX_PLACE_WORDS = 4;

/** Words between a company and its place, folded. */
const CONNECTORS: ReadonlySet<string> = new Set(['in', 'aus', 'bei', 'nahe', 'near', 'from', 'at']);

/** The ways to read the end or the beginning of a keyword as a place, the likeliest first; none for a single word. */
export const splitPlace = (gazetteer: Gazetteer, typed: string): PlacedWords[] => {
  const words = typed.split(/[\s,;]+/).filter((word) => fold(word) !== '');
  const lengths = Array.from({ length: Math.min(MAX_PLACE_WORDS, words.length - 1) }, (_, i) => i + 1).reverse();
  const atEnd = lengths.map((length) => ({ place: words.slice(-length), rest: words.slice(0, -length), at: 'end' }));
  const atStart = lengths.map((length) => ({ place: words.slice(0, length), rest: words.slice(length), at: 'start' }));
  return [atEnd, atStart].flatMap((cuts) => {
    for (const { place, rest, at } of cuts) {
      const found = wholePlace(gazetteer, place);
      const others = at === 'end' ? withoutConnector(rest) : rest;
      if (found && others.length > 0) return [placedWords(gazetteer, others.join(' '), place.join(' '), found)];
    }
    return [];
  });
};

/** The place that all of the words name together: "GmbH München" is München, but not all of its words are. */
const wholePlace = (gazetteer: Gazetteer, words: readonly string[]): ResolvedPlace | undefined => {
  const phrase = words.join(' ');
  // Bare numbers are more often part of a name than a postcode.
  const place = /\p{L}/u.test(phrase) ? gazetteer.place(phrase) : undefined;
  if (place === undefined || words.length === 1) return place;
  const label = foldWords(place.label);
  const isPart = (word: string, others: readonly string[]): boolean => {
    const without = gazetteer.place(others.join(' '));
    return !isSamePlace(without, place) || label.some((known) => known.startsWith(fold(word)));
  };
  const isWhole = isPart(words[0] ?? '', words.slice(1)) && isPart(words.at(-1) ?? '', words.slice(0, -1));
  return isWhole ? place : undefined;
};

const isSamePlace = (a: ResolvedPlace | undefined, b: ResolvedPlace): boolean =>
  a?.latitude === b.latitude && a.longitude === b.longitude;

const placedWords = (gazetteer: Gazetteer, rest: string, phrase: string, place: ResolvedPlace): PlacedWords => {
  const { label } = place;
  return { rest, phrase, label, address: isSamePlace(gazetteer.place(label), place) ? label : phrase };
};

const withoutConnector = (words: string[]): string[] =>
  CONNECTORS.has(fold(words.at(-1) ?? '')) ? words.slice(0, -1) : words;
