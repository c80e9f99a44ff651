import type { Translation } from '../../lib/i18n/i18n.ts';
import type { declarationEn } from './messages.en.ts';

export const declarationDe: Translation<typeof declarationEn> = {
  cancel: {
    title: 'Verträge hier kündigen · Firmament',
    description:
      'Einen Vertrag mit Firmament online kündigen, ohne Anmeldung. Die Bestätigung kommt sofort per E-Mail.',
    headline: 'Verträge hier kündigen',
    lead: 'Ohne Anmeldung. Wir bestätigen den Eingang Ihrer Kündigung sofort per E-Mail und nennen den letzten Tag des Vertrags.',
    submit: 'Jetzt kündigen',
    notes: {
      title: 'Gut zu wissen',
      first: {
        title: 'Verbraucher',
        text: 'Nach der Mindestlaufzeit können Sie jederzeit mit einer Frist von 30 Tagen kündigen.',
      },
      second: {
        title: 'Unternehmen',
        text: 'Die Kündigung wirkt zum Ende der Laufzeit, wenn sie 3 Monate vorher eingeht.',
      },
      third: {
        title: 'Basic',
        text: 'Der kostenlose Plan braucht keine Kündigung: Löschen Sie Ihr Konto oder lassen Sie es einfach ruhen.',
      },
    },
  },
  withdraw: {
    title: 'Vom Vertrag zurücktreten · Firmament',
    description: 'Binnen 14 Tagen von einem Vertrag mit Firmament zurücktreten, ohne Anmeldung und ohne Begründung.',
    headline: 'Vom Vertrag zurücktreten',
    lead: 'Als Verbraucherin oder Verbraucher können Sie binnen 14 Tagen ab der Annahme ohne Angabe von Gründen zurücktreten (in Deutschland: widerrufen). Ohne Anmeldung; wir bestätigen sofort per E-Mail.',
    submit: 'Jetzt zurücktreten',
    notes: {
      title: 'Gut zu wissen',
      first: {
        title: 'Die 14 Tage',
        text: 'Sie beginnen mit der Annahme Ihrer Bestellung. Was Sie vor ihrem Ablauf absenden, ist rechtzeitig.',
      },
      second: {
        title: 'Ihr Geld',
        text: 'Wir erstatten alle Zahlungen binnen 14 Tagen. Haben Sie einen früheren Beginn verlangt, zahlen Sie die genutzten Tage.',
      },
      third: { title: 'Danach', text: 'Später können Sie den Vertrag stattdessen kündigen.' },
    },
  },
  kind: 'Art der Kündigung',
  kinds: {
    ordinary: { title: 'Ordentlich', text: 'Zum nächstmöglichen Ende oder zu einem späteren Tag.' },
    extraordinary: { title: 'Aus wichtigem Grund', text: 'Ein Mensch prüft sie und antwortet.' },
  },
  reason: 'Grund',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse des Vertrags',
  emailHelp: 'An diese Adresse geht die Bestätigung.',
  number: 'Vertrags- oder Rechnungsnummer',
  numberHelp: 'Zum Beispiel V-7K3M-92QX oder 2026-000001; sie steht in jeder E-Mail zum Vertrag.',
  endOn: 'Ende nicht vor dem',
  endOnHelp: 'Leer lassen, um so bald wie möglich zu enden.',
  optional: 'freiwillig',
  sending: 'Wird gesendet …',
  fillIn: 'Bitte füllen Sie alle Felder aus',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.at ein.',
  received: 'Eingegangen am {{moment}}.',
  noScript: 'Dieses Formular braucht JavaScript. Sie können auch an {{email}} schreiben.',
};
