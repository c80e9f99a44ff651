import type { Translation } from '../../../lib/i18n/translation.ts';
import type { flagsEn } from './messages.en.ts';

export const flagsDe: Translation<typeof flagsEn> = {
  title: 'Was auffällt',
  count_one: '{{count}} von {{total}} Regeln trifft zu',
  count_other: '{{count}} von {{total}} Regeln treffen zu',
  none: 'Keine von {{total}} Regeln trifft zu',
  noneKnown: 'Keine von {{total}} prüfbar',
  allRules: 'Alle Regeln',
  toCheck: 'Zu prüfen',
  goodToKnow: 'Gut zu wissen',
  doesNotApply: 'Geprüft, treffen nicht zu:',
  notCheckable: 'Nicht prüfbar:',
  rules_one: '{{count}} Regel',
  rules_other: '{{count}} Regeln',
  entries_one: '{{source}}, {{count}} Eintrag',
  entries_other: '{{source}}, {{count}} Einträge',
  left: 'ausgeschieden',
  entered: 'eingetreten',
  changesDrawn: 'Ausgeschieden: {{left}}. Eingetreten: {{entered}}.',
  nobody: 'niemand',
  units: { single: '{{currency}}', thousand: 'Tausend {{currency}}', million: 'Mio. {{currency}}' },
  dialog: {
    title: 'Alle Regeln',
    what: 'Für alle Unternehmen gelten dieselben Regeln. Jede steht für sich, mit ihrem Beleg: Es gibt keine Summe, keine Punktzahl und keine Note. Eine Regel, die nicht prüfbar war, sagt nichts, weder Gutes noch Schlechtes.',
    applies: 'Trifft zu, wenn',
    needs: 'Nötig ist',
    states: { applies: 'trifft hier zu', does_not_apply: 'trifft hier nicht zu', not_checkable: 'hier nicht prüfbar' },
  },
};
