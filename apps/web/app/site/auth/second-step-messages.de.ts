import { inBoth } from '../../lib/i18n/translation.ts';
import { secondStepEn } from './second-step-messages.en.ts';

export const secondStepTexts = inBoth(secondStepEn, {
  heading: 'Zweiter Schritt',
  passkey: {
    lead: 'Bitte bestätigen Sie mit Ihrem Passkey, dass Sie es sind.',
    submit: 'Passkey verwenden',
    declined: 'Ihr Gerät hat keinen Passkey geliefert. Bitte versuchen Sie es erneut oder auf einem anderen Weg.',
    other: 'Passkey verwenden',
  },
  app: {
    lead: 'Bitte geben Sie den Code ein, den Ihre Authenticator-App für Firmament anzeigt.',
    label: 'Code',
    other: 'Authenticator-App verwenden',
  },
  recovery: {
    lead: 'Bitte geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einschalten aufbewahrt haben. Jeder gilt einmal.',
    label: 'Wiederherstellungscode',
    other: 'Wiederherstellungscode verwenden',
  },
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  back: 'Zurück',
});
