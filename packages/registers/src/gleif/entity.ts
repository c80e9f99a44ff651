/** What the three formats of an LEI record (CSV, XML, JSON) have in common, and how it becomes a company. */

import { readCentralEuropeanDate, readDate } from '@firmament/calendar/read-date';
import type { Address, CompanyIdentifiers, CompanyRecord, Parsed } from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';
import { courtOfGermanNumber } from '../company/court.ts';
import { formerNamesOf } from '../company/former-names.ts';
import { addIdentifier, readGermanKey } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { ELF_KINDS } from '../company/legal-form-codes.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';

export type GleifEntity = {
  lei: string | undefined;
  name: string | undefined;
  otherNames: { name: string; type: string | undefined }[];
  addressLines: string[];
  city: string | undefined;
  region: string | undefined;
  country: string | undefined;
  postcode: string | undefined;
  authority: string | undefined;
  registeredAs: string | undefined;
  formCode: string | undefined;
  otherForm: string | undefined;
  entityStatus: string | undefined;
  registrationStatus: string | undefined;
  successor: string | undefined;
  createdAt: string | undefined;
  updatedAt: string | undefined;
  /** "de/M1201_HRB7042": only the JSON service gives it, and it alone names the German court. */
  openCorporatesId?: string | undefined;
};

export type GleifOptions = {
  /** Legal address in one of these countries (ISO 3166-1 alpha-2); left out: every country. */
  countries?: ReadonlySet<string>;
  /** These are wanted wherever they are. */
  leis?: Pick<ReadonlySet<string>, 'has'>;
};

const FIRMENBUCH = 'RA000017';
const SWISS_REGISTERS: ReadonlySet<string> = new Set(['RA000548', 'RA000549']);
const SWISS_UID = /^CHE[-. ]?\d{3}[. ]?\d{3}[. ]?\d{3}/i;
const CENTRAL_EUROPE: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'LI']);
/** "No code applies" and "not known". */
const NO_FORM_CODES: ReadonlySet<string> = new Set(['8888', '9999']);
/** These records were withdrawn: the company, if there is one, lives on under another LEI. */
const WITHDRAWN: ReadonlySet<string> = new Set(['ANNULLED', 'DUPLICATE']);

const identifiersOf = (entity: GleifEntity, lei: string, warnings: string[]): CompanyIdentifiers => {
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'lei', lei, undefined, warnings);
  const { registeredAs, authority, country } = entity;
  if (registeredAs !== undefined) {
    const isSwiss = SWISS_REGISTERS.has(authority ?? '') || country === 'CH';
    if (isSwiss && SWISS_UID.test(registeredAs)) {
      addIdentifier(identifiers, 'cheUid', registeredAs, 'CH', warnings);
    } else {
      const registerCountry = authority === FIRMENBUCH ? 'AT' : isSwiss ? 'CH' : country;
      addIdentifier(identifiers, 'registerNumber', registeredAs, registerCountry, warnings);
    }
  }
  const german = entity.openCorporatesId?.startsWith('de/')
    ? readGermanKey(entity.openCorporatesId.slice(3))
    : undefined;
  if (german?.court !== undefined) identifiers.courtCode = german.court;
  if (german?.euid !== undefined) identifiers.euid = german.euid;
  return identifiers;
};

const legalFormOf = (entity: GleifEntity, name: string): string | undefined => {
  const kind = ELF_KINDS.find(entity.formCode);
  if (kind !== undefined) return legalFormOfKind(kind, entity.country, name);
  if (!CENTRAL_EUROPE.has(entity.country ?? '')) return undefined;
  const isOpen = entity.formCode === undefined || NO_FORM_CODES.has(entity.formCode);
  return isOpen
    ? (legalFormOfName(entity.otherForm ?? '', entity.country) ?? legalFormOfName(name, entity.country))
    : undefined;
};

const streetOf = (lines: string[]): string | undefined => {
  const street = [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))].join(', ');
  return street === '' ? undefined : street;
};

export const companyOfGleif = (entity: GleifEntity, at: number): Parsed<CompanyRecord> => {
  const { lei, name, country } = entity;
  if (lei === undefined) return rejected(at, 'the LEI is missing', name);
  if (name === undefined) return rejected(at, 'the legal name is missing', lei);
  if (WITHDRAWN.has(entity.registrationStatus ?? '')) {
    const successor = entity.successor === undefined ? '' : `, successor ${entity.successor}`;
    return rejected(at, `the LEI was withdrawn (${entity.registrationStatus}${successor})`, `${lei} ${name}`);
  }
  const warnings: string[] = [];
  const readDay = CENTRAL_EUROPE.has(country ?? '') ? readCentralEuropeanDate : readDate;
  const former = entity.otherNames.filter((other) => other.type === 'PREVIOUS_LEGAL_NAME');
  const identifiers = identifiersOf(entity, lei, warnings);
  const hasEnded = entity.entityStatus === 'INACTIVE';
  const record = withoutGaps<CompanyRecord>({
    sourceKey: lei,
    sourceLink: `https://search.gleif.org/#/record/${encodeURIComponent(lei)}`,
    name,
    formerNames: formerNamesOf(
      former.map((other) => other.name),
      name,
    ),
    legalForm: legalFormOf(entity, name),
    status: hasEnded ? 'terminated' : isLiquidationInName(name) ? 'in_liquidation' : 'active',
    foundedOn: readDay(entity.createdAt),
    asOf: readDate(entity.updatedAt),
    court: country === 'DE' ? courtOfGermanNumber(identifiers.registerNumber) : undefined,
    identifiers,
    address: withoutGaps<Address>({
      street: streetOf(entity.addressLines),
      postcode: entity.postcode,
      city: entity.city,
      region: regionName(country, entity.region) ?? entity.region,
      country,
    }),
    contact: {},
    social: {},
    representatives: [],
    links: [],
    reports: [],
  });
  return accepted(record, at, warnings);
};

export const isWanted = (entity: GleifEntity, options: GleifOptions): boolean =>
  options.countries === undefined || options.countries.has(entity.country ?? '');
