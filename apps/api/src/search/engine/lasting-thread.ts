import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../platform/logger.ts';

/** Keeps a thread that dies at its start from being restarted without a pause. */
const RESTART_DELAY_MS = 1_000;

export type LastingThread = { post(message: unknown): void; close(): Promise<void> };

/** A thread that is replaced however it ends: by an error, by running out of memory or by itself. */
export const startLasting = (start: () => Worker, name: string, logger: Logger): LastingThread => {
  let isClosing = false;

  const run = (): Worker => {
    const thread = start();
    thread.on('error', (error) => logger.error({ err: error }, `${name} died and is replaced`));
    thread.once('exit', () => {
      setTimeout(() => {
        if (!isClosing) current = run();
      }, RESTART_DELAY_MS).unref();
    });
    return thread;
  };

  let current = run();
  return {
    post: (message) => current.postMessage(message),
    close: async () => {
      isClosing = true;
      await current.terminate();
    },
  };
};
