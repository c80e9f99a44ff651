import type { Translation } from '../../lib/i18n/i18n.ts';
import type { watchlistMailEn } from './messages.en.ts';

export const watchlistMailDe: Translation<typeof watchlistMailEn> = {
  title: 'E-Mail zur Beobachtungsliste · Firmament',
  description: 'Die tägliche E-Mail zu Ihrer Beobachtungsliste abbestellen.',
  heading: 'E-Mail zur Beobachtungsliste',
  working: 'Einen Moment bitte …',
  nothing: 'Bitte öffnen Sie diese Seite mit dem Link in einer unserer E-Mails.',
  noScript: 'Diese Seite braucht JavaScript, um die E-Mail abzubestellen.',
  home: 'Zur Startseite',
  retry: 'Erneut versuchen',
};
