/**
 * GISA, the Austrian register of trade licences: the answer to one look-up, as XML or JSON. Both carry the same fields
 * under the same names, so both are read into one list of names and texts first.
 */

import { readDate } from '@firmament/calendar/read-date';
import type {
  Address,
  CompanyIdentifiers,
  CompanyRecord,
  CompanyStatus,
  ContactChannels,
  Parsed,
} from '@firmament/record/record';
import { visibleText } from '@firmament/text/visible-text';
import { addIdentifier } from '../company/identifier-fields.ts';
import { legalFormOfName } from '../company/legal-form.ts';
import { isJsonObject } from '../reading/json-value.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { readXmlDocument } from '../reading/xml-reader.ts';

/** By lower-case name, in document order. */
type Fields = Map<string, string[]>;

/** Guards the stack: JSON of a foreign service may be nested to any depth. */
const MAX_DEPTH = 32;

const add = (fields: Fields, name: string, value: string): void => {
  const text = visibleText(value).replace(/\s+/g, ' ').trim();
  if (text === '') return;
  const key = name.toLowerCase();
  const known = fields.get(key);
  if (known) known.push(text);
  else fields.set(key, [text]);
};

const collectXml = (element: XmlElement, fields: Fields): void => {
  for (const [name, value] of element.attributes) add(fields, name, value);
  if (element.children.length === 0) add(fields, element.name, element.text);
  for (const child of element.children) collectXml(child, fields);
};

const collectJson = (value: unknown, name: string, fields: Fields, depth = 0): void => {
  if (depth > MAX_DEPTH) throw new SourceFormatError('too-large', 'The GISA answer is nested too deeply.');
  if (typeof value === 'string' || typeof value === 'number') add(fields, name, String(value));
  else if (Array.isArray(value)) for (const item of value) collectJson(item, name, fields, depth + 1);
  else if (isJsonObject(value)) for (const key of Object.keys(value)) collectJson(value[key], key, fields, depth + 1);
};

const first = (fields: Fields, ...names: string[]): string | undefined => {
  for (const name of names) {
    const value = fields.get(name.toLowerCase())?.[0];
    if (value !== undefined) return value;
  }
  return undefined;
};

const nameOf = (fields: Fields): string | undefined => {
  const company = first(
    fields,
    'Firmenwortlaut',
    'Firmenname',
    'Firma',
    'Bezeichnung',
    'Name',
    'Gewerbeinhaber',
    'Inhaber',
  );
  if (company !== undefined) return company;
  const person = [first(fields, 'Titel'), first(fields, 'Vorname'), first(fields, 'Nachname', 'Familienname')];
  const joined = person.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
};

const addressOf = (fields: Fields): Address => {
  const street = [first(fields, 'Strasse', 'Straße', 'Strassenname'), first(fields, 'Hausnummer', 'HausNr')];
  return withoutGaps<Address>({
    street: street.filter(Boolean).join(' ') || first(fields, 'Adresse'),
    postcode: first(fields, 'PLZ', 'Postleitzahl'),
    city: first(fields, 'Ort', 'Gemeinde'),
    country: 'AT',
  });
};

/** A licence that has lapsed (Löschung, Endigung) ends the trade; one that rests (Ruhend) does not. */
const statusOf = (fields: Fields): CompanyStatus =>
  first(fields, 'Endigungsdatum', 'Loeschungsdatum', 'Löschungsdatum', 'Endigung') === undefined
    ? 'active'
    : 'terminated';

const companyOf = (fields: Fields): Parsed<CompanyRecord> => {
  const number = first(fields, 'GISAZahl', 'GISA-Zahl');
  const name = nameOf(fields);
  if (number === undefined) return rejected(1, 'the GISA-Zahl is missing', name);
  if (name === undefined) return rejected(1, 'the name of the holder is missing', number);
  const warnings: string[] = [];
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'gisaNumber', number, 'AT', warnings);
  addIdentifier(identifiers, 'registerNumber', first(fields, 'FBNummer', 'Firmenbuchnummer'), 'AT', warnings);
  addIdentifier(identifiers, 'zvrNumber', first(fields, 'ZVRZahl', 'ZVR-Zahl'), 'AT', warnings);
  addIdentifier(identifiers, 'gln', first(fields, 'GLN'), 'AT', warnings);
  const record = withoutGaps<CompanyRecord>({
    sourceKey: identifiers.gisaNumber ?? number,
    name,
    formerNames: [],
    legalForm: legalFormOfName(first(fields, 'Rechtsform') ?? '', 'AT') ?? legalFormOfName(name, 'AT'),
    status: statusOf(fields),
    industry: first(fields, 'Wortlaut', 'Gewerbewortlaut'),
    foundedOn: readDate(first(fields, 'Entstehungsdatum', 'Entstehung', 'Rechtswirksamkeit')),
    identifiers,
    address: addressOf(fields),
    contact: withoutGaps<ContactChannels>({
      website: first(fields, 'Website', 'Internet', 'URL'),
      email: first(fields, 'EMail', 'E-Mail', 'Email'),
      phone: first(fields, 'Telefon', 'Telefonnummer'),
      fax: first(fields, 'Fax', 'Telefax'),
    }),
    social: {},
    representatives: [],
    links: [],
    reports: [],
  });
  return accepted(record, 1, warnings);
};

/** Text that begins with `<` is XML, anything else JSON; an answer that is already parsed JSON is taken as it is. */
export const parseGisaAnswer = (answer: unknown): Parsed<CompanyRecord> => {
  const fields: Fields = new Map();
  if (typeof answer === 'string' && answer.trimStart().startsWith('<')) {
    collectXml(readXmlDocument(answer), fields);
  } else if (typeof answer === 'string') {
    try {
      collectJson(JSON.parse(answer), '', fields);
    } catch (cause) {
      if (cause instanceof SourceFormatError) throw cause;
      throw new SourceFormatError('not-json', 'The GISA answer is neither XML nor JSON.', { cause });
    }
  } else {
    collectJson(answer, '', fields);
  }
  if (fields.size === 0) throw new SourceFormatError('empty-source', 'The GISA answer is empty.');
  return companyOf(fields);
};
