import { inBoth } from '../../lib/i18n/translation.ts';
import { orderEn } from './messages.en.ts';

export const orderTexts = inBoth(orderEn, {
  title: 'Bestellung · Firmament',
  description:
    'Einen Tarif von Firmament bestellen: Laufzeit wählen, Rechnungsadresse eingeben, Preis mit Steuer sehen.',
  headline: '{{plan}} bestellen',
  lead: 'Bezahlt wird monatlich im Voraus per Überweisung. Den Preis mit Steuer und den Beginn Ihres Tarifs sehen Sie, bevor Sie bestellen.',
  ordered: {
    title: 'Bestellt · Firmament',
    headline: '{{plan}} ist bestellt',
    lead: 'Sobald wir Ihre Bestellung angenommen haben, finden Sie Vertrag und Rechnung unter Abrechnung; beides kommt auch per E-Mail.',
  },
  noScript: 'Zum Bestellen braucht diese Seite JavaScript. Sie können auch an {{email}} schreiben.',
  signIn: {
    title: 'Zum Bestellen brauchen Sie ein Konto',
    text: 'Ein Konto ist kostenlos und in einer Minute angelegt. Danach kommen Sie mit Ihrer Auswahl hierher zurück: {{choice}}.',
    signIn: 'Anmelden',
  },
  unknown: {
    headline: 'Diesen Tarif gibt es nicht',
    title: 'Bitte wählen Sie einen Tarif',
    text: 'Der Link, dem Sie gefolgt sind, nennt einen Tarif, den wir nicht anbieten.',
  },
  notForSale: {
    ask: {
      title: 'Der Preis dieses Tarifs wird auf Anfrage vereinbart',
      text: 'Schreiben Sie uns, wie viele Unternehmen und Personen Sie im Monat abrufen.',
    },
    register: {
      title: 'Dieser Tarif ist kostenlos',
      text: 'Er gehört zu jedem Konto; eine Bestellung ist nicht nötig.',
    },
    closed: {
      title: 'Derzeit kann nichts bestellt werden',
      text: 'Der Betreiber dieser Website hat seine Angaben noch nicht eingetragen. Bis dahin wird hier nichts verkauft.',
    },
    actions: {
      contact: 'Schreiben Sie uns',
      register: 'Kostenloses Konto anlegen',
      dashboard: 'Zum Dashboard',
    },
  },
  customer: 'Sie bestellen als',
  customers: {
    business: { title: 'Unternehmen', text: 'Für Gewerbe oder Beruf. Preise zuzüglich USt.' },
    consumer: {
      title: 'Verbraucherin oder Verbraucher',
      text: 'Für private Zwecke. Rücktritt binnen 14 Tagen möglich.',
    },
  },
  term: 'Mindestlaufzeit',
  months: '{{count}} Monate',
  termHelp: {
    business: 'Verlängert sich um 12 Monate, wenn Sie nicht 3 Monate vor dem Ende kündigen.',
    consumer: 'Danach läuft der Vertrag weiter und ist mit einer Frist von 30 Tagen kündbar.',
  },
  startsAtOnce:
    'Mit meiner Zahlung beginnen, auch vor Ablauf der 14 Tage für den Rücktritt. Trete ich zurück, zahle ich die genutzten Tage.',
  acceptsTerms: 'Ich bin mindestens 18 Jahre alt und akzeptiere die',
  terms: 'Nutzungsbedingungen',
  summary: {
    title: 'Ihre Bestellung',
    quotas: '{{requests}} Unternehmen und Personen im Kalendermonat und {{exports}} Datenexporte je 24 Stunden.',
    counting: 'Jeder Eintrag zählt einmal je Kalendermonat, wie oft Sie ihn auch öffnen; Suchen sind kostenlos.',
    term: 'Mindestlaufzeit',
    start: 'Beginn',
    startsWithPayment: 'Mit der ersten Zahlung, spätestens 5 Tage danach.',
    startsOn:
      'Am {{day}}, wenn wir Ihre Bestellung heute annehmen und Sie bis dahin bezahlt haben: am Tag nach Ihren 14 Tagen Rücktrittsfrist. Zahlen Sie später, mit der Zahlung.',
    withdrawal: 'Rücktritt',
    withdrawalText: 'Sie können binnen 14 Tagen ab unserer Annahme ohne Angabe von Gründen zurücktreten.',
    withdrawalLink: 'Belehrung und Muster',
    net: 'Monatlich, netto',
    tax: 'USt. {{percent}} %',
    reverse_charge: 'USt.: Reverse Charge',
    outside_scope: 'Keine USt. (Schweiz)',
    monthly: 'Monatlich zu zahlen',
    least: 'Gesamt über {{count}} Monate',
  },
  submit: 'Zahlungspflichtig bestellen',
  sending: 'Wird bestellt …',
  fillIn: 'Bitte füllen Sie aus: {{fields}}.',
  mustAccept: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
  toBilling: 'Vertrag und Rechnung ansehen',
  next: {
    title: 'Wie es weitergeht',
    accept: {
      title: 'Wir nehmen an',
      text: 'Auftragsbestätigung und erste Rechnung kommen per E-Mail, innerhalb von 5 Werktagen.',
    },
    pay: { title: 'Sie bezahlen', text: 'Per Überweisung mit der Zahlungsreferenz der Rechnung. Ohne Karte.' },
    begin: {
      title: 'Ihr Tarif beginnt',
      text: 'Mit der Zahlung, spätestens 5 Tage danach. Für Privatpersonen am Tag nach der Rücktrittsfrist von 14 Tagen, außer sie wünschen einen früheren Beginn. Bis dahin bleibt es bei Basic.',
    },
    end: {
      title: 'So kündigen Sie',
      text: 'Kündigen Sie unter Abrechnung oder ohne Anmeldung über „Verträge hier kündigen“ am Fuß jeder Seite.',
    },
  },
});
