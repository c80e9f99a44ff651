import { inBoth } from '../../lib/i18n/translation.ts';
import { declarationEn } from './messages.en.ts';

export const declarationTexts = inBoth(declarationEn, {
  cancel: {
    title: 'Verträge hier kündigen · Firmament',
    description:
      'Einen Vertrag mit Firmament online kündigen, ohne Anmeldung. Der Eingang wird sofort mit Datum und Uhrzeit bestätigt.',
    headline: 'Verträge hier kündigen',
    lead: 'Ohne Anmeldung: Name und E-Mail-Adresse genügen. Den Eingang bestätigen wir sofort mit Datum und Uhrzeit, auf dieser Seite und per E-Mail.',
    submit: 'Jetzt kündigen',
    notes: {
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
        text: 'Der kostenlose Tarif braucht keine Kündigung: Löschen Sie Ihr Konto oder lassen Sie es einfach ruhen.',
      },
      terms: 'Laufzeit und Kündigung in den Nutzungsbedingungen',
    },
  },
  withdraw: {
    title: 'Vom Vertrag zurücktreten · Firmament',
    description: 'Binnen 14 Tagen von einem Vertrag mit Firmament zurücktreten, ohne Anmeldung und ohne Begründung.',
    headline: 'Vom Vertrag zurücktreten',
    lead: 'Als Verbraucherin oder Verbraucher können Sie binnen 14 Tagen ab der Annahme ohne Angabe von Gründen zurücktreten (in Deutschland: widerrufen). Ohne Anmeldung: Name und E-Mail-Adresse genügen, den Eingang bestätigen wir sofort mit Datum und Uhrzeit.',
    declares: 'Mit diesem Formular erklären Sie:',
    statement: 'Ich trete von meinem Vertrag über einen Tarif von Firmament zurück (Widerruf).',
    submit: 'Rücktritt bestätigen',
    notes: {
      first: {
        title: 'Die 14 Tage',
        text: 'Sie beginnen mit der Annahme Ihrer Bestellung. Was Sie vor ihrem Ablauf absenden, ist rechtzeitig.',
      },
      second: {
        title: 'Ihr Geld',
        text: 'Wir erstatten alle Zahlungen binnen 14 Tagen. Haben Sie einen früheren Beginn verlangt, zahlen Sie die genutzten Tage.',
      },
      third: { title: 'Danach', text: 'Später können Sie den Vertrag stattdessen kündigen.' },
      terms: 'Belehrung und Muster in den Nutzungsbedingungen',
    },
  },
  notes: {
    title: 'Gut zu wissen',
    confirm: {
      title: 'Nur Sie beenden Ihren Vertrag',
      text: 'An die zum Vertrag hinterlegte Adresse senden wir einen Link. Bitte bestätigen Sie dort, dass die Erklärung von Ihnen kommt. Sie gilt ab ihrem Eingang, auch wenn Sie später bestätigen.',
    },
    ways: { title: 'Andere Wege', text: 'Sie können uns auch schreiben:', post: 'Postanschrift im Impressum' },
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
  numberHelp: 'Falls Sie sie zur Hand haben, zum Beispiel V-7K3M-92QX.',
  endOn: 'Ende nicht vor dem',
  endOnHelp: 'Leer lassen, um so bald wie möglich zu enden.',
  fillIn: 'Bitte geben Sie Name und E-Mail-Adresse an',
  receipt: {
    title: 'Eingangsbestätigung',
    what: 'Ihre Erklärung',
    kinds: { ordinary: 'Ordentliche Kündigung', extraordinary: 'Kündigung aus wichtigem Grund' },
    receivedAt: 'Eingegangen',
    next: 'Dasselbe senden wir Ihnen per E-Mail. Gibt es einen Vertrag, geht an die hinterlegte Adresse ein Link: Bitte bestätigen Sie dort, dass die Erklärung von Ihnen kommt. Erst dann beenden wir die Leistung; Ihre Erklärung gilt aber ab dem Zeitpunkt des Eingangs.',
  },
  noScript: 'Dieses Formular braucht JavaScript. Sie können auch an {{email}} schreiben.',
  settle: {
    title: 'Waren Sie das? · Firmament',
    description: 'Eine Kündigung oder einen Rücktritt bestätigen oder sagen, dass Sie es nicht waren.',
    heading: 'Waren Sie das?',
    asks: 'Auf unserer Website hat jemand ohne Anmeldung Ihren Vertrag gekündigt oder den Rücktritt erklärt. Was genau erklärt wurde, steht in der E-Mail. Wirksam wird es, sobald Sie es bestätigen; es gilt dann ab dem Eingang.',
    confirm: 'Ja, das war ich',
    deny: 'Das war ich nicht',
    confirmed: {
      ordinary: 'Vielen Dank. Ihre Kündigung vom {{moment}} ist bestätigt.',
      extraordinary:
        'Vielen Dank. Ihre Kündigung aus wichtigem Grund vom {{moment}} ist bestätigt. Ein Mensch prüft sie und antwortet.',
      withdrawal:
        'Vielen Dank. Ihr Rücktritt vom {{moment}} ist bestätigt. Was Sie bezahlt haben, erstatten wir innerhalb von 14 Tagen.',
    },
    ends: 'Der letzte Tag des Vertrags ist der {{day}}.',
    denied:
      'Danke für Ihre Nachricht. Die Erklärung vom {{moment}} bleibt ohne Wirkung; Ihr Vertrag läuft unverändert weiter.',
    done: 'Das ist schon erledigt. Bitte verwenden Sie die neueste E-Mail oder sehen Sie in Ihrem Konto unter Abrechnung nach.',
    unknown: 'Dieser Link gilt nicht mehr. Bitte verwenden Sie die neueste E-Mail oder schreiben Sie uns.',
    nothing: 'Bitte öffnen Sie diese Seite mit dem Link in unserer E-Mail.',
  },
});
