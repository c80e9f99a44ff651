import { text } from 'node:stream/consumers';
import type { Language } from '@firmament/api-contract/language';
import type { Member } from '../platform/http/admission.ts';
import { type QuotaDeps, takeExport } from './export-quota.ts';
import { csvFile } from './formats/csv.ts';
import { CONTENT_TYPES, fileName } from './formats/file-name.ts';
import { type Cell, oneBatch, type TableColumn } from './formats/table.ts';
import { finishExport, forgetExport } from './ledger.query.ts';

/** What is in the file, made by another capability: a table, or text that is ready. */
type Content = { rowCount: number } & (
  | { table: { columns: readonly TableColumn[]; rows: readonly (readonly Cell[])[] } }
  | { text: string }
);

type Order = { member: Member; format: 'csv' | 'ftm'; language: Language };

/** A part of the network as a file: small enough to be made whole. Given back if that fails. */
export const exportNetwork = async (
  deps: QuotaDeps,
  { member, format, language }: Order,
  make: () => Promise<Content>,
): Promise<{ fileName: string; contentType: string; content: string }> => {
  const { db, clock } = deps;
  const at = clock.now();
  const exportId = await takeExport(deps, member, { subject: { subject: 'network' }, format });
  try {
    const made = await make();
    const content = 'text' in made ? made.text : await csvOf(made.table, language);
    await finishExport(db, exportId, { rows: made.rowCount, isComplete: true, at: clock.now() });
    const named = fileName({ subject: 'network', format, companyName: undefined, at, language });
    return { fileName: named, contentType: CONTENT_TYPES[format], content };
  } catch (error) {
    await forgetExport(db, exportId);
    throw error;
  }
};

const csvOf = (
  { columns, rows }: { columns: readonly TableColumn[]; rows: readonly (readonly Cell[])[] },
  language: Language,
): Promise<string> => text(csvFile({ title: '', columns, batches: oneBatch(rows) }, language));
