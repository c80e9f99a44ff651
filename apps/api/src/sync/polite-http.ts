import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import { type OpenAnswer, OutgoingError, type OutgoingStream } from '../platform/outgoing-http.ts';
import { createDownloader } from './download.ts';
import type { PoliteHttp, Politeness, PoliteQuestion, Send } from './politeness.ts';
import { SyncFailure } from './sync-failure.ts';

/** A source may ask for a pause of days, but a mistyped year must not switch it off. */
const LONGEST_MS = 7 * DAY_MS;

/** When a source wants to be asked again: seconds or an HTTP date (RFC 9110, 10.2.3). A past moment is now. */
export const readRetryAfter = (header: string | undefined, now: Date): Date | undefined => {
  if (header === undefined) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  if (Number.isNaN(waitMs)) return undefined;
  return new Date(now.getTime() + Math.min(LONGEST_MS, Math.max(0, waitMs)));
};

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Pause = async (ms, signal) => {
  await sleep(ms, undefined, { signal });
};

type Options = {
  open: OutgoingStream;
  clock: Clock;
  pause: Pause;
  politeness: Politeness;
  signal: AbortSignal;
  /** Where downloads lie. */
  folder: string;
};

const TRIES = 4;
/** Grows fourfold with each further try. */
const FIRST_WAIT_MS = 2_000;
/** A longer wait is for the next run. */
const LONGEST_WAIT_MS = 2 * MINUTE_MS;

const SLOW_DOWN = new Set([429, 503]);
const REFUSED = new Set([401, 403]);

export const createPoliteHttp = (options: Options): PoliteHttp => {
  const { clock, signal, politeness } = options;
  let nextAt = 0;

  const takeTurn = async (): Promise<void> => {
    const waitMs = Math.min(politeness.pauseMs, nextAt - performance.now());
    nextAt = performance.now() + Math.max(0, waitMs) + politeness.pauseMs;
    if (waitMs > 0) await options.pause(waitMs, signal);
  };

  const tryOnce = async (question: PoliteQuestion): Promise<OpenAnswer> => {
    await takeTurn();
    const answer = await options.open({ ...question, origins: politeness.origins, signal });
    if (!REFUSED.has(answer.status)) return answer;
    answer.close();
    throw new SyncFailure('key', `HTTP ${answer.status}`);
  };

  /** `read` returns undefined for a fault that may pass. */
  const send: Send = async (question, read) => {
    for (let tried = 1; ; tried++) {
      signal.throwIfAborted();
      const problem = await attempt(await question(), read);
      if ('result' in problem) return problem.result;
      const waitMs = problem.retryAt
        ? problem.retryAt.getTime() - clock.now().getTime()
        : FIRST_WAIT_MS * 4 ** (tried - 1);
      if (tried === TRIES || waitMs > LONGEST_WAIT_MS) throw problem.failure;
      await options.pause(Math.max(0, waitMs), signal);
    }
  };

  const attempt = async <T>(
    question: PoliteQuestion,
    read: (answer: OpenAnswer) => Promise<T | undefined>,
  ): Promise<{ result: T } | { failure: unknown; retryAt?: Date | undefined }> => {
    try {
      const answer = await tryOnce(question);
      const { status, headers } = answer;
      if (SLOW_DOWN.has(status)) {
        answer.close();
        const retryAt = readRetryAfter(headers['retry-after'], clock.now());
        return { failure: new SyncFailure('slow_down', `HTTP ${status}`, { retryAt }), retryAt };
      }
      const result = await read(answer);
      return result === undefined ? { failure: new SyncFailure('faulty', `HTTP ${status}`) } : { result };
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      return { failure: error };
    }
  };

  return {
    ask: (question, { isFinal = () => false } = {}) =>
      send(
        async () => question,
        async (answer) => {
          const whole = { status: answer.status, body: await answer.whole() };
          return whole.status < 500 || isFinal(whole) ? whole : undefined;
        },
      ),
    download: createDownloader({ send, folder: options.folder }),
  };
};

const isPassing = (error: unknown): boolean =>
  error instanceof OutgoingError && (error.failure === 'broken' || error.failure === 'timed_out');
