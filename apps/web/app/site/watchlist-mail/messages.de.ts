import { inBoth } from '../../lib/i18n/translation.ts';
import { watchlistMailEn } from './messages.en.ts';

export const watchlistMailTexts = inBoth(watchlistMailEn, {
  title: 'E-Mail zur Beobachtungsliste · Firmament',
  description: 'Die tägliche E-Mail zu Ihrer Beobachtungsliste abbestellen.',
  heading: 'E-Mail zur Beobachtungsliste',
  nothing: 'Bitte öffnen Sie diese Seite mit dem Link in einer unserer E-Mails.',
  noScript: 'Diese Seite braucht JavaScript, um die E-Mail abzubestellen.',
});
