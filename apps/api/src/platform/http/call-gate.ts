import type { Endpoint } from '@firmament/api-contract/endpoint';
import {
  BURST_MS,
  CALLS_AT_ONCE,
  DOCUMENTS_AT_ONCE,
  DOWNLOADS_AT_ONCE,
  WATCHING_AT_ONCE,
} from '@firmament/api-contract/limits';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../fairness/caller.ts';
import { costlyTurns } from '../fairness/costly-turns.ts';
import { tooManyAtOnce } from '../fairness/too-many-at-once.ts';
import { createTurns, type GiveBack } from '../fairness/turns.ts';
import { AppError } from './app-error.ts';

/** A call's place among those that its caller has in progress. */
export type Place = {
  /** Does the work of the call. It keeps the place until it is done, even if the client has left meanwhile. */
  work<T>(act: () => Promise<T> | T): Promise<T>;
};

export type CallGate = { enter(endpoint: Endpoint, caller: Caller, reply: FastifyReply): Promise<Place> };

const tooManyDownloads = (): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: 5,
    text: {
      en: 'Too many downloads at the same time. Please wait until one of them is done, then try again.',
      de: 'Zu viele Downloads zur selben Zeit. Bitte warten Sie, bis einer davon fertig ist, und versuchen Sie es dann erneut.',
    },
  });

const tooManyDocuments = (): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: 5,
    text: {
      en: 'Too many documents at the same time. Please wait until the earlier ones are done, then try again.',
      de: 'Zu viele Dokumente zur selben Zeit. Bitte warten Sie, bis die vorigen fertig sind, und versuchen Sie es dann erneut.',
    },
  });

/**
 * Limits how many calls a caller has in progress, whatever they ask for; their other calls wait. No call is left out
 * because it seems cheap: what calls cost is measured while they run.
 */
export const createCallGate = (): CallGate => {
  const { inProgress, waiting } = CALLS_AT_ONCE;
  const calls = createTurns({ each: inProgress, waitingEach: waiting, burstMs: BURST_MS, refuse: tooManyAtOnce });
  const watching = createTurns({
    each: WATCHING_AT_ONCE.inProgress,
    waitingEach: WATCHING_AT_ONCE.waiting,
    burstMs: WATCHING_AT_ONCE.burstMs,
    leastMs: WATCHING_AT_ONCE.leastMs,
    refuse: tooManyAtOnce,
  });
  const downloads = createTurns({
    each: DOWNLOADS_AT_ONCE.inProgress,
    waitingEach: DOWNLOADS_AT_ONCE.waiting,
    refuse: tooManyDownloads,
  });
  const documents = createTurns({
    each: DOCUMENTS_AT_ONCE.inProgress,
    waitingEach: DOCUMENTS_AT_ONCE.waiting,
    refuse: tooManyDocuments,
  });
  const takePlace = ({ limit, isDownload, isCostly, isDocument }: Endpoint, caller: Caller): Promise<GiveBack> => {
    if (limit === 'unlimited') return watching.take(caller);
    if (isDownload) return downloads.take(caller);
    if (isDocument) return documents.run(caller, () => costlyTurns.take(caller));
    return (isCostly ? costlyTurns : calls).take(caller);
  };
  return {
    enter: async (endpoint, caller, reply) => {
      const { isDownload = false } = endpoint;
      const giveBack = await takePlace(endpoint, caller);
      let isWorking = false;
      let isAnswered = false;
      const end = () => {
        isAnswered = true;
        if (!isWorking) giveBack();
      };
      // Also for calls that never get to work, because their body is not valid or does not arrive.
      reply.raw.once('close', end);
      caller.signal.addEventListener('abort', end, { once: true });
      // Who has left before gets no further notice of it.
      if (caller.signal.aborted) end();
      return {
        work: async (act) => {
          isWorking = true;
          try {
            return await act();
          } finally {
            isWorking = false;
            if (isAnswered || !isDownload) giveBack();
          }
        },
      };
    },
  };
};
