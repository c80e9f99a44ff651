/** Towns in German register texts: with their district, their country, a remark of the court or half a sentence. */
import { remembering } from '@firmament/memory/remembering';

/** Most towns: capitalised words and small ones between them, without a district. */
const PLAIN =
  /^[A-ZÄÖÜ][a-zäöüß]+(?:[- ](?!Ortsteil|Stadtteil|Gemeindeteil)[A-ZÄÖÜ][a-zäöüß]+| (?:a[mn]|i[mn]|der|bei|ob|vor|auf))*$/;

/** "Musterstadt OT Nest", "Musterstadt/OT Nest", "Musterstadt, Ortsteil Nest", "Musterstadt (Ortsteil Nest)". */
const DISTRICT = /(?<![ ,/(-])[ ,/(-]+(?:OT|GT|Ortsteil|Stadtteil|Gemeindeteil)\.? (?=[^ ])/g;

/** The next sentence of the announcement: "Musterstadt Rechtsform: nunmehr …". */
const NEXT_HEADING = / \p{Lu}[\p{L}-]+:.*$/su;

/** "D-99990 Musterstadt", and the four digits of before 1993. */
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s+(?=\p{L})/u;

/** Text beyond this is no longer a place; it would only take the patterns time. */
const LONGEST_PLACE = 300;

const withoutOpenBracket = (text: string): string => {
  const open = text.indexOf('(', text.lastIndexOf(')') + 1);
  return open === -1 ? text : text.slice(0, open).trimEnd();
};

const withoutRemarks = (text: string): string =>
  text
    .slice(0, LONGEST_PLACE)
    .replace(/\s+/g, ' ')
    .replace(NEXT_HEADING, '')
    .replace(/^(?:nunmehr|jetzt)\s+/, '')
    .replace(POSTCODE, '')
    // "Holte- Stukenbrock" was broken at the end of a line.
    .replace(/(\p{L})- (?=\p{Lu})/gu, '$1-')
    // The court and its number, also with a bracket in the bracket.
    .replace(/ ?\((?:Doppelsitz| ?Amtsgericht|AG |[^()\d]*\d).*$/s, '')
    .replace(/ ?\/ ?/g, '/');

const tidyTown = (text: string): string =>
  // A bracket that the source cut off.
  withoutOpenBracket(withoutRemarks(text))
    // The old number of the delivery district ("Musterstadt 1"), a dash that nothing follows.
    .replace(/(?<=\p{L}) \d{1,2}$/u, '')
    .replace(/(?<![\s,;/-])[\s,;/-]+$/, '')
    .trim();

/** "Weiden i.d.OPf." ends in an abbreviation, not in a sentence. */
const ABBREVIATION = /\.(?:\p{L}{1,3}| \p{L}{1,2})\.$/u;

export const withoutFullStop = (text: string): string => {
  if (!text.endsWith('.')) return text;
  if (text.indexOf('.') === text.length - 1) return text.slice(0, -1).trim();
  return ABBREVIATION.test(text) ? text : text.replace(/(?<!\.)\.+$/, '').trim();
};

export type Town = { town: string; district: string | undefined };

/** Where the bracket behind which there is none ends, or opens. */
export const behindBrackets = (text: string): number => 1 + Math.max(text.lastIndexOf('('), text.lastIndexOf(')'));

type District = { index: number; name: string };

/** No bracket stands in its name, but one may end it. */
const districtAtEnd = (tidy: string): District | undefined => {
  const text = tidy.replace(/\)$/, '');
  const plainFrom = behindBrackets(text);
  for (const { 0: word, index } of text.matchAll(DISTRICT)) {
    const start = index + word.length;
    if (start >= plainFrom) return { index, name: text.slice(start) };
  }
  return undefined;
};

/** A bracket may follow it. */
const districtIn = (tidy: string): District | undefined =>
  districtAtEnd(tidy.replace(/ \([^()]*\)$/, '')) ?? districtAtEnd(tidy);

/** The town without its district, which belongs to the street. */
export const readTown = (text: string): Town => {
  if (PLAIN.test(text)) return { town: text, district: undefined };
  const tidy = tidyTown(text);
  const district = districtIn(tidy);
  const town = tidy.slice(0, district?.index);
  return town === '' ? { town: tidy, district: undefined } : { town, district: district?.name };
};

const CODES = Array.from({ length: 26 * 26 }, (_, n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)));
const GERMAN_NAMES = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
const COUNTRIES: ReadonlySet<string> = new Set([
  ...CODES.flatMap((code) => GERMAN_NAMES.of(code)?.toLowerCase() ?? []),
  'usa',
  'vereinigte staaten von amerika',
  'usa - vereinigte staaten',
  'großbritannien',
  'england',
  'schottland',
  'france',
  'tschechische republik',
  'slowakische republik',
  'russische föderation',
  'holland',
]);

/** "Basel / Schweiz", "Basel (SCHWEIZ)", "Basel/Schweiz / Schweiz": the town, then countries. */
const splitCountry = (text: string): { town: string; country: string | undefined } => {
  const [town = '', ...rest] = text.replace(/\)$/, '').split(/ ?[/(] ?/);
  const country = rest.find((part) => COUNTRIES.has(part.toLowerCase()));
  if (country === undefined) return { town: text, country };
  const between = rest.slice(0, rest.indexOf(country)).filter((part) => part !== 'FL');
  const capitalised = country === country.toUpperCase() && country.length > 3;
  return {
    town: [town, ...between].join('/'),
    country: capitalised ? country.charAt(0) + country.slice(1).toLowerCase() : country,
  };
};

/** Powers of representation, professions, numbers of foreign registers: what else stands where a person's town belongs. */
const NO_TOWN = /^\p{Ll}|^[\d.]+$|\d{5,}|[Bb]efugnis|berechtigt|[Pp]rokura|[Rr]echtsgeschäft|^Dipl/u;

/** Professions stand there too, in one word like a town. */
const PROFESSIONS: ReadonlySet<string> = new Set([
  'Dipl',
  'Kaufmann',
  'Kauffrau',
  'Landwirt',
  'Landwirtin',
  'Ingenieur',
  'Ingenieurin',
  'Architekt',
  'Architektin',
  'Rechtsanwalt',
  'Rechtsanwältin',
  'Steuerberater',
  'Steuerberaterin',
  'Wirtschaftsprüfer',
  'Betriebswirt',
]);

const readPlace = (text: string): string => {
  const { town } = readTown(text);
  const { town: name, country } = splitCountry(town);
  if (NO_TOWN.test(name) || name === '') return '';
  // Two letters of a Dutch postcode whose digits the source lost.
  const clean = country === 'Niederlande' ? name.replace(/^[A-Z]{2}\s+/, '') : name;
  return country === undefined || country.toLowerCase() === clean.toLowerCase() ? clean : `${clean}, ${country}`;
};

const rememberedPlace = remembering(readPlace);

/** Where a person lives: "Musterstadt", "Basel, Schweiz"; undefined for a text that names no place. */
export const personPlace = (text: string | undefined): string | undefined => {
  if (text === undefined || PROFESSIONS.has(text)) return undefined;
  if (PLAIN.test(text)) return text;
  return rememberedPlace(text) || undefined;
};
