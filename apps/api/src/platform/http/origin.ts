import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Calls that change something come from our own pages or from a program, never from another website. Browsers always
 * say where such a call comes from; a call without that header has no browser, and so no foreign page, behind it.
 */
export const registerOriginCheck = (app: FastifyInstance, publicUrl: string | undefined): void => {
  app.addHook('onRequest', async (request) => {
    if (READING_METHODS.has(request.method) || !request.url.startsWith('/api/')) return;
    if (!comesFromUs(request, publicUrl)) throw new AppError('foreign_origin');
  });
};

const comesFromUs = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === `${request.protocol}://${request.host}` || origin === (publicUrl && new URL(publicUrl).origin);
};
