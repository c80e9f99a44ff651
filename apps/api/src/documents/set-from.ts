import { type Language, languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/fairness/caller.ts';
import { etagOf, type PrivateFile } from '../platform/http/send-private-file.ts';
import type { Sheet } from './sheet.ts';
import { LAYOUT_VERSION } from './sheet-layout.ts';
import type { Typesetter } from './typesetter.ts';

export const PDF = 'application/pdf';

/** A sheet as a file, which is only set for clients that do not have it yet. */
export const setFrom = (
  typesetter: Pick<Typesetter, 'set'>,
  sheet: Sheet,
  { fileName, caller }: { fileName: string; caller: Caller },
): PrivateFile => ({
  contentType: PDF,
  etag: etagOf(LAYOUT_VERSION, JSON.stringify(sheet)),
  content: () => typesetter.set(sheet, caller),
  fileName,
  variesBy: 'accept-language',
});

export const languageOf = (request: FastifyRequest, asked: Language | undefined): Language =>
  asked ?? languageFromHeader(request.headers['accept-language']);
