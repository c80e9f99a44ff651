import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * A call has one address. The router finds it under others too (`/%61pi/metrics`, `http://x/api/metrics`), which a proxy
 * that keeps an address to itself, and our own checks of `/api/`, would not recognise.
 */
export const registerOneAddress = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ routeOptions: { url: pattern }, url }) => {
    if (pattern?.startsWith('/api/') && !isWrittenAs(pattern, url)) throw new AppError('not_found');
  });
};

const isWrittenAs = (pattern: string, url: string): boolean => {
  const parts = (url.split('?', 1)[0] ?? '').split('/');
  return pattern.split('/').every((part, index) => part.startsWith(':') || part === '*' || part === parts[index]);
};
