import { inBoth } from '../../lib/i18n/translation.ts';
import { authEn } from './messages.en.ts';

export const authTexts = inBoth(authEn, {
  promotions: {
    sign: 'Wissen, wer unterschreibt, bevor Sie anrufen.',
    figures: 'Zwei Millionen Unternehmen im Zusammenhang.',
    source: 'Jede Zahl mit Quelle und Datum.',
  },
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  or: 'oder',
  passkey: {
    button: 'Mit Passkey anmelden',
    asking: 'Bitte bestätigen Sie auf Ihrem Gerät …',
    unavailable:
      'Ihr Browser bietet für diese Adresse keine Passkeys an. Dazu braucht es eine verschlüsselte Seite (https) unter einem Namen.',
    declined: 'Ihr Gerät hat keinen Passkey geliefert. Bitte versuchen Sie es erneut oder nehmen Sie Ihr Passwort.',
  },
  google: {
    button: 'Weiter mit Google',
    help: 'Google wird erst kontaktiert, wenn Sie die Schaltfläche drücken.',
    loading: 'Google wird geladen …',
    notSetUp: 'Die Anmeldung mit Google ist hier nicht eingerichtet. Bitte verwenden Sie Ihre E-Mail-Adresse.',
    failed: 'Die Anmeldung mit Google ist fehlgeschlagen',
  },
  verification: {
    success: 'Bestätigung erfolgreich. Bitte melden Sie sich an, um fortzufahren.',
    fail: 'Bestätigung nicht erfolgreich. Bitte versuchen Sie es erneut.',
    required:
      'Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
    reset: 'Wir haben Ihnen eine E-Mail mit einem neuen Passwort gesendet.',
  },
  resend: {
    button: 'Bestätigungsmail erneut senden',
    needsEmail: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.',
  },
  signIn: {
    title: 'Anmelden · Firmament',
    description:
      'Melden Sie sich an, um Unternehmen, Jahresabschlüsse und Personen in Österreich, Deutschland und der Schweiz nachzuschlagen.',
    heading: 'Anmelden',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft …',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    register: 'Kostenloses Konto anlegen',
    demo: 'Das ist eine Demo mit erfundenen Daten. Sehen Sie sich ohne eigenes Konto um:',
    demoButton: 'Als Demo-Mitglied anmelden',
    demoDeskButton: 'Verwaltung öffnen',
  },
  signUp: {
    title: 'Kostenloses Konto anlegen · Firmament',
    description: 'Registrieren Sie sich mit kostenlosem Startguthaben. Keine Kreditkarte erforderlich.',
    heading: 'Konto anlegen',
    lead: 'Keine\u00a0Kreditkarte\u00a0erforderlich.',
    fullName: 'Vor- und Nachname',
    passwordHint: 'mindestens 8 Zeichen',
    tooShort: 'Das Passwort muss mindestens 8 Zeichen lang sein',
    submit: 'Registrieren',
    submitting: 'Registrierung läuft …',
    agree: {
      before: 'Mit der Registrierung akzeptieren Sie unsere',
      terms: 'Nutzungsbedingungen',
      between: '. Wie wir mit Ihren Daten umgehen, steht in unseren',
      privacy: 'Datenschutzhinweisen',
      after: '.',
    },
    known: 'Schon registriert?',
    signIn: 'Anmelden',
  },
  reset: {
    title: 'Passwort vergessen · Firmament',
    description: 'Lassen Sie sich ein neues Passwort an Ihre E-Mail-Adresse senden.',
    heading: 'Passwort vergessen?',
    lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen ein neues Passwort. Es gilt 60 Minuten, und damit wählen Sie ein eigenes; bis dahin funktioniert das bisherige.',
    submit: 'Neues Passwort senden',
    back: 'Schon gut, es ist mir wieder eingefallen!',
  },
});
