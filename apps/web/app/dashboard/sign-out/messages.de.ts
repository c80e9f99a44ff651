import type { Translation } from '../../lib/i18n/i18n.ts';
import type { signOutEn } from './messages.en.ts';

export const signOutDe: Translation<typeof signOutEn> = {
  title: 'Abmeldung · Firmament',
  loggingOut: 'Sie werden abgemeldet …',
  failed: 'Sie sind noch angemeldet, weil wir den Server nicht erreichen.',
  retry: 'Erneut versuchen',
};
