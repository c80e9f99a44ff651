import { readDate, readYear } from '@firmament/calendar/read-date';

/** Names of fields, in any language that our registers use. Bounded, so that a hostile answer cannot be slow. */
const FIELD = '[\\w.:-]{0,40}(?:geburt|geb_?dat|birth|born|naissance|nascita)[\\w.:-]{0,40}';
const DATE = '\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}|\\d{4}-\\d\\d-\\d\\d';

/** What stands before a date of birth, and the date. */
const PLACES = [
  new RegExp(`(<${FIELD}(?:\\s[^<>]{0,200})?>)([^<]+)`, 'gi'),
  new RegExp(`(\\s${FIELD}\\s?=\\s?")([^"]+)`, 'gi'),
  new RegExp(`("${FIELD}"\\s{0,5}:\\s{0,5}")([^"]+)`, 'gi'),
  new RegExp(`((?:\\*|\\bgeb(?:\\.|oren)?(?: am)?|\\bborn(?: on)?):?\\s{0,3})(${DATE})`, 'gi'),
];

/** The year alone; what has digits but is no date goes, for it may be one in a spelling that we do not know. */
const shortened = (value: string): string => {
  const year = readDate(value)?.slice(0, 4) ?? readYear(value);
  return year === undefined ? value.replace(/\d/g, '') : String(year);
};

/** A day as registers write it. */
const spellingsOf = (day: string): string[] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [day, `${year}${month}${date}`, `${date}.${month}.${year}`, `${Number(date)}.${Number(month)}.${year}`];
};

const isDigitAt = (text: string, at: number): boolean => text[at] !== undefined && text[at] >= '0' && text[at] <= '9';

/** In one pass: looking for each day by itself takes seconds for a file that names a thousand people. */
const holdsAnyOf = (text: string, days: readonly string[]): boolean => {
  const spellings = new Set(days.flatMap(spellingsOf));
  const lengths = [...new Set([...spellings].map(({ length }) => length))];
  for (let at = 0; at < text.length; at++) {
    if (isDigitAt(text, at) && lengths.some((length) => spellings.has(text.slice(at, at + length)))) return true;
  }
  return false;
};

export type Shortened = { text: string; isShortened: boolean };

/**
 * Shortens the dates of birth in a source's answer to their years. Undefined if one that was read from it (`bornOn`)
 * still stands somewhere: such an answer must not be kept.
 */
export const withoutBirthDates = (answer: string, bornOn: readonly string[]): Shortened | undefined => {
  const text = PLACES.reduce(
    (before, place) => before.replace(place, (_, lead: string, value: string) => lead + shortened(value)),
    answer,
  );
  return holdsAnyOf(text, bornOn) ? undefined : { text, isShortened: text !== answer };
};
