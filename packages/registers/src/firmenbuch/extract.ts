/** The extract of one company from the Austrian Firmenbuch (AUSZUG_V2). */

import { readDate } from '@firmament/calendar/read-date';
import type {
  Address,
  CompanyIdentifiers,
  CompanyLinkRecord,
  CompanyRecord,
  CompanyStatus,
  ContactChannels,
  Parsed,
} from '@firmament/record/record';
import { countryCode } from '../company/country-code.ts';
import { firmenbuchCourt } from '../company/court.ts';
import { formerNamesOf } from '../company/former-names.ts';
import { addIdentifier } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { FIRMENBUCH_KINDS } from '../company/legal-form-codes.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { attributeOf, childOf, childrenOf, joinedText, type XmlElement, xmlText } from '../reading/xml-element.ts';
import { isInForce, newestInForce, readFunctions } from './functions.ts';
import { readSoapAnswer } from './soap.ts';

const addressOf = (firm: XmlElement): Address => {
  const entry = newestInForce(firm, 'FI_DKZ03');
  const house = [xmlText(entry, 'HAUSNUMMER'), xmlText(entry, 'STIEGE'), xmlText(entry, 'TUERNUMMER')].filter(Boolean);
  const street = [xmlText(entry, 'STRASSE'), house.join('/')].filter(Boolean).join(' ');
  return withoutGaps<Address>({
    street: street || joinedText(entry, 'STELLE'),
    postcode: xmlText(entry, 'PLZ'),
    city: xmlText(entry, 'ORT') ?? xmlText(newestInForce(firm, 'FI_DKZ06'), 'SITZ'),
    country: countryCode(xmlText(entry, 'STAAT')) ?? 'AT',
  });
};

const namesOf = (firm: XmlElement): { name: string | undefined; formerNames: string[] } => {
  const entries = childrenOf(firm, 'FI_DKZ02');
  // A deleted company has no name in force; then the last one is its name.
  const current = newestInForce(firm, 'FI_DKZ02') ?? entries.at(-1);
  const name = joinedText(current, 'BEZEICHNUNG');
  const former = entries.filter((entry) => entry !== current).map((entry) => joinedText(entry, 'BEZEICHNUNG'));
  return { name, formerNames: formerNamesOf(former, name ?? '') };
};

const legalFormOf = (firm: XmlElement, name: string): string | undefined => {
  const form = childOf(newestInForce(firm, 'FI_DKZ07') ?? childrenOf(firm, 'FI_DKZ07').at(-1), 'RECHTSFORM');
  const text = xmlText(form, 'TEXT');
  const kind = FIRMENBUCH_KINDS.find(xmlText(form, 'CODE'));
  if (kind !== undefined) return legalFormOfKind(kind, 'AT', name);
  return legalFormOfName(text ?? '', 'AT') ?? text ?? legalFormOfName(name, 'AT');
};

const factsOf = (firm: XmlElement): string[] =>
  childrenOf(firm, 'RECHTSTATSACHE').flatMap((fact) =>
    childrenOf(fact, 'RTS_DKZ50')
      .filter(isInForce)
      .flatMap((entry) => joinedText(entry, 'TEXT') ?? []),
  );

const isDeleted = (firm: XmlElement): boolean => {
  const names = childrenOf(firm, 'FI_DKZ02');
  return (
    names.some((entry) => attributeOf(entry, 'MIT_FIRMA_GELOESCHT_DURCH_VNR') !== undefined) ||
    (names.length > 0 && !names.some(isInForce))
  );
};

const statusOf = (firm: XmlElement, name: string, hasLiquidator: boolean, facts: string[]): CompanyStatus => {
  if (isDeleted(firm)) return 'terminated';
  const isDissolved = facts.some((fact) => /aufgelöst|Liquidation|Abwicklung/i.test(fact));
  return hasLiquidator || isDissolved || isLiquidationInName(name) ? 'in_liquidation' : 'active';
};

/** The first entry; for companies taken over from the old paper register, the date of first entry there. */
const foundedOn = (extract: XmlElement, firm: XmlElement): string | undefined => {
  const executed = childrenOf(extract, 'VOLLZ').map((entry) => readDate(xmlText(entry, 'VOLLZUGSDATUM')));
  const before = childrenOf(firm, 'FI_DKZ09').map((entry) => readDate(xmlText(entry, 'DATERST')));
  return [...executed, ...before].filter((date) => date !== undefined).sort()[0];
};

