import { hash } from 'node:crypto';
import { identifierKeys, matchKeys } from '@firmament/registers/company/match-key';
import {
  type CompanyIdentifiers,
  type CompanyLinkRecord,
  type CompanyRecord,
  type DomainRecord,
  REPORT_FIGURES,
  type ReportRecord,
  type RepresentativeRecord,
} from '@firmament/registers/company/record';
import { type Cell, type Part, type StagedRecord, toStagedRecord } from './staged-record.ts';

/** The cells of each part are in the order of the columns in staged-record.ts; a test checks that. */

export const stageCompany = (sourceId: number, record: CompanyRecord): StagedRecord =>
  toStagedRecord(
    {
      kind: 'company',
      sourceId,
      sourceKey: record.sourceKey,
      derived: rankCells(record),
      before: [`{${companyKeys(record)}}`, record.industry, record.sourceLink],
      fields: companyCells(record),
    },
    partsOf(record),
  );

/** The number of reports and representatives, and the size according to the latest report. */
export const rankCells = ({
  reports,
  representatives,
}: CompanyRecord): [number, number, number | undefined, number | undefined] => {
  let latest = reports[0];
  for (const report of reports) if (latest && report.periodEnd > latest.periodEnd) latest = report;
  return [reports.length, representatives.length, latest?.figures.totalAssets, latest?.figures.employeesNumber];
};

const partsOf = (record: CompanyRecord): Part[] => {
  const parts: Part[] = [];
  for (const name of new Set(record.formerNames)) parts.push({ table: 'staged_former_name', cells: [name] });
  for (const [index, person] of record.representatives.entries()) {
    parts.push({ table: 'staged_representative', cells: representativeCells(index, person) });
  }
  for (const link of record.links) {
    parts.push({ table: 'staged_link', cells: linkCells(link, record.address.country) });
  }
  for (const report of record.reports) parts.push({ table: 'staged_report', cells: reportCells(report) });
  if (record.domain) parts.push({ table: 'staged_domain', cells: domainCells(record.domain) });
  return parts;
};

/** Written out, because this runs millions of times: building lists from lists takes several times as long. */
export const companyCells = (record: CompanyRecord): Cell[] => {
  const { identifiers, address, position, contact, social } = record;
  return [
    record.name,
    record.legalForm,
    record.status,
    identifiers.registerNumber,
    identifiers.euid,
    identifiers.courtCode,
    address.street,
    address.postcode,
    address.city,
    address.region,
    address.country,
    position?.latitude,
    position?.longitude,
    record.description,
    record.foundedOn,
    identifiers.lei,
    identifiers.siren,
    identifiers.stockSymbol,
    identifiers.utNumber,
    identifiers.vatId,
    identifiers.gln,
    identifiers.eori,
    identifiers.gisaNumber,
    identifiers.zvrNumber,
    identifiers.cheUid,
    contact.website,
    contact.email,
    contact.phone,
    contact.fax,
    social.linkedin,
    social.facebook,
    social.twitter,
    social.instagram,
    social.youtube,
    social.tiktok,
    social.pinterest,
    social.wikipedia,
    record.owners,
    record.founders,
    record.ceo,
    record.subsidiaries,
    record.insolvency,
  ];
};

export const representativeCells = (index: number, person: RepresentativeRecord): Cell[] => [
  index,
  person.title,
  person.name,
  person.representation,
  person.location,
  person.bornOn,
  person.startedOn,
  person.endedOn,
];

export const reportCells = (report: ReportRecord): Cell[] => [
  ...[report.periodEnd, report.auditorName, report.currency, report.exchangeRate],
  ...REPORT_FIGURES.map((figure) => report.figures[figure]),
];

export const linkCells = (link: CompanyLinkRecord, country?: string): Cell[] => {
  const key = linkKey(link, country);
  return [link.kind, link.name, link.sourceKey, key === undefined ? undefined : hashKey(key)];
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

/** Keys are stored as 128-bit hashes: short, of equal length, and useless to others. */
const hashKey = (key: string): string => hash('md5', key);

/** The keys by which the same company is recognised in another source. */
export const companyKeys = (record: CompanyRecord): string[] => matchKeys(record).map(hashKey);

export const leiKey = (lei: string): string => hashKey(identifierKey({ lei }));

export const registerKey = (registerNumber: string, country: string): string =>
  hashKey(identifierKey({ registerNumber }, country));

/**
 * The unhashed key by which a link names the other company. `country` is that of the company that states the link: a
 * register number without a country is from there too.
 */
const linkKey = ({ lei, registerNumber }: CompanyLinkRecord, country?: string): string | undefined => {
  if (lei) return identifierKey({ lei });
  return registerNumber ? identifierKey({ registerNumber }, country) : undefined;
};

const identifierKey = (identifiers: CompanyIdentifiers, country?: string): string =>
  identifierKeys(identifiers, country)[0] ?? '';
