import { inBoth } from '../../../lib/i18n/translation.ts';
import { quickSearchEn } from './messages.en.ts';

export const quickSearchTexts = inBoth(quickSearchEn, {
  matches_one: 'Unternehmen passt zu „{{keyword}}“.',
  matches_other: 'Unternehmen passen zu „{{keyword}}“.',
  invitation_one: 'Legen Sie ein kostenloses Konto an, um es zu sehen.',
  invitation_other: 'Legen Sie ein kostenloses Konto an, um sie zu sehen.',
  opening_one: 'In Ihrem Dashboard können Sie es öffnen.',
  opening_other: 'In Ihrem Dashboard können Sie sie öffnen.',
  open: 'Liste öffnen',
  none: 'Kein Unternehmen passt zu „{{keyword}}“. Versuchen Sie weniger oder andere Wörter.',
  noneButNearest: 'Kein Unternehmen passt zu „{{keyword}}“.',
  didYouMean: 'Meinten Sie „{{word}}“?',
  germany: 'Deutschland',
  austria: 'Österreich',
  switzerland: 'Schweiz',
  understood: 'Gesucht wurde „{{keyword}}“ in {{place}}.',
  allWords: 'Stattdessen nach allen Wörtern suchen',
});
