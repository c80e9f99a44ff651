import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { contentSecurityPolicy, type Partners } from './security-headers.ts';

/** Level 9: a third of the time of the highest for two per cent more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const COMPRESSIONS = {
  br: (html: Buffer) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 9 }),
};

type Encoding = keyof typeof COMPRESSIONS;

/** A page as it is sent, and its compressed forms, each made when it is first asked for. */
export type Page = { html: Buffer; etag: string; policy: string; compressed: Map<Encoding, Promise<Buffer>> };

export const makePage = (text: string, partners: Partners): Page => {
  const html = Buffer.from(text);
  return {
    html,
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(inlineScriptHashes(text), partners),
    compressed: new Map(),
  };
};

/** Data in a script element is not run and needs no hash. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** The best of our encodings that the browser names and does not refuse. */
const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  const named = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return Number(quality.slice(2)) > 0 ? [name] : [];
  });
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding));
};

const compressed = (page: Page, encoding: Encoding): Promise<Buffer> => {
  const known = page.compressed.get(encoding) ?? COMPRESSIONS[encoding](page.html);
  page.compressed.set(encoding, known);
  return known;
};

export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | undefined,
  status: number,
): Promise<unknown> => {
  if (!page) return sendError(new AppError('not_found'), request, reply);
  const encoding = encodingFor(request.headers['accept-encoding']);
  // The same page in two encodings is two answers for a cache in between.
  const etag = `"${page.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  reply.header('content-security-policy', page.policy).header('cache-control', 'no-cache');
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.status(status).type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await compressed(page, encoding));
};
