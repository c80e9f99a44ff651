import { inBoth } from '../../lib/i18n/translation.ts';
import { pricingEn } from './messages.en.ts';

export const pricingTexts = inBoth(pricingEn, {
  title: 'Preise · Firmament',
  description:
    'Vier Tarife für Unternehmensdaten aus Österreich, Deutschland und der Schweiz. Jeder Tarif öffnet das ganze Register; sie unterscheiden sich nur in der Menge.',
  headline: 'Vier Tarife, ein Register',
  lead: 'Jeder Tarif öffnet jedes Unternehmen, jeden Abschluss und jedes Werkzeug. Sie wählen, wie viele Unternehmen und Personen Sie im Monat abrufen.',
  switch: {
    legend: 'Preise für',
    customers: { consumer: 'Privatpersonen', business: 'Unternehmen' },
    tax: { consumer: 'inkl. USt.', business: 'zzgl. USt.' },
  },
  action: {
    register: 'Kostenloses Konto anlegen',
    choose: '{{plan}} wählen',
    order: '{{plan}} bestellen',
    ask: 'Preis anfragen',
    closed: 'Schreiben Sie uns',
    own: 'Ihr Tarif',
    change: 'Unter Abrechnung wechseln',
  },
  closedNote:
    'Derzeit kann nichts bestellt werden: Der Betreiber dieser Website hat seine Angaben noch nicht eingetragen.',
  priceNote:
    'Privatpersonen zahlen die Umsatzsteuer ihres Wohnsitzlandes; Unternehmen in Deutschland mit USt-IdNr. schulden sie selbst.',
  pointNote: 'Die Fläche jedes Punktes entspricht der Zahl der Unternehmen und Personen.',
  compare: {
    title: 'Tarife im Vergleich',
    feature: 'Was Sie bekommen',
    volume: 'Menge',
    requests: 'Abrufe von Unternehmen und Personen im Monat',
    requestsNote: 'Jeder Eintrag zählt einmal je Kalendermonat, geöffnet oder mit allen Spalten exportiert',
    perDay: 'Etwa so viele je Arbeitstag',
    perDayNote: 'Bei 21 Arbeitstagen im Monat',
    exports: 'Datenexporte je 24 Stunden',
    starts: 'Ausgangspunkte im Netzwerk am Tag',
    startsNote: 'Unternehmen und Personen, deren Verbindungen Sie ansehen; jeder zählt am Tag einmal',
    everyPlan: 'In jedem Tarif',
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
      helpDesk: 'Support',
    },
  },
  ledger: {
    title: 'So zählt ein Abruf',
    lead: 'Öffnen Sie ein Unternehmen oder eine Person, so oft Sie wollen: Das zählt einmal im Kalendermonat. Ein Export mit allen Spalten zählt, was Sie in diesem Monat noch nicht geöffnet haben; ein Export mit den Spalten der Trefferliste zählt nichts. Suchen und Vorschläge sind kostenlos.',
    example: 'Ein Beispiel',
    requests: 'Abrufe',
    search: 'Suche nach „Solar“',
    searchNote: '12.480 Treffer',
    open: 'Murtal Solartechnik GmbH öffnen',
    again: 'Noch einmal öffnen, Abschluss herunterladen',
    export: '20 Personen mit allen Spalten exportieren',
    exportNote: '5 davon in diesem Monat geöffnet',
    exportRow: '500 Unternehmen mit den Spalten der Trefferliste exportieren',
    newMonth: 'Murtal Solartechnik GmbH in einem neuen Monat öffnen',
    together: 'Zusammen',
    may2: '2. Mai',
    may9: '9. Mai',
    june1: '1. Juni',
  },
  questions: {
    title: 'Fragen',
    notAnswered: 'Nichts Passendes dabei?',
    renew: {
      question: 'Wann erneuert sich mein Kontingent?',
      answer:
        'Abrufe erneuern sich am ersten Tag jedes Kalendermonats. Datenexporte erneuern sich 24 Stunden, nachdem Sie sie verwendet haben, Ausgangspunkte im Netzwerk um Mitternacht. Ihre Kontoseite zeigt alles an.',
    },
    usedUp: {
      question: 'Was geschieht, wenn das Kontingent aufgebraucht ist?',
      answer:
        'Sie können weiter suchen, und alles, was Sie in diesem Monat geöffnet haben, bleibt offen. Neue Unternehmen und Personen warten, bis sich das Kontingent erneuert; das Datum nennen wir Ihnen. Exporte mit den Spalten der Trefferliste bleiben möglich.',
    },
    accounts: {
      question: 'Warum fehlen bei manchen Unternehmen Abschlüsse?',
      answer:
        'Meist, weil das Gesetz sie nicht verlangt: Kleine Gesellschaften veröffentlichen eine Bilanz, aber keine Gewinn- und Verlustrechnung, und private Gesellschaften in der Schweiz gar keine. Wo eine Zahl fehlt, sagen wir, warum.',
    },
    change: {
      question: 'Kann ich meinen Tarif wechseln oder kündigen?',
      answer:
        'In einen größeren Tarif können Sie jederzeit wechseln. Mindestlaufzeiten und Kündigungsfristen stehen in unseren Nutzungsbedingungen; Verbraucherinnen und Verbraucher können binnen 14 Tagen vom Vertrag zurücktreten.',
    },
    card: {
      question: 'Brauche ich eine Kreditkarte?',
      answer: 'Nein. Basic ist kostenlos, alle anderen Tarife zahlen Sie auf Rechnung per Überweisung.',
    },
  },
});
