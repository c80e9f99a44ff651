import type { Language } from '@firmament/api-contract/language';
import { type Day, yearOf } from '@firmament/calendar/day';
import type { Text } from '../../platform/http/app-error.ts';
import { germanName } from './german-name.ts';
import { relationParts, relationSentence } from './relation-sentence.ts';
import type { Named, StatedRelation } from './stated-relation.ts';
import { asSentence, inBoth } from './wording.ts';

type Ends = { from: Named; to: Named };

/** Only told where somebody might take it for more than it is. */
const BEGINNINGS: Record<Language, (ends: Ends, steps: readonly StatedRelation[]) => string> = {
  en: ({ from, to }, steps) => {
    const year = oldYear(steps);
    const probably = isLikely(steps) ? 'probably ' : '';
    const how = `${year === undefined ? 'are' : 'were'} ${probably}connected in ${steps.length} steps`;
    return `${from.name} and ${to.name} ${how}${year === undefined ? '' : ` as of ${year}`}${DOUBT.en(steps)}`;
  },
  de: ({ from, to }, steps) => {
    const year = oldYear(steps);
    const verb = year === undefined ? 'sind' : `waren nach dem Stand von ${year}`;
    const names = `${germanName(from, 'nominative')} und ${germanName(to, 'nominative')}`;
    const how = `${verb} ${isLikely(steps) ? 'wahrscheinlich ' : ''}über ${steps.length} Schritte verbunden`;
    return `${names} ${how}${DOUBT.de(steps)}`;
  },
};

/** That something is over is more than that nobody knows whether it is. */
const DOUBT: Record<Language, (steps: readonly StatedRelation[]) => string> = {
  en: (steps) => {
    if (hasPast(steps)) return isOld(steps) ? '; not all of these still hold' : ', not all of which still hold';
    return isOld(steps) ? '; whether this still holds is not known' : '';
  },
  de: (steps) => {
    if (hasPast(steps)) return ', die nicht alle noch gelten';
    return isOld(steps) ? '; ob das noch gilt, ist nicht bekannt' : '';
  },
};

const isLikely = (steps: readonly StatedRelation[]): boolean => steps.some(({ grade }) => grade === 'likely');
const hasPast = (steps: readonly StatedRelation[]): boolean => steps.some(({ state }) => state === 'past');
const isOld = (steps: readonly StatedRelation[]): boolean => oldYear(steps) !== undefined;

/** The year of the oldest word on a step that nobody has confirmed since; undefined if there is none. */
const oldYear = (steps: readonly StatedRelation[]): number | undefined => {
  const days = steps.flatMap(({ state, asOf }) => (state === 'unconfirmed' && asOf !== null ? [asOf] : []));
  const [first] = days.sort();
  return first === undefined ? undefined : yearOf(first);
};

/** One sentence that can be pasted: what all steps have in common as evidence stands once, at the end. */
export const pathSentence = (ends: Ends, steps: readonly StatedRelation[], today: Day): Text => {
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return relationSentence(only, today);
  return inBoth((language) => {
    const parts = steps.map((step) => relationParts(step, language, today));
    const shared = new Set(parts.map(({ evidence }) => evidence)).size === 1 ? (parts[0]?.evidence ?? '') : undefined;
    const clauses = parts.map(
      ({ clause, evidence }, index) => `(${index + 1}) ${clause}${shared === undefined ? evidence : ''}`,
    );
    return asSentence(`${BEGINNINGS[language](ends, steps)}: ${clauses.join('; ')}${shared ?? ''}`);
  });
};
