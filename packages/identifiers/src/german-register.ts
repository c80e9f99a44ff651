/**
 * German register numbers. A number is unique only together with its court, which sources write as a name ("Hamburg"),
 * as a code ("K1101R") or not at all. Stored as `Kiel HRB 395 KI`, shown as `Amtsgericht Kiel, HRB 395 KI`.
 */

import { remembering } from '@firmament/memory/remembering';
import { type Finding, invalid, wellFormed } from './check.ts';
import { XJUSTIZ } from './court.ts';
import { tidy } from './spelling.ts';

export const GERMAN_REGISTERS = ['HRA', 'HRB', 'GnR', 'PR', 'VR', 'GsR'] as const;

export type GermanRegister = (typeof GERMAN_REGISTERS)[number];

export type GermanRegisterNumber = {
  register: GermanRegister;
  /** Without leading zeros. */
  number: string;
  /** Letters of the court that kept the entry before courts were merged (KI, HL, B): part of the number. */
  suffix?: string;
  /** Name or XJustiz code. */
  court?: string;
  /** The court whose numbering still counts, where entries moved without being renumbered. */
  formerCourt?: string;
};

const REGISTER_BY_UPPER = new Map<string, GermanRegister>(GERMAN_REGISTERS.map((name) => [name.toUpperCase(), name]));

const DIGITS = '[0-9]{1,3}(?:[ .][0-9]{3})+(?![0-9])|[0-9]{1,7}(?![0-9])';

/** `H1101_HRB18423` or, with the court before and after a merger, `H1101_H1102_HRB18423`. */
const KEY = /^([A-Z][0-9]{4}[A-Z]?)_(?:([A-Z][0-9]{4}[A-Z]?)_)?([A-Z]+?)_?([0-9]{1,7})\s?(\p{L}{1,3})?$/iu;

const WRITTEN = new RegExp(
  `^(?<before>.*?)(?<![\\p{L}0-9])(?<register>HRA|HRB|GnR|PR|VR|GsR)[\\s.:-]*(?:(?:Nr|No|Nummer)[\\s.:]*)?(?<number>${DIGITS})(?<after>.*)$`,
  'iu',
);

const COURT_WORDS =
  /^(?:beim|am|im|des|dem|das|Amtsgerichts?|Registergerichts?|Registers?|Handelsregisters?|Genossenschaftsregisters?|Vereinsregisters?|Partnerschaftsregisters?|Gesellschaftsregisters?|AG|RG)(?![\p{L}-])[\s.:,]*/iu;

/** What follows the number is no court but part of a company name ("VR 360 GmbH"). */
const LEGAL_FORM = /(?:^|\s)(?:g?GmbH|AG|KG|OHG|UG|SE|eG|e\.\s?[KVG]\.?|Co|Inc|Ltd)(?![\p{L}])/iu;

const COURT_NAME = /^\p{L}[\p{L} .()/-]{1,60}$/u;

/** Two courts whose whole name could pass for a suffix. */
const SHORT_COURTS = new Set(['ULM', 'HOF']);

