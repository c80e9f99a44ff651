import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'node:worker_threads';
import type { Query } from '@firmament/search/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/servers/test-app.ts';
import { eventually } from '../../../test/tools/eventually.ts';
import { createSearchWorld, type SearchWorld } from '../../../test/worlds/search-world.ts';
import type { Caller } from '../../platform/fairness/caller.ts';
import type { SearchQuestion } from './protocol.ts';
import type { CompanyColumns } from './schemas.ts';
import type { SearchIndex } from './search-index.ts';

let world: SearchWorld;
let index: SearchIndex;

beforeAll(async () => {
  world = await createSearchWorld();
  index = await world.start({ maxWaitingPerThread: 2, timeBudgetMs: 1_500 });
});

afterAll(() => world.close());

const ask = (query: Query<CompanyColumns>, from = index) => from.ask({ kind: 'search', entity: 'company', query });

/** Some seconds of work for one thread; no route can ask for that much. */
const SLOW: SearchQuestion<'search', 'company'> = {
  kind: 'search',
  entity: 'company',
  query: {
    where: [{ operator: 'atleast', conditions: Array.from({ length: 150_000 }, () => ({ keyword: 'e er en' })) }],
  },
};

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error) => error.code ?? String(error),
  );

const callerNamed = (name: string, signal = new AbortController().signal): Caller => ({ name, signal });

describe('questions', () => {
  it('are refused at once when too many wait, and stopped when they take too long', async () => {
    const app = await useTestApp({ database: world.database, searchIndex: index });
    const held = ['ann', 'ben', 'cem'].map((name) => codeOf(index.ask(SLOW, callerNamed(name))));
    const refused = await app.inject({ url: '/api/hsearch?keyword=holz' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect(await Promise.all(held)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect((await app.inject({ url: '/api/hsearch?keyword=holz' })).statusCode).toBe(200);
  });

  it('of a caller who fills the queue make room for those of others, and are told that they are too many', async () => {
    // More time for each than a machine that others use as well takes it from the quick one.
    const patient = await world.start({ maxWaitingPerThread: 2, timeBudgetMs: 4_000 });
    const held = [1, 2, 3].map(() => codeOf(patient.ask(SLOW, callerNamed('ann'))));
    const another = codeOf(patient.ask({ kind: 'search', entity: 'company', query: {} }, callerNamed('ben')));
    expect(await held[2]).toBe('unavailable');
    expect(await Promise.race([another, ...held.slice(1, 2)])).toBe('answered');
    expect(await Promise.all(held)).toEqual(['rate_limited', 'unavailable', 'unavailable']);
  });
});

/** Longer than a test may take: whatever ends was not ended by the clock. */
const PATIENCE_MS = 600_000;

describe('a thread', () => {
  const workers: Worker[] = [];
  let watched: SearchIndex;

  beforeAll(async () => {
    const remember = (worker: Worker) => void workers.push(worker);
    process.on('worker', remember);
    watched = await world.start({ threads: 2, timeBudgetMs: PATIENCE_MS });
    process.off('worker', remember);
  });

  const totals = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => ask({ limit: 0 }, watched)))).map(({ total }) => total);

  it('is not kept busy for a client that has left', async () => {
    const answers: Promise<string>[] = [];
    const observed: SearchIndex = {
      ...watched,
      ask: (question, caller) => {
        const answer = watched.ask(question, caller);
        answers.push(codeOf(answer));
        return answer;
      },
    };
    const app = await useTestApp({ database: world.database, searchIndex: observed });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const leave = new AbortController();
    const busy = ['ann', 'ben'].map((name) => codeOf(watched.ask(SLOW, callerNamed(name, leave.signal))));
    const request = get({ port, path: '/api/hsearch?keyword=holz' }).on('error', () => {});
    await eventually(() => expect(answers).toHaveLength(1));
    request.destroy();
    expect(await answers[0]).toBe('unavailable');
    leave.abort();
    expect(await Promise.all(busy)).toEqual(['unavailable', 'unavailable']);
    expect(await codeOf(watched.ask(SLOW, callerNamed('ann', leave.signal)))).toBe('unavailable');
    expect((await ask({}, watched)).total).toBe(3_000);
  });

  it('is there for others, however many searches one caller has going', async () => {
    const leave = new AbortController();
    const busy = Array.from({ length: 60 }, () => codeOf(watched.ask(SLOW, callerNamed('ann', leave.signal))));
    // They take longer than a test may: whoever is answered did not wait for them.
    for (const name of ['ben', 'cem', 'ben']) {
      expect((await watched.ask({ kind: 'search', entity: 'company', query: {} }, callerNamed(name))).total).toBe(
        3_000,
      );
    }
    leave.abort();
    expect(new Set(await Promise.all(busy))).toEqual(new Set(['unavailable']));
  });

  it('stops a question whose time was used up by waiting', async () => {
    const leave = new AbortController();
    const busy = ['ann', 'ben'].map((name) => codeOf(watched.ask(SLOW, callerNamed(name, leave.signal))));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * PATIENCE_MS });
    const asked = codeOf(watched.ask(SLOW));
    vi.useRealTimers();
    leave.abort();
    await Promise.all(busy);
    expect(await asked).toBe('unavailable');
  });

  it('is replaced when it dies; the others go on, and no question is lost', async () => {
    const [first, second] = workers;
    first?.postMessage(null);
    expect(new Set(await totals(50))).toEqual(new Set([3_000]));
    await eventually(() => expect(world.log.map(({ msg }) => msg)).toContain('a search thread died and is replaced'));
    const asked = totals(50);
    await second?.terminate();
    expect(new Set(await asked)).toEqual(new Set([3_000]));
  });

  it('may be the keeper: when it dies, the index goes on answering, and changes arrive again', async () => {
    await workers[2]?.terminate();
    expect((await ask({}, watched)).total).toBe(3_000);
    await world.database.pool.query(`update company set name = 'Wiedergefunden AG' where id = 17`);
    await eventually(async () => expect((await ask({ keyword: 'wiedergefunden' }, watched)).ids).toEqual([17]));
  });
});
