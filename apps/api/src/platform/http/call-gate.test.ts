import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createExport } from '@firmament/api-contract/calls/exports';
import { getCountryStats, postSearch } from '@firmament/api-contract/calls/search';
import type { Endpoint } from '@firmament/api-contract/endpoint';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { BURST_MS, CALLS_AT_ONCE, DOWNLOADS_AT_ONCE, WATCHING_AT_ONCE } from '@firmament/api-contract/limits';
import type { FastifyReply, LightMyRequestResponse } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { closedSearchIndex } from '../../../test/servers/test-app.ts';
import type { SearchIndex } from '../../search/engine/search-index.ts';
import { OURSELVES } from '../fairness/caller.ts';
import { createCallGate } from './call-gate.ts';

/** A search that answers nobody until it is told to, and counts who asked. */
const useHeldSearch = () => {
  const asked: string[] = [];
  let answerAll = () => {};
  const held = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const ask: SearchIndex['ask'] = async (_, caller) => {
    asked.push(caller?.name ?? '');
    await held;
    return { total: 0, ids: [], facets: {} } as never;
  };
  const index: SearchIndex = { ...closedSearchIndex, ask, assertReady: () => {} };
  const countOf = (name: string) => asked.filter((one) => one === name).length;
  return { index, countOf, asked, answerAll };
};

const statusesOf = async (answers: Promise<LightMyRequestResponse>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

describe('calls of one caller', () => {
  it('are worked on a few at a time; the others wait, too many are refused, and nobody else notices', async () => {
    const { index, countOf, answerAll } = useHeldSearch();
    const { app } = await useAccountsApp({ searchIndex: index });
    const call = (remoteAddress: string, language = 'en') =>
      app.inject({ url: '/api/companiesCountryStats', remoteAddress, headers: { 'accept-language': language } });
    const { inProgress, waiting } = CALLS_AT_ONCE;
    const many = Array.from({ length: inProgress + waiting + 1 }, () => call('10.0.0.1'));
    const refused = await Promise.race(many);
    expect(countOf('10.0.0.1')).toBe(inProgress);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      429,
      '1',
      'rate_limited',
    ]);
    expect(refused.json().error).toBe(
      'Too many calls at the same time. Please wait for the earlier answers, then try again.',
    );
    expect((await call('10.0.0.1', 'de')).json().error).toBe(
      'Zu viele Anfragen zur selben Zeit. Bitte warten Sie die vorigen Antworten ab und versuchen Sie es dann erneut.',
    );
    const others = [call('10.0.0.2'), call('10.0.0.3')];
    await expect.poll(() => countOf('10.0.0.2') + countOf('10.0.0.3')).toBe(2);
    expect(countOf('10.0.0.1')).toBe(inProgress);
    answerAll();
    expect((await statusesOf([...many, ...others])).filter((status) => status !== 200)).toEqual([429]);
  });

  it('have no need to wait for downloads, of which two run at a time', async () => {
    const { index, asked, answerAll } = useHeldSearch();
    const { get, post, join, enter } = await useAccountsApp({ searchIndex: index });
    const eva = await enter(await join());
    const max = await enter(await join({ email: 'max@kunde.example' }));
    const download = (as: { cookie: string }) =>
      post('exports', { subject: 'companies', performanceIndicators: [], format: 'csv', columns: 'row' }, as);
    const { inProgress, waiting } = DOWNLOADS_AT_ONCE;
    const running = Array.from({ length: inProgress + waiting + 1 }, () => download(eva));
    const refused = await Promise.race(running);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatch(/^Too many downloads at the same time\./);
    const other = download(max);
    await expect.poll(() => new Set(asked).size).toBe(2);
    // Those that run are in the ledger, and reading that does not wait for them.
    await expect.poll(async () => (await get('exports', eva)).json().exports.length).toBe(inProgress);
    answerAll();
    // The plan allows ten a day.
    expect((await statusesOf([...running, other])).sort()).toEqual([
      ...Array(11).fill(200),
      ...Array(12).fill(402),
      429,
    ]);
  });
});

const fakeReply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;

