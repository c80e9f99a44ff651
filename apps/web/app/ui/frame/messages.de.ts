import type { Translation } from '../../lib/i18n/i18n.ts';
import type { frameEn } from './messages.en.ts';

export const frameDe: Translation<typeof frameEn> = {
  sidebar: 'Seitenleiste',
  notices: 'Hinweise',
  collapse: 'Seitenleiste einklappen',
  expand: 'Seitenleiste ausklappen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  home: 'Startseite',
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  languages: {
    en: 'English',
    de: 'Deutsch',
  },
  appearance: {
    label: 'Darstellung',
    auto: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  user: {
    account: 'Konto',
    logout: 'Abmelden',
    shortcuts: 'Tastenkürzel',
  },
  search: {
    key: 'Strg K',
    macKey: '⌘ K',
    searching: 'Wird gesucht …',
    nothing: 'Zu „{{text}}“ wurde nichts gefunden.',
  },
  demo: 'Demo: Alle Unternehmen, Personen und Zahlen hier sind erfunden.',
  footer: {
    copyright: '© Firmament',
    impressum: 'Impressum',
    terms: 'Nutzungsbedingungen',
    cookies: 'Datenschutz und Cookies',
  },
  loading: 'Wird geladen …',
};
