import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { whoAndRole } from '@firmament/api-contract/words/officer-title';
import { localityName, regionName } from '@firmament/api-contract/words/place-name';
import { fieldNamed } from '@firmament/record/fields/company-fields';
import { powerText } from '@firmament/representation/power-text';
import type { Text } from '../platform/http/app-error.ts';

/** Looks up own keys only, so that a field called `toString` finds nothing. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Changes as sentences, for the list and for the mail. */

/** By name in a change record: what is no single field of a company, or is called otherwise in a sentence. */
const OWN_NAMES: Record<string, Text> = {
  full_name: { en: 'Name', de: 'Name' },
  address: { en: 'Address', de: 'Adresse' },
  latitude: { en: 'Position on the map', de: 'Position auf der Karte' },
  longitude: { en: 'Position on the map', de: 'Position auf der Karte' },
  email: { en: 'Email address', de: 'E-Mail-Adresse' },
  phone: { en: 'Phone number', de: 'Telefonnummer' },
  fax: { en: 'Fax number', de: 'Faxnummer' },
  publication: { en: 'Publication', de: 'Veröffentlichung' },
  title: { en: 'Title', de: 'Position' },
  headline: { en: 'Headline', de: 'Kurzprofil' },
  locality: { en: 'Place', de: 'Ort' },
  company_name: { en: 'Employer', de: 'Arbeitgeber' },
  is_management: { en: 'Management', de: 'Leitungsfunktion' },
};

const PROFILE: Text = { en: 'Profile link', de: 'Profil-Link' };
const DOMAIN: Text = { en: 'Technical data of the website', de: 'Technische Daten der Website' };
const OTHER: Text = { en: 'Further data', de: 'Weitere Daten' };

/** The number itself begins with its country, which decides what it is called. */
const vatLabel = (value: string | null): Text => {
  const country = value?.slice(0, 2) ?? null;
  return { en: vatNumberTerm(country, 'en'), de: vatNumberTerm(country, 'de') };
};

const labelOf = (field: string, value: string | null = null): Text => {
  if (field === 'vat_id') return vatLabel(value);
  const known = fieldNamed(field);
  // Only people have one there.
  if (known?.isProfile || field === 'github') return PROFILE;
  return own(OWN_NAMES, field) ?? known?.label ?? (field.startsWith('domain_info') ? DOMAIN : OTHER);
};

const VALUES: Record<string, Record<string, Text>> = {
  status: {
    active: { en: 'active', de: 'aktiv' },
    in_liquidation: { en: 'in liquidation', de: 'in Liquidation' },
    terminated: { en: 'terminated', de: 'gelöscht' },
  },
  country: {
    AT: { en: 'Austria', de: 'Österreich' },
    DE: { en: 'Germany', de: 'Deutschland' },
    CH: { en: 'Switzerland', de: 'Schweiz' },
  },
  is_management: { true: { en: 'yes', de: 'ja' }, false: { en: 'no', de: 'nein' } },
};

/** Words of closed lists that come with the data. */
const WORDS: Record<string, (value: string, language: Language) => string> = {
  industry: industryName,
  legal_form: legalFormName,
  region: regionName,
  locality: localityName,
};

/** Longer values would hide the next sentence. */
const MAX_VALUE_LENGTH = 120;
/** Values that tell readers nothing. */
const UNREADABLE = new Set(['latitude', 'longitude']);

const dayText = (day: string, language: Language): string => {
  const date = day.slice(0, 10);
  return Number.isNaN(Date.parse(date)) ? day : longDay(language, date);
};

const valueText = (field: string, value: string, language: Language): string => {
  const known = own(own(VALUES, field) ?? {}, value)?.[language];
  if (known) return known;
  if (field.endsWith('_on')) return dayText(value, language);
  const said = own(WORDS, field)?.(value, language) ?? value;
  const characters = [...said.replace(/\s+/g, ' ').trim()];
  return characters.length > MAX_VALUE_LENGTH
    ? `${characters.slice(0, MAX_VALUE_LENGTH).join('')}…`
    : characters.join('');
};

export type Change = {
  field: string;
  old_value: string | null;
  new_value: string | null;
  /** Of an event. */
  kind?: string;
  subject?: string;
};

/** Who it is about. */
const whoIn = (value: string | null | undefined): Text => {
  const who = (language: Language): string => {
    const { name, role } = whoAndRole(value ?? '', language);
    return role === '' ? name : `${name} (${role})`;
  };
  return { en: who('en'), de: who('de') };
};

