import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { FindMember } from '../platform/http/admission.ts';
import { sessionCookieName } from '../platform/http/session-cookie-name.ts';
import { findSession, SESSION_LIFETIME_MS } from './sessions.ts';

/** Behind a proxy that ends TLS the request looks unencrypted; the configured address tells that it was not. */
export const isSecure = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);

/** On https the name has the prefix __Host-: browsers then refuse the cookie from any neighbouring site. */
const cookieName = (request: FastifyRequest, publicUrl: string | undefined): string =>
  sessionCookieName(isSecure(request, publicUrl));

export const readSessionCookie = (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  request.cookies[cookieName(request, publicUrl)];

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  publicUrl: string | undefined,
): void => {
  reply.setCookie(cookieName(request, publicUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, publicUrl),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
};

/**
 * Also empties the browser's cache of our origin: documents of members, which it keeps, and pages in memory. Not its
 * storage, which holds the language, nor cookies, which tell known devices.
 */
export const clearSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): void => {
  reply.clearCookie(cookieName(request, publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, publicUrl),
  });
  reply.header('clear-site-data', '"cache"');
};

/** Finds the caller by the cookie. A renewed session gets its cookie again, so that both last equally long. */
export const memberByCookie =
  (sources: { db: Database; reads: Reads; clock: Clock }, publicUrl: string | undefined): FindMember =>
  async (request, reply, options) => {
    const token = readSessionCookie(request, publicUrl);
    const found = await findSession(sources, token, options);
    if (found?.isRenewed && token !== undefined) setSessionCookie(request, reply, token, publicUrl);
    return found?.member;
  };
