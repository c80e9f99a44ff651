import { readDate } from '@firmament/calendar/read-date';

/**
 * Cuts a wording into words without case, accents and inflection, so that the grammar needs one spelling of each.
 * Three kinds of words are marked with #: days (`#2015-02-01`), names of people (`#name0`, with their place in `names`) and of places (`#place`).
 */
export type Wording = { words: string[]; names: string[] };

/** The longest rules in registers have half of that. Whatever is longer is something else, or an attack. */
const LONGEST_WORDING = 1_000;

const TOKEN = /\d{1,2}\.\d{1,2}\.\d{4}|\p{L}+(?:[/:*_]-?\p{L}+|\(-?\p{L}{1,5}\))*|\d+|\S/gu;

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', '’': "'" };

const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/g;

/** Nothing of it would change: most words, of hundreds of names. */
const PLAIN = /^[ -~]*$/;

export const folded = (token: string): string => {
  const lower = token.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(/[äöüßœ’]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
};

/** Marks that divide a text without changing what it says. */
const HARMLESS = new Set([',', ';', '.', ':', '-', '–', '—', '‐']);

const formsOf = (stem: string, ...endings: string[]): [string, string][] =>
  ['', ...endings].map((ending) => [stem + ending, stem]);

const sameAs = (lemma: string, forms: readonly [string, string][]): [string, string][] =>
  forms.map(([form]) => [form, lemma]);

const ADJECTIVE = ['e', 'en', 'er', 'em', 'es'];
const MEMBER = ['s', 'es', 'e', 'er', 'ern'];

/** Inflected form → the spelling that the grammar uses. */
const LEMMAS = new Map<string, string>([
  ...formsOf('ein', 'e', 'em', 'en', 'er', 'es'),
  ...formsOf('weiter', ...ADJECTIVE),
  ...sameAs('weiter', formsOf('ander', ...ADJECTIVE, 'n')),
  ...sameAs('weiter', formsOf('zweiter')),
  ...sameAs('weiter', formsOf('zweite', 'n', 'm')),
  ...formsOf('geschaeftsfuehrer', 's', 'n', 'in', 'innen'),
  ...formsOf('prokurist', 'en', 'in', 'innen'),
  ...sameAs('prokurist', formsOf('gesamtprokurist', 'en', 'in', 'innen')),
  ...formsOf('liquidator', 's', 'en', 'in', 'innen'),
  ...sameAs('liquidator', formsOf('abwickler', 's', 'n', 'in', 'innen')),
  ...formsOf('vorstandsmitglied', ...MEMBER),
  ...sameAs('vorstandsmitglied', formsOf('verwaltungsratsmitglied', ...MEMBER)),
  ...sameAs('vorstand', [...formsOf('vorstand'), ...formsOf('vorstaendin')]),
  ...formsOf('organmitglied', ...MEMBER),
  ...formsOf('mitglied', ...MEMBER),
  ...formsOf('komplementaer', 's', 'e', 'en', 'in', 'innen'),
  ...formsOf('gesellschafter', 's', 'n', 'in', 'innen'),
  ...formsOf('haftend', ...ADJECTIVE),
  ...formsOf('praesident', 'en', 'in'),
  ...sameAs('praesident', formsOf('vorsitzende', 'r', 'n')),
  ...sameAs('praesident', formsOf('vorstandsvorsitzende', 'r', 'n')),
  ...sameAs('praesident', [...formsOf('obmann', 's', 'es'), ...formsOf('obfrau')]),
  ...formsOf('vertretungsberechtigt', ...ADJECTIVE),
  ...sameAs('vertretungsberechtigt', formsOf('vertretungsbefugt', ...ADJECTIVE)),
  ...formsOf('gesamtvertretungsberechtigt', ...ADJECTIVE),
  ...sameAs('gesamtvertretungsberechtigt', formsOf('gesamtvertretungsbefugt', ...ADJECTIVE)),
  ...formsOf('einzelvertretungsberechtigt', ...ADJECTIVE),
  ...sameAs('einzelvertretungsberechtigt', formsOf('alleinvertretungsberechtigt', ...ADJECTIVE)),
  ...sameAs('einzelvertretungsberechtigt', formsOf('einzelvertretungsbefugt', ...ADJECTIVE)),
  ...sameAs('einzelvertretungsberechtigt', formsOf('alleinvertretungsbefugt', ...ADJECTIVE)),
  ...formsOf('zeichnungsberechtigt', ...ADJECTIVE),
  ...formsOf('allgemein', ...ADJECTIVE),
  ...formsOf('jeweilig', ...ADJECTIVE),
  ...sameAs('allein', [...formsOf('allein', 'e'), ...formsOf('einzeln'), ...formsOf('selbstaendig')]),
  ...sameAs('allein', formsOf('selbststaendig')),
  ...sameAs('gemeinsam', [...formsOf('gemeinsam'), ...formsOf('zusammen'), ...formsOf('gemeinschaftlich')]),
  ...sameAs('rechtsgeschaefte', formsOf('rechtsgeschaeft', 'e', 'en')),
  ...sameAs('abzuschliessen', [...formsOf('abzuschliessen'), ...formsOf('vorzunehmen')]),
]);

/** What stands behind the slash in "Prokurist/in", "weitere/n". */
const ENDINGS = new Set(['in', 'innen', 'e', 'en', 'er', 'm', 'n', 'r', 's']);

export const lemmaOf = (word: string): string => LEMMAS.get(word) ?? word;

/**
 * "einem/einer", "Prokuristin/Prokuristen", "Geschäftsführer:in" and "Prokurist(in)" name both sexes of one thing: one
 * word. In "Prokuristin/einem Prokuristen" the slash remains.
 */
const wordsOfToken = (token: string): string[] => {
  const day = /^\d+\./.test(token) ? readDate(token) : undefined;
  if (day !== undefined) return [`#${day}`];
  const [first = token, ...others] = folded(token)
    .split(/[/:*_()]-?/)
    .filter(Boolean);
  const words = [lemmaOf(first)];
  for (const other of others) {
    if (!ENDINGS.has(other) && lemmaOf(other) !== words.at(-1)) words.push('/', lemmaOf(other));
  }
  return words;
};

const BRANCH = /^(?:zweigniederlassung|filiale)$/;
/** A place has a capital letter, and no word of the law in it. */
const PLACE = /^\p{Lu}\p{Ll}+$/u;
const NO_PLACE = /prokura|vertret|zeichn|schrift|befug|berechtig|schaft|gemeinsam|allein|einzel|kollektiv|mitglied/i;
const INSIDE_PLACE = new Set(['am', 'an', 'der', 'im', 'in', 'ob', 'bei']);
const LONGEST_PLACE = 4;

const isPlace = (token: string | undefined): boolean =>
  token !== undefined && PLACE.test(token) && !NO_PLACE.test(token);

/** How many tokens from `start` on name a town: "Bad Adlerstadt", "Adlerstadt am Main". */
const placeLength = (tokens: readonly string[], start: number): number => {
  if (!isPlace(tokens[start])) return 0;
  let end = start + 1;
  for (let next = end; next < start + LONGEST_PLACE; next++) {
    if (isPlace(tokens[next])) end = next + 1;
    else if (!INSIDE_PLACE.has(tokens[next] ?? '')) break;
  }
  return end - start;
};

const LONGEST_NAME = 8;

/** The Austrian register wraps its lines: "Geschäfts- führer". */
const WRAPPED = /(\p{L})-\s+(?=\p{L}{2})/gu;

const tokensOf = (text: string): string[] =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(WRAPPED, '$1').match(TOKEN) ?? [];

const keyOf = (tokens: readonly string[]): string => tokens.map(folded).join(' ');

/** The people whom a rule may name, by their names in both orders. */
export type NameIndex = ReadonlyMap<string, string>;

export const indexNames = (names: Iterable<string>): NameIndex => {
  const index = new Map<string, string>();
  for (const name of names) {
    const tokens = tokensOf(name.slice(0, LONGEST_WORDING)).filter((token) => !HARMLESS.has(token));
    const last = tokens.at(-1);
    // One word could be anything.
    if (last === undefined || tokens.length < 2 || tokens.length > LONGEST_NAME) continue;
    index.set(keyOf(tokens), name);
    index.set(keyOf([last, ...tokens.slice(0, -1)]), name);
  }
  return index;
};

const nameAt = (tokens: readonly string[], start: number, index: NameIndex) => {
  if (index.size === 0) return undefined;
  for (let length = Math.min(LONGEST_NAME, tokens.length - start); length >= 2; length--) {
    const name = index.get(keyOf(tokens.slice(start, start + length)));
    if (name !== undefined) return { name, length };
  }
  return undefined;
};

/** Undefined if the text is too long to be a rule. */
export const wordingOf = (text: string, index: NameIndex): Wording | undefined => {
  if (text.length > LONGEST_WORDING) return undefined;
  const tokens = tokensOf(text).filter((token) => !HARMLESS.has(token));
  const wording: Wording = { words: [], names: [] };
  for (let at = 0; at < tokens.length; ) {
    const named = nameAt(tokens, at, index);
    const place = isBehindBranch(wording.words) ? placeLength(tokens, at) : 0;
    if (named) {
      wording.words.push(`#name${wording.names.push(named.name) - 1}`);
    } else {
      wording.words.push(...(place > 0 ? ['#place'] : wordsOfToken(tokens[at] ?? '')));
    }
    at += named?.length ?? Math.max(place, 1);
  }
  return wording;
};

const isBehindBranch = (words: readonly string[]): boolean => {
  const last = words.at(-1);
  const branch = last === 'in' || last === 'zu' ? words.at(-2) : last;
  return branch !== undefined && BRANCH.test(branch);
};
