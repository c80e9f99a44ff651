import type { Endpoint } from '@firmament/api-contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import { MAX_STALENESS_MS } from '../database/replica-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    noteWrite(endpoint: Endpoint, reply: FastifyReply): void;
  }
}

/** Where to read the rows for a request; they may be seconds old, unless the caller has just changed something. */
export type ReadsOf = (request: FastifyRequest) => Database;

const COOKIE = 'firmament_wrote';
/** By then the replicas have what was written; a second more, because the browser counts from the answer. */
const KEPT_SECONDS = MAX_STALENESS_MS / 1000 + 1;

/**
 * Callers see their own changes: the answer sets a short-lived cookie, and while it is sent along, rows are read from
 * the primary. A cookie, because the next request may reach another process.
 */
export const registerOwnWrites = (app: FastifyInstance, reads: Reads): ReadsOf => {
  app.decorate('noteWrite', (endpoint, reply) => {
    if (!reads.hasReplicas || endpoint.method === 'GET' || endpoint.isReading) return;
    reply.setCookie(COOKIE, '1', {
      path: '/api',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      maxAge: KEPT_SECONDS,
    });
  });
  return (request) => (request.cookies[COOKIE] === undefined ? reads.mayLag : reads.newest);
};
