import { inBoth } from '../../lib/i18n/translation.ts';
import { signOutEn } from './messages.en.ts';

export const signOutTexts = inBoth(signOutEn, {
  title: 'Abmeldung · Firmament',
  loggingOut: 'Sie werden abgemeldet …',
  failed: 'Sie sind noch angemeldet, weil wir den Server nicht erreichen.',
});
