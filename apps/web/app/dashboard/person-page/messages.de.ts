import { inBoth } from '../../lib/i18n/translation.ts';
import { personEn } from './messages.en.ts';

export const personTexts = inBoth(personEn, {
  loading: 'Wird geladen ...',
  back: 'Zurück zu den Treffern',
  at: 'bei',
  management: 'Führungskraft',
  inRegisters: 'Mandate laut Registern',
  print: 'Firmament · Stand {{day}}',
  overview: {
    title: 'Überblick',
    headline: 'Dieses Profil hat kein Kurzprofil.',
    position: 'Position',
    work: 'Arbeit',
    study: 'Bildung',
    careerLabel: 'Arbeit und Bildung von {{from}} bis {{to}}. Dasselbe steht weiter unten als Liste.',
  },
  experience: {
    title: 'Berufserfahrung',
    empty: 'Keine Angaben zur Berufserfahrung verfügbar',
    summary_one: '{{years}}, {{count}} Arbeitgeber',
    summary_other: '{{years}}, {{count}} Arbeitgeber',
  },
  present: 'heute',
  until: 'bis {{year}}',
  noYears: 'Jahre nicht bekannt',
  education: {
    title: 'Ausbildung',
    empty: 'Keine Angaben zur Ausbildung verfügbar',
  },
  skills: {
    title: 'Kenntnisse',
    empty: 'Keine Angaben zu Kenntnissen verfügbar',
  },
  contact: {
    title: 'Kontaktdaten',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    github: 'GitHub',
    noEmail: 'keine E-Mail-Adresse gefunden',
    noPhone: 'keine Telefonnummer gefunden',
    noLinkedin: 'kein LinkedIn-Profil gefunden',
    noTwitter: 'kein X-Profil gefunden',
    noLocality: 'Ort nicht bekannt',
  },
  colleagues: {
    title: 'Kolleginnen und Kollegen',
    at: 'auch bei {{company}}',
  },
  about: {
    title: 'Über diesen Datensatz',
    source: '{{label}}, erhoben am {{day}}.',
    rights: 'Die Person kann ohne Konto Auskunft, Berichtigung oder Löschung verlangen oder widersprechen.',
    request: 'Anfrage zu dieser Person',
  },
  avatar: 'Bild von {{name}}',
  notFound: {
    title: 'Person nicht gefunden',
    what: 'Unter dieser Adresse gibt es kein Profil.',
    why: 'Vielleicht wurde es entfernt: Menschen können widersprechen, hier geführt zu werden. Suchen Sie jemand anderen nach dem Namen.',
    action: 'Personen suchen',
  },
  failed: 'Das Profil konnte nicht geladen werden',
});
