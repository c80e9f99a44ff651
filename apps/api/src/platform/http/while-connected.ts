import type { FastifyReply } from 'fastify';

/** Aborts when the client leaves before it is answered. */
export const whileConnected = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};
