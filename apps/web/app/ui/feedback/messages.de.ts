import { inBoth } from '../../lib/i18n/translation.ts';
import { lostEn } from './messages.en.ts';

export const lostTexts = inBoth(lostEn, {
  notFound: {
    title: 'Seite nicht gefunden · Firmament',
    heading: 'FEHLER',
    what: '404 – Seite nicht gefunden',
    why: 'Die gesuchte Seite gibt es leider nicht.',
  },
  failure: {
    title: 'Etwas ist schiefgegangen · Firmament',
    heading: 'Etwas ist schiefgegangen',
    why: 'Diese Seite konnte nicht angezeigt werden. Was Sie gespeichert haben, ist nicht verloren. Bitte laden Sie die Seite neu; hilft das nicht, versuchen Sie es in einigen Minuten noch einmal.',
    retry: 'Neu laden',
    detail: 'Was der Browser meldet',
  },
});
