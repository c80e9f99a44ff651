import { FIELD_COLUMNS, fieldOf } from '@firmament/record/fields/company-fields';
import { readerOf } from '@firmament/record/fields/reading';
import {
  type CompanyIdentifiers,
  type CompanyLinkRecord,
  type CompanyRecord,
  type DomainRecord,
  REPORT_FIGURES,
  type ReportRecord,
  type RepresentativeRecord,
} from '@firmament/record/record';
import { sourceOf } from '@firmament/record/sources/sources';
import { courtOfGermanNumber } from '@firmament/registers/company/court';
import { identifierKeys, matchKeys } from '@firmament/registers/company/match-key';
import { foldPersonName } from '@firmament/text/person-name';
import { hashKey, nameKey } from './name-key.ts';
import { type Cell, type Part, type StagedRecord, toStagedRecord } from './staged-record.ts';

/**
 * Numbers what has the same key, from 1, in the order of its beginning: the second term of a person in a role is another
 * mandate than the first, and each keeps its number when the next one begins.
 */
const numberTerms = (keys: readonly string[], starts: readonly (string | undefined)[]): number[] => {
  const terms = keys.map(() => 1);
  if (keys.length < 2 || new Set(keys).size === keys.length) return terms;
  const startOf = (index: number): string => starts[index] ?? '';
  const inOrder = keys
    .map((_, index) => index)
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a - b));
  const counts = new Map<string, number>();
  for (const index of inOrder) {
    const key = keys[index] as string;
    const term = (counts.get(key) ?? 0) + 1;
    counts.set(key, term);
    terms[index] = term;
  }
  return terms;
};

export const versionOf = (sourceId: number): number => sourceOf(sourceId)?.parserVersion ?? 1;

/** The cells of each part are in the order of the columns in staged-record.ts; a test checks that. */

export const stageCompany = (
  sourceId: number,
  record: CompanyRecord,
  parserVersion = versionOf(sourceId),
  /** Recognised before all others. */
  firstKeys: readonly string[] = [],
): StagedRecord =>
  toStagedRecord(
    {
      kind: 'company',
      sourceId,
      sourceKey: record.sourceKey,
      derived: [record.asOf, parserVersion, ...rankCells(record), `{${nameKeys(record)}}`],
      before: [`{${[...firstKeys, ...companyKeys(record)]}}`, record.industry, record.sourceLink],
      fields: companyCells(record),
    },
    partsOf(record),
  );

/** The number of reports and of representatives in office, and the size according to the latest report. */
export const rankCells = ({
  reports,
  representatives,
}: CompanyRecord): [number, number, number | undefined, number | undefined] => {
  let latest = reports[0];
  for (const report of reports) if (latest && report.periodEnd > latest.periodEnd) latest = report;
  let inOffice = 0;
  for (const { endedOn, hasEnded } of representatives) if (endedOn === undefined && !hasEnded) inOffice += 1;
  return [reports.length, inOffice, latest?.figures.totalAssets, latest?.figures.employeesNumber];
};

const partsOf = (record: CompanyRecord): Part[] => {
  const parts: Part[] = [];
  for (const name of new Set(record.formerNames)) parts.push({ table: 'staged_former_name', cells: [name] });
  for (const cells of mandateCells(record.representatives)) parts.push({ table: 'staged_representative', cells });
  for (const cells of tieCells(record.links, record.address.country)) parts.push({ table: 'staged_link', cells });
  for (const report of record.reports) parts.push({ table: 'staged_report', cells: reportCells(report) });
  if (record.domain) parts.push({ table: 'staged_domain', cells: domainCells(record.domain) });
  return parts;
};

const READERS = FIELD_COLUMNS.map((column) => readerOf(fieldOf(column)));

export const companyCells = (record: CompanyRecord): Cell[] => READERS.map((read) => read(record));

