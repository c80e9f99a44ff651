import { inBoth } from '../../lib/i18n/translation.ts';
import { legalEn } from './messages.en.ts';

export const legalTexts = inBoth(legalEn, {
  contents: 'Inhalt',
  notEntered: 'Der Betreiber dieser Website hat seine Angaben noch nicht eingetragen. Hier wird nichts verkauft.',
  germanOnly: 'Dieser Text ist in beiden Sprachen der Website deutsch, weil nur der deutsche Wortlaut verbindlich ist.',
  terms: {
    title: 'Nutzungsbedingungen · Firmament',
    description: 'Allgemeine Nutzungsbedingungen: Bestellung, Laufzeit, Kündigung, Zahlung, Haftung.',
  },
  impressum: { title: 'Impressum · Firmament', description: 'Wer für diese Website verantwortlich ist.' },
  privacy: {
    title: 'Datenschutz und Cookies · Firmament',
    description: 'Welche Daten wir verarbeiten, wozu und wie lange, und welche Rechte Sie haben.',
  },
});
