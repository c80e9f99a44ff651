import type { Language } from '../language.ts';

/** The fields of the settings in words, for the form and for the log. */

const NAMES: Record<Language, Record<string, string>> = {
  en: {
    'operator.name': 'Name',
    'operator.legalForm': 'Legal form',
    'operator.street': 'Street',
    'operator.postcode': 'Postcode',
    'operator.city': 'City',
    'operator.country': 'Country',
    'operator.managers': 'Managing directors',
    'operator.phone': 'Phone',
    'operator.email': 'Email',
    'operator.privacyEmail': 'Email for data protection',
    'operator.registerNumber': 'Register number',
    'operator.registerCourt': 'Register court',
    'operator.vatId': 'VAT number',
    'operator.trade': 'Trade and authority',
    'operator.chamber': 'Chamber',
    'operator.shareholders': 'Shareholders',
    'operator.hosting': 'Hosting',
    'operator.bank.name': 'Bank',
    'operator.bank.iban': 'IBAN',
    'operator.bank.bic': 'BIC',
  },
  de: {
    'operator.name': 'Firma',
    'operator.legalForm': 'Rechtsform',
    'operator.street': 'Straße',
    'operator.postcode': 'Postleitzahl',
    'operator.city': 'Ort',
    'operator.country': 'Land',
    'operator.managers': 'Geschäftsführung',
    'operator.phone': 'Telefon',
    'operator.email': 'E-Mail',
    'operator.privacyEmail': 'E-Mail für Datenschutz',
    'operator.registerNumber': 'Firmenbuchnummer',
    'operator.registerCourt': 'Firmenbuchgericht',
    'operator.vatId': 'UID-Nummer',
    'operator.trade': 'Gewerbe und Behörde',
    'operator.chamber': 'Kammer',
    'operator.shareholders': 'Gesellschafter',
    'operator.hosting': 'Hosting',
    'operator.bank.name': 'Bank',
    'operator.bank.iban': 'IBAN',
    'operator.bank.bic': 'BIC',
  },
};

const PLAN_NAMES: Record<Language, Record<string, (level: string) => string>> = {
  en: {
    name: (level) => `Name of level ${level}`,
    companyRequestsPerMonth: (level) => `Requests of level ${level}`,
    dataExportsPerDay: (level) => `Exports of level ${level}`,
    networkStartsPerDay: (level) => `Network start points of level ${level}`,
    monthlyNetCents: (level) => `Price of level ${level}`,
  },
  de: {
    name: (level) => `Name von Stufe ${level}`,
    companyRequestsPerMonth: (level) => `Abrufe von Stufe ${level}`,
    dataExportsPerDay: (level) => `Exporte von Stufe ${level}`,
    networkStartsPerDay: (level) => `Ausgangspunkte im Netzwerk von Stufe ${level}`,
    monthlyNetCents: (level) => `Preis von Stufe ${level}`,
  },
};

const INDEX: Record<Language, string> = { en: 'Price index', de: 'Preisindex' };

/** A field by its path, such as `plans.1.name`. Paths that this version does not know are named as they are. */
export const settingsFieldName = (language: Language, path: string): string => {
  const [part, key = '', field = ''] = path.split('.');
  if (part === 'priceIndex') return `${INDEX[language]} ${key}`;
  if (part === 'plans') return PLAN_NAMES[language][field]?.(key) ?? path;
  return NAMES[language][path] ?? path;
};

/** A sentence names at most five; the entry itself has all of them. */
const MOST_NAMED = 5;

const MORE: Record<Language, (count: number) => string> = {
  en: (count) => ` and ${count} more`,
  de: (count) => ` und ${count} weitere`,
};

/** Several paths, separated by commas, as a list of names. */
export const settingsFieldNames = (language: Language, paths: string): string => {
  const names = paths.split(', ').map((path) => settingsFieldName(language, path));
  if (names.length <= MOST_NAMED + 1) return names.join(', ');
  return `${names.slice(0, MOST_NAMED).join(', ')}${MORE[language](names.length - MOST_NAMED)}`;
};
