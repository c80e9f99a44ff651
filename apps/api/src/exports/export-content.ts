import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import {
  type ExportColumns,
  type ExportFormat,
  type ExportSubject,
  MAX_EXPORT_ROWS,
} from '@firmament/api-contract/calls/exports';
import type { CompanySort, Direction, PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import type { Offer } from '@firmament/api-contract/offer';
import type { Database } from '../platform/database/database.ts';
import { type Caller, OURSELVES } from '../platform/fairness/caller.ts';
import { costlyTurns } from '../platform/fairness/costly-turns.ts';
import type { Member } from '../platform/http/admission.ts';
import type { Text } from '../platform/http/app-error.ts';
import { COMPANY_COLUMNS, COMPANY_ROW_COLUMNS } from './columns/company-columns.ts';
import { companySheets } from './columns/company-sheets.ts';
import {
  CONTACT_COLUMNS,
  CONTACT_ROW_COLUMNS,
  PERSON_COLUMNS,
  PERSON_ROW_COLUMNS,
  withoutContactData,
} from './columns/person-columns.ts';
import { type CompanyRow, findCompanies, findExisting } from './company-rows.query.ts';
import { csvFile } from './formats/csv.ts';
import type { Column } from './formats/table.ts';
import { type Table, tableOf } from './formats/table.ts';
import { vcardFile } from './formats/vcard.ts';
import { xlsxFile } from './formats/xlsx.ts';
import { findContactIds, findPeople, type PersonRow } from './person-rows.query.ts';

/** Objects with the wire's names and plain values, for programs to read. */
const jsonFile = async function* <Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const written = (row: Row): string =>
    JSON.stringify(Object.fromEntries(columns.map(({ name, read }) => [name, read(row)])));
  let isFirst = true;
  yield '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield `${isFirst ? '' : ','}\n${batch.map(written).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? ']\n' : '\n]\n';
};

export type SearchEntity = 'companies' | 'companies_employees';

export type RecordKind = 'company' | 'person';

/** The functions come from other capabilities. */
export type ExportDeps = {
  db: Database;
  offer: () => Offer;
  /** The ids that a search finds, in its order, and their total. */
  findIds(
    entity: SearchEntity,
    indicators: readonly PerformanceIndicator[],
    page: { limit: number; sort?: CompanySort | undefined; direction?: Direction | undefined },
    caller: Caller,
  ): Promise<{ total: number; ids: number[] }>;
  /** Counts as opening the company, as its page does; given back with the export. */
  openCompany(member: Member, companyId: number, exportId: number): Promise<CompanyDetail>;
  /** Counts every one of these that was not opened this month, or refuses them all. */
  countRequests(member: Member, records: { kind: RecordKind; ids: readonly number[]; exportId: number }): Promise<void>;
};

/** What a member asks for. */
export type Order = {
  member: Member;
  subject: ExportSubject;
  format: ExportFormat;
  columns: ExportColumns;
  maxRows?: number | undefined;
  language: Language;
  caller: Caller;
};

/** Taken from the quota under this number. */
type Taken = Order & { exportId: number };

export type ExportContent = {
  /** The rows of the file, unless some are deleted meanwhile. */
  expectedRows: number;
  companyName?: string;
  chunks: AsyncGenerator<string | Buffer>;
  /** How many rows have been read so far. */
  rowsRead(): number;
};

/** Few enough that others on the main thread do not notice them, many enough to keep queries rare. */
const PAGE_ROWS = 100;

type Pages<Row> = { batches: AsyncGenerator<readonly Row[]>; rowsRead(): number };

