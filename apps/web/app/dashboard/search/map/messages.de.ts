import { inBoth } from '../../../lib/i18n/translation.ts';
import { searchMapEn } from './messages.en.ts';

export const searchMapTexts = inBoth(searchMapEn, {
  label: 'Karte der Treffer',
  cluster_one: '{{count}} Unternehmen hier, vergrößern',
  cluster_other: '{{count}} Unternehmen hier, vergrößern',
  shown: 'in der Liste',
  selected: 'ausgewählt',
  notActive: 'nicht aktiv',
  unplaced_one: '{{count}} Treffer hat keinen Ort auf der Karte.',
  unplaced_other: '{{count}} Treffer haben keinen Ort auf der Karte.',
});
