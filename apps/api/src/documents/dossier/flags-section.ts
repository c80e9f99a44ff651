import type { Flag } from '@firmament/api-contract/calls/company-flags';
import type { Text } from '../../platform/http/app-error.ts';
import { formatDay, type SheetBlock, type SheetSection } from '../sheet.ts';
import type { Subject } from './words.ts';

const TEXTS = {
  en: {
    heading: 'What stands out',
    applies: (count: number, total: number) =>
      count === 0
        ? `None of the ${total} rules applies.`
        : `${count} of ${total} rules ${count === 1 ? 'applies' : 'apply'}:`,
    toCheck: 'To check',
    goodToKnow: 'Good to know',
    doesNotApply: 'Checked, do not apply:',
    notCheckable: 'COULD NOT BE CHECKED:',
    noScore: 'Every rule stands for itself; there is no score.',
  },
  de: {
    heading: 'Was auffällt',
    applies: (count: number, total: number) =>
      count === 0
        ? `Keine der ${total} Regeln trifft zu.`
        : `${count} von ${total} Regeln ${count === 1 ? 'trifft' : 'treffen'} zu:`,
    toCheck: 'Zu prüfen',
    goodToKnow: 'Gut zu wissen',
    doesNotApply: 'Geprüft, treffen nicht zu:',
    notCheckable: 'NICHT PRÜFBAR:',
    noScore: 'Jede Regel steht für sich; eine Punktzahl gibt es nicht.',
  },
};

const titles = (flags: readonly Flag[], language: keyof Text): string =>
  flags.map(({ title }) => title[language]).join('; ');

/** Rules that could not be checked for the same reason stand together: of an old copy, that is most of them. */
const byReason = (flags: readonly Flag[], language: keyof Text): string[] =>
  [...new Set(flags.map(({ sentence }) => sentence[language]))].map(
    (reason) =>
      `${titles(
        flags.filter(({ sentence }) => sentence[language] === reason),
        language,
      )}. ${reason}`,
  );

/** Which rules apply, with their evidence, and which could not be checked: before anything that a reader may miss. */
export const flagsSection = ({ detail: { flags }, language }: Subject): SheetSection => {
  const texts = TEXTS[language];
  const inState = (state: Flag['state']) => flags.filter((flag) => flag.state === state);
  const [applying, quiet, unchecked] = [inState('applies'), inState('does_not_apply'), inState('not_checkable')];
  const lines = applying.map(({ kind, title, day, sentence }) => {
    const name = `${kind === 'to_check' ? texts.toCheck : texts.goodToKnow}: ${title[language]}`;
    return `${name}${day === null ? '' : ` (${formatDay(language, day)})`}. ${sentence[language]}`;
  });
  const blocks: SheetBlock[] = [
    `${texts.noScore} ${texts.applies(applying.length, flags.length)}`,
    ...(lines.length > 0 ? [lines] : []),
    ...(quiet.length > 0 ? [`${texts.doesNotApply} ${titles(quiet, language)}.`] : []),
    ...(unchecked.length > 0 ? [texts.notCheckable, byReason(unchecked, language)] : []),
  ];
  return { heading: texts.heading, blocks };
};
