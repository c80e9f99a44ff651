import type { Translation } from '../../lib/i18n/i18n.ts';
import type { pricingEn } from './messages.en.ts';

export const pricingDe: Translation<typeof pricingEn> = {
  title: 'Preise · Firmament',
  description:
    'Vier Pläne für Unternehmensdaten aus Österreich, Deutschland und der Schweiz. Jeder Plan öffnet das ganze Register; sie unterscheiden sich nur in der Menge.',
  headline: 'Vier Pläne, ein Register',
  lead: 'Jeder Plan öffnet jedes Unternehmen, jeden Abschluss und jedes Werkzeug. Sie wählen, wie viele Unternehmen Sie im Monat abrufen.',
  free: 'Kostenlos',
  onRequest: 'Auf Anfrage',
  below: {
    free: 'Keine Kreditkarte erforderlich',
    monthly: 'im Monat, zzgl. USt.',
    onRequest: 'Nennen Sie uns Ihre Menge',
  },
  requests: 'Unternehmensabrufe im Monat',
  exports: 'Datenexporte in 24 Stunden',
  action: {
    free: 'Kostenloses Konto anlegen',
    monthly: '{{plan}} wählen',
    onRequest: 'Preis anfragen',
  },
  pointNote: 'Die Fläche jedes Punktes entspricht der Zahl der Unternehmensabrufe.',
  compare: {
    title: 'Pläne im Vergleich',
    feature: 'Was Sie bekommen',
    volume: 'Menge',
    requests: 'Unternehmensabrufe im Monat',
    requestsNote: 'Ein Unternehmen zählt einmal je Kalendermonat',
    perDay: 'Etwa so viele je Arbeitstag',
    perDayNote: 'Bei 21 Arbeitstagen im Monat',
    exports: 'Datenexporte in 24 Stunden',
    everyPlan: 'In jedem Plan',
    included: 'Enthalten',
    features: {
      search: 'Suche nach Unternehmen und Personen',
      searchNote: 'Kostenlos, beliebig oft',
      filters: 'Erweiterte Filter und Karte',
      reports: 'Jahresabschlüsse',
      reportsNote: '21 Kennzahlen je Jahr und der Bericht als PDF',
      representatives: 'Vertretung und Zeichnungsrecht',
      lists: 'Lead-Liste, Kontakte und Beobachtungsliste',
      languages: 'Deutsch und Englisch',
      helpDesk: 'Helpdesk',
    },
  },
  ledger: {
    title: 'So zählt ein Abruf',
    lead: 'Öffnen Sie ein Unternehmen, so oft Sie wollen: Es zählt einmal im Kalendermonat. Suchen und Vorschläge sind kostenlos, und eine Abfrage ohne Ergebnis kostet nichts.',
    example: 'Ein Beispiel',
    requests: 'Abrufe',
    search: 'Suche nach „Solar“',
    searchNote: '12.480 Ergebnisse',
    open: 'Murtal Solartechnik GmbH öffnen',
    again: 'Noch einmal öffnen, Abschluss herunterladen',
    newMonth: 'In einem neuen Monat öffnen',
    together: 'Zusammen',
    may2: '2. Mai',
    may9: '9. Mai',
    june1: '1. Juni',
  },
  questions: {
    title: 'Fragen',
    notAnswered: 'Nichts Passendes dabei?',
    write: 'Schreiben Sie uns',
    renew: {
      question: 'Wann erneuert sich mein Kontingent?',
      answer:
        'Unternehmensabrufe erneuern sich am ersten Tag jedes Kalendermonats. Datenexporte erneuern sich 24 Stunden, nachdem Sie sie verwendet haben. Ihre Kontoseite zeigt beides an.',
    },
    usedUp: {
      question: 'Was geschieht, wenn das Kontingent aufgebraucht ist?',
      answer:
        'Sie können weiter suchen, und jedes Unternehmen, das Sie in diesem Monat geöffnet haben, bleibt offen. Neue Unternehmen warten, bis sich das Kontingent erneuert; das Datum nennen wir Ihnen.',
    },
    accounts: {
      question: 'Warum fehlen bei manchen Unternehmen Abschlüsse?',
      answer:
        'Meist, weil das Gesetz sie nicht verlangt: Kleine Gesellschaften veröffentlichen eine Bilanz, aber keine Gewinn- und Verlustrechnung, und private Gesellschaften in der Schweiz gar keine. Wo eine Zahl fehlt, sagen wir, warum.',
    },
    change: {
      question: 'Kann ich meinen Plan wechseln oder kündigen?',
      answer:
        'In einen größeren Plan können Sie jederzeit wechseln. Mindestlaufzeiten und Kündigungsfristen stehen in unseren Nutzungsbedingungen; Verbraucherinnen und Verbraucher können binnen 14 Tagen vom Vertrag zurücktreten.',
    },
    card: {
      question: 'Brauche ich eine Kreditkarte?',
      answer: 'Nein. Basic ist kostenlos, alle anderen Pläne zahlen Sie auf Rechnung per Überweisung.',
    },
  },
};
