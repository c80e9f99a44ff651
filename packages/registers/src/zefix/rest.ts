/** Zefix REST (Switzerland): full and short company records. */

import { readDate } from '@firmament/calendar/read-date';
import type {
  Address,
  CompanyIdentifiers,
  CompanyLinkRecord,
  CompanyRecord,
  CompanyStatus,
  Parsed,
} from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';
import { swissRegisterOffice } from '../company/court.ts';
import { formerNamesOf } from '../company/former-names.ts';
import { addIdentifier } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { ECH_0097_KINDS } from '../company/legal-form-codes.ts';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt } from '../reading/json-value.ts';
import { lookup } from '../reading/lookup.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';

const STATUS = lookup<CompanyStatus>({
  ACTIVE: 'active',
  BEING_CANCELLED: 'in_liquidation',
  CANCELLED: 'terminated',
});

const statusOf = (company: JsonObject, name: string, warnings: string[]): CompanyStatus => {
  // Older answers say EXISTIEREND; the name and the date of deletion tell the rest.
  const status = STATUS.find(textAt(company, 'status'));
  if (status === undefined) warnings.push(`status "${textAt(company, 'status') ?? ''}" is unknown`);
  if (textAt(company, 'deletionDate') !== undefined) return 'terminated';
  if (status !== undefined && status !== 'active') return status;
  return isLiquidationInName(name) ? 'in_liquidation' : 'active';
};

const addressOf = (company: JsonObject, region: string | undefined): Address => {
  const address = objectAt(company, 'address') ?? {};
  const street = [textAt(address, 'street'), textAt(address, 'houseNumber')].filter(Boolean).join(' ');
  const box = textAt(address, 'poBox');
  return withoutGaps<Address>({
    street: street || textAt(address, 'addon') || (box && `Postfach ${box}`.replace(/^Postfach Postfach/, 'Postfach')),
    postcode: textAt(address, 'swissZipCode'),
    city: textAt(address, 'city') ?? textAt(company, 'legalSeat'),
    region,
    country: 'CH',
  });
};

/** Short records do not name the canton. */
const cantonOf = (company: JsonObject): string | undefined => {
  const newest = objectsAt(company, 'sogcPub')[0];
  return (
    regionName('CH', textAt(company, 'canton')) ??
    (newest && regionName('CH', textAt(newest, 'registryOfCommerceCanton')))
  );
};

const hasMutation = (publication: JsonObject, key: string): boolean =>
  objectsAt(publication, 'mutationTypes').some((type) => textAt(type, 'key') === key);

/** The day of the first entry; the gazette publishes it some days later. */
const foundedOn = (company: JsonObject): string | undefined => {
  const publication = objectsAt(company, 'sogcPub').find((candidate) => hasMutation(candidate, 'status.neu'));
  return (
    publication && readDate(textAt(publication, 'registryOfCommerceJournalDate') ?? textAt(publication, 'sogcDate'))
  );
};

const insolvencyOf = (company: JsonObject, status: CompanyStatus): string | undefined => {
  if (status === 'active') return undefined;
  const publication = objectsAt(company, 'sogcPub').find((candidate) => hasMutation(candidate, 'status.aufl.konk'));
  const date = publication && readDate(textAt(publication, 'sogcDate'));
  return date && `Konkurs, SHAB vom ${date.split('-').reverse().join('.')}`;
};

/** No parents but head offices: see `HEAD_OFFICE_SOURCES`. */
const LINKS: readonly (readonly [string, CompanyLinkRecord['kind']])[] = [
  ['headOffices', 'parent'],
  ['furtherHeadOffices', 'parent'],
  ['branchOffices', 'branch'],
];

/** A head office or a branch that was deleted stays in the list. */
const endOf = (other: JsonObject): Pick<CompanyLinkRecord, 'endedOn' | 'hasEnded'> => {
  const endedOn = readDate(textAt(other, 'deletionDate'));
  const isDeleted = STATUS.find(textAt(other, 'status')) === 'terminated';
  return { endedOn, hasEnded: isDeleted && endedOn === undefined ? true : undefined };
};

