import type { Endpoint } from '@firmament/api-contract/endpoint';
import type { Language } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../fairness/caller.ts';
import { createRefusals } from '../fairness/refusals.ts';
import { tooManyAtOnce } from '../fairness/too-many-at-once.ts';
import { createTurns } from '../fairness/turns.ts';
import { AppError, type Text } from './app-error.ts';
import { createCallGate, type Place } from './call-gate.ts';
import { callerName, callerOf, generalCountsOf } from './caller-of.ts';
import { type Count, countsOfAddress, type RateLimiter } from './rate-limit.ts';
import { InvalidInput } from './validation.ts';

/** The owner of a session. */
export type Member = {
  accountId: number;
  /** The account's id as the wire has it. */
  uid: string;
  sessionId: number;
  email: string;
  language: Language;
  membershipLevel: number;
  /** An invoice is in default, or an operator has blocked the account: the services of the plan are refused. */
  isBlocked: boolean;
  /** May use the desk. */
  isOperator: boolean;
  /** Of the demo, with an account of their own for a day: nobody has signed up, so some calls are closed. */
  isVisitor: boolean;
  /** Signed in with a mailed password: may choose a password of their own, and nothing else. */
  mustChoosePassword: boolean;
};

/** Reads the session of a request; undefined if there is none. May renew it, unless the page asks by itself. */
export type FindMember = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { isBackground?: boolean | undefined },
) => Promise<Member | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
    /** Who makes this call; null until it is admitted. */
    caller: Caller | null;
    /** What it counted against, if the call has a limit of its own. */
    counted: Count[] | null;
    /** Its place among the calls that the caller has in progress; null until it is admitted. */
    place: Place | null;
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

const CLOSED_TO_VISITORS: Text = {
  en: 'Your demo account cannot do this: nobody has signed up for it, and it will be gone in a day. With a free account of your own you can.',
  de: 'Das geht mit Ihrem Demo-Konto nicht: Es gehört niemandem namentlich und besteht nur einen Tag. Mit einem eigenen, kostenlosen Konto ist es möglich.',
};

/** Of one address. They take a millisecond each, so that even a whole office behind one waits for no time to speak of. */
const ARRIVALS_AT_ONCE = 4;
const MAX_ARRIVALS = 1_000;

/** Says why a member's access is blocked, and what to do. */
export type ExplainBlock = (member: Member) => Promise<AppError>;

/** Whether an operator signs in with more than a password. */
export type HasSecondFactor = (member: Member) => Promise<boolean>;

/** Decides for every call who may make it, how often and how many at once, before its body is read. */
export const registerAdmission = (
  app: FastifyInstance,
  limiter: RateLimiter,
  findMember: FindMember,
  { explainBlock, hasSecondFactor }: { explainBlock: ExplainBlock; hasSecondFactor: HasSecondFactor },
): void => {
  const gate = createCallGate();
  const refusals = createRefusals();
  /** Before it is known who calls, addresses take turns: reading sessions must not use up the database's connections. */
  const arrivals = createTurns({ each: ARRIVALS_AT_ONCE, waitingEach: MAX_ARRIVALS, refuse: tooManyAtOnce });

  const countInGeneral = async (request: FastifyRequest): Promise<void> => {
    for (const count of generalCountsOf(request)) await limiter.countCheaply(count);
  };

  const identify = async (
    { limit, access, isBackground }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    if (limit !== undefined && limit !== 'unlimited') {
      request.counted = countsOfAddress(limit, request.ip);
      await limiter.count(...request.counted);
    }
    if (access !== 'public') request.member = (await findMember(request, reply, { isBackground })) ?? null;
    if (limit === undefined) await countInGeneral(request);
  };

  /** What a member may do with this session at all. */
  const assertUsable = async (endpoint: Endpoint, request: FastifyRequest) => {
    const { access, isService, isOpenToMailedPassword, isClosedToVisitors } = endpoint;
    if (access === 'public') return;
    const member = requireMember(request);
    if (access === 'operator' && !member.isOperator) throw new AppError('not_found');
    if (member.mustChoosePassword && !isOpenToMailedPassword) throw new AppError('password_change_required');
    if (member.isVisitor && isClosedToVisitors) throw new AppError('forbidden', { text: CLOSED_TO_VISITORS });
    if (access === 'operator' && !(await hasSecondFactor(member))) throw new AppError('second_factor_missing');
    if (member.isBlocked && isService) throw await explainBlock(member);
  };

  app.decorateRequest('member', null);
  app.decorateRequest('caller', null);
  app.decorateRequest('place', null);
  app.decorateRequest('counted', null);
  app.decorate('admit', async (endpoint, request, reply) => {
    const visitor = callerOf(request, reply);
    const caller = (): Caller => ({ ...visitor, name: callerName(request) });
    try {
      await arrivals.run(visitor, () => identify(endpoint, request, reply));
      await assertUsable(endpoint, request);
      request.caller = caller();
      request.place = await gate.enter(endpoint, request.caller, reply);
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') await refusals.slowDown(caller());
      throw error;
    }
  });
  // A mistyped form has done nothing: it counts like any other call, not against the few that its own limit allows.
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof InvalidInput) || request.counted === null) return;
    try {
      await countInGeneral(request);
      await limiter.giveBack(...request.counted);
    } catch {
      // Beyond the general limit as well, or without a database: it stays counted.
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
