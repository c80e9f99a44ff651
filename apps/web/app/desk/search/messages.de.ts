import type { Translation } from '../../lib/i18n/i18n.ts';
import type { deskSearchEn } from './messages.en.ts';

export const deskSearchDe: Translation<typeof deskSearchEn> = {
  open: 'Nummer, Referenz, Name oder Adresse suchen',
  label: 'Verwaltung durchsuchen',
  waiting: 'Wartet',
  others: 'Alles andere',
  pages: 'Seiten',
};
