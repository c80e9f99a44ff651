import { getReady } from '@firmament/api-contract/calls/system';
import { defineEndpoint } from '@firmament/api-contract/endpoint';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LANGUAGE_KEY } from '../i18n/language.ts';
import { callApi, endpointUrl } from './api-client.ts';
import { ApiError } from './api-error.ts';

const getThing = defineEndpoint({
  id: 'getThing',
  method: 'GET',
  path: '/api/things/{thingId}',
  summary: '',
  tag: 'test',
  access: 'public',
  params: z.object({ thingId: z.string() }),
  query: z.object({ keyword: z.string().optional(), tags: z.array(z.string()).optional() }),
  response: z.object({ name: z.string() }),
  errors: [],
});

const postThing = defineEndpoint({
  id: 'postThing',
  method: 'POST',
  path: '/api/things',
  summary: '',
  tag: 'test',
  access: 'member',
  body: z.object({ name: z.string() }),
  response: z.object({ success: z.literal(true) }),
  errors: ['conflict'],
});

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const stubFetch = (respond: (url: string, init: RequestInit) => Response | Promise<Response>) => {
  const fetchStub = vi.fn(async (url: string, init: RequestInit) => respond(url, init));
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
};

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

describe('callApi', () => {
  it('fills path and query, sends the language and returns the answer', async () => {
    sessionStorage.setItem(LANGUAGE_KEY, 'de');
    const fetchStub = stubFetch(() => answer({ name: 'Ä' }));
    const thing = await callApi(getThing, {
      params: { thingId: 'a/b' },
      query: { keyword: 'x & y', tags: ['1', '2'] },
    });
    expect(thing).toEqual({ name: 'Ä' });
    const [url, init] = fetchStub.mock.calls[0] ?? [];
    expect(url).toBe('/api/things/a%2Fb?keyword=x+%26+y&tags=1&tags=2');
    expect(init).toMatchObject({ method: 'GET', headers: { 'Accept-Language': 'de' } });
    expect(init).not.toHaveProperty('body');
  });

  it('sends changes as JSON', async () => {
    const fetchStub = stubFetch(() => answer({ success: true }));
    await callApi(postThing, { body: { name: 'Graz' } });
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"name":"Graz"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('turns an error body into an ApiError', async () => {
    stubFetch(() =>
      answer(
        {
          success: false,
          error: 'Already there.',
          message: 'Already there.',
          code: 'conflict',
          fields: { name: 'taken' },
          requestId: 'r-1',
        },
        409,
      ),
    );
    const error = await failure(callApi(postThing, { body: { name: 'Graz' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'conflict',
      message: 'Already there.',
      fields: { name: 'taken' },
      requestId: 'r-1',
      status: 409,
      isNetwork: false,
      isRefusal: true,
    });
  });

  it('has a message for an answer that is not from our server', async () => {
    stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failure(callApi(getReady, {}));
    expect(error).toMatchObject({ code: 'unavailable', status: 502, isRefusal: false });
    expect((error as ApiError).message).toMatch(/^We cannot answer right now/);
  });

  it('turns a lost connection into an ApiError in the language of the user', async () => {
    sessionStorage.setItem(LANGUAGE_KEY, 'de');
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(callApi(getReady, {}));
    expect(error).toMatchObject({ code: 'network', status: 0, isNetwork: true });
    expect((error as ApiError).message).toMatch(/^Wir erreichen den Server nicht/);
  });

  it('treats a truncated answer as a lost connection', async () => {
    stubFetch(() => new Response('{"status":"rea'));
    expect(await failure(callApi(getReady, {}))).toMatchObject({ isNetwork: true });
  });

  it('rejects a cancelled call with the reason of its signal', async () => {
    const controller = new AbortController();
    stubFetch(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    const error = await failure(callApi(getReady, {}, { signal: controller.signal }));
    expect(error).toBe(controller.signal.reason);
  });

  it('rejects, in development, an answer that breaks the contract', async () => {
    stubFetch(() => answer({ status: 'perhaps' }));
    expect(await failure(callApi(getReady, {}))).toBeInstanceOf(z.ZodError);
  });
});

describe('endpointUrl', () => {
  it('encodes parameters without loss', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
        (thingId, keyword) => {
          const url = new URL(endpointUrl(getThing, { params: { thingId }, query: { keyword } }), 'http://localhost');
          // URL parsers resolve the segments . and .. away.
          fc.pre(!/^\.{1,2}$/.test(thingId));
          expect(decodeURIComponent(url.pathname.slice('/api/things/'.length))).toBe(thingId);
          expect(url.searchParams.get('keyword')).toBe(keyword ?? null);
        },
      ),
    );
  });
});
