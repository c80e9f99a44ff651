import type { Source } from './shape.ts';

export const AUSTRIAN_SOURCES = {
  firmenbuch: {
    id: 2,
    name: { en: 'Firmenbuch', de: 'Firmenbuch' },
    title: { en: 'Firmenbuch, Austria', de: 'Firmenbuch, Österreich' },
    subject: { en: 'The Firmenbuch', de: 'Das Firmenbuch' },
    publisher: { en: 'Federal Ministry of Justice', de: 'Bundesministerium für Justiz' },
    country: 'AT',
    link: 'https://justizonline.gv.at/jop/web/firmenbuchabfrage',
    licence: { en: 'CC BY 4.0', de: 'CC BY 4.0' },
    attribution: {
      en: 'Quelle: Österreichisches Firmenbuch / BMJ – Justiz (CC BY 4.0)',
      de: 'Quelle: Österreichisches Firmenbuch / BMJ – Justiz (CC BY 4.0)',
    },
    states: {
      en: 'name, seat, legal form, registered capital, representatives, owners, annual accounts',
      de: 'Firmenname, Sitz, Rechtsform, Stamm- oder Grundkapital, Vertretung, Gesellschafter, Jahresabschlüsse',
    },
    lacks: { en: 'industry, contact details, insolvencies', de: 'Branche, Kontaktdaten, Insolvenzen' },
    authority: 4,
    parserVersion: 3,
    traits: ['register', 'synced'],
  },
  gisa: {
    id: 1,
    name: { en: 'GISA', de: 'GISA' },
    title: { en: 'GISA, Austrian trade licences', de: 'GISA, Gewerbe in Österreich' },
    subject: { en: 'GISA', de: 'GISA' },
    publisher: { en: 'Austrian trade licence system', de: 'Gewerbeinformationssystem Austria' },
    country: 'AT',
    link: 'https://www.gisa.gv.at',
    licence: { en: 'CC BY 4.0', de: 'CC BY 4.0' },
    attribution: {
      en: 'Quelle: Gewerbeinformationssystem Austria (GISA)',
      de: 'Quelle: Gewerbeinformationssystem Austria (GISA)',
    },
    states: { en: 'trade licences', de: 'Gewerbeberechtigungen' },
    lacks: {
      en: 'people, owners, accounts, and the day of its entries',
      de: 'Personen, Eigentümer, Jahresabschlüsse und den Tag der Einträge',
    },
    authority: 3,
    parserVersion: 1,
  },
} as const satisfies Record<string, Source>;
