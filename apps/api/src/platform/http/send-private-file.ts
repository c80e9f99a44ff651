import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainLetters } from '../../platform/plain-letters.ts';

/** A stream for what would be large in memory. */
type Content = Uint8Array | string | Readable;

export type PrivateFile = {
  contentType: string;
  /** Same tag, same bytes. */
  etag: string;
  /** Made only for clients that do not have it yet. */
  content(): Promise<Content> | Content;
  /** Shown in place under this name, and saved under it. */
  fileName?: string;
  /** The request headers that decide the content, besides the caller. */
  variesBy?: string;
};

/** A tag of everything that the content depends on. */
export const etagOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length keeps apart parts that read the same when joined.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
};

export const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/**
 * Sends what belongs to one member. The browser may keep it but asks every time whether it is still valid, because a
 * person may have objected or a session may have ended.
 */
export const sendPrivateFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: PrivateFile,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'private, no-cache').header('etag', file.etag);
  if (file.variesBy) reply.header('vary', file.variesBy);
  if (hasTag(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  const content = await file.content();
  if (file.fileName) reply.header('content-disposition', inline(file.fileName));
  return reply.type(file.contentType).send(content instanceof Uint8Array ? bufferOf(content) : content);
};

const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/**
 * Old clients read the first name, the others the second, which may have any letter (RFC 6266). The first keeps what
 * can be spelt in plain letters; half a character, which no header can carry, becomes the sign for an unknown one.
 */
const inline = (fileName: string): string => {
  const plain = plainLetters(fileName)
    .replace(/[^\w.-]+/g, '')
    .replace(/^[.-]+/, '');
  const encoded = encodeURIComponent(fileName.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
