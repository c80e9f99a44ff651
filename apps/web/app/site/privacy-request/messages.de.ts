import { inBoth } from '../../lib/i18n/translation.ts';
import { privacyEn } from './messages.en.ts';

export const privacyTexts = inBoth(privacyEn, {
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
    objection: { title: 'Widerspruch', text: 'Ich möchte nicht vorkommen.' },
  },
  name: 'Ihr Name',
  nameHelp: 'So, wie er in den Daten steht.',
  emailHelp: 'An diese Adresse antworten wir. Steht sie in Ihrem Eintrag, können wir sofort handeln.',
  profile: 'Link zu Ihrem Profil',
  profileHelp: 'Zum Beispiel linkedin.com/in/ihr-name. Er zeigt uns, welchen Eintrag Sie meinen.',
  message: 'Was wir noch wissen sollten',
  send: 'Anfrage senden',
  noScript: 'Dieses Formular braucht JavaScript.',
  noScriptMail: 'Sie können auch an {{email}} schreiben.',
  next: {
    title: 'Wie es weitergeht',
    mail: {
      title: 'Zuerst eine E-Mail',
      text: 'Sie erhalten einen Link, mit dem Sie bestätigen, dass die Anfrage von Ihnen stammt. So kann niemand anderes Sie entfernen lassen.',
    },
    atOnce: {
      title: 'Sobald Sie bestätigt haben',
      text: 'Widerspruch und Löschung verbergen die Einträge, in denen diese E-Mail-Adresse steht: Sie verschwinden aus Suche, Listen und Exporten. Nach 30 Tagen löschen wir sie endgültig; bis dahin lässt es sich rückgängig machen.',
    },
    month: {
      title: 'Innerhalb eines Monats',
      text: 'Alles andere prüft ein Mensch und antwortet per E-Mail, auch bei Anfragen, die nicht bestätigt wurden. Haben wir begründete Zweifel, wer Sie sind, bitten wir um einen Nachweis.',
    },
    stays: {
      title: 'Und dabei bleibt es',
      text: 'Ein verschlüsselter Prüfwert, aus dem niemand Ihren Namen ablesen kann, verhindert, dass ein neuer Import den Eintrag zurückbringt.',
    },
    registers: {
      title: 'Öffentliche Register',
      text: 'Wen das Firmenbuch oder Handelsregister als Vertretung, Gründerin oder Gründer oder mit einer Beteiligung nennt, der bleibt auf der Seite dieses Unternehmens genannt: Das Register ist von Gesetzes wegen öffentlich. Auch dem können Sie widersprechen; ein Mensch entscheidet darüber.',
    },
  },
  confirm: {
    title: 'Anfrage bestätigen · Firmament',
    description: 'Bestätigen, dass eine Datenschutzanfrage von Ihnen stammt.',
    heading: 'Stammt diese Anfrage von Ihnen?',
    asks: 'Wir haben unter Ihrer E-Mail-Adresse eine Datenschutzanfrage erhalten. Bitte bestätigen Sie, dass Sie sie gesendet haben. War es jemand anderes, schließen Sie die Seite einfach; dann prüft ein Mensch die Anfrage, bevor etwas geschieht.',
    action: 'Ja, sie ist von mir',
    unknown:
      'Dieser Link ist nicht gültig. Bitte verwenden Sie die neueste E-Mail oder senden Sie die Anfrage noch einmal.',
    done: 'Über diese Anfrage haben wir bereits entschieden. Dazu haben Sie eine E-Mail von uns.',
    nothing: 'Bitte öffnen Sie diese Seite mit dem Link in unserer E-Mail.',
  },
});
