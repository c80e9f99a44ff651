import type { Day } from '@firmament/calendar/day';
import type { CompanyRecord, Parsed } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { parseCsvCompanies } from '@firmament/registers/csv/companies';
import { readCsvMapping } from '@firmament/registers/csv/mapping';
import { type FiledAccounts, parseAnnualAccounts } from '@firmament/registers/firmenbuch/annual-accounts';
import { parseFirmenbuchExtract } from '@firmament/registers/firmenbuch/extract';
import { parseGisaAnswer } from '@firmament/registers/gisa/gisa';
import { parseGleifIsins, parseGleifRecords, parseGleifRelationships } from '@firmament/registers/gleif/api';
import { parseGleifCsv } from '@firmament/registers/gleif/csv';
import {
  linksOfRelationship,
  parseGleifRelationshipCsv,
  type RelationshipRecord,
} from '@firmament/registers/gleif/relationship';
import { parseGleifXml } from '@firmament/registers/gleif/xml';
import { parseJsonResume, parseJsonResumeLines } from '@firmament/registers/json-resume/json-resume';
import { parseOffeneRegister } from '@firmament/registers/offeneregister/offeneregister';
import { parseLindasCompanies } from '@firmament/registers/zefix/lindas';
import { parseZefixCompanies } from '@firmament/registers/zefix/rest';
import { OperatorError } from '../../platform/operator-error.ts';
import { type Statement, stageStatement } from '../merge/merge-statements.query.ts';
import { leiKey, registerKey, stageCompany } from '../staging/stage-company.ts';
import { stagePerson } from '../staging/stage-person.ts';
import type { StagedRecord } from '../staging/staged-record.ts';
import { readJson, readText, type Sniffed, sniff } from './document.ts';

type Bytes = AsyncIterable<Uint8Array>;
type Reading<R> = AsyncIterable<Parsed<R>> | Iterable<Parsed<R>>;

export type FormatOptions = {
  /** The contents of the mapping file of a CSV import. */
  mapping?: unknown;
  /** Makes a record ready to be stored. */
  prepare: (record: CompanyRecord) => CompanyRecord;
  /** What a file says without a day of its own, it says as of the day it is from. */
  fileDate: Day;
};

/** A kind of file that can be imported: its source, and how its records are staged. */
export type ImportFormat = {
  source: SourceName;
  about: string;
  /** Each line is a record, so a file that ends too early only lacks the rest. */
  isLineByLine?: boolean;
  read: (bytes: Bytes, options: FormatOptions) => Staging;
};

/** In pieces of any size, because awaiting every one of millions of records takes time of its own. */
type Staging = AsyncIterable<Parsed<StagedRecord[]>[]>;

async function* each<R>(reading: Promise<Reading<R>> | Reading<R>, toStaged: (record: R) => StagedRecord[]): Staging {
  for await (const parsed of await reading) yield [staged(parsed, toStaged)];
}

async function* eachPiece<R>(reading: AsyncIterable<Parsed<R>[]>, toStaged: (record: R) => StagedRecord[]): Staging {
  for await (const piece of reading) yield piece.map((parsed) => staged(parsed, toStaged));
}

const staged = <R>(parsed: Parsed<R>, toStaged: (record: R) => StagedRecord[]): Parsed<StagedRecord[]> =>
  parsed.ok ? { ...parsed, record: toStaged(parsed.record) } : parsed;

/** A file of company records. */
const companies = (
  source: SourceName,
  about: string,
  parse: (bytes: Bytes, options: FormatOptions) => Promise<Reading<CompanyRecord>> | Reading<CompanyRecord>,
): ImportFormat => ({
  source,
  about,
  read: (bytes, options) => each(parse(bytes, options), stageAs(source, options)),
});

const stageAs =
  (source: SourceName, { prepare, fileDate }: FormatOptions) =>
  (record: CompanyRecord): StagedRecord[] => {
    record.asOf ??= fileDate;
    return [stageCompany(SOURCE_IDS[source], prepare(record))];
  };

/** What a relationship says of each of the two companies. */
export const stageTie = (record: RelationshipRecord, asOf: Day): StagedRecord[] => {
  const links = linksOfRelationship(record);
  if (!links) return [];
  const ends = [
    { companyKey: leiKey(record.childLei), link: links.forChild },
    { companyKey: leiKey(record.parentLei), link: links.forParent },
  ];
  const statements = ends.flatMap(({ companyKey, link }): Statement[] => (link ? [{ companyKey, asOf, link }] : []));
  return statements.map((statement) => stageStatement(SOURCE_IDS.gleif, statement));
};

