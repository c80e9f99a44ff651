import type { Translation } from '../../lib/i18n/i18n.ts';
import type { contactFormEn } from './messages.en.ts';

export const contactFormDe: Translation<typeof contactFormEn> = {
  title: 'Kontakt · Firmament',
  description: 'Schreiben Sie uns: Fragen zu Daten, Plänen, Preisen oder Ihrem Vertrag.',
  headline: 'Sprechen Sie mit uns',
  lead: 'Fragen zu den Daten, zu einem Plan oder zu Ihrem Vertrag? Schreiben Sie uns. Ein Mensch liest es und antwortet per E-Mail.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  phoneHelp: 'Falls Sie lieber zurückgerufen werden.',
  message: 'Nachricht',
  optional: 'freiwillig',
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  fillIn: 'Bitte füllen Sie alle Felder aus',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.at ein.',
  privacy: 'Was Sie senden, verwenden wir nur, um Ihnen zu antworten.',
  privacyLink: 'Datenschutz',
  noScript: 'Dieses Formular braucht JavaScript. Sie können auch an {{email}} schreiben.',
  beside: {
    title: 'Andere Wege',
    mail: 'Per E-Mail',
    customers: 'Für Kundinnen und Kunden',
    customersText: 'Angemeldet finden Sie im Helpdesk Ihre Fragen und unsere Antworten an einem Ort.',
    listed: 'Sie kommen in den Daten vor?',
    listedText: 'Fragen Sie ohne Konto, was wir gespeichert haben, lassen Sie es berichtigen oder widersprechen Sie.',
    listedLink: 'Auskunft zu Ihren Daten',
    cancel: 'Kündigen oder zurücktreten',
    cancelText: 'Beides geht online und ohne Anmeldung.',
  },
};
