import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Beyond this a call waits longer than its caller does; better to tell the caller to come back. */
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

/** Answered even under load: a busy process must not be ended as dead, and operators need to see what keeps it busy. */
const FOR_OPERATORS = ['/api/health/live', '/api/metrics'];

type Limits = { maxEventLoopDelayMs?: number; lookEveryMs?: number };

/** Refuses calls while the event loop is late, so that calls under way can finish. */
export const registerLoadShedding = async (app: FastifyInstance, limits: Limits = {}): Promise<void> => {
  const { maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS, lookEveryMs = LOOK_EVERY_MS } = limits;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: lookEveryMs,
    // The files of a page are not refused: they cost little, and a page that misses one stays blank.
    pressureHandler: async ({ url }) => {
      const path = url.split('?', 1)[0] ?? '';
      if (!path.startsWith('/api/') || FOR_OPERATORS.includes(path)) return;
      throw new AppError('unavailable', { cause: new Error('the server is busy') });
    },
  });
};
