import type { Translation } from '../../lib/i18n/i18n.ts';
import type { orderEn } from './messages.en.ts';

export const orderDe: Translation<typeof orderEn> = {
  title: 'Bestellung · Firmament',
  description:
    'Einen Plan von Firmament bestellen: Laufzeit wählen, Rechnungsadresse eingeben, Preis mit Steuer sehen.',
  headline: '{{plan}} bestellen',
  lead: 'Bezahlt wird monatlich im Voraus per Überweisung. Innerhalb von 5 Tagen nach der ersten Zahlung richten wir Ihren Plan ein.',
  loading: 'Einen Moment …',
  noScript: 'Zum Bestellen braucht diese Seite JavaScript. Sie können auch an {{email}} schreiben.',
  signIn: {
    title: 'Zum Bestellen brauchen Sie ein Konto',
    text: 'Melden Sie sich an, dann kommen Sie hierher zurück. Ein Konto ist kostenlos und in einer Minute angelegt.',
    signIn: 'Anmelden',
    register: 'Kostenloses Konto anlegen',
  },
  notForSale: {
    title: 'Der Preis dieses Plans wird auf Anfrage vereinbart',
    text: 'Schreiben Sie uns, wie viele Unternehmen Sie im Monat abrufen.',
    contact: 'Schreiben Sie uns',
    pricing: 'Pläne vergleichen',
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
  price: {
    title: 'Preis',
    net: '{{plan}}, im Monat',
    tax: 'USt. {{percent}} %',
    reverse_charge: 'USt.: Reverse Charge',
    outside_scope: 'Keine USt. (Schweiz)',
    total: 'Monatlich zu zahlen',
    least: 'Mindestens {{count}} Monate: {{total}}',
  },
  submit: 'Zahlungspflichtig bestellen',
  sending: 'Wird bestellt …',
  fillIn: 'Bitte füllen Sie alle Felder aus',
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
      title: 'Ihr Plan beginnt',
      text: 'Innerhalb von 5 Tagen nach der Zahlung. Bis dahin bleibt es bei Basic.',
    },
    end: {
      title: 'Sie können gehen',
      text: 'Kündigen Sie unter Abrechnung oder ohne Anmeldung über „Verträge hier kündigen“ am Fuß jeder Seite.',
    },
  },
};
