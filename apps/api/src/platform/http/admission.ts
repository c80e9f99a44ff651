import type { Endpoint } from '@firmament/api-contract/endpoint';
import type { Language } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { AppError } from './app-error.ts';
import type { RateLimiter } from './rate-limit.ts';

/** Whom a session belongs to. */
export type Member = {
  accountId: number;
  /** The account's id as the wire has it. */
  uid: string;
  sessionId: number;
  email: string;
  language: Language;
  membershipLevel: number;
  /** An invoice is in default: what the plan pays for is refused. */
  isBlocked: boolean;
};

/** Reads the session of a request; gives nothing where there is none. May renew its cookie. */
export type FindMember = (request: FastifyRequest, reply: FastifyReply) => Promise<Member | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifyInstance {
    admit(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
}

/** The caller of a call for members. */
export const requireMember = (request: FastifyRequest): Member => {
  if (!request.member) throw new AppError('not_signed_in');
  return request.member;
};

/** Says why a member's access is blocked, and what to do. */
export type ExplainBlock = (member: Member) => Promise<AppError>;

/** Who is let in, and how often: decided in this one place for every call, before its body is read. */
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

/** A user that the call itself names must be the one of the session. */
export const assertOwnUid = (request: FastifyRequest): void => {
  if (!request.member) return;
  for (const part of [request.query, request.body]) {
    const named = typeof part === 'object' && part !== null && 'uid' in part ? part.uid : undefined;
    if (named !== undefined && named !== request.member.uid) throw new AppError('forbidden');
  }
};
