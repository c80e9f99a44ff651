import type { LookupAddress, lookup } from 'node:dns';
import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useListener } from '../../test/servers/use-listener.ts';
import { createOutgoingHttp, type OutgoingRequest } from './outgoing-http.ts';

/** A server of our own: its address, and the requests it received. */
const useServer = async (answer: RequestListener) => {
  const asked: { url: string; method: string; headers: Record<string, unknown> }[] = [];
  const { origin, port } = await useListener((request, response) => {
    asked.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers });
    answer(request, response);
  });
  return { origin, port, asked };
};

const LIMITS = { totalMs: 1_000, silenceMs: 300, maxBytes: 10_000 };
const reachAll = createOutgoingHttp({ canReach: () => true, limits: LIMITS });
const reachPublic = createOutgoingHttp({ limits: LIMITS });

const ask = (url: string, changes: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url,
  origins: [new URL(url).origin],
  signal: new AbortController().signal,
  ...changes,
});

/** A resolver that returns the given lists of addresses, one per lookup. */
const resolveTo = (...answers: string[][]): typeof lookup => {
  let questions = 0;
  const resolve = (_name: string, _options: unknown, callback: (error: null, found: LookupAddress[]) => void) => {
    const found = answers[Math.min(questions++, answers.length - 1)] ?? [];
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return resolve as unknown as typeof lookup;
};

describe('an outgoing request', () => {
  it('returns status and body, and names us as the user agent', async () => {
    const { origin, asked } = await useServer((_, response) => response.writeHead(203).end('täglich'));
    const { status, body } = await reachAll(ask(`${origin}/x?y=1`, { headers: { accept: 'text/plain' } }));
    expect([status, body.toString()]).toEqual([203, 'täglich']);
    expect(asked).toMatchObject([
      { url: '/x?y=1', method: 'GET', headers: { 'user-agent': 'Firmament', accept: 'text/plain' } },
    ]);
  });

  it('decompresses the body', async () => {
    const { origin } = await useServer((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('gepackt')),
    );
    expect((await reachAll(ask(origin))).body.toString()).toBe('gepackt');
  });

  it('follows redirects within the origins it was given, three at most', async () => {
    const { origin, asked } = await useServer(({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('da');
    });
    expect((await reachAll(ask(`${origin}/3`))).body.toString()).toBe('da');
    expect(asked).toHaveLength(4);
    await expect(reachAll(ask(`${origin}/4`))).rejects.toMatchObject({ failure: 'redirected' });
  });

  it('sends secrets only to the origin they are for', async () => {
    const other = await useServer((_, response) => response.end('other'));
    const own = await useServer((_, response) => response.writeHead(307, { location: other.origin }).end());
    const secretHeaders = { authorization: 'Basic eA==' };
    await reachAll(ask(own.origin, { origins: [own.origin, other.origin], secretHeaders, headers: { accept: 'a/b' } }));
    expect(own.asked[0]?.headers).toMatchObject(secretHeaders);
    expect(other.asked[0]?.headers).toMatchObject({ accept: 'a/b' });
    expect(other.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('never turns a POST into another request', async () => {
    const { origin, asked } = await useServer((_, response) => response.writeHead(302, { location: '/b' }).end());
    const post = ask(`${origin}/a`, { method: 'POST', body: '<frage/>' });
    await expect(reachAll(post)).rejects.toMatchObject({ failure: 'redirected' });
    expect(asked).toHaveLength(1);
  });
});

describe('a forbidden place', () => {
  const forbidden = { failure: 'forbidden' };

  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://10.0.0.8/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://0.0.0.0/',
  ])('is %s, even when it is configured', async (url) => {
    await expect(reachPublic(ask(url))).rejects.toMatchObject(forbidden);
  });

  it('is any origin that is not listed: other host, other port, other scheme', async () => {
    const origins = ['https://register.example'];
    for (const url of ['https://evil.example', 'https://register.example:8443', 'http://register.example']) {
      await expect(reachAll(ask(url, { origins }))).rejects.toMatchObject(forbidden);
    }
  });

  it.each([
    ['a private address', ['192.168.0.1']],
    ['a public and a private one', ['8.8.8.8', '10.1.2.3']],
    ['an IPv4 address in IPv6 clothes', ['::ffff:10.0.0.1']],
  ])('is a name that leads to %s', async (_, addresses) => {
    const http = createOutgoingHttp({ resolve: resolveTo(addresses), limits: LIMITS });
    await expect(http(ask('http://register.example'))).rejects.toMatchObject(forbidden);
  });

  it('is not reached by a name that resolves differently after the check', async () => {
    const { port, asked } = await useServer((_, response) => response.end('inside'));
    // The first answer is checked and used; a second one, which would lead inside, is never asked for.
    const http = createOutgoingHttp({
      resolve: resolveTo(['192.0.2.1'], ['127.0.0.1']),
      canReach: (a) => a !== '127.0.0.1',
      limits: LIMITS,
    });
    await expect(http(ask(`http://register.example:${port}`))).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('is not reached by a redirect either', async () => {
    const inside = await useServer((_, response) => response.end('inside'));
    const targets = [
      inside.origin,
      'http://169.254.169.254/',
      'https://evil.example/',
      'file:///etc/passwd',
      'http://',
    ];
    for (const location of targets) {
      const { origin } = await useServer((_, response) => response.writeHead(301, { location }).end());
      const failure = location === 'http://' ? 'redirected' : 'forbidden';
      await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure });
    }
    expect(inside.asked).toEqual([]);
  });
});

describe('a server that behaves badly', () => {
  it('times out if it says nothing', async () => {
    const { origin } = await useServer(() => {});
    await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure: 'timed_out' });
  });

  it('times out if it falls silent half-way', async () => {
    const { origin } = await useServer((_, response) => void response.writeHead(200).write('half'));
    await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure: 'timed_out' });
  });

  it('times out if it only drips', async () => {
    const { origin } = await useServer(async (_, response) => {
      response.writeHead(200);
      while (!response.destroyed) {
        response.write('.');
        await pause(50);
      }
    });
    await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure: 'timed_out' });
  });

  it('times out when the caller loses patience', async () => {
    const { origin } = await useServer(() => {});
    const signal = AbortSignal.timeout(50);
    await expect(reachAll(ask(origin, { signal }))).rejects.toMatchObject({ failure: 'timed_out' });
  });

  it.each([
    ['too much', (): [Record<string, string>, Buffer] => [{}, Buffer.alloc(10_001)], 'too_large'],
    [
      'a small file that unpacks to much',
      () => [{ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(10_001))],
      'too_large',
    ],
    ['a torn file', () => [{ 'content-encoding': 'gzip' }, gzipSync('x'.repeat(99)).subarray(0, 15)], 'broken'],
    ['a strange packing', () => [{ 'content-encoding': 'zstd' }, Buffer.from('x')], 'broken'],
  ] as [string, () => [Record<string, string>, Buffer], string][])(
    'is refused if it sends %s',
    async (_, make, failure) => {
      const [headers, body] = make();
      const { origin } = await useServer((_request, response) => response.writeHead(200, headers).end(body));
      await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure });
    },
  );

  it('is noticed if it hangs up half-way', async () => {
    const { origin } = await useServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(reachAll(ask(origin))).rejects.toMatchObject({ failure: 'broken' });
  });

  it('is reported if it is not there or its name has no address', async () => {
    await expect(reachAll(ask('http://127.0.0.1:1'))).rejects.toMatchObject({ failure: 'broken' });
    const nameless = createOutgoingHttp({ resolve: resolveTo([]), limits: LIMITS });
    await expect(nameless(ask('http://register.example'))).rejects.toMatchObject({ failure: 'broken' });
  });
});
