import { inBoth } from '../../lib/i18n/translation.ts';
import { deskSearchEn } from './messages.en.ts';

export const deskSearchTexts = inBoth(deskSearchEn, {
  open: 'Nummer, Referenz, Name oder Adresse suchen',
  label: 'Verwaltung durchsuchen',
  waiting: 'Wartet',
  others: 'Alles andere',
  pages: 'Seiten',
});
