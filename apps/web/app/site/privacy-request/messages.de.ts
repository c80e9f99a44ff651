import type { Translation } from '../../lib/i18n/i18n.ts';
import type { privacyEn } from './messages.en.ts';

export const privacyDe: Translation<typeof privacyEn> = {
  title: 'Auskunft zu Ihren Daten · Firmament',
  description:
    'Auskunft, Berichtigung, Löschung oder Widerspruch für Personen, die in den Daten vorkommen. Ohne Konto.',
  headline: 'Auskunft zu Ihren Daten',
  lead: 'Sie arbeiten für ein Unternehmen und kommen in unseren Daten vor? Fragen Sie, was wir gespeichert haben, lassen Sie es berichtigen oder löschen, oder widersprechen Sie. Ein Konto ist nicht nötig, und es kostet nichts.',
  kind: 'Was möchten Sie?',
  kinds: {
    access: { title: 'Auskunft', text: 'Sagen Sie mir, was Sie über mich gespeichert haben.' },
    correction: { title: 'Berichtigung', text: 'Etwas über mich stimmt nicht.' },
    erasure: { title: 'Löschung', text: 'Löschen Sie, was Sie über mich gespeichert haben.' },
    objection: { title: 'Widerspruch', text: 'Ich möchte nicht vorkommen. Gilt sofort.' },
  },
  name: 'Ihr Name',
  nameHelp: 'So, wie er in den Daten steht.',
  email: 'E-Mail-Adresse',
  emailHelp: 'An diese Adresse antworten wir.',
  profile: 'Link zu Ihrem Profil',
  profileHelp:
    'Zum Beispiel linkedin.com/in/ihr-name. Damit finden wir Ihren Eintrag zweifelsfrei und können sofort handeln.',
  message: 'Was wir noch wissen sollten',
  optional: 'freiwillig',
  send: 'Anfrage senden',
  sending: 'Wird gesendet …',
  fillIn: 'Bitte füllen Sie alle Felder aus',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.at ein.',
  noScript: 'Dieses Formular braucht JavaScript.',
  noScriptMail: 'Sie können auch an {{email}} schreiben.',
  next: {
    title: 'Wie es weitergeht',
    atOnce: {
      title: 'Sofort',
      text: 'Passt der Profil-Link oder die E-Mail-Adresse, wirken Widerspruch und Löschung unmittelbar: Der Eintrag verschwindet aus Suche, Listen und Exporten.',
    },
    month: { title: 'Innerhalb eines Monats', text: 'Alles andere prüft ein Mensch und antwortet per E-Mail.' },
    stays: {
      title: 'Und dabei bleibt es',
      text: 'Ein verschlüsselter Prüfwert, aus dem niemand Ihren Namen ablesen kann, verhindert, dass ein neuer Import den Eintrag zurückbringt.',
    },
    registers: {
      title: 'Öffentliche Register',
      text: 'Einträge im Firmenbuch oder Handelsregister selbst kann nur das Register ändern.',
    },
  },
};
