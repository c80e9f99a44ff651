import { inBoth } from '../../lib/i18n/translation.ts';
import { siteEn } from './messages.en.ts';

export const siteTexts = inBoth(siteEn, {
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Fußzeile',
  otherLanguage: 'English',
  myAccount: 'Anmelden',
  dashboard: 'Dashboard',
  pages: {
    home: 'Startseite',
    solutions: 'Lösungen',
    customers: 'Kunden',
    pricing: 'Preise',
    data: 'Datenquellen',
    contact: 'Kontakt',
    impressum: 'Impressum',
    terms: 'Nutzungsbedingungen',
    cookies: 'Datenschutz und Cookies',
    'privacy-request': 'Auskunft zu Ihren Daten',
    accessibility: 'Barrierefreiheit',
    cancel: 'Verträge hier kündigen',
    withdraw: 'Vom Vertrag zurücktreten',
  },
  columns: {
    product: 'Produkt',
    company: 'Unternehmen',
    rights: 'Ihre Rechte',
  },
  tagline: 'Unternehmensdaten aus Österreich, Deutschland und der Schweiz.',
  mapSources: 'Karte: Natural Earth; Orte: GeoNames (CC BY 4.0)',
  consent: {
    label: 'Cookies',
    text: 'Diese Website verwendet nur Cookies, die sie braucht: damit Sie angemeldet bleiben und damit sie sich diese Entscheidung merkt. Von fremden Servern wird nichts geladen.',
    more: 'Datenschutz und Cookies',
    accept: 'Alle annehmen',
    decline: 'Ablehnen',
    change: 'Cookie-Einstellungen',
  },
  free: {
    credits: 'Kostenloses Startguthaben',
    amount: ': {{requests}} Unternehmen im Monat',
  },
  closing: {
    title: 'Finden Sie Ihr erstes Unternehmen',
    // Stays on one line.
    lead: 'Keine\u00a0Kreditkarte\u00a0erforderlich.',
    pricing: 'Tarife vergleichen',
    contact: 'Mit uns sprechen',
    member: {
      title: 'Finden Sie Ihr nächstes Unternehmen',
      lead: 'Ihre Suchen, Kontakte und Ihre Beobachtungsliste finden Sie im Dashboard.',
    },
  },
});
