import { setMaxListeners } from 'node:events';
import type { Call } from '../engines/firmament.ts';
import { createHttpClient } from '../engines/http-client.ts';

/** A process of its own: one hostile caller with many connections, each of which asks again as soon as it is answered. */

export type AttackOrder = {
  port: number;
  headers: Record<string, string>;
  calls: readonly Call[];
  connections: number;
};
/** How often each status was answered; `broken` where the connection was. */
export type AttackOutcome = Record<string, number>;

/** Ends an attack even if nobody stops it. */
const LONGEST_MS = 30_000;

let stopping = new AbortController();

const attack = async ({ port, headers, calls, connections }: AttackOrder): Promise<AttackOutcome> => {
  const { signal } = stopping;
  setMaxListeners(0, signal);
  const seen: AttackOutcome = {};
  const until = performance.now() + LONGEST_MS;
  let asked = 0;
  const ask = async (): Promise<void> => {
    const client = createHttpClient(port, headers);
    // Does not wait for what is still in its line.
    signal.addEventListener('abort', client.close);
    while (!signal.aborted && performance.now() < until) {
      const call = calls[asked++ % calls.length];
      if (!call) return;
      const status = await client.send(call).then(
        (answer) => String(answer.status),
        () => 'broken',
      );
      if (!signal.aborted) seen[status] = (seen[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return seen;
};

process.on('message', async (message: AttackOrder | 'stop') => {
  if (message === 'stop') {
    stopping.abort();
    return;
  }
  stopping = new AbortController();
  const outcome = await attack(message);
  process.send?.(outcome);
});
process.on('disconnect', () => process.exit());
