import type { Source } from './shape.ts';

export const SWISS_SOURCES = {
  zefix: {
    id: 4,
    name: { en: 'Zefix', de: 'Zefix' },
    title: { en: 'Zefix, Switzerland', de: 'Zefix, Schweiz' },
    subject: { en: 'Zefix', de: 'Zefix' },
    publisher: { en: 'Federal Commercial Registry Office', de: 'Eidgenössisches Amt für das Handelsregister' },
    country: 'CH',
    link: 'https://www.zefix.admin.ch',
    licence: { en: 'Open use, source required', de: 'Freie Nutzung mit Quellenangabe' },
    attribution: { en: 'Zefix / EHRA', de: 'Zefix / EHRA' },
    states: {
      en: 'name, seat, purpose, UID, legal form, capital, status',
      de: 'Firmenname, Sitz, Zweck, UID, Rechtsform, Kapital, Status',
    },
    lacks: { en: 'people, owners, accounts', de: 'Personen, Eigentümer, Jahresabschlüsse' },
    authority: 4,
    parserVersion: 2,
    traits: ['register', 'head-offices', 'synced'],
  },
  lindas: {
    id: 11,
    name: { en: 'LINDAS', de: 'LINDAS' },
    title: { en: 'LINDAS, stock of the Swiss register', de: 'LINDAS, Bestand des Schweizer Registers' },
    subject: { en: 'LINDAS', de: 'LINDAS' },
    publisher: {
      en: 'Federal Commercial Registry Office, as linked data of the Confederation',
      de: 'Eidgenössisches Amt für das Handelsregister, als Linked Data des Bundes',
    },
    country: 'CH',
    link: 'https://ld.admin.ch',
    licence: { en: 'Open use, source required', de: 'Freie Nutzung mit Quellenangabe' },
    attribution: { en: 'LINDAS / Zefix, EHRA', de: 'LINDAS / Zefix, EHRA' },
    states: {
      en: 'all companies that are registered: name, seat, purpose, UID, legal form',
      de: 'alle eingetragenen Unternehmen: Firmenname, Sitz, Zweck, UID, Rechtsform',
    },
    lacks: {
      en: 'capital, people, when and what has changed, companies that were deleted',
      de: 'Kapital, Personen, wann sich was geändert hat, gelöschte Unternehmen',
    },
    // It states less than Zefix and gives no days of its own, so Zefix and the gazette are believed before it.
    authority: 3,
    parserVersion: 1,
    traits: ['synced'],
    whyNotAsked: 'read_by_itself',
  },
  shab: {
    id: 12,
    name: { en: 'SHAB', de: 'SHAB' },
    title: { en: 'SHAB, Swiss gazette', de: 'SHAB, Schweizer Amtsblatt' },
    subject: { en: 'The gazette SHAB', de: 'Das Handelsamtsblatt SHAB' },
    publisher: { en: 'State Secretariat for Economic Affairs', de: 'Staatssekretariat für Wirtschaft' },
    country: 'CH',
    link: 'https://www.shab.ch',
    licence: { en: 'Official work, open use', de: 'Amtliches Werk, freie Nutzung' },
    attribution: {
      en: 'Schweizerisches Handelsamtsblatt (SHAB), SECO',
      de: 'Schweizerisches Handelsamtsblatt (SHAB), SECO',
    },
    states: {
      en: 'entries in the commercial register day by day: changes, officers who enter and leave, deletions',
      de: 'Einträge im Handelsregister Tag für Tag: Änderungen, Ein- und Austritte von Organen, Löschungen',
    },
    lacks: {
      en: 'companies without an entry since we read it, who was in office before, people named in running text',
      de: 'Unternehmen ohne Eintrag, seit wir es lesen, wer schon vorher im Amt war, Personen im Fließtext',
    },
    authority: 4,
    parserVersion: 1,
    traits: ['synced', 'by-entry'],
    whyNotAsked: 'read_by_itself',
  },
} as const satisfies Record<string, Source>;
