import { setMaxListeners } from 'node:events';
import type { Attack } from './attacks.ts';
import { createHttpClient } from './engines/http-client.ts';

/** A process of its own: one hostile caller with many connections, each of which asks again as soon as it is answered. */

export type AttackOrder = { port: number; headers: Record<string, string>; attack: Attack; connections: number };
/** How often each status was answered; `broken` where the connection was. */
export type AttackOutcome = Record<string, number>;

/** Ends the attack even if the one who ordered it has gone. */
const LONGEST_MS = 120_000;

const stopping = new AbortController();

setMaxListeners(0, stopping.signal);

const attack = async ({ port, headers, attack: { calls }, connections }: AttackOrder): Promise<AttackOutcome> => {
  const seen: AttackOutcome = {};
  const until = performance.now() + LONGEST_MS;
  const ask = async (number: number): Promise<void> => {
    const client = createHttpClient(port, headers);
    // Does not wait for what is still in its line.
    stopping.signal.addEventListener('abort', client.close);
    for (let i = number; !stopping.signal.aborted && performance.now() < until; i++) {
      const call = calls[i % calls.length];
      if (!call) return;
      const status = await client.send(call).then(
        (answer) => String(answer.status),
        () => 'broken',
      );
      if (!stopping.signal.aborted) seen[status] = (seen[status] ?? 0) + 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => ask(number)));
  return seen;
};

process.on('message', async (message: AttackOrder | 'stop') => {
  if (message === 'stop') {
    stopping.abort();
    return;
  }
  process.send?.(await attack(message), () => process.exit());
});
process.on('disconnect', () => process.exit());
