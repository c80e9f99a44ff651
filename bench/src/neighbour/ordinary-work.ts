import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, callOf } from '../engines/firmament.ts';
import { createHttpClient } from '../engines/http-client.ts';
import type { Kind } from '../workload.ts';

/** What ordinary members do, one after the other: they search, open a company, and every page asks who they are. */

export const ORDINARY_KINDS = ['search', 'company', 'session'] as const;
export type OrdinaryKind = (typeof ORDINARY_KINDS)[number];

/** Times in milliseconds, and how often each status was answered. */
export type Seen = { times: Record<OrdinaryKind, number[]>; statuses: Record<string, number> };

export type OrdinaryWork = { run(seconds: number): Promise<Seen>; close(): void };

type Options = { port: number; tokens: readonly string[]; workload: readonly Kind[]; companies: readonly number[] };

/** Nobody clicks faster; and the limit of calls a minute must not be what is measured. */
const PAUSE_MS = 5;
const QUESTIONS_EACH = 3;

export const createOrdinaryWork = ({ port, tokens, workload, companies }: Options): OrdinaryWork => {
  const searches = workload
    .filter(({ target }) => target === 'search')
    .flatMap(({ questions }) => questions.slice(0, QUESTIONS_EACH))
    .filter(({ kind }) => kind !== 'quick');
  const calls: Record<OrdinaryKind, readonly Call[]> = {
    search: searches.map(callOf),
    company: companies.map((id): Call => ({ method: 'GET', path: `/api/companies?cid=${id}` })),
    session: [{ method: 'GET', path: '/api/session' }],
  };
  const clients = tokens.map((token, number) =>
    createHttpClient(port, { 'x-forwarded-for': `10.3.1.${number + 1}`, cookie: `firmament_session=${token}` }),
  );
  let asked = 0;

  const askNext = async ({ times, statuses }: Seen): Promise<void> => {
    const kind = ORDINARY_KINDS[asked % ORDINARY_KINDS.length] ?? 'search';
    const round = Math.floor(asked / ORDINARY_KINDS.length);
    const call = calls[kind][round % calls[kind].length];
    const client = clients[asked % clients.length];
    asked += 1;
    if (!call || !client) throw new Error('there is nothing to ask');
    const startedAt = performance.now();
    const status = await client.send(call).then(
      (answer) => String(answer.status),
      () => 'broken',
    );
    times[kind].push(performance.now() - startedAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };

  return {
    run: async (seconds) => {
      const seen: Seen = { times: { search: [], company: [], session: [] }, statuses: {} };
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until) {
        await askNext(seen);
        await sleep(PAUSE_MS);
      }
      return seen;
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
};
