import { inBoth } from '../../lib/i18n/translation.ts';
import { frameEn } from './messages.en.ts';

export const frameTexts = inBoth(frameEn, {
  sidebar: 'Seitenleiste',
  notices: 'Hinweise',
  collapse: 'Seitenleiste einklappen',
  expand: 'Seitenleiste ausklappen',
  home: 'Startseite',
  language: 'Sprache',
  languages: {
    en: 'English',
    de: 'Deutsch',
  },
  user: {
    account: 'Konto',
    logout: 'Abmelden',
    shortcuts: 'Tastenkürzel',
  },
  search: {
    key: 'Strg K',
    macKey: '⌘ K',
    nothing: 'Zu „{{text}}“ wurde nichts gefunden.',
  },
  demo: 'Demo: Alle Unternehmen, Personen und Zahlen hier sind erfunden.',
  footer: {
    impressum: 'Impressum',
    terms: 'Nutzungsbedingungen',
    cookies: 'Datenschutz und Cookies',
  },
});