const yearOf = (person: RepresentativeRecord): number | undefined =>
  person.birthYear ?? (person.bornOn === undefined ? undefined : Number(person.bornOn.slice(0, 4)));

export const mandateCells = (people: readonly RepresentativeRecord[]): Cell[][] => {
  const folded = people.map(({ name }) => foldPersonName(name));
  const keys = people.map((person, i) => `${person.title}\n${person.personKey ?? folded[i]}\n${yearOf(person)}`);
  const terms = numberTerms(
    keys,
    people.map(({ startedOn }) => startedOn),
  );
  return people.map((person, index) => [
    index,
    person.title,
    person.name,
    folded[index],
    person.personKey,
    yearOf(person),
    person.birthHash === undefined ? undefined : `\\x${person.birthHash}`,
    person.representation,
    person.location,
    person.startedOn,
    person.endedOn,
    person.hasEnded === true,
    terms[index],
    person.share,
  ]);
};

export const reportCells = (report: ReportRecord): Cell[] => [
  report.periodEnd,
  report.auditorName,
  report.currency,
  report.exchangeRate,
  report.exchangeRateOn,
  ...REPORT_FIGURES.map((figure) => report.figures[figure]),
];

/** `country` is that of the company that states the ties. */
export const tieCells = (links: readonly CompanyLinkRecord[], country?: string): Cell[][] => {
  const keys = links.map((link) => linkKey(link, country));
  const terms = numberTerms(
    links.map((link, i) => `${link.kind}\n${link.title}\n${keys[i] ?? link.sourceKey ?? link.name}`),
    links.map(({ startedOn }) => startedOn),
  );
  return links.map((link, index) => {
    const key = keys[index];
    return [
      link.kind,
      link.title,
      link.name,
      link.place,
      link.sourceKey,
      key === undefined ? undefined : hashKey(key),
      link.share,
      link.startedOn,
      link.endedOn,
      link.hasEnded === true,
      terms[index],
      link.name === undefined ? undefined : nameKey(link.name),
      courtOfGermanNumber(link.registerNumber),
    ];
  });
};

export const domainCells = (domain: DomainRecord): Cell[] => [
  domain.domain,
  domain.createdOn,
  domain.expiresOn,
  domain.updatedOn,
  domain.dnssec,
  domain.emails,
  domain.nameservers,
  domain.registrar,
  domain.registrarCountry,
  domain.ipAddresses,
  domain.asn,
  domain.asnCountry,
  domain.asnDescription,
  domain.txt,
  domain.spf,
  domain.mx,
  domain.mxIp,
  domain.mxAsn,
  domain.mxAsnCountry,
  domain.mxAsnDescription,
];

/** The keys by which the same company is recognised in another source. */
export const companyKeys = (record: CompanyRecord): string[] => matchKeys(record).map(hashKey);

/** The keys by which a company is found that another one names. Most have only one name. */
export const nameKeys = ({ name, formerNames }: CompanyRecord): string[] => {
  const key = nameKey(name);
  if (formerNames.length === 0) return key === undefined ? [] : [key];
  return [...new Set([key, ...formerNames.map(nameKey)])].filter((known) => known !== undefined);
};

export const leiKey = (lei: string): string => hashKey(identifierKey({ lei }));

export const uidKey = (cheUid: string): string => hashKey(identifierKey({ cheUid }));

export const registerKey = (registerNumber: string, country: string): string =>
  hashKey(identifierKey({ registerNumber }, country));

/**
 * The unhashed key by which a link names the other company. `country` is that of the company that states the link: a
 * register number without a country is from there too.
 */
const linkKey = ({ lei, registerNumber }: CompanyLinkRecord, country?: string): string | undefined => {
  if (lei) return identifierKey({ lei });
  return (registerNumber && identifierKey({ registerNumber }, country)) || undefined;
};

const identifierKey = (identifiers: CompanyIdentifiers, country?: string): string =>
  identifierKeys(identifiers, country)[0] ?? '';
