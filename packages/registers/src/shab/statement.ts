/** What a publication states: the company after the entry and, for a change, before it; who came and went; the rest quoted. */

import type { Address, CompanyIdentifiers, CompanyRecord, CompanyStatus, Parsed } from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';
import { swissRegisterOffice } from '../company/court.ts';
import { addIdentifier } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfKind, legalFormOfName } from '../company/legal-form.ts';
import { ECH_0097_KINDS } from '../company/legal-form-codes.ts';
import { isJsonObject, type JsonObject, objectAt, textAt } from '../reading/json-value.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { noticeOf } from './notice.ts';
import { readPeople } from './people.ts';
import { dayAt, type GazettePublication } from './publications.ts';

export type GazetteStatement = {
  /** What the register said before this entry, as of the publication before. */
  before?: CompanyRecord | undefined;
  now: CompanyRecord;
  /** What the text says beyond that, in its own words. */
  notice?: string | undefined;
};

type Frame = { publication: GazettePublication; content: JsonObject; warnings: string[] };

export const readGazetteStatement = (
  publication: GazettePublication,
  content: JsonObject,
): Parsed<GazetteStatement> => {
  const { kind, number, publishedOn } = publication;
  const reject = (reason: string) => rejected(1, reason, number);
  const frame: Frame = { publication, content, warnings: [] };
  const deleted = objectAt(content, 'transaction', 'delete');
  const entryOn = (deleted && dayAt(deleted, 'deletionDate')) ?? dayAt(content, 'journalDate');
  const text = textAt(content, 'publicationText')?.replace(/\s+/g, ' ') ?? '';
  const [actual, fresh] = [objectAt(content, 'commonsActual'), objectAt(content, 'commonsNew')];
  const commons = kind === 'HR03' ? actual : fresh;
  if (!commons) return reject('it does not say what was entered');
  if (kind === 'HR03' && MOVED_AWAY.test(text)) return reject('the company only moved to another register');
  const company = companyOf(commons, frame);
  if (!company) return reject('the company has no name or no UID');
  const people = readPeople(text, entryOn);
  const isBankrupt = kind === 'HR02' && isTrue(objectAt(content, ...BANKRUPTCY), 'dissolution') && BANKRUPT.test(text);
  const last = objectAt(content, 'lastFosc');
  const now: CompanyRecord = {
    ...company,
    status: kind === 'HR03' ? 'terminated' : isBankrupt ? 'in_liquidation' : company.status,
    asOf: publishedOn,
    ...(entryOn !== undefined && { lastEntryOn: entryOn }),
    // A company that was published of before is not new, whatever office enters it.
    ...(kind === 'HR01' && last === undefined && entryOn !== undefined && { foundedOn: entryOn }),
    ...(isBankrupt && { insolvency: `Konkurs, SHAB vom ${publishedOn.split('-').reverse().join('.')}` }),
    representatives: people.representatives,
    links: people.links,
  };
  const earlier = actual && companyOf(actual, frame);
  const heldOn = last && dayAt(last, 'lastFoscDate');
  return accepted(
    withoutGaps<GazetteStatement>({
      now,
      before: earlier && heldOn !== undefined && heldOn < publishedOn ? { ...earlier, asOf: heldOn } : undefined,
      notice: noticeOf(kind, text, people, textAt(commons, 'purpose')),
    }),
    1,
    frame.warnings,
  );
};

/** Offices delete what moves to another canton, which enters it anew. */
const MOVED_AWAY =
  /Sitzverlegung|Verlegung des (?:Haupt)?sitzes|Sitz nach .{1,60} verlegt|transf(?:ert|éré).{0,40} siège|siège .{0,60}transféré|trasferi(?:mento|t[ao]).{0,40} sede|sede .{0,60}trasferita/i;

const BANKRUPTCY = ['transaction', 'update', 'changements', 'statusChanged', 'bankruptcy'];
const BANKRUPT = /konkurs|faillite|fallimento/i;

/** JSON has a flag, XML its name. */
const isTrue = (object: JsonObject | undefined, key: string): boolean =>
  object?.[key] === true || object?.[key] === 'true';

const companyOf = (commons: JsonObject, { publication, warnings }: Frame): CompanyRecord | undefined => {
  const company = objectAt(commons, 'company') ?? {};
  const name = textAt(company, 'name')?.replace(/\s+/g, ' ');
  const identifiers: CompanyIdentifiers = {};
  addIdentifier(identifiers, 'cheUid', textAt(company, 'uid'), 'CH', warnings);
  addIdentifier(identifiers, 'registerNumber', textAt(company, 'code13'), 'CH', warnings);
  if (name === undefined || identifiers.cheUid === undefined) return undefined;
  const kind = ECH_0097_KINDS.find(textAt(company, 'legalForm'));
  const canton = regionName('CH', publication.canton);
  return withoutGaps<CompanyRecord>({
    sourceKey: identifiers.cheUid,
    sourceLink: `https://www.shab.ch/#!/search/publications/detail/${publication.id}`,
    name,
    formerNames: [],
    legalForm: kind === undefined ? legalFormOfName(name, 'CH') : legalFormOfKind(kind, 'CH', name),
    status: (isLiquidationInName(name) ? 'in_liquidation' : 'active') satisfies CompanyStatus,
    description: textAt(commons, 'purpose'),
    court: swissRegisterOffice(canton),
    registeredCapital: capitalOf(commons),
    identifiers,
    address: addressOf(company, canton),
    contact: {},
    social: {},
    representatives: [],
    links: [],
    reports: [],
  });
};

/** A list in new entries, an object in others. */
const capitalOf = (commons: JsonObject): { amount: number; currency: string } | undefined => {
  const given = Array.isArray(commons.capital) ? commons.capital[0] : commons.capital;
  if (!isJsonObject(given)) return undefined;
  const amount = Number(textAt(given, 'nominal')?.replace(/['’\s]/g, ''));
  return amount > 0 && Number.isFinite(amount) ? { amount, currency: textAt(given, 'currency') ?? 'CHF' } : undefined;
};

const addressOf = (company: JsonObject, region: string | undefined): Address => {
  const address = objectAt(company, 'address') ?? {};
  const street = [textAt(address, 'street'), textAt(address, 'houseNumber')].filter(Boolean).join(' ');
  return withoutGaps<Address>({
    street: street || undefined,
    postcode: textAt(address, 'swissZipCode'),
    city: textAt(address, 'town') ?? textAt(company, 'seat'),
    region,
    country: 'CH',
  });
};
