import type { Language } from '../language.ts';
import { type Wording, wordIn } from './wording.ts';

/** Names of sources that are not proper names. */
const SOURCES: Readonly<Record<string, Wording>> = {
  'Website and DNS': { en: 'Website and DNS', de: 'Website und DNS' },
  'Own file': { en: 'Own file', de: 'Eigene Datei' },
  'Uploaded extract': { en: 'Uploaded extract', de: 'Hochgeladener Auszug' },
  'Demo data': { en: 'Demo data', de: 'Demodaten' },
};

export const sourceName = (label: string, language: Language): string => wordIn(SOURCES, label, language);

const LICENCES: Readonly<Record<string, Wording>> = {
  'Open use, source required': { en: 'Open use, source required', de: 'Freie Nutzung mit Quellenangabe' },
  'Official work, no copyright (§ 5 UrhG)': {
    en: 'Official work, no copyright (§ 5 UrhG)',
    de: 'Amtliches Werk, gemeinfrei (§ 5 UrhG)',
  },
  'Official work, open use': { en: 'Official work, open use', de: 'Amtliches Werk, freie Nutzung' },
  Fictional: { en: 'Fictional', de: 'Erfunden' },
  'Own data': { en: 'Own data', de: 'Eigene Daten' },
  'Provided by the person': { en: 'Provided by the person', de: 'Von der Person selbst angegeben' },
  None: { en: 'None', de: 'Keine' },
};

export const licenceName = (licence: string, language: Language): string => wordIn(LICENCES, licence, language);

/** Registers prescribe their line in German; what we add ourselves is in the reader's language. */
const ATTRIBUTIONS: Readonly<Record<string, Wording>> = {
  'OffeneRegister.de (OKF Deutschland), from OpenCorporates': {
    en: 'OffeneRegister.de (OKF Deutschland), from OpenCorporates',
    de: 'OffeneRegister.de (OKF Deutschland), von OpenCorporates',
  },
  'Structured register content of the German register courts, retrieved by a member': {
    en: 'Structured register content of the German register courts, retrieved by a member',
    de: 'Strukturierter Registerinhalt der deutschen Registergerichte, von einem Mitglied abgerufen',
  },
  'Notices of the German register courts, files of an operator': {
    en: 'Notices of the German register courts (Registerbekanntmachungen)',
    de: 'Registerbekanntmachungen der deutschen Registergerichte',
  },
  'Public DNS and RDAP records': { en: 'Public DNS and RDAP records', de: 'Öffentliche DNS- und RDAP-Einträge' },
  'Own data': { en: 'Own data', de: 'Eigene Daten' },
  'Provided by the person': { en: 'Provided by the person', de: 'Von der Person selbst angegeben' },
  'Fictional data of the Firmament demo': {
    en: 'Fictional data of the Firmament demo',
    de: 'Erfundene Daten der Firmament-Demo',
  },
};

/** Without "Quelle:", which stands in front of it anyway. */
export const attributionText = (attribution: string, language: Language): string =>
  wordIn(ATTRIBUTIONS, attribution, language).replace(/^Quelle:\s*/, '');
