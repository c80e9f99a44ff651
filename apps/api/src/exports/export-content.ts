import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { type ExportFormat, type ExportSubject, MAX_EXPORT_ROWS } from '@firmament/api-contract/calls/exports';
import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import type { Text } from '../platform/http/app-error.ts';
import { COMPANY_COLUMNS } from './columns/company-columns.ts';
import { companySheets } from './columns/company-sheets.ts';
import { CONTACT_COLUMNS, PERSON_COLUMNS } from './columns/person-columns.ts';
import { type CompanyRow, findCompanies } from './company-rows.query.ts';
import { csvFile } from './formats/csv.ts';
import { jsonFile } from './formats/json.ts';
import { type Column, type Table, tableOf } from './formats/table.ts';
import { vcardFile } from './formats/vcard.ts';
import { xlsxFile } from './formats/xlsx.ts';
import { findContactIds, findPeople, type PersonRow } from './person-rows.query.ts';

export type SearchEntity = 'companies' | 'companies_employees';

/** The two functions come from other capabilities. */
export type ExportDeps = {
  db: Database;
  /** The ids that a search finds, in its order, and their total. */
  findIds(
    entity: SearchEntity,
    indicators: readonly PerformanceIndicator[],
    limit: number,
    signal: AbortSignal,
  ): Promise<{ total: number; ids: number[] }>;
  /** Counts as opening the company, as its page does. */
  openCompany(member: Member, companyId: number): Promise<CompanyDetail>;
};

type Order = {
  member: Member;
  subject: ExportSubject;
  format: ExportFormat;
  language: Language;
  signal: AbortSignal;
};

export type ExportContent = {
  /** The rows of the file, unless some are deleted meanwhile. */
  expectedRows: number;
  companyName?: string;
  chunks: AsyncGenerator<string | Buffer>;
  /** How many rows have been read so far. */
  rowsRead(): number;
};

/** Few enough to keep a page small, many enough to keep queries rare. */
const PAGE_ROWS = 250;

type Pages<Row> = { batches: AsyncGenerator<readonly Row[]>; rowsRead(): number };

/** Rows page by page, each read only when the one before has been sent. Holds no connection between them. */
const pagesOf = <Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Pages<Row> => {
  let count = 0;
  const batches = async function* () {
    for (let from = 0; from < ids.length; from += PAGE_ROWS) {
      const rows = await read(ids.slice(from, from + PAGE_ROWS));
      count += rows.length;
      yield rows;
    }
  };
  return { batches: batches(), rowsRead: () => count };
};

const TITLES: Record<ExportSubject['subject'], Text> = {
  companies: { en: 'Companies', de: 'Unternehmen' },
  companies_employees: { en: 'People', de: 'Personen' },
  contacts: { en: 'Contacts', de: 'Kontakte' },
  company: { en: 'Company', de: 'Unternehmen' },
};

const fileOf = <Row>(
  { subject, format, language }: Order,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  furtherSheets: readonly Table[] = [],
): AsyncGenerator<string | Buffer> => {
  if (format === 'json') return jsonFile(columns, batches);
  const table = tableOf({ title: TITLES[subject.subject], columns, batches, language });
  return format === 'xlsx' ? xlsxFile([table, ...furtherSheets]) : csvFile(table, language);
};

const companyPages = (db: Database, ids: readonly number[]): Pages<CompanyRow> =>
  pagesOf(ids, (page) => findCompanies(db, page));

const peopleContent = (
  db: Database,
  order: Order,
  ids: readonly number[],
  columns: readonly Column<PersonRow>[],
): ExportContent => {
  const { batches, rowsRead } = pagesOf(ids, (page) => findPeople(db, order.member.accountId, page));
  const chunks = order.format === 'vcard' ? vcardFile(batches) : fileOf(order, columns, batches);
  return { expectedRows: ids.length, chunks, rowsRead };
};

/** JSON has all we know, a workbook a sheet for each part, and CSV the same line as a search. */
const companyContent = async ({ db, openCompany }: ExportDeps, order: Order, id: number): Promise<ExportContent> => {
  const detail = await openCompany(order.member, id);
  const { batches, rowsRead } = companyPages(db, [id]);
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

/** Finds the ids to export; the rows themselves are read while they are sent. */
export const prepareContent = async (deps: ExportDeps, order: Order): Promise<ExportContent> => {
  const { db, findIds } = deps;
  const { member, subject, signal } = order;
  if (subject.subject === 'company') return companyContent(deps, order, subject.company_id);
  if (subject.subject === 'contacts') {
    return peopleContent(db, order, (await findContactIds(db, member.accountId)).ids, CONTACT_COLUMNS);
  }
  const { ids } = await findIds(subject.subject, subject.performanceIndicators, MAX_EXPORT_ROWS, signal);
  if (subject.subject === 'companies_employees') return peopleContent(db, order, ids, PERSON_COLUMNS);
  const { batches, rowsRead } = companyPages(db, ids);
  return { expectedRows: ids.length, chunks: fileOf(order, COMPANY_COLUMNS, batches), rowsRead };
};
