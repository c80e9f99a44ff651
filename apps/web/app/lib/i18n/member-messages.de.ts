import { memberEn } from './member-messages.en.ts';
import { inBoth } from './translation.ts';

export const memberTexts = inBoth(memberEn, {
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  open: 'Öffnen',
  undo: 'Rückgängig',
  copied: 'Kopiert',
  searching: 'Wird gesucht …',
  email: 'E-Mail',
  companies: 'Unternehmen',
  people: 'Personen',
  industry: 'Branche',
  place: 'Ort',
  source: 'Quelle',
  since: 'Seit',
  sinceDay: 'seit {{day}}',
  untilDay: 'bis {{day}}',
  asOfDay: 'Stand {{day}}',
  bornIn: 'geboren {{year}}',
  today: 'heute',
  unknown: 'Unbekannt',
  notKnown: 'nicht bekannt',
  showAll: 'Alle {{count}} zeigen',
  years_one: '{{count}} Jahr',
  years_other: '{{count}} Jahre',
  status: {
    active: 'Aktiv',
    in_liquidation: 'In Liquidation',
    terminated: 'Gelöscht',
  },
  usedUp: {
    title: 'Abrufe aufgebraucht',
    renews:
      'Ihre Abrufe erneuern sich am {{day}}. Was Sie in diesem Monat schon geöffnet haben, bleibt für Sie zugänglich.',
    billing: 'Zur Abrechnung',
    recent: 'Zuletzt angesehen',
  },
});
