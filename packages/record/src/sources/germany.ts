import type { Source } from './shape.ts';

export const GERMAN_SOURCES = {
  offeneregister: {
    id: 3,
    name: { en: 'OffeneRegister', de: 'OffeneRegister' },
    title: {
      en: 'Register data of Germany, copy of OffeneRegister',
      de: 'Registerdaten Deutschland, Kopie von OffeneRegister',
    },
    subject: { en: 'The German register', de: 'Das deutsche Register' },
    publisher: { en: 'OKF Deutschland, from OpenCorporates', de: 'OKF Deutschland, aus OpenCorporates' },
    country: 'DE',
    link: 'https://offeneregister.de',
    licence: { en: 'CC BY 4.0', de: 'CC BY 4.0' },
    attribution: {
      en: 'OffeneRegister.de (OKF Deutschland), from OpenCorporates',
      de: 'OffeneRegister.de (OKF Deutschland), von OpenCorporates',
    },
    states: {
      en: 'copy of register data: name, seat, register number, representatives, former names',
      de: 'Kopie von Registerdaten: Firmenname, Sitz, Registernummer, Vertretung, frühere Namen',
    },
    lacks: {
      en: 'all that has changed since, capital, accounts, industry',
      de: 'alles, was sich seither geändert hat, Kapital, Jahresabschlüsse, Branche',
    },
    authority: 3,
    parserVersion: 3,
    traits: ['frozen', 'register', 'copy', 'head-offices'],
    // The portal of the German registers is made for people, at sixty look-ups an hour; programs have no way in.
    whyNotAsked: 'no_interface',
  },
  'uploaded-extract': {
    id: 10,
    name: { en: 'Uploaded extract', de: 'Hochgeladener Auszug' },
    title: {
      en: 'German register extracts, uploaded by members',
      de: 'Registerauszüge Deutschland, von Mitgliedern hochgeladen',
    },
    publisher: { en: 'register courts, retrieved by members', de: 'Registergerichte, von Mitgliedern abgerufen' },
    country: 'DE',
    link: 'https://www.handelsregister.de',
    licence: { en: 'Official work, no copyright (§ 5 UrhG)', de: 'Amtliches Werk, gemeinfrei (§ 5 UrhG)' },
    attribution: {
      en: 'Structured register content of the German register courts, retrieved by a member',
      de: 'Strukturierter Registerinhalt der deutschen Registergerichte, von einem Mitglied abgerufen',
    },
    states: {
      en: 'the current entry of one company: name, seat, capital, representatives',
      de: 'der aktuelle Eintrag eines Unternehmens: Firmenname, Sitz, Kapital, Vertretung',
    },
    lacks: {
      en: 'companies of which nobody has uploaded an extract, shareholders of a GmbH, accounts',
      de: 'Unternehmen, deren Auszug niemand hochgeladen hat, Gesellschafter einer GmbH, Jahresabschlüsse',
    },
    authority: 4,
    parserVersion: 1,
    traits: ['uploaded', 'register', 'copy'],
    whyNotAsked: 'own_file',
  },
  registerbekanntmachungen: {
    id: 13,
    name: { en: 'Registerbekanntmachungen', de: 'Registerbekanntmachungen' },
    title: {
      en: 'Registerbekanntmachungen, notices of German courts',
      de: 'Registerbekanntmachungen, Deutschland',
    },
    publisher: { en: 'register courts', de: 'Registergerichte' },
    country: 'DE',
    link: 'https://www.handelsregister.de/rp_web/xhtml/bekanntmachungen.xhtml',
    licence: { en: 'Official work, no copyright (§ 5 UrhG)', de: 'Amtliches Werk, gemeinfrei (§ 5 UrhG)' },
    attribution: {
      en: 'Notices of the German register courts (Registerbekanntmachungen)',
      de: 'Registerbekanntmachungen der deutschen Registergerichte',
    },
    states: {
      en: 'announced deletions, notices about conversions, new documents, as far as the courts publish them',
      de: 'Löschungsankündigungen, Hinweise zu Umwandlungen, neue Dokumente, soweit die Gerichte sie bekannt machen',
    },
    lacks: {
      en: 'entries in the register themselves: they have not been announced since August 2022',
      de: 'die Registereintragungen selbst: Sie werden seit August 2022 nicht mehr bekannt gemacht',
    },
    authority: 4,
    parserVersion: 1,
    traits: ['synced'],
    whyNotAsked: 'own_file',
  },
} as const satisfies Record<string, Source>;
