import { getFinancialReport, getGisaDocument, getZrvDocument } from '@firmament/api-contract/calls/documents';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { etagOf, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { type ExtractRow, findExtract, findReport, findStoredReport } from './documents.query.ts';
import { extractSheet, type Register } from './extract-sheet.ts';
import { fileNameOf } from './file-name.ts';
import { reportSheet } from './report-sheet.ts';
import { languageOf, PDF, setFrom } from './set-from.ts';
import type { Typesetter } from './typesetter.ts';

export type Deps = {
  db: Database;
  typesetter: Pick<Typesetter, 'set'>;
  /** Counts the company as opened: documents say as much about it as its page and must not get around the quota. */
  unlockCompany(member: Member, companyId: number): Promise<void>;
};

const GISA_SOURCE = 1;

export const registerDocumentRoutes = (app: FastifyInstance, { db, typesetter, unlockCompany }: Deps): void => {
  serve(app, getFinancialReport, async ({ query, member, caller, request, reply }) => {
    const row = await findReport(db, query.id);
    if (!row) throw new AppError('not_found');
    await unlockCompany(member, row.company_id);
    const fileName = fileNameOf(row.name, row.period_end);
    if (row.content_hash !== null && row.content_type === PDF) {
      const content = async () => (await findStoredReport(db, query.id)) ?? Promise.reject(new AppError('not_found'));
      return sendPrivateFile(request, reply, { contentType: PDF, etag: etagOf(row.content_hash), content, fileName });
    }
    const sheet = reportSheet(row, languageOf(request, query.lang));
    return sendPrivateFile(request, reply, setFrom(typesetter, sheet, { fileName, caller }));
  });

  const serveExtract = (call: typeof getGisaDocument | typeof getZrvDocument, register: Register): void =>
    serve(app, call, async ({ query, member, caller, request, reply }) => {
      const row = await findExtract(db, query.id);
      if (!row || !isListedIn(register, row)) throw new AppError('not_found');
      await unlockCompany(member, row.id);
      const sheet = extractSheet(register, row, languageOf(request, query.lang));
      const fileName = fileNameOf(row.name, register.toUpperCase());
      return sendPrivateFile(request, reply, setFrom(typesetter, sheet, { fileName, caller }));
    });
  serveExtract(getGisaDocument, 'gisa');
  serveExtract(getZrvDocument, 'zvr');
};

const isListedIn = (register: Register, row: ExtractRow): boolean =>
  register === 'zvr' ? row.zvr_number !== null : row.gisa_number !== null || row.source_id === GISA_SOURCE;
