import type { Day } from '@firmament/calendar/day';

/** Companies from any CSV with a header row, read through a mapping. */

import { readDate } from '@firmament/calendar/read-date';
import { namesIn } from '@firmament/record/fields/reading';
import type {
  Address,
  CompanyIdentifiers,
  CompanyRecord,
  CompanyStatus,
  ContactChannels,
  Parsed,
} from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';
import { countryCode } from '../company/country-code.ts';
import { courtOfGermanNumber, firmenbuchCourt } from '../company/court.ts';
import { formerNamesOf } from '../company/former-names.ts';
import { addIdentifier } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfName } from '../company/legal-form.ts';
import { matchKey } from '../company/match-key.ts';
import { readPosition } from '../company/position.ts';
import { readCsv } from '../reading/csv-table.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import type { CsvCompanyField, CsvMapping } from './mapping.ts';

type Cell = (field: CsvCompanyField) => string | undefined;

const IDENTIFIERS = namesIn('identifiers');
const NETWORKS = namesIn('social');

const LIQUIDATION = /liquid|abwick|auflös|being/i;
const ENDED = /inactive|inaktiv|removed|terminated|gelöscht|erloschen|cancelled|beendet|closed/i;

const statusOf = (text: string | undefined, name: string): CompanyStatus => {
  if (text !== undefined && LIQUIDATION.test(text)) return 'in_liquidation';
  if (text !== undefined && ENDED.test(text)) return 'terminated';
  return isLiquidationInName(name) ? 'in_liquidation' : 'active';
};

/** 1.234.567,89 and 1,234,567.89 and 1'234'567.89: the last of comma and full stop is the decimal sign. */
export const readAmount = (text: string | undefined): number | undefined => {
  const digits = text?.replace(/[^\d.,-]/g, '');
  if (!digits || !/\d/.test(digits)) return undefined;
  const lastComma = digits.lastIndexOf(',');
  const lastStop = digits.lastIndexOf('.');
  const decimal = Math.max(lastComma, lastStop);
  const isOnlyKind = lastComma === -1 || lastStop === -1;
  // "1.234" and "1,234" group thousands; "1.23" and "1234.5" do not.
  const isGrouping = isOnlyKind && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const plain =
    decimal === -1 || isGrouping
      ? digits.replace(/[.,]/g, '')
      : `${digits.slice(0, decimal).replace(/[.,]/g, '')}.${digits.slice(decimal + 1)}`;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
};

const dateAt = (cell: Cell, field: CsvCompanyField, warnings: string[]): Day | undefined => {
  const text = cell(field);
  const date = readDate(text);
  if (text !== undefined && date === undefined) warnings.push(`${field} "${text}" is not a date`);
  return date;
};

const addressOf = (cell: Cell, country: string | undefined): Address => {
  const street = [cell('address.street'), cell('address.houseNumber')].filter(Boolean).join(' ');
  const region = cell('address.region');
  return withoutGaps<Address>({
    street: street === '' ? undefined : street,
    // Spreadsheets drop the leading zero of eastern German postcodes.
    postcode: country === 'DE' ? cell('address.postcode')?.padStart(5, '0') : cell('address.postcode'),
    city: cell('address.city'),
    region: regionName(country, region) ?? region,
    country,
  });
};

const capitalOf = (cell: Cell, country: string | undefined): { amount: number; currency: string } | undefined => {
  const amount = readAmount(cell('registeredCapital'));
  const currency = /[A-Z]{3}/.exec(cell('registeredCapital') ?? '')?.[0];
  return amount === undefined ? undefined : { amount, currency: currency ?? (country === 'CH' ? 'CHF' : 'EUR') };
};

const courtOf = (identifiers: CompanyIdentifiers, country: string | undefined): string | undefined => {
  if (country === 'AT') return firmenbuchCourt(identifiers.courtCode);
  return country === 'DE' ? courtOfGermanNumber(identifiers.registerNumber) : undefined;
};

