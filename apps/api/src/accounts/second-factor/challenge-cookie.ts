import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../session-cookie.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';

const cookieName = (isHttps: boolean): string => (isHttps ? '__Host-firmament_sign_in' : 'firmament_sign_in');

/** No script can read it, as with the session, and no other site has a reason to send it. */
const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps }) as const;

export const readChallengeCookie = (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  request.cookies[cookieName(isSecure(request, publicUrl))];

export const setChallengeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  publicUrl: string | undefined,
): void => {
  const isHttps = isSecure(request, publicUrl);
  reply.setCookie(cookieName(isHttps), token, { ...options(isHttps), maxAge: CHALLENGE_LIFETIME_MS / 1000 });
};

export const clearChallengeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): void => {
  const isHttps = isSecure(request, publicUrl);
  reply.clearCookie(cookieName(isHttps), options(isHttps));
};
