import { inBoth } from '../../lib/i18n/translation.ts';
import { contactFormEn } from './messages.en.ts';

export const contactFormTexts = inBoth(contactFormEn, {
  title: 'Kontakt · Firmament',
  description: 'Schreiben Sie uns: Fragen zu Daten, Tarifen, Preisen oder Ihrem Vertrag.',
  headline: 'Sprechen Sie mit uns',
  lead: 'Fragen zu den Daten, zu einem Tarif oder zu Ihrem Vertrag? Schreiben Sie uns. Ein Mensch liest es und antwortet per E-Mail.',
  phoneHelp: 'Falls Sie lieber zurückgerufen werden.',
  message: 'Nachricht',
  planMessage: 'Bitte nennen Sie mir den Preis für {{plan}} ({{requests}} Unternehmen und Personen im Monat).',
  send: 'Nachricht senden',
  privacy: 'Was Sie senden, verwenden wir nur, um Ihnen zu antworten.',
  privacyLink: 'Datenschutz',
  noScript: 'Dieses Formular braucht JavaScript.',
  noScriptMail: 'Sie können auch an {{email}} schreiben.',
  beside: {
    title: 'Andere Wege',
    mail: 'Per E-Mail',
    noMail: 'Der Betreiber dieser Website hat noch keine Adresse eingetragen. Bitte verwenden Sie das Formular.',
    customers: 'Für Kundinnen und Kunden',
    customersText: 'Angemeldet finden Sie im Support Ihre Fragen und unsere Antworten an einem Ort.',
    listed: 'Sie kommen in den Daten vor?',
    listedText: 'Fragen Sie ohne Konto, was wir gespeichert haben, lassen Sie es berichtigen oder widersprechen Sie.',
    listedLink: 'Auskunft zu Ihren Daten',
    cancel: 'Kündigen oder zurücktreten',
    cancelText: 'Beides geht online und ohne Anmeldung.',
  },
});
