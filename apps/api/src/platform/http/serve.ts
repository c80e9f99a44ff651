import { Readable } from 'node:stream';
import { type Endpoint, type EndpointOutput, SHARED_ERRORS } from '@firmament/api-contract/endpoint';
import { ERROR_STATUS, errorBody } from '@firmament/api-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../fairness/caller.ts';
import { assertOwnUid, type Member, requireMember } from './admission.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type Call<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The caller; not known in public calls. */
  member: E['access'] extends 'public' ? undefined : Member;
  /** Who waits for the answer: whatever is scarce is shared among callers. */
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler answers: the contract's shape for JSON, anything that can be sent for other content. */
type Answer<E extends Endpoint> = E['produces'] extends string ? unknown : EndpointOutput<E>;

/** Serves one call of the contract: path, validation, documentation and types all come from there. */
export const serve = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void => {
  app.route({
    method: endpoint.method,
    // OpenAPI writes {id}, the router :id.
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // Reading as a member may count against a quota, which a HEAD request should not.
    exposeHeadRoute: endpoint.access === 'public',
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: describeAnswers(endpoint),
    },
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    onRequest: (request, reply) => app.admit(endpoint, request, reply),
    handler: async (request, reply) => {
      assertOwnUid(request);
      app.noteWrite(endpoint, reply);
      if (endpoint.produces) reply.type(endpoint.produces);
      const { params, query, body, place, caller } = request;
      const member = endpoint.access === 'public' ? undefined : requireMember(request);
      const call = { params, query, body, member, caller, request, reply } as unknown as Call<E>;
      const answer = async () => written(endpoint, reply, await handle(call));
      return place ? place.work(answer) : answer();
    },
  });
};

/**
 * An answer as JSON. Fastify would write it as well, but only after the call has given its place back: checking and
 * writing a long list takes longer than reading it, and would count as nobody's work.
 */
const written = ({ produces }: Endpoint, reply: FastifyReply, answer: unknown): unknown => {
  if (produces !== undefined || answer instanceof Readable) return answer;
  reply.type('application/json; charset=utf-8');
  return reply.serialize(answer);
};

const describeAnswers = (endpoint: Endpoint): Record<string, unknown> => {
  const success = endpoint.produces
    ? { description: endpoint.summary, content: { [endpoint.produces]: { schema: endpoint.response } } }
    : endpoint.response;
  const memberErrors = endpoint.access === 'public' ? [] : (['not_signed_in', 'password_change_required'] as const);
  const operatorErrors = endpoint.access === 'operator' ? (['not_found', 'second_factor_missing'] as const) : [];
  const serviceErrors = endpoint.isService ? (['access_blocked'] as const) : [];
  const visitorErrors = endpoint.isClosedToVisitors ? (['forbidden'] as const) : [];
  const codes = [
    ...SHARED_ERRORS,
    ...memberErrors,
    ...operatorErrors,
    ...serviceErrors,
    ...visitorErrors,
    ...endpoint.errors,
  ];
  const statuses = codes.map((code) => ERROR_STATUS[code]);
  return { 200: success, ...Object.fromEntries([...new Set(statuses)].map((status) => [status, errorBody])) };
};
