import { inBoth } from '../../lib/i18n/translation.ts';
import { newsletterEn } from './messages.en.ts';

export const newsletterTexts = inBoth(newsletterEn, {
  title: 'Eine E-Mail im Monat',
  lead: 'Neue Register, neue Kennzahlen, neue Wege zu suchen.',
  placeholder: 'name@firma.at',
  help: 'Zuerst senden wir Ihnen einen Link zur Bestätigung. Abbestellen können Sie jederzeit mit einem Klick.',
  subscribe: 'Abonnieren',
  missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  page: {
    title: 'Newsletter · Firmament',
    description: 'Newsletter bestätigen oder abbestellen.',
    heading: 'Newsletter',
    nothing: 'Bitte öffnen Sie diese Seite über den Link in einer unserer E-Mails.',
    noScript: 'Zum Bestätigen oder Abbestellen braucht diese Seite JavaScript.',
  },
});
