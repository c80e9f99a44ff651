import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { sourceName } from '@firmament/api-contract/words/source-name';
import type { Day } from '@firmament/calendar/day';
import type { Text } from '../../platform/http/app-error.ts';
import { englishRelation } from './english-relation.ts';
import { germanRelation } from './german-relation.ts';
import type { StatedRelation } from './stated-relation.ts';
import { asSentence, inBoth } from './wording.ts';

const WORDS = {
  en: {
    asOf: 'as of',
    lastOn: 'last stated on',
    noDay: 'date not known',
    byName: 'matched by name alone: likely, not certain',
  },
  de: {
    asOf: 'Stand',
    lastOn: 'zuletzt genannt am',
    noDay: 'Stand unbekannt',
    byName: 'nur über den Namen zugeordnet: wahrscheinlich, nicht sicher',
  },
} satisfies Record<Language, object>;

/** "Firmenbuch, as of 1 November 2026". */
export const citationOf = (stated: StatedRelation, language: Language): string => {
  const words = WORDS[language];
  const { asOf, state, endedOn, missedOn } = stated;
  const source = sourceName(stated.source, language);
  if (asOf === null) return `${source}, ${words.noDay}`;
  const isDropped = state === 'past' && endedOn === null && missedOn !== null;
  return `${source}, ${isDropped ? words.lastOn : words.asOf} ${longDay(language, asOf)}`;
};

/** More would be longer than the sentence. */
const MOST_SOURCES = 3;
const AND_OTHERS: Text = { en: 'and others', de: 'und andere' };

/** What proves all of these, each source once: "Firmenbuch, as of 1 March 2026; GLEIF, as of 2 March 2026". */
export const citationsOf = (all: readonly StatedRelation[], language: Language): string => {
  const cited = [...new Set(all.map((stated) => citationOf(stated, language)))];
  return (cited.length > MOST_SOURCES ? [...cited.slice(0, MOST_SOURCES), AND_OTHERS[language]] : cited).join('; ');
};

/** What proves it, and how sure that is; empty if the clause says it already. */
const evidenceOf = (stated: StatedRelation, language: Language): string => {
  if (stated.isSamePerson) return '';
  const cited = stated.state === 'unconfirmed' ? '' : citationOf(stated, language);
  if (stated.grade === 'likely') return ` (${cited === '' ? '' : `${cited}; `}${WORDS[language].byName})`;
  return cited === '' ? '' : ` (${cited})`;
};

/** A relation without the full stop, to stand among others, and apart from it what proves it. */
export const relationParts = (
  stated: StatedRelation,
  language: Language,
  today: Day,
): { clause: string; evidence: string } => ({
  clause: language === 'de' ? germanRelation(stated, today) : englishRelation(stated, today),
  evidence: evidenceOf(stated, language),
});

/** Who, what, since when, from which source as of when, and how sure. */
export const relationSentence = (stated: StatedRelation, today: Day): Text =>
  inBoth((language) => {
    const { clause, evidence } = relationParts(stated, language, today);
    return asSentence(clause + evidence);
  });
