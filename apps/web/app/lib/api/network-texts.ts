import type { Language } from '@firmament/api-contract/language';

/** Shown when no answer came at all. */
export const NETWORK_TEXTS: Record<Language, string> = {
  en: 'We cannot reach the server. Please check your connection and try again.',
  de: 'Wir erreichen den Server nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};