/** Returns null if the words name no court. */
const readCourt = (text: string): string | null => {
  let name = text
    .trim()
    .replace(/^[\s,;:(-]+/, '')
    .replace(/(?<![\s,;:.-])[\s,;:.-]+$/, '');
  for (let previous = ''; previous !== name; ) {
    previous = name;
    name = name.replace(COURT_WORDS, '');
  }
  // Its opening bracket was removed with the words before the name.
  if (name.endsWith(')') && !name.includes('(')) name = name.slice(0, -1).trim();
  if (name === '') return '';
  if (XJUSTIZ.test(name.toUpperCase())) return name.toUpperCase();
  if (!COURT_NAME.test(name) || LEGAL_FORM.test(name)) return null;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Whether the text says explicitly that a court is meant. */
export const namesCourt = (text: string): boolean =>
  /(?<![\p{L}])(?:Amtsgericht|Registergericht|AG|Handelsregister|Vereinsregister)/iu.test(text);

const readCourts = (text: string): { court?: string; formerCourt?: string } | null => {
  const [current = '', former = '', ...more] = text.split(/(?<!\s)\s+früher\s+/iu);
  const court = readCourt(current);
  const formerCourt = readCourt(former);
  if (court === null || formerCourt === null || more.length > 0) return null;
  return { ...(court && { court }), ...(court && formerCourt && formerCourt !== court && { formerCourt }) };
};

const splitSuffix = (after: string): { suffix: string; rest: string } => {
  const match = /^\s?(\p{L}{1,3})(?=$|[\s,;()])/u.exec(after);
  const word = match?.[1] ?? '';
  const isLongSuffix = word === word.toUpperCase() && !SHORT_COURTS.has(word);
  if (word === '' || COURT_WORDS.test(word) || (word.length > 2 && !isLongSuffix)) return { suffix: '', rest: after };
  return { suffix: word.toUpperCase(), rest: after.slice(match?.[0].length) };
};

const assemble = (
  register: string,
  digits: string,
  suffix: string | undefined,
  courts: { court?: string; formerCourt?: string },
): GermanRegisterNumber | undefined => {
  const known = REGISTER_BY_UPPER.get(register.toUpperCase());
  const number = digits.replace(/[ .]/g, '').replace(/^0+/, '');
  if (known === undefined || number === '' || number.length > 7) return undefined;
  return { register: known, number, ...(suffix && { suffix: suffix.toUpperCase() }), ...courts };
};

export const parseGermanRegister = (text: string): GermanRegisterNumber | undefined => {
  const tidied = tidy(text);
  const key = KEY.exec(tidied);
  if (key !== null) {
    const [, court = '', former = '', register = '', digits = '', suffix] = key;
    const courts = readCourts(former === '' ? court : `${court} früher ${former}`);
    return courts === null ? undefined : assemble(register, digits, suffix, courts);
  }
  const { before = '', register = '', number = '', after = '' } = WRITTEN.exec(tidied)?.groups ?? {};
  if (register === '') return undefined;
  const { suffix, rest } = splitSuffix(after);
  const leading = readCourts(before);
  const trailing = readCourts(rest);
  if (leading === null || trailing === null) return undefined;
  // A text with a court on both sides is about something else.
  if (leading.court !== undefined && trailing.court !== undefined) return undefined;
  return assemble(register, number, suffix, leading.court === undefined ? trailing : leading);
};

export const formatGermanRegister = (parts: GermanRegisterNumber): string =>
  [parts.court, parts.formerCourt && `früher ${parts.formerCourt}`, parts.register, parts.number, parts.suffix]
    .filter(Boolean)
    .join(' ');

export const checkGermanRegister = (text: string): Finding => {
  const parts = parseGermanRegister(text);
  if (parts === undefined) return invalid(tidy(text), 'format');
  return wellFormed(formatGermanRegister(parts), parts.court === undefined ? 'court-missing' : undefined);
};

/** A court that is only known by its code, or that took the number over from another, stays as stored. */
const show = (value: string): string => {
  const parts = parseGermanRegister(value);
  if (parts?.court === undefined || parts.formerCourt !== undefined || XJUSTIZ.test(parts.court)) return value;
  const { court, ...number } = parts;
  const shown = `Amtsgericht ${court}, ${formatGermanRegister(number)}`;
  // A value in another than the stored spelling stays as it is.
  return formatGermanRegister(parts) === value && checkGermanRegister(shown).value === value ? shown : value;
};

/** Some number of the same court: how it is shown does not depend on the digits, and there are few courts. */
const showFirst = remembering(show);

const STORED = /^(\D+ )([1-9][0-9]{0,6})((?: [A-Z]{1,3})?)$/;

/** As shown to people; what is not spelled as we store it stays as it is. */
export const showGermanRegister = (value: string): string => {
  const [, before, number = '', suffix] = STORED.exec(value) ?? [];
  if (before === undefined) return show(value);
  const [first, shown] = [`${before}1${suffix}`, showFirst(`${before}1${suffix}`)];
  return shown === first ? value : shown.replace('1', number);
};
