import { inBoth } from '../../lib/i18n/translation.ts';
import { linkEn } from './link-messages.en.ts';

export const linkTexts = inBoth(linkEn, {
  nothing: 'Bitte öffnen Sie diese Seite über den Link in unserer E-Mail.',
  passwordHint: 'mindestens 8 Zeichen',
  verify: {
    title: 'E-Mail-Adresse bestätigen · Firmament',
    description: 'Bestätigen Sie die E-Mail-Adresse eines neuen Kontos.',
    heading: 'E-Mail-Adresse bestätigen',
    lead: 'Mit dieser Adresse hat sich jemand bei Firmament registriert. Waren Sie das?',
    when: 'Registriert',
    device: 'Gerät',
    unknownDevice: 'unbekannt',
    passwordHelp:
      'Registriert haben Sie sich in einem anderen Browser. Geben Sie das dort gewählte Passwort ein oder ein neues: Ab jetzt gilt dieses.',
    submit: 'E-Mail-Adresse bestätigen',
    submitting: 'Wird bestätigt …',
    deny: 'Das war ich nicht',
    denied: 'Die Registrierung ist verworfen',
    deniedWhy:
      'Mit Ihrer Adresse ist kein Konto entstanden, und zu dieser Registrierung erhalten Sie keine weiteren E-Mails.',
  },
  choose: {
    title: 'Passwort wählen · Firmament',
    description: 'Wählen Sie nach der Anmeldung mit einem Passwort aus einer E-Mail ein eigenes.',
    heading: 'Passwort wählen',
    lead: 'Sie haben sich mit einem Passwort aus einer E-Mail angemeldet. Es galt nur dieses eine Mal; wählen Sie ein eigenes, dann geht es weiter.',
    label: 'Neues Passwort',
    submit: 'Speichern und weiter',
    submitting: 'Wird gespeichert …',
    leave: 'Abmelden',
  },
  device: {
    title: 'Gerät freigeben · Firmament',
    description: 'Melden Sie sich nach zu vielen Versuchen auf einem neuen Gerät an.',
    heading: 'Gerät freigeben',
    asks: 'Zu viele falsche Passwörter haben die Anmeldung bei Ihrem Konto gebremst. Ist das Ihr Gerät, können Sie sich hier ohne Wartezeit anmelden. Ihr Passwort brauchen Sie trotzdem.',
    confirm: 'Dieses Gerät freigeben',
    done: 'Sie können sich jetzt auf diesem Gerät anmelden.',
    unknown: 'Dieser Link gilt nicht mehr. Er gilt einmal und 24 Stunden lang.',
    signIn: 'Zur Anmeldung',
  },
});
