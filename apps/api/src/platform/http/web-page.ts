import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { type KeptFile, keepFile, sendKeptFile } from './kept-file.ts';
import { contentSecurityPolicy, type Partners } from './security-headers.ts';

/** A page as it is sent. */
export type Page = { file: KeptFile; policy: string };

export const makePage = (text: string, partners: Partners): Page => ({
  file: keepFile(Buffer.from(text)),
  policy: contentSecurityPolicy(inlineScriptHashes(text), partners),
});

/** Data in a script element is not run and needs no hash. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | undefined,
  status: number,
): Promise<unknown> => {
  if (!page) return sendError(new AppError('not_found'), request, reply);
  reply.status(status).header('content-security-policy', page.policy).header('cache-control', 'no-cache');
  return sendKeptFile(request, reply, page.file, 'text/html; charset=utf-8');
};
