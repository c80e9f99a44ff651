import { Readable } from 'node:stream';
import {
  createExport as createExportCall,
  EXPECTED_ROWS_HEADER,
  getExports,
  previewExport as previewExportCall,
} from '@firmament/api-contract/calls/exports';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { serve } from '../platform/http/serve.ts';
import { whileConnected } from '../platform/http/while-connected.ts';
import { createExport } from './create-export.ts';
import type { ExportDeps } from './export-content.ts';
import { readQuota } from './export-quota.ts';
import { CONTENT_TYPES } from './formats/file-name.ts';
import { findExports } from './ledger.query.ts';
import { presentExport } from './ledger-presenter.ts';
import { previewExport } from './preview-export.ts';

export const registerExportRoutes = (app: FastifyInstance, deps: ExportDeps & { clock: Clock }): void => {
  const { db, clock } = deps;

  serve(app, previewExportCall, ({ body: subject, member, reply }) =>
    previewExport(deps, { member, subject, signal: whileConnected(reply) }),
  );

  serve(app, createExportCall, async ({ body, member, request, reply }) => {
    const { format, ...subject } = body;
    const language = languageFromHeader(request.headers['accept-language']);
    const signal = whileConnected(reply);
    const file = await createExport(deps, { member, subject, format, language, signal, logger: request.log });
    reply
      .type(CONTENT_TYPES[format])
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header(EXPECTED_ROWS_HEADER, String(file.expectedRows));
    return reply.send(Readable.from(file.chunks));
  });

  serve(app, getExports, async ({ member }) => {
    const [rows, quota] = await Promise.all([findExports(db, member.accountId), readQuota(db, clock, member)]);
    return { exports: rows.map(presentExport), quota };
  });
};
