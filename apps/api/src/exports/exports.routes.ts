import { Readable } from 'node:stream';
import {
  createExport as createExportCall,
  EXPECTED_ROWS_HEADER,
  getExports,
  previewExport as previewExportCall,
} from '@firmament/api-contract/calls/exports';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { type CreateDeps, createExport } from './create-export.ts';
import { readQuota } from './export-quota.ts';
import { CONTENT_TYPES } from './formats/file-name.ts';
import { findExports } from './ledger.query.ts';
import { presentExport } from './ledger-presenter.ts';
import { type PreviewDeps, previewExport } from './preview-export.ts';

export const registerExportRoutes = (app: FastifyInstance, deps: CreateDeps & PreviewDeps): void => {
  const { db } = deps;

  serve(app, previewExportCall, ({ body: subject, member, caller }) =>
    previewExport(deps, { member, subject, caller }),
  );

  serve(app, createExportCall, async ({ body, member, caller, request, reply }) => {
    const { format, ...subject } = body;
    const { columns, max_rows: maxRows } = 'columns' in body ? body : { columns: 'all' as const, max_rows: undefined };
    const language = languageFromHeader(request.headers['accept-language']);
    const file = await createExport(deps, {
      member,
      subject,
      format,
      columns,
      maxRows,
      language,
      caller,
      logger: request.log,
    });
    reply
      .type(CONTENT_TYPES[format])
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header(EXPECTED_ROWS_HEADER, String(file.expectedRows));
    return reply.send(Readable.from(file.chunks));
  });

  serve(app, getExports, async ({ member }) => {
    const [rows, quota] = await Promise.all([findExports(db, member.accountId), readQuota(deps, member)]);
    return { exports: rows.map(presentExport), quota };
  });
};
