import type { Translation } from '../../lib/i18n.ts';
import type { siteEn } from './messages.en.ts';

export const siteDe: Translation<typeof siteEn> = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Fußzeile',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  otherLanguage: 'English',
  myAccount: 'Anmelden',
  dashboard: 'Dashboard',
  pages: {
    home: 'Startseite',
    solutions: 'Lösungen',
    customers: 'Kunden',
    pricing: 'Preise',
    contact: 'Kontakt',
    impressum: 'Impressum',
    terms: 'Nutzungsbedingungen',
    cookies: 'Datenschutz und Cookies',
  },
  columns: {
    product: 'Produkt',
    company: 'Unternehmen',
    rights: 'Ihre Rechte',
  },
  tagline: 'Unternehmensdaten aus Österreich, Deutschland und der Schweiz.',
  appearance: {
    label: 'Darstellung',
    auto: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  copyright: '© Firmament',
  mapSources: 'Karte: Natural Earth; Orte: GeoNames (CC BY 4.0)',
  notFound: {
    title: 'Seite nicht gefunden · Firmament',
    heading: 'FEHLER',
    what: '404 – Seite nicht gefunden',
    why: 'Die gesuchte Seite gibt es leider nicht.',
    home: 'Zur Startseite',
  },
  failure: {
    title: 'Etwas ist schiefgegangen · Firmament',
    heading: 'Etwas ist schiefgegangen',
    why: 'Diese Seite konnte nicht angezeigt werden. Gespeichertes ist nicht verloren. Bitte laden Sie die Seite neu; hilft das nicht, versuchen Sie es in einigen Minuten noch einmal.',
    retry: 'Neu laden',
    home: 'Zur Startseite',
    detail: 'Was der Browser meldet',
  },
};