const sourceKeyOf = (cell: Cell, identifiers: CompanyIdentifiers, name: string, address: Address): string =>
  cell('sourceKey') ??
  identifiers.lei ??
  identifiers.euid ??
  identifiers.cheUid ??
  identifiers.registerNumber ??
  identifiers.vatId ??
  [address.country ?? '', address.postcode ?? '', matchKey(name, address.country)].join(':');

const companyOf = (cell: Cell, mapping: CsvMapping, at: number): Parsed<CompanyRecord> => {
  const name = cell('name')?.replace(/\s+/g, ' ');
  if (name === undefined) return rejected(at, 'the name is empty');
  const warnings: string[] = [];
  const countryText = cell('address.country');
  const country = countryCode(countryText) ?? mapping.defaultCountry;
  if (countryText !== undefined && countryCode(countryText) === undefined) {
    warnings.push(`country "${countryText}" is unknown`);
  }
  const identifiers: CompanyIdentifiers = {};
  for (const field of IDENTIFIERS) addIdentifier(identifiers, field, cell(`identifiers.${field}`), country, warnings);
  const social: CompanyRecord['social'] = {};
  for (const network of NETWORKS) {
    const link = cell(`social.${network}`);
    if (link !== undefined) social[network] = link;
  }
  const address = addressOf(cell, country);
  const position = readPosition(
    cell('position.latitude')?.replace(',', '.'),
    cell('position.longitude')?.replace(',', '.'),
  );
  const record = withoutGaps<CompanyRecord>({
    sourceKey: sourceKeyOf(cell, identifiers, name, address),
    sourceLink: cell('sourceLink'),
    name,
    formerNames: formerNamesOf(
      (cell('formerNames') ?? '').split(/[|;\n]/).map((text) => text.trim()),
      name,
    ),
    legalForm: legalFormOfName(cell('legalForm') ?? '', country) ?? cell('legalForm') ?? legalFormOfName(name, country),
    status: statusOf(cell('status'), name),
    description: cell('description'),
    industry: cell('industry'),
    foundedOn: dateAt(cell, 'foundedOn', warnings),
    asOf: dateAt(cell, 'asOf', warnings),
    court: cell('court') ?? courtOf(identifiers, country),
    registeredCapital: capitalOf(cell, country),
    identifiers,
    address,
    position,
    contact: withoutGaps<ContactChannels>({
      website: cell('contact.website'),
      email: cell('contact.email'),
      phone: cell('contact.phone'),
      fax: cell('contact.fax'),
    }),
    social,
    owners: cell('owners'),
    founders: cell('founders'),
    ceo: cell('ceo'),
    subsidiaries: cell('subsidiaries'),
    insolvency: cell('insolvency'),
    representatives: [],
    links: [],
    reports: [],
  });
  return accepted(record, at, warnings);
};

/** `at` is the line in which the row begins. Every column of the mapping must be in the header; others are ignored. */
export async function* parseCsvCompanies(
  source: AsyncIterable<Uint8Array>,
  mapping: CsvMapping,
): AsyncGenerator<Parsed<CompanyRecord>> {
  const { encoding, delimiter } = mapping;
  const expected = { kind: 'CSV', columns: [...mapping.columns.keys()] };
  const table = await readCsv(source, { encoding, expected, ...(delimiter !== undefined && { delimiter }) });
  const { header, rows } = table;
  const columnOf = new Map([...mapping.columns].map(([column, field]) => [field, table.columns.get(column) ?? -1]));
  for await (const row of rows) {
    if ('problem' in row) {
      yield rejected(row.at, row.problem, row.text);
      continue;
    }
    const { cells, at } = row;
    if (cells.length > header.length && cells.slice(header.length).some((text) => text.trim() !== '')) {
      yield rejected(at, `the row has ${cells.length} cells, the header ${header.length}`, cells.join(' '));
      continue;
    }
    const cell: Cell = (field) => {
      const text = cells[columnOf.get(field) ?? -1]?.trim();
      return text === '' ? undefined : text;
    };
    yield companyOf(cell, mapping, at);
  }
}