/** The court of the newest entry: a company that moves to another district is taken over by its court. */
const courtOf = (extract: XmlElement): { code: string | undefined; name: string | undefined } => {
  const newest = childrenOf(extract, 'VOLLZ')
    .toSorted((a, b) => Number(xmlText(a, 'VNR') ?? 0) - Number(xmlText(b, 'VNR') ?? 0))
    .at(-1);
  const code = xmlText(newest, 'HG', 'CODE');
  return { code, name: xmlText(newest, 'HG', 'TEXT') ?? firmenbuchCourt(code) };
};

const capitalOf = (firm: XmlElement): { amount: number; currency: string } | undefined => {
  const entry = newestInForce(firm, 'FI_DKZ20');
  const amount = Number(xmlText(entry, 'KAPITAL'));
  return entry && Number.isFinite(amount) && amount > 0
    ? { amount, currency: xmlText(entry, 'WHR') ?? 'EUR' }
    : undefined;
};

const branchesOf = (extract: XmlElement): CompanyLinkRecord[] =>
  childrenOf(extract, 'ZWL').flatMap((branch) => {
    const entry = newestInForce(branch, 'ZW_DKZ02') ?? childrenOf(branch, 'ZW_DKZ02').at(-1);
    const name = joinedText(entry, 'BEZEICHNUNG');
    if (entry === undefined || name === undefined) return [];
    const place = xmlText(newestInForce(branch, 'ZW_DKZ03'), 'ORT');
    const hasEnded = isInForce(entry) ? undefined : true;
    return [withoutGaps<CompanyLinkRecord>({ kind: 'branch', name, place, hasEnded })];
  });

const euidOf = (extract: XmlElement): string | undefined => {
  const entries = childrenOf(extract, 'EUID');
  // 000 is the head office; other numbers are branches.
  return xmlText(
    entries.find((entry) => (xmlText(entry, 'ZNR') ?? '000') === '000'),
    'EUID',
  );
};

const companyOf = (extract: XmlElement): Parsed<CompanyRecord> => {
  const firm = childOf(extract, 'FIRMA');
  const number = attributeOf(extract, 'FNR');
  if (!firm) return rejected(1, 'the extract has no FIRMA', number);
  const { name, formerNames } = namesOf(firm);
  if (number === undefined) return rejected(1, 'the Firmenbuchnummer is missing', name);
  if (name === undefined) return rejected(1, 'the name is missing', number);
  const warnings: string[] = [];
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'registerNumber', number, 'AT', warnings);
  addIdentifier(identifiers, 'euid', euidOf(extract), 'AT', warnings);
  const court = courtOf(extract);
  addIdentifier(identifiers, 'courtCode', court.code, 'AT', warnings);
  const registeredCapital = capitalOf(firm);
  const functions = readFunctions(extract, registeredCapital, warnings);
  const facts = factsOf(firm);
  const insolvency = facts.find((fact) => /Konkurs|Insolvenz|Sanierungsverfahren/i.test(fact));
  const record = withoutGaps<CompanyRecord>({
    sourceKey: identifiers.registerNumber ?? number,
    name,
    formerNames,
    legalForm: legalFormOf(firm, name),
    status: statusOf(firm, name, functions.isInLiquidation, facts),
    industry: joinedText(newestInForce(firm, 'FI_DKZ05'), 'TEXT'),
    foundedOn: foundedOn(extract, firm),
    asOf: readDate(attributeOf(extract, 'STICHTAG')),
    court: court.name,
    registeredCapital,
    identifiers,
    address: addressOf(firm),
    contact: withoutGaps<ContactChannels>({ website: xmlText(newestInForce(firm, 'FI_DKZ25'), 'HOMEPAGE') }),
    social: {},
    owners: functions.owners.length > 0 ? [...new Set(functions.owners)].join(', ') : undefined,
    insolvency,
    representatives: functions.representatives,
    links: [...functions.links, ...branchesOf(extract)],
    reports: [],
  });
  return accepted(record, 1, warnings);
};

/** Throws for a SOAP fault or another answer; an extract that cannot be used is a reject. */
export const parseFirmenbuchExtract = (xml: string): Parsed<CompanyRecord> =>
  companyOf(readSoapAnswer(xml, 'AUSZUG_V2_RESPONSE'));
