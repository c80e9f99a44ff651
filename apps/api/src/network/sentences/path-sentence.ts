import type { Language } from '@firmament/api-contract/language';
import type { Day } from '@firmament/calendar/day';
import type { Text } from '../../platform/http/app-error.ts';
import { germanName } from './german-name.ts';
import { relationParts, relationSentence } from './relation-sentence.ts';
import type { Named, Told } from './told.ts';
import { asSentence, inBoth } from './wording.ts';

type Ends = { from: Named; to: Named };

/** Only told where somebody might take it for more than it is. */
const BEGINNINGS: Record<Language, (ends: Ends, steps: readonly Told[]) => string> = {
  en: ({ from, to }, steps) => {
    const how = isLikely(steps) ? 'are probably connected' : 'are connected';
    const past = hasPast(steps) ? ', not all of which still hold' : '';
    return `${from.name} and ${to.name} ${how} in ${steps.length} steps${past}`;
  },
  de: ({ from, to }, steps) => {
    const how = isLikely(steps) ? 'sind wahrscheinlich' : 'sind';
    const past = hasPast(steps) ? ', die nicht alle noch gelten' : '';
    const names = `${germanName(from, 'nominative')} und ${germanName(to, 'nominative')}`;
    return `${names} ${how} über ${steps.length} Schritte verbunden${past}`;
  },
};

const isLikely = (steps: readonly Told[]): boolean => steps.some(({ grade }) => grade === 'likely');
const hasPast = (steps: readonly Told[]): boolean => steps.some(({ state }) => state === 'past');

/** One sentence that can be pasted: what all steps have in common as evidence stands once, at the end. */
export const pathSentence = (ends: Ends, steps: readonly Told[], today: Day): Text => {
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return relationSentence(only, today);
  return inBoth((language) => {
    const parts = steps.map((step) => relationParts(step, language, today));
    const shared = new Set(parts.map(({ evidence }) => evidence)).size === 1 ? (parts[0]?.evidence ?? '') : undefined;
    const told = parts.map(
      ({ clause, evidence }, index) => `(${index + 1}) ${clause}${shared === undefined ? evidence : ''}`,
    );
    return asSentence(`${BEGINNINGS[language](ends, steps)}: ${told.join('; ')}${shared ?? ''}`);
  });
};
