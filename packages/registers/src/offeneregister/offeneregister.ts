/** OffeneRegister: the German registers as JSON Lines, one company per line. */

import { readDate } from '@firmament/calendar/read-date';
import type {
  Address,
  CompanyIdentifiers,
  CompanyLinkRecord,
  CompanyRecord,
  CompanyStatus,
  Parsed,
} from '@firmament/record/record';
import { germanRegionName } from '@firmament/record/region-name';
import { courtOfGermanNumber, germanCourt } from '../company/court.ts';
import { formerNamesOf } from '../company/former-names.ts';
import { addIdentifier, readGermanKey } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { GERMAN_REGISTER_KINDS } from '../company/legal-form-codes.ts';
import { isJsonObject, type JsonObject, objectsAt, textAt } from '../reading/json-value.ts';
import { accepted, rejected } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { type SourceLine, sourceLinesInPieces } from '../reading/source-lines.ts';
import { LineDecoder } from '../reading/text-encoding.ts';
import { readGermanAddress, readHeadOffice, readSeat } from './german-address.ts';
import { readOfficers } from './officers.ts';

/** This many unreadable lines at the start, and no good one, mean that it is another kind of file. */
const LINES_TO_GIVE_UP = 20;

const addressOf = (company: JsonObject, attributes: JsonObject, office: string | undefined): Address => {
  const text = textAt(company, 'registered_address');
  const written = text === undefined ? undefined : readGermanAddress(text);
  // The state is the court's; after a move to another court's district it is no longer the company's.
  const hasMoved = office !== undefined && /\((?:Amtsgericht|AG)\b/.test(office);
  return {
    street: written?.street,
    postcode: written?.postcode,
    city: written?.city ?? readSeat(office),
    region: hasMoved ? undefined : germanRegionName(textAt(attributes, 'federal_state')),
    country: 'DE',
  };
};

const statusOf = (company: JsonObject, name: string, hasLiquidator: boolean, warnings: string[]): CompanyStatus => {
  const status = textAt(company, 'current_status');
  if (status === 'removed') return 'terminated';
  if (status !== 'currently registered') warnings.push(`status "${status ?? ''}" is unknown, taken as active`);
  return hasLiquidator || isLiquidationInName(name) ? 'in_liquidation' : 'active';
};

const previousNamesOf = (company: JsonObject): (string | undefined)[] =>
  objectsAt(company, 'previous_names').map((entry) => textAt(entry, 'company_name'));

const identifiersOf = (key: string, attributes: JsonObject, warnings: string[]): CompanyIdentifiers => {
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'registerNumber', textAt(attributes, 'native_company_number') ?? key, 'DE', warnings);
  const german = readGermanKey(key);
  if (german === undefined) {
    warnings.push(`company number "${key}" is in no known spelling: no court code, no EUID`);
    return identifiers;
  }
  if (german.court !== undefined) identifiers.courtCode = german.court;
  if (german.euid !== undefined) identifiers.euid = german.euid;
  else warnings.push(`no EUID: the number was given by a former court and may exist twice at "${german.court}"`);
  return identifiers;
};

const registerOf = (attributes: JsonObject): string => textAt(attributes, '_registerArt') ?? '';

/** The only parent that this register states: see `HEAD_OFFICE_SOURCES`. */
const addHeadOffice = (links: CompanyLinkRecord[], office: string | undefined): void => {
  const headOffice = readHeadOffice(office);
  if (headOffice !== undefined) links.push({ kind: 'parent', name: headOffice.name, place: headOffice.place });
};

const companyOf = (company: JsonObject, at: number): Parsed<CompanyRecord> => {
  const sourceKey = textAt(company, 'company_number');
  const name = textAt(company, 'name')?.replace(/\s+/g, ' ');
  if (sourceKey === undefined) return rejected(at, 'company_number is missing', name);
  if (name === undefined) return rejected(at, 'name is missing', sourceKey);
  const warnings: string[] = [];
  const attributes = isJsonObject(company.all_attributes) ? company.all_attributes : {};
  const officers = readOfficers(Array.isArray(company.officers) ? company.officers : []);
  const registerKind = GERMAN_REGISTER_KINDS.find(registerOf(attributes));
  const identifiers = identifiersOf(sourceKey, attributes, warnings);
  const registrar = textAt(attributes, 'registrar');
  const office = textAt(attributes, 'registered_office');
  addHeadOffice(officers.links, office);
  // Written out with its gaps, as all that is made by the million.
  const record: CompanyRecord = {
    sourceKey,
    sourceLink: `https://opencorporates.com/companies/de/${encodeURIComponent(sourceKey)}`,
    name,
    formerNames: formerNamesOf(previousNamesOf(company), name),
    legalForm: legalFormOfName(name, 'DE') ?? (registerKind && legalFormOfKind(registerKind, 'DE')),
    status: statusOf(company, name, officers.isInLiquidation, warnings),
    asOf: readDate(textAt(company, 'retrieved_at')),
    court: registrar === undefined ? courtOfGermanNumber(identifiers.registerNumber) : germanCourt(registrar),
    identifiers,
    address: addressOf(company, attributes, office),
    contact: {},
    social: {},
    representatives: officers.representatives,
    links: officers.links,
    reports: [],
  };
  return accepted(record, at, warnings);
};

/** One line of the bulk file. */
export const parseOffeneRegisterLine = (line: string, at: number): Parsed<CompanyRecord> => {
  let company: unknown;
  try {
    company = JSON.parse(line);
  } catch {
    return rejected(at, 'the line is not complete JSON', line);
  }
  return isJsonObject(company) ? companyOf(company, at) : rejected(at, 'the line is not a JSON object', line);
};

/** Undefined for an empty line. */
const parseLine = (
  { bytes, number, isTooLong }: SourceLine,
  decoder: LineDecoder,
): Parsed<CompanyRecord> | undefined => {
  if (isTooLong) return rejected(number, 'the line is too long');
  const text = decoder.decode(bytes);
  if (text === undefined) return rejected(number, 'the line is not valid UTF-8');
  return text.trim() === '' ? undefined : parseOffeneRegisterLine(text, number);
};

/** The whole file, decompressed, in pieces of any size. `at` is the line number. */
export async function* parseOffeneRegister(source: AsyncIterable<Uint8Array>): AsyncGenerator<Parsed<CompanyRecord>[]> {
  const decoder = new LineDecoder('utf-8');
  // Held back until one line proves that this is the right kind of file.
  const doubtful: Parsed<CompanyRecord>[] = [];
  let isProven = false;
  for await (const lines of sourceLinesInPieces(source)) {
    const piece = isProven ? [] : doubtful;
    for (const line of lines) {
      const parsed = parseLine(line, decoder);
      if (parsed === undefined) continue;
      piece.push(parsed);
      isProven ||= parsed.ok;
      if (!isProven && piece.length >= LINES_TO_GIVE_UP) throw wrongShape(piece);
    }
    if (isProven) yield piece;
  }
  if (!isProven) throw wrongShape(doubtful);
}

const wrongShape = ([first]: Parsed<CompanyRecord>[]): SourceFormatError => {
  const reason = first && !first.ok ? first.reason : '';
  return first
    ? new SourceFormatError('wrong-shape', `The file is not OffeneRegister JSON Lines: in line ${first.at} ${reason}.`)
    : new SourceFormatError('empty-source', 'The file is empty.');
};
