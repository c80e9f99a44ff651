import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './session-cookie.ts';

/**
 * A cookie that no script can read and no other site sends. On https its name has the prefix __Host-: browsers then
 * refuse it from any neighbouring site.
 */
export const strictCookie = (name: string, lifetimeMs: number) => {
  const settings = (request: FastifyRequest, publicUrl: string | undefined) => {
    const isHttps = isSecure(request, publicUrl);
    return {
      name: isHttps ? `__Host-${name}` : name,
      options: { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const,
    };
  };
  return {
    read: (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
      request.cookies[settings(request, publicUrl).name],
    set: (request: FastifyRequest, reply: FastifyReply, value: string, publicUrl: string | undefined): void => {
      const { name: fullName, options } = settings(request, publicUrl);
      reply.setCookie(fullName, value, { ...options, maxAge: lifetimeMs / 1000 });
    },
    clear: (request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): void => {
      const { name: fullName, options } = settings(request, publicUrl);
      reply.clearCookie(fullName, options);
    },
  };
};
