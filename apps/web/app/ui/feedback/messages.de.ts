import type { Translation } from '../../lib/i18n/i18n.ts';
import type { lostEn } from './messages.en.ts';

export const lostDe: Translation<typeof lostEn> = {
  notFound: {
    title: 'Seite nicht gefunden · Firmament',
    heading: 'FEHLER',
    what: '404 – Seite nicht gefunden',
    why: 'Die gesuchte Seite gibt es leider nicht.',
    home: 'Zur Startseite',
  },
  failure: {
    title: 'Etwas ist schiefgegangen · Firmament',
    heading: 'Etwas ist schiefgegangen',
    why: 'Diese Seite konnte nicht angezeigt werden. Was Sie gespeichert haben, ist nicht verloren. Bitte laden Sie die Seite neu; hilft das nicht, versuchen Sie es in einigen Minuten noch einmal.',
    retry: 'Neu laden',
    home: 'Zur Startseite',
    detail: 'Was der Browser meldet',
  },
  usedUp: {
    title: 'Abrufe aufgebraucht',
    renews:
      'Ihre Abrufe erneuern sich am {{day}}. Was Sie in diesem Monat schon geöffnet haben, bleibt für Sie zugänglich.',
    billing: 'Zur Abrechnung',
    pricing: 'Tarife vergleichen',
    recent: 'Zuletzt angesehen',
  },
};
