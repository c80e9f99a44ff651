import { readDate, readYear } from '@firmament/registers/company/iso-date';

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
  const isLeft = bornOn.some((day) => spellingsOf(day).some((spelling) => text.includes(spelling)));
  return isLeft ? undefined : { text, isShortened: text !== answer };
};
