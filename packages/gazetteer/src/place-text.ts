import { foldWords } from '@firmament/text/fold';
import { COUNTRY_CODES, COUNTRY_WORDS } from './exonyms.ts';
import { isConnector, nameWords } from './place-key.ts';

export type Phrase = {
  words: string[];
  /** Only the whole phrase may be a name: parts of a street's name are not places. */
  isWholeOnly: boolean;
};

export type PlaceText = {
  /** The likeliest first. */
  postcodes: { digits: string; country: string | undefined }[];
  country: string | undefined;
  /** What may be a name, the likeliest first; the words next to a postcode come before all others. */
  phrases: Phrase[];
};

/** No address is longer; the rest is not read. */
export const MAX_CHARACTERS = 200;
const MAX_SEGMENTS = 8;
const MAX_WORDS = 10;

const SEPARATORS = /[,;|\n\r\t•·]+|\s[-–—]+\s/;

/** Postcodes are also written without a space: "D80331", "10115Berlin". */
export const GLUED_POSTCODE = /(\p{L})(\d{4,5})(?!\d)|(?<!\d)(\d{4,5})(?=\p{L})/gu;

const POSTCODE = /^\d{4,5}$/;

const STREET_WORD =
  /(?:strasse|str|gasse|platz|allee|chaussee|gurtel)$|^(?:weg|ring|ufer|damm|kai|rue|via|avenue|chemin|route|place|quai)$/;

const startsWithDigit = (word: string): boolean => word >= '0' && word < ':';

const whole = (words: string[]): Phrase => ({ words: nameWords(words), isWholeOnly: true });
const open = (words: string[]): Phrase => ({ words: nameWords(words), isWholeOnly: false });

/** "Hauptstraße 12 Graz", "Graz Hauptstraße 12", "Wien 1": a name may stand before the street or after the number. */
const readStreet = (words: string[]): Phrase[] => {
  const number = words.findIndex(startsWithDigit);
  if (number === -1) return isConnector(words[0] ?? '') ? [whole(words)] : [whole(words), open(words.slice(0, -1))];
  const after = words.slice(number + 1).filter((word) => !startsWithDigit(word));
  const before = words.slice(0, number);
  const phrases = [whole(words), open(after), open(before.slice(0, -1))];
  if (before.length === 1 && !STREET_WORD.test(before[0] ?? '')) phrases.push(whole(before));
  return phrases;
};

const readSegment = (words: string[]): Phrase[] => {
  const isStreet = isConnector(words[0] ?? '') || words.some((word) => startsWithDigit(word) || STREET_WORD.test(word));
  return isStreet ? readStreet(words) : [open(words)];
};

/** Takes country names out of the words; a code counts only at the end, "de" being a word of French names. */
export const takeCountry = (words: string[], isLast: boolean): { words: string[]; country: string | undefined } => {
  const last = words.at(-1) ?? '';
  if (isLast && words.length > 1 && last.length > 1 && COUNTRY_CODES.has(last)) {
    return { words: words.slice(0, -1), country: COUNTRY_CODES.get(last) };
  }
  const name = words.find((word) => COUNTRY_WORDS.has(word));
  if (name === undefined) return { words, country: undefined };
  return { words: words.filter((word) => word !== name), country: COUNTRY_WORDS.get(name) };
};

/** Prefers five digits, which are never a house number, then the last one, because streets come first. */
const findPostcode = (words: string[]): number => {
  const long = words.findLastIndex((word) => word.length === 5 && POSTCODE.test(word));
  return long === -1 ? words.findLastIndex((word) => POSTCODE.test(word)) : long;
};

/** Takes an address, a name or a postcode apart; never fails, whatever the text. */
export const readPlaceText = (text: string): PlaceText => {
  const result: PlaceText = { postcodes: [], country: undefined, phrases: [] };
  const nearPostcode: Phrase[] = [];
  const segments = text.slice(0, MAX_CHARACTERS).replace(GLUED_POSTCODE, '$1 $2$3 ').split(SEPARATORS, MAX_SEGMENTS);
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    const { words, country } = takeCountry(foldWords(segment).slice(0, MAX_WORDS), isLast);
    if (country !== undefined) result.country = country;
    const postcode = findPostcode(words);
    if (postcode === -1) {
      if (words.length > 0) result.phrases.push(...readSegment(words));
      continue;
    }
    const prefix = COUNTRY_CODES.get(words[postcode - 1] ?? '');
    const found = { digits: words[postcode] ?? '', country: prefix };
    if (result.postcodes.some(({ digits }) => digits.length > found.digits.length)) result.postcodes.push(found);
    else result.postcodes.unshift(found);
    const after = words.slice(postcode + 1);
    const before = words.slice(0, prefix === undefined ? postcode : postcode - 1);
    if (after.length > 0) nearPostcode.push(open(after));
    if (before.length > 0) nearPostcode.push(...readSegment(before));
  }
  result.phrases = [...nearPostcode, ...result.phrases].filter(({ words }) => words.length > 0);
  return result;
};