const linksOf = (company: JsonObject): CompanyLinkRecord[] =>
  LINKS.flatMap(([key, kind]) =>
    objectsAt(company, key).map((other) =>
      withoutGaps<CompanyLinkRecord>({
        kind,
        name: textAt(other, 'name'),
        place: textAt(other, 'legalSeat'),
        ...endOf(other),
        registerNumber: textAt(other, 'chid'),
        sourceKey: textAt(other, 'ehraid'),
      }),
    ),
  );

const capitalOf = (company: JsonObject): { amount: number; currency: string } | undefined => {
  const amount = Number(textAt(company, 'capitalNominal')?.replace(/['’\s]/g, ''));
  return Number.isFinite(amount) && amount > 0
    ? { amount, currency: textAt(company, 'capitalCurrency') ?? 'CHF' }
    : undefined;
};

const oldNamesOf = (company: JsonObject): (string | undefined)[] =>
  objectsAt(company, 'oldNames')
    .toSorted((a, b) => Number(a.sequenceNr ?? 0) - Number(b.sequenceNr ?? 0))
    .map((entry) => textAt(entry, 'name'));

const companyOf = (company: JsonObject, at: number): Parsed<CompanyRecord> => {
  const name = textAt(company, 'name')?.replace(/\s+/g, ' ');
  // The one key that the REST service and the linked data share.
  const sourceKey = textAt(company, 'ehraid');
  if (name === undefined) return rejected(at, 'name is missing', sourceKey);
  if (sourceKey === undefined) return rejected(at, 'ehraid is missing', name);
  const warnings: string[] = [];
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'cheUid', textAt(company, 'uid'), 'CH', warnings);
  addIdentifier(identifiers, 'registerNumber', textAt(company, 'chid'), 'CH', warnings);
  const status = statusOf(company, name, warnings);
  const canton = cantonOf(company);
  const kind = ECH_0097_KINDS.find(textAt(objectAt(company, 'legalForm') ?? {}, 'uid'));
  const formText = textAt(objectAt(company, 'legalForm', 'name') ?? {}, 'de');
  const record = withoutGaps<CompanyRecord>({
    sourceKey,
    sourceLink: textAt(company, 'cantonalExcerptWeb') ?? textAt(objectAt(company, 'zefixDetailWeb') ?? {}, 'de'),
    name,
    formerNames: formerNamesOf(oldNamesOf(company), name),
    legalForm: kind === undefined ? (formText ?? legalFormOfName(name, 'CH')) : legalFormOfKind(kind, 'CH', name),
    status,
    description: textAt(company, 'purpose'),
    foundedOn: foundedOn(company),
    // The day of the last publication, since when all this holds. Who asked the service knows the later day of its answer.
    asOf: readDate(textAt(company, 'sogcDate')),
    court: swissRegisterOffice(canton),
    registeredCapital: capitalOf(company),
    identifiers,
    address: addressOf(company, canton),
    contact: {},
    social: {},
    insolvency: insolvencyOf(company, status),
    representatives: [],
    links: linksOf(company),
    reports: [],
  });
  return accepted(record, at, warnings);
};

/** `/company/uid/…` answers with an array, `/company/ehraid/…` with one object, the search with short records. */
export const parseZefixCompanies = (answer: unknown): Parsed<CompanyRecord>[] => {
  if (isJsonObject(answer) && isJsonObject(answer.error)) {
    const reason = textAt(answer.error, 'message') ?? textAt(answer.error, 'code') ?? 'no reason given';
    throw new SourceFormatError('error-answer', `Zefix answered with an error: ${reason}.`);
  }
  if (!Array.isArray(answer) && !(isJsonObject(answer) && 'ehraid' in answer)) {
    throw new SourceFormatError('wrong-shape', 'The answer is not a company or a list of companies from Zefix.');
  }
  const companies: unknown[] = Array.isArray(answer) ? answer : [answer];
  return companies.map((company, index) =>
    isJsonObject(company) ? companyOf(company, index + 1) : rejected(index + 1, 'the entry is not an object'),
  );
};