const quoted = (value: string | null): Text =>
  value === null
    ? { en: 'not stated', de: 'nicht angegeben' }
    : { en: `“${valueText('', value, 'en')}”`, de: `„${valueText('', value, 'de')}“` };

const representativeText = ({ old_value, new_value, kind, subject }: Change): Text => {
  if (kind === 'officer_changed') {
    const who = whoIn(subject);
    const powerIn = (language: Language): string =>
      quoted(new_value && powerText(new_value, subject ?? '', language))[language];
    return {
      en: `Power of ${who.en} to represent is now ${powerIn('en')}.`,
      de: `Vertretungsbefugnis von ${who.de} nun ${powerIn('de')}.`,
    };
  }
  const who = whoIn(new_value ?? old_value);
  return new_value === null
    ? {
        en: `${who.en} is no longer registered as representative.`,
        de: `${who.de} ist nicht mehr als Vertretung eingetragen.`,
      }
    : {
        en: `${who.en} is newly registered as representative.`,
        de: `${who.de} ist neu als Vertretung eingetragen.`,
      };
};

const percent = (value: string | null, language: Language): string =>
  value === null || Number.isNaN(Number(value))
    ? quoted(value)[language]
    : `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(Number(value))}${language === 'de' ? '\u00a0%' : '%'}`;

const ownerText = ({ old_value, new_value, kind, subject }: Change): Text => {
  if (kind === 'share_changed') {
    const who = whoIn(subject);
    return {
      en: `Share of ${who.en} changed from ${percent(old_value, 'en')} to ${percent(new_value, 'en')}.`,
      de: `Anteil von ${who.de} geändert von ${percent(old_value, 'de')} auf ${percent(new_value, 'de')}.`,
    };
  }
  const who = whoIn(new_value ?? old_value);
  return new_value === null
    ? { en: `${who.en} is no longer an owner.`, de: `${who.de} ist nicht mehr beteiligt.` }
    : { en: `${who.en} is a new owner.`, de: `${who.de} ist neu beteiligt.` };
};

const reportText = ({ new_value, old_value }: Change): Text => {
  const day = (language: Language) => dayText(new_value ?? old_value ?? '', language);
  return {
    en: `The accounts as of ${day('en')} are new or were revised.`,
    de: `Der Abschluss zum ${day('de')} ist neu oder wurde berichtigt.`,
  };
};

/** Fields that a list of results shows to anybody who searches. */
const FREE_FIELDS = new Set([
  'name',
  'legal_form',
  'status',
  'industry',
  'address',
  'street',
  'postcode',
  'city',
  'country',
  'latitude',
  'longitude',
  'full_name',
  'title',
  'headline',
  'locality',
  'company_name',
  // Says no more than for which day there are accounts.
  'financial_report',
]);

/** Whether a member may read the values who has not opened the company or person. */
export const isFreeField = (field: string): boolean => FREE_FIELDS.has(field);

const GROUPS: Record<string, Text> = {
  representative: { en: 'Representatives', de: 'Vertretung' },
  company_link: { en: 'Owners', de: 'Beteiligungen' },
  mandate: { en: 'Mandates', de: 'Mandate' },
};

/** Says that something changed, without the values. */
export const fieldChangedText = (field: string): Text => {
  const label = own(GROUPS, field) ?? labelOf(field);
  return { en: `${label.en} changed.`, de: `${label.de} geändert.` };
};

export const changeText = (change: Change): Text => {
  const { field, old_value, new_value } = change;
  if (field === 'representative') return representativeText(change);
  if (field === 'company_link') return ownerText(change);
  if (field === 'financial_report') return reportText(change);
  if (UNREADABLE.has(field) || field.startsWith('domain_info')) return fieldChangedText(field);
  const label = labelOf(field, new_value ?? old_value);
  const [was, is] = [old_value, new_value].map((value) => ({
    en: value === null ? '' : `“${valueText(field, value, 'en')}”`,
    de: value === null ? '' : `„${valueText(field, value, 'de')}“`,
  })) as [Text, Text];
  if (new_value === null)
    return { en: `${label.en} removed, was ${was.en}.`, de: `${label.de} entfernt, war ${was.de}.` };
  if (old_value === null) return { en: `${label.en} added: ${is.en}.`, de: `${label.de} ergänzt: ${is.de}.` };
  return {
    en: `${label.en} changed from ${was.en} to ${is.en}.`,
    de: `${label.de} geändert von ${was.de} auf ${is.de}.`,
  };
};
