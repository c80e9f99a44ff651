import { inBoth } from '../../lib/i18n/translation.ts';
import { dataEn } from './messages.en.ts';

export const dataTexts = inBoth(dataEn, {
  title: 'Woher unsere Daten kommen · Firmament',
  description:
    'Jede Quelle von Firmament mit ihrer Lizenz, wie alt sie gerade ist, wie vollständig die Daten sind und was fehlt.',
  headline: 'Woher unsere Daten kommen',
  lead: 'Aus öffentlichen Registern und offenen Daten, von uns selbst eingelesen. Hier steht jede Quelle mit ihrer Lizenz, wie alt sie gerade ist und was fehlt. Im Produkt nennt jeder Wert seine eigene Quelle.',
  waiting: 'Die Zahlen sind unterwegs.',
  uncounted: 'Die Daten werden zum ersten Mal gezählt. In wenigen Minuten stehen die Zahlen hier.',
  empty:
    'Es sind noch keine Unternehmen geladen. Sobald das der Fall ist, stehen hier ihre Quellen, ihr Alter und ihre Lücken.',
  demo: {
    name: 'Demodaten.',
    text: 'Die Unternehmen und Personen hier sind erfunden, ebenso die Zahlen und Tage unten. Sie stehen so da, wie die genannten Quellen sie nennen würden; nichts davon wurde dort eingelesen.',
  },
  sources: {
    counted: 'gezählt am',
    tones: {
      fresh: 'höchstens zwei Tage',
      mid: 'bis zu einem Jahr',
      old: 'älter oder eingefroren',
      none: 'ohne Tag',
    },
    columns: {
      country: 'Land',
      source: 'Quelle',
      states: 'Was sie liefert',
      licence: 'Lizenz',
      pace: 'Wie oft',
      day: 'Neuester Stand',
      records: 'Datensätze',
    },
    all: 'alle',
    lacks: 'Nicht enthalten:',
  },
  ages: {
    title: 'Wie alt ist, was Sie sehen',
    lead: 'Ein Punkt je Quelle, so groß wie die Zahl ihrer Unternehmen, dort, wo die Hälfte jünger und die Hälfte älter ist. Die Linie reicht vom neuesten bis zum ältesten Stand. Es zählen die Tage der Quelle, nicht die, an denen wir sie eingelesen haben.',
    picture: 'Alter der Quellen auf einer Linie von einem Tag bis zehn Jahren; die Tage stehen in der Tabelle darüber.',
    ticks: { day: '1 Tag', week: '1 Woche', month: '1 Monat', year: '1 Jahr', decade: '10 Jahre' },
  },
  coverage: {
    title: 'Wie vollständig die Daten sind',
    lead: 'Anteil der aktiven Unternehmen mit mindestens einem Wert. Niedrige Zahlen haben meist einen gesetzlichen Grund; er steht beim Feld.',
    field: 'Feld',
    countries: { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz' },
    fields: {
      address: 'Adresse',
      register_number: 'Registernummer',
      officers: 'Vertretung',
      officersReason: 'Schweizer Personen stehen nicht in den offenen Daten',
      owners: 'Eigentümer',
      ownersReason: 'Register nennen Gesellschafter nur bei manchen Rechtsformen',
      accounts: 'Jahresabschlüsse',
      accountsReason:
        'Schweizer Unternehmen veröffentlichen sie nur, wenn sie börsenkotiert sind; deutsche dürfen nicht in großer Zahl abgerufen werden',
      revenue: 'Umsatz',
      revenueReason: 'Kleine Gesellschaften müssen keine Gewinn- und Verlustrechnung offenlegen',
      industry: 'Branche',
      website: 'Website',
      websiteReason: 'Nur wo eine Quelle sie nennt',
      lei: 'LEI',
      leiReason: 'Nur wer an Finanzmärkten handelt, braucht einen',
    },
  },
  missing: { title: 'Was wir nicht haben und warum' },
  correction: {
    title: 'Etwas berichtigen lassen',
    lead: 'Ohne Konto und kostenlos. So läuft es ab:',
    tell: {
      title: 'Sie sagen es uns',
      text: 'Welches Unternehmen oder welche Person, welcher Wert, und was richtig wäre. Ein Dokument hilft, muss aber nicht sein.',
    },
    check: {
      title: 'Wir prüfen die Quelle',
      text: 'Ist das Register selbst falsch, sagen wir es Ihnen und nennen die Stelle, die es ändern kann.',
    },
    change: {
      title: 'Es ändert sich überall',
      text: 'Im Produkt, in Exporten und bei Mitgliedern, die es gespeichert haben.',
    },
    report: 'Fehler melden',
    object: 'Widerspruch einlegen',
    note: 'Der Widerspruch einer Person übersteht jeden späteren Import. Anfragen nach Datenschutzrecht beantworten wir innerhalb eines Monats.',
  },
});