/** The service answers with records, relationships or securities; `type` says which. */
async function* readGleifAnswer(answer: unknown, options: FormatOptions): Staging {
  const { data } = answer as { data?: { type?: string } | { type?: string }[] };
  const type = (Array.isArray(data) ? data[0] : data)?.type;
  if (type === 'relationship-records')
    return yield* each(parseGleifRelationships(answer), (record) => stageTie(record, options.fileDate));
  if (type === 'isins') {
    return yield* each(parseGleifIsins(answer), ({ lei, isin }) => [
      stageStatement(SOURCE_IDS.gleif, { companyKey: leiKey(lei), asOf: options.fileDate, stockSymbol: isin }),
    ]);
  }
  yield* each(parseGleifRecords(answer), stageAs('gleif', options));
}

const readGleif = async function* (bytes: Bytes, options: FormatOptions): Staging {
  const { start, all }: Sniffed = await sniff(bytes);
  if (start.startsWith('{')) return yield* readGleifAnswer(await readJson(all), options);
  if (start.includes('Relationship.StartNode'))
    return yield* each(parseGleifRelationshipCsv(all), (record) => stageTie(record, options.fileDate));
  const reading = start.startsWith('<') ? parseGleifXml(all) : parseGleifCsv(all);
  yield* each(reading, stageAs('gleif', options));
};

/** The year of the accounts, and the one before as far as they repeat it. */
export const stageAccounts = ({ registerNumber, report, previousReport }: FiledAccounts, asOf: Day): StagedRecord[] => {
  if (registerNumber === undefined) return [];
  const companyKey = registerKey(registerNumber, 'AT');
  const statements: Statement[] = [{ companyKey, asOf, report }];
  if (previousReport) statements.push({ companyKey, asOf, report: previousReport, isRepeated: true });
  return statements.map((statement) => stageStatement(SOURCE_IDS.firmenbuch, statement));
};

const readAccounts = async function* (bytes: Bytes, { fileDate }: FormatOptions): Staging {
  yield* each([parseAnnualAccounts(await readText(bytes))], (accounts) => stageAccounts(accounts, fileDate));
};

const readResumes = async function* (bytes: Bytes): Staging {
  const { start, all } = await sniff(bytes);
  const isOneDocument = /^\{\s*\n/.test(start);
  const reading = isOneDocument ? [parseJsonResume(await readJson(all))] : parseJsonResumeLines(all);
  yield* each(reading, (person) => [stagePerson(SOURCE_IDS['json-resume'], person)]);
};

export const FORMATS: Record<string, ImportFormat> = {
  offeneregister: {
    source: 'offeneregister',
    about: 'OffeneRegister: JSON Lines',
    isLineByLine: true,
    read: (bytes, options) => eachPiece(parseOffeneRegister(bytes), stageAs('offeneregister', options)),
  },
  gleif: {
    source: 'gleif',
    about: 'GLEIF: golden copy (CSV or XML), relationships (CSV), JSON answers',
    read: readGleif,
  },
  zefix: companies('zefix', 'Zefix: JSON answers of the service', async (bytes) =>
    parseZefixCompanies(await readJson(bytes)),
  ),
  lindas: companies('lindas', 'LINDAS: JSON answers to SPARQL queries', async (bytes) =>
    parseLindasCompanies(await readJson(bytes)),
  ),
  firmenbuch: companies('firmenbuch', 'Firmenbuch: extract (SOAP answer)', async (bytes) => [
    parseFirmenbuchExtract(await readText(bytes)),
  ]),
  'firmenbuch-accounts': { source: 'firmenbuch', about: 'Firmenbuch: annual accounts (XML)', read: readAccounts },
  gisa: companies('gisa', 'GISA: single record (JSON or XML)', async (bytes) => {
    const text = await readText(bytes);
    return [parseGisaAnswer(text.trimStart().startsWith('<') ? text : JSON.parse(text))];
  }),
  'json-resume': { source: 'json-resume', about: 'JSON Resume: one document, or one per line', read: readResumes },
  csv: companies('csv', 'CSV with --mapping <file.json>', (bytes, { mapping }) => {
    if (mapping === undefined) {
      throw new OperatorError(
        'a CSV import needs to know its columns',
        'Add --mapping <file.json>; see docs/imports.md.',
      );
    }
    return parseCsvCompanies(bytes, readCsvMapping(mapping));
  }),
};
