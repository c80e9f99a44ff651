import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { FindMember } from '../platform/http/admission.ts';
import { findSession, SESSION_LIFETIME_MS } from './sessions.ts';

const SESSION_COOKIE = 'firmament_session';

/** Behind a proxy that ends TLS the request itself looks unencrypted, but the configured address tells. */
const isSecure = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE];

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  publicUrl: string | undefined,
): void => {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, publicUrl),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
};

export const clearSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): void => {
  reply.clearCookie(SESSION_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, publicUrl),
  });
};

/** Who calls, by the cookie; a session in use goes on, in the browser as in the database. */
export const memberByCookie =
  (sources: { db: Database; reads: Reads; clock: Clock }, publicUrl: string | undefined): FindMember =>
  async (request, reply) => {
    const token = readSessionCookie(request);
    const found = await findSession(sources, token);
    if (found?.isRenewed && token !== undefined) setSessionCookie(request, reply, token, publicUrl);
    return found?.member;
  };
