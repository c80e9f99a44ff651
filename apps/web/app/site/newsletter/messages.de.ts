import type { Translation } from '../../lib/i18n/i18n.ts';
import type { newsletterEn } from './messages.en.ts';

export const newsletterDe: Translation<typeof newsletterEn> = {
  title: 'Eine E-Mail im Monat',
  lead: 'Neue Register, neue Kennzahlen, neue Wege zu suchen.',
  email: 'E-Mail-Adresse',
  placeholder: 'name@firma.at',
  help: 'Zuerst senden wir Ihnen einen Link zur Bestätigung. Abbestellen können Sie jederzeit mit einem Klick.',
  subscribe: 'Abonnieren',
  sending: 'Wird gesendet …',
  missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  invalid: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.at ein.',
  page: {
    title: 'Newsletter · Firmament',
    description: 'Newsletter bestätigen oder abbestellen.',
    heading: 'Newsletter',
    working: 'Einen Moment bitte …',
    nothing: 'Bitte öffnen Sie diese Seite über den Link in einer unserer E-Mails.',
    noScript: 'Zum Bestätigen oder Abbestellen braucht diese Seite JavaScript.',
    home: 'Zur Startseite',
    retry: 'Erneut versuchen',
  },
};
