import type { Endpoint } from '@firmament/api-contract/endpoint';
import type { Language } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { AppError } from './app-error.ts';
import type { RateLimiter } from './rate-limit.ts';

/** The owner of a session. */
export type Member = {
  accountId: number;
  /** The account's id as the wire has it. */
  uid: string;
  sessionId: number;
  email: string;
  language: Language;
  membershipLevel: number;
  /** An invoice is in default: the services of the plan are refused. */
  isBlocked: boolean;
};

/** Reads the session of a request; undefined if there is none. May renew its cookie. */
export type FindMember = (request: FastifyRequest, reply: FastifyReply) => Promise<Member | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifyInstance {
    admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** The member who makes this call. */
export const requireMember = (request: FastifyRequest): Member => {
  if (!request.member) throw new AppError('not_signed_in');
  return request.member;
};

/** Says why a member's access is blocked, and what to do. */
export type ExplainBlock = (member: Member) => Promise<AppError>;

/** Decides for every call who may make it and how often, before its body is read. */
export const registerAdmission = (
  app: FastifyInstance,
  limiter: RateLimiter,
  findMember: FindMember,
  explainBlock: ExplainBlock,
): void => {
  app.decorateRequest('member', null);
  app.decorate('admit', async (endpoint, request, reply) => {
    const { limit, access } = endpoint;
    const address = addressKey(request.ip);
    if (limit !== undefined && limit !== 'unlimited') await limiter.count({ limit, subject: address });
    if (access === 'member') request.member = (await findMember(request, reply)) ?? null;
    if (limit === undefined) {
      const subject = request.member ? `account ${request.member.accountId}` : address;
      await limiter.countCheaply({ limit: 'general', subject });
    }
    if (access === 'member' && requireMember(request).isBlocked && endpoint.isService) {
      throw await explainBlock(requireMember(request));
    }
  });
  app.addHook('onClose', () => limiter.close());
};

/** A uid that the call itself names must be the one of the session. */
export const assertOwnUid = (request: FastifyRequest): void => {
  if (!request.member) return;
  for (const part of [request.query, request.body]) {
    const named = typeof part === 'object' && part !== null && 'uid' in part ? part.uid : undefined;
    if (named !== undefined && named !== request.member.uid) throw new AppError('forbidden');
  }
};
