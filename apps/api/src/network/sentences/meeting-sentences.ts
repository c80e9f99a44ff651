import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { sourceName } from '@firmament/api-contract/words/source-name';
import type { Day } from '@firmament/calendar/day';
import type { Text } from '../../platform/http/app-error.ts';
import { germanName } from './german-name.ts';
import { citationsOf } from './relation-sentence.ts';
import type { Named, StatedRelation } from './stated-relation.ts';
import { asSentence, countText, inBoth, listText } from './wording.ts';

/** Where companies and people meet without holding anything of each other: the same company, the same address. */

/** A company in which two people are registered. */
export type Meeting = {
  company: Named;
  /** Only somebody who is likely one of the two is registered there. */
  isLikely: boolean;
  /** What each of them is there, as it was said last. */
  offices: readonly StatedRelation[];
};

/** Some are over, or not known to go on, and others are not. */
type Tense = StatedRelation['state'] | 'mixed';

/** Two are there as long as both are. */
const tenseOf = (meetings: readonly Meeting[], rest: number): Tense => {
  const tenses = new Set(meetings.map(({ offices }) => offices.map(({ state }) => state)).map(worstOf));
  const [only] = tenses;
  return only !== undefined && tenses.size === 1 && rest === 0 ? only : 'mixed';
};

const worstOf = (states: readonly StatedRelation['state'][]): StatedRelation['state'] => {
  if (states.includes('past')) return 'past';
  return states.includes('unconfirmed') ? 'unconfirmed' : 'current';
};

const VERBS: Record<Language, Record<Tense, string>> = {
  en: { current: 'are', unconfirmed: 'were', past: 'were', mixed: 'are or were' },
  de: { current: 'sind', unconfirmed: 'waren zuletzt', past: 'waren', mixed: 'sind oder waren' },
};
const NOT_KNOWN: Text = {
  en: '; whether this still holds is not known',
  de: '; ob das noch gilt, ist nicht bekannt',
};
const NOT_KNOWN_EVERYWHERE: Text = {
  en: '; whether this still holds everywhere is not known',
  de: '; ob das noch überall gilt, ist nicht bekannt',
};

const doubtOf = (meetings: readonly Meeting[], tense: Tense): Text => {
  if (tense === 'unconfirmed') return NOT_KNOWN;
  const isAnyOld = meetings.some(({ offices }) => worstOf(offices.map(({ state }) => state)) === 'unconfirmed');
  return isAnyOld ? NOT_KNOWN_EVERYWHERE : { en: '', de: '' };
};

const more = (count: number): Text => ({ en: `${count} more`, de: `${count} weiteren` });

const GUESS: Text = {
  en: 'by our comparison of the registers likely, not certainly, the same person',
  de: 'nach unserem Abgleich der Register wahrscheinlich, aber nicht sicher dieselbe Person',
};

/** With which companies both are registered, what is only likely behind the rest. */
const placesText = (meetings: readonly Meeting[], rest: number, language: Language): string => {
  const namesOf = (isLikely: boolean): string[] =>
    meetings
      .filter((one) => one.isLikely === isLikely)
      .map(({ company }) => (language === 'de' ? germanName(company, 'dative') : company.name));
  const [certain, likely] = [namesOf(false), namesOf(true)];
  // Those that are not named come last, so they are no surer than what is named last.
  (likely.length > 0 ? likely : certain).push(...(rest > 0 ? [more(rest)[language]] : []));
  const [sure, guessed] = [listText(certain, language), listText(likely, language)];
  if (language === 'en') {
    if (sure === '') return `probably both registered with ${guessed}`;
    return `both registered with ${sure}${guessed === '' ? '' : `, and probably with ${guessed}`}`;
  }
  if (sure === '') return `wahrscheinlich beide bei ${guessed} eingetragen`;
  return `beide bei ${sure}${guessed === '' ? '' : ` und wahrscheinlich auch bei ${guessed}`} eingetragen`;
};

/**
 * Two people who are registered in the same companies, of which `rest` are not named: nobody reads fifty names. Whether
 * at the same time is not said.
 */
export const coOfficerSentence = (one: Named, other: Named, meetings: readonly Meeting[], rest: number): Text => {
  const tense = tenseOf(meetings, rest);
  const doubt = doubtOf(meetings, tense);
  const isGuess = meetings.some(({ isLikely }) => isLikely);
  const offices = meetings.flatMap((meeting) => meeting.offices);
  return inBoth((language) => {
    const names = language === 'de' ? `${one.name} und ${other.name}` : `${one.name} and ${other.name}`;
    const clause = `${names} ${VERBS[language][tense]} ${placesText(meetings, rest, language)}${doubt[language]}`;
    const cited = citationsOf(offices, language);
    const evidence = [cited, isGuess ? GUESS[language] : ''].filter((text) => text !== '').join('; ');
    return asSentence(evidence === '' ? clause : `${clause} (${evidence})`);
  });
};

/** From so many on, somebody lends the address. */
const MANY = 20;

/** What a source says of an address: its own, or that of another company. */
export type AddressWord = { source: string; asOf: Day | null };

export type SharedAddress = {
  company: Named;
  address: string;
  total: number;
  /** Of the company and of others there, as far as they are listed. */
  words: readonly AddressWord[];
};

/** By source, the first and the last day of its words: "Firmenbuch, as of 1 March 2026". */
const wordsText = (words: readonly AddressWord[], language: Language): string => {
  const days = new Map<string, (Day | null)[]>();
  for (const { source, asOf } of words) days.set(source, [...(days.get(source) ?? []), asOf]);
  return [...days]
    .map(([source, said]) => {
      const known = said.flatMap((day) => day ?? []).sort();
      const [first, last] = [known[0], known.at(-1)].map((day) => day && longDay(language, day));
      const name = sourceName(source, language);
      if (first === undefined) return `${name}, ${language === 'de' ? 'Stand unbekannt' : 'date not known'}`;
      const period = first === last ? first : `${first} ${language === 'de' ? 'bis' : 'to'} ${last}`;
      return `${name}, ${language === 'de' ? 'Stand' : 'as of'} ${period}`;
    })
    .join('; ');
};

/** `isOld`: what was said of some of the addresses was said long ago. */
export const addressSentence = (shared: SharedAddress, isOld: boolean): Text => {
  const isMany = shared.total >= MANY;
  return {
    en: `${addressEnglish(shared, isOld)} A shared address alone proves no connection.${isMany ? ' So many suggest an office building or a provider of business addresses.' : ''}`,
    de: `${addressGerman(shared, isOld)} Eine gemeinsame Adresse allein belegt keine Verbindung.${isMany ? ' So viele sprechen für ein Bürohaus oder einen Anbieter von Geschäftsadressen.' : ''}`,
  };
};

const addressEnglish = ({ company, address, total, words }: SharedAddress, isOld: boolean): string => {
  const who = total === 1 ? '1 other company is' : `${countText(total, 'en')} other companies are`;
  const doubt = isOld ? '; whether all are still there is not known' : '';
  return `${who} on record at the address of ${company.name}, ${address}${doubt} (${wordsText(words, 'en')}).`;
};

const addressGerman = ({ company, address, total, words }: SharedAddress, isOld: boolean): string => {
  const who = total === 1 ? '1 weiteres Unternehmen ist' : `${countText(total, 'de')} weitere Unternehmen sind`;
  const doubt = isOld ? '; ob alle noch dort sind, ist nicht bekannt' : '';
  const where = `an der Adresse ${germanName(company, 'genitive')}, ${address}, erfasst`;
  return `${who} ${where}${doubt} (${wordsText(words, 'de')}).`;
};