describe('a place', () => {
  const useGate = () => {
    const gate = createCallGate();
    const enter = (signal = new AbortController().signal, reply = fakeReply()) =>
      gate.enter(getCountryStats, { name: 'ann', signal }, reply);
    const isAdmitted = (entering: Promise<unknown>) =>
      Promise.race([entering.then(() => true), nextTurn().then(() => false)]);
    return { enter, isAdmitted };
  };

  it('is kept until the work is done, though the client has left: leaving must not buy another', async () => {
    const { enter, isAdmitted } = useGate();
    const leaving = new AbortController();
    const places = await Promise.all(Array.from({ length: CALLS_AT_ONCE.inProgress }, () => enter(leaving.signal)));
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const work = places.map((place) => place.work(() => until));
    leaving.abort();
    const next = enter();
    expect(await isAdmitted(next)).toBe(false);
    finish();
    await Promise.all(work);
    expect(await isAdmitted(next)).toBe(true);
  });

  it('of a download is given back when it is sent and the work is done, in whichever order', async () => {
    const gate = createCallGate();
    const enter = async () => {
      const reply = fakeReply();
      return { reply, place: await gate.enter(createExport, { name: 'ann', signal: OURSELVES.signal }, reply) };
    };
    for (let round = 0; round < 3; round++) {
      const [first, second] = [await enter(), await enter()];
      await first.place.work(async () => first.reply.raw.emit('close'));
      await second.place.work(async () => {});
      second.reply.raw.emit('close');
    }
  });

  it('is given back by a call that fails, or ends before it gets to work', async () => {
    const { enter, isAdmitted } = useGate();
    const reply = fakeReply();
    const leaving = new AbortController();
    const [failing] = await Promise.all([enter(), enter(undefined, reply), enter(leaving.signal), enter()]);
    const waiting = [enter(), enter(), enter()];
    await expect(failing?.work(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    reply.raw.emit('close');
    leaving.abort();
    expect(await Promise.all(waiting.map(isAdmitted))).toEqual([true, true, true]);
    expect(await isAdmitted(enter())).toBe(false);
  });
});

describe('no call is outside', () => {
  // Its file is made page by page in costly turns.
  it('but downloads, which last as long as their client reads', () => {
    expect(ENDPOINTS.filter(({ isDownload }) => isDownload).map(({ id }) => id)).toEqual(['createExport']);
  });

  const watching = ENDPOINTS.filter(({ limit }) => limit === 'unlimited');
  it.each(watching.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s, by which the server is watched, is answered a hundred times a second, and nobody else waits for that',
    async (_, endpoint) => {
      vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const gate = createCallGate();
      const begun: string[] = [];
      const call = async (name: string, which: Endpoint) => {
        const caller = { name, signal: new AbortController().signal };
        const place = await gate.enter(which, caller, fakeReply());
        await place.work(async () => void begun.push(`${name} ${which.id}`));
      };
      const flood = Array.from({ length: WATCHING_AT_ONCE.waiting }, () => call('scraper', endpoint));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(begun.length).toBeGreaterThan(80);
      expect(begun.length).toBeLessThan(120);
      const others = [call('monitor', endpoint), call('scraper', getCountryStats)];
      await Promise.all(others);
      expect(begun.slice(-2)).toEqual([`monitor ${endpoint.id}`, 'scraper companiesCountryStats']);
      await vi.advanceTimersByTimeAsync(2_000);
      await Promise.all(flood);
    },
  );

  const all = ENDPOINTS.filter(({ limit, isDownload }) => limit !== 'unlimited' && !isDownload);
  it.each(all.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes turns with its caller’s other calls and rests, once they have taken long',
    async (_, endpoint) => {
      vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const gate = createCallGate();
      const begun: number[] = [];
      const call = async (number: number) => {
        const caller = { name: `caller of ${endpoint.id}`, signal: new AbortController().signal };
        const place = await gate.enter(endpoint, caller, fakeReply());
        await place.work(async () => {
          begun.push(number);
          await new Promise((resolve) => setTimeout(resolve, BURST_MS));
        });
      };
      const calls = Array.from({ length: CALLS_AT_ONCE.inProgress + 2 }, (_, number) => call(number));
      const burst = endpoint.isCostly ? 1 : CALLS_AT_ONCE.inProgress;
      await vi.advanceTimersByTimeAsync(BURST_MS);
      expect(begun).toHaveLength(burst);
      await vi.advanceTimersByTimeAsync(BURST_MS - 1);
      expect(begun).toHaveLength(burst);
      await vi.advanceTimersByTimeAsync(1);
      expect(begun).toHaveLength(burst + 1);
      await vi.advanceTimersByTimeAsync(60_000);
      await Promise.all(calls);
    },
  );
});

it('a place is given back by a caller who has left before getting it', async () => {
  const gate = createCallGate();
  const enter = (signal: AbortSignal) => {
    const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
    return gate.enter(postSearch, { name: 'left early', signal }, reply);
  };
  await enter(AbortSignal.abort());
  const place = await enter(new AbortController().signal);
  expect(await place.work(() => 'searched')).toBe('searched');
});
