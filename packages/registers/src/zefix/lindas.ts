/** LINDAS: the Swiss register as linked data, in the JSON of a SPARQL query. Queries name their variables differently. */

import type { Address, CompanyIdentifiers, CompanyRecord, Parsed } from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';
import { swissRegisterOffice } from '../company/court.ts';
import { addIdentifier } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { ECH_0097_KINDS } from '../company/legal-form-codes.ts';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt } from '../reading/json-value.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';

const VARIABLES = {
  company: ['company', 'company_uri', 'companyUri', 'organisation'],
  name: ['legal_name', 'legalName', 'name'],
  uid: ['uid', 'company_uid', 'companyUid'],
  chid: ['chid', 'company_chid', 'companyChid'],
  legalForm: ['legalForm', 'legal_form', 'company_type', 'companyType', 'type_id'],
  description: ['description', 'purpose'],
  street: ['adresse', 'street', 'streetAddress', 'address'],
  postcode: ['postcode', 'postalCode', 'plz', 'zip'],
  city: ['locality', 'addressLocality', 'city'],
  municipality: ['municipality', 'municipality_name'],
  canton: ['canton', 'addressRegion'],
} as const;

const cellText = (binding: JsonObject, field: keyof typeof VARIABLES): string | undefined => {
  for (const variable of VARIABLES[field]) {
    const cell = objectAt(binding, variable);
    const value = cell && textAt(cell, 'value');
    if (value !== undefined) return value;
  }
  return undefined;
};

const isUri = (text: string | undefined): boolean => text !== undefined && /^https?:\/\//.test(text);
const literal = (text: string | undefined): string | undefined => (isUri(text) ? undefined : text);

/** `https://register.ld.admin.ch/zefix/company/225002/UID/CHE102145963` → the number in it. */
const idIn = (text: string | undefined, pattern: RegExp): string | undefined =>
  text === undefined ? undefined : (pattern.exec(text)?.[0] ?? literal(text));

const legalFormOf = (value: string | undefined, name: string): string | undefined => {
  const code = value === undefined ? undefined : /(?:^|\/)(0\d{3})$/.exec(value)?.[1];
  const kind = ECH_0097_KINDS.find(code);
  if (kind !== undefined) return legalFormOfKind(kind, 'CH', name);
  return legalFormOfName(literal(value) ?? '', 'CH') ?? legalFormOfName(name, 'CH');
};

const companyOf = (binding: JsonObject, at: number): Parsed<CompanyRecord> => {
  const uri = cellText(binding, 'company');
  const name = cellText(binding, 'name')?.replace(/\s+/g, ' ');
  const sourceKey = uri === undefined ? undefined : /\/company\/(\d+)/.exec(uri)?.[1];
  if (sourceKey === undefined) return rejected(at, 'the binding names no company', uri ?? name);
  if (name === undefined) return rejected(at, 'the binding has no name', uri);
  const warnings: string[] = [];
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'cheUid', idIn(cellText(binding, 'uid'), /CHE[-.\d]{9,12}$/), 'CH', warnings);
  addIdentifier(identifiers, 'registerNumber', idIn(cellText(binding, 'chid'), /CH[-.\d]{11,16}$/), 'CH', warnings);
  const canton = regionName('CH', literal(cellText(binding, 'canton')));
  const record = withoutGaps<CompanyRecord>({
    sourceKey,
    sourceLink: uri,
    name,
    formerNames: [],
    legalForm: legalFormOf(cellText(binding, 'legalForm'), name),
    status: isLiquidationInName(name) ? 'in_liquidation' : 'active',
    description: cellText(binding, 'description'),
    court: swissRegisterOffice(canton),
    identifiers,
    address: withoutGaps<Address>({
      street: literal(cellText(binding, 'street')),
      postcode: cellText(binding, 'postcode'),
      city: literal(cellText(binding, 'city')) ?? literal(cellText(binding, 'municipality')),
      region: canton,
      country: 'CH',
    }),
    contact: {},
    social: {},
    representatives: [],
    links: [],
    reports: [],
  });
  return accepted(record, at, warnings);
};

const bindingsOf = (answer: unknown): JsonObject[] => {
  const results = isJsonObject(answer) ? objectAt(answer, 'results') : undefined;
  if (!results || !Array.isArray(results.bindings)) {
    throw new SourceFormatError('wrong-shape', 'The answer is not the JSON result of a SPARQL query.');
  }
  return objectsAt(results, 'bindings');
};

/** How many companies there are, by the answer to that question. */
export const parseLindasCount = (answer: unknown): number => {
  const cell = objectAt(bindingsOf(answer)[0] ?? {}, 'count');
  const count = Number(cell && textAt(cell, 'value'));
  if (!Number.isSafeInteger(count)) throw new SourceFormatError('wrong-shape', 'The answer is not a count.');
  return count;
};

const ADDRESS = /^https?:\/\/[^\s"\\<>]+$/;

/** Where the next page begins: the company with the highest address. Undefined after the last page. */
export const lastLindasCompany = (answer: unknown): string | undefined => {
  let last: string | undefined;
  for (const binding of bindingsOf(answer)) {
    const address = cellText(binding, 'company');
    if (address !== undefined && ADDRESS.test(address) && (last === undefined || address > last)) last = address;
  }
  return last;
};

/** One answer, usually one page of a query. A company that comes in several rows (one per language) is given once. */
export function* parseLindasCompanies(answer: unknown): Generator<Parsed<CompanyRecord>> {
  const seen = new Set<string>();
  let at = 0;
  for (const binding of bindingsOf(answer)) {
    at++;
    const parsed = companyOf(binding, at);
    if (parsed.ok) {
      if (seen.has(parsed.record.sourceKey)) continue;
      seen.add(parsed.record.sourceKey);
    }
    yield parsed;
  }
}