/** Rows page by page, each read only when the one before has been sent. Holds no connection between them. */
const pagesOf = <Row>(
  { caller }: Taken,
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Pages<Row> => {
  let count = 0;
  // Does not leave the line early: an export that is broken off must end where it is sent, not fail where it is read.
  const inLine = { ...OURSELVES, name: caller.name };
  const batches = async function* () {
    for (let from = 0; from < ids.length; from += PAGE_ROWS) {
      const rows = await costlyTurns.run(inLine, () => read(ids.slice(from, from + PAGE_ROWS)));
      count += rows.length;
      yield rows;
    }
  };
  return { batches: batches(), rowsRead: () => count };
};

const TITLES: Record<ExportSubject['subject'], Text> = {
  companies: { en: 'Companies', de: 'Unternehmen' },
  companies_employees: { en: 'People', de: 'Personen' },
  selection: { en: 'Companies', de: 'Unternehmen' },
  contacts: { en: 'Contacts', de: 'Kontakte' },
  company: { en: 'Company', de: 'Unternehmen' },
};

const fileOf = <Row>(
  { subject, format, language }: Taken,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  furtherSheets: readonly Table[] = [],
): AsyncGenerator<string | Buffer> => {
  if (format === 'json') return jsonFile(columns, batches);
  const table = tableOf({ title: TITLES[subject.subject], columns, batches, language });
  return format === 'xlsx' ? xlsxFile([table, ...furtherSheets]) : csvFile(table, language);
};

const companyPages = (db: Database, order: Taken, ids: readonly number[]): Pages<CompanyRow> =>
  pagesOf(order, ids, (page) => findCompanies(db, page));

const peopleContent = (
  db: Database,
  order: Taken,
  ids: readonly number[],
  columns: readonly Column<PersonRow>[],
): ExportContent => {
  const { batches, rowsRead } = pagesOf(order, ids, async (page) => {
    const people = await findPeople(db, order.member.accountId, page);
    return order.columns === 'all' ? people : people.map(withoutContactData);
  });
  const chunks = order.format === 'vcard' ? vcardFile(batches) : fileOf(order, columns, batches);
  return { expectedRows: ids.length, chunks, rowsRead };
};

/** JSON has all we know, a workbook a sheet for each part, and CSV the same line as a search. */
const companyContent = async ({ db, openCompany }: ExportDeps, order: Taken, id: number): Promise<ExportContent> => {
  const detail = await openCompany(order.member, id, order.exportId);
  const { batches, rowsRead } = companyPages(db, order, [id]);
  const known = { expectedRows: 1, companyName: detail.company.company_name };
  if (order.format === 'json') {
    const whole = async function* () {
      yield `${JSON.stringify(detail, null, 2)}\n`;
    };
    return { ...known, chunks: whole(), rowsRead: () => 1 };
  }
  return {
    ...known,
    chunks: fileOf(order, COMPANY_COLUMNS, batches, companySheets(detail, order.language)),
    rowsRead,
  };
};

/** The ids of an export, in its order, and how many there would be without its limit. */
export const findRecords = async (
  { db, findIds }: Pick<ExportDeps, 'db' | 'findIds'>,
  subject: Exclude<ExportSubject, { subject: 'company' }>,
  { member, caller, maxRows = MAX_EXPORT_ROWS }: { member: Member; caller: Caller; maxRows?: number | undefined },
): Promise<{ kind: RecordKind; total: number; ids: number[] }> => {
  if (subject.subject === 'contacts')
    return { kind: 'person', ...(await findContactIds(db, member.accountId, maxRows)) };
  if (subject.subject === 'selection') {
    const ids = await findExisting(db, subject.company_ids);
    return { kind: 'company', total: ids.length, ids: ids.slice(0, maxRows) };
  }
  return {
    kind: subject.subject === 'companies' ? 'company' : 'person',
    ...(await findIds(subject.subject, subject.performanceIndicators, { ...subject, limit: maxRows }, caller)),
  };
};

/** Finds the ids to export and counts them; the rows themselves are read while they are sent. */
export const prepareContent = async (deps: ExportDeps, order: Taken): Promise<ExportContent> => {
  const { db, countRequests } = deps;
  const { member, subject, columns, exportId } = order;
  if (subject.subject === 'company') return companyContent(deps, order, subject.company_id);
  const { kind, ids } = await findRecords(deps, subject, order);
  const isWhole = columns === 'all';
  if (isWhole && ids.length > 0) await countRequests(member, { kind, ids, exportId });
  if (subject.subject === 'contacts') {
    return peopleContent(db, order, ids, isWhole ? CONTACT_COLUMNS : CONTACT_ROW_COLUMNS);
  }
  if (kind === 'person') return peopleContent(db, order, ids, isWhole ? PERSON_COLUMNS : PERSON_ROW_COLUMNS);
  const { batches, rowsRead } = companyPages(db, order, ids);
  const chunks = fileOf(order, isWhole ? COMPANY_COLUMNS : COMPANY_ROW_COLUMNS, batches);
  return { expectedRows: ids.length, chunks, rowsRead };
};
