import { inBoth } from '../../lib/i18n/translation.ts';
import { paletteEn } from './messages.en.ts';

export const paletteTexts = inBoth(paletteEn, {
  open: 'Unternehmen, Personen, Seiten suchen',
  label: 'Alles durchsuchen',
  placeholder: 'Unternehmen, Personen, Seiten suchen',
  fullSearch: 'Ausführliche Suche',
  pages: 'Seiten',
  actions: 'Aktionen',
  allCompanies: 'Alle Unternehmen nach „{{text}}“ durchsuchen',
  allPeople: 'Alle Personen nach „{{text}}“ durchsuchen',
  light: 'Helle Darstellung',
  dark: 'Dunkle Darstellung',
  otherLanguage: 'Switch to English',
});
