import { inBoth } from '../../lib/i18n/translation.ts';
import { keptDocumentsEn } from './messages.en.ts';

export const keptDocumentsTexts = inBoth(keptDocumentsEn, {
  title: 'Ihre Unterlagen · Firmament',
  description: 'Vertrag und Rechnungen eines gelöschten Kontos.',
  heading: 'Ihre Unterlagen',
  lead: 'Ihr Konto ist gelöscht. Die Unterlagen zum Vertrag {{number}} bleiben mit diesem Link für Sie abrufbar.',
  lastDay: 'Der letzte Tag des Vertrags ist der {{day}}.',
  contract: 'Vertrag {{number}}',
  invoice: 'Rechnung {{number}}',
  credit_note: 'Gutschrift {{number}}',
  states: {
    paid: 'Bezahlt',
    open: 'Fällig am {{day}}',
    overdue: 'Überfällig seit {{day}}',
    cancelled: 'Storniert',
    credited: 'Gutgeschrieben',
  },
  downloadNamed: '{{name}} als PDF herunterladen',
  due: {
    title: 'Noch zu zahlen',
    lead: 'Bitte überweisen Sie jeden Betrag mit seiner eigenen Zahlungsreferenz.',
    nothing: 'Zu zahlen ist nichts mehr.',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    name: 'Bank',
    reference: 'Zahlungsreferenz',
  },
  unknown: 'Dieser Link ist ungültig, oder die Zeit, in der wir die Unterlagen aufbewahren, ist vorbei.',
  nothing: 'Bitte öffnen Sie diese Seite mit dem Link in der letzten E-Mail zu Ihrem Konto.',
});
