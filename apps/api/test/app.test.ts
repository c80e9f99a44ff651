import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { errorBody } from '@firmament/api-contract/errors';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { DAY_MS } from '@firmament/calendar/day';
import { describe, expect, it } from 'vitest';
import { AppError } from '../src/platform/http/app-error.ts';
import { useTestApp } from './servers/test-app.ts';

describe('every call', () => {
  it('is served and documented as the contract lists it, and nothing else is', async () => {
    const app = await useTestApp();
    const { paths } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('carries a request id, forbids caching and lets pages load nothing', async () => {
    const app = await useTestApp();
    const { headers } = await app.inject('/api/health/live');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('says which version runs', async () => {
  const app = await useTestApp();
  const { version, commit } = (await app.inject('/api/version')).json();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  // From source there is no build that knows it.
  expect(commit).toBeNull();
});

describe('readiness', () => {
  it('is reported when everything works', async () => {
    const app = await useTestApp();
    expect((await app.inject('/api/health/ready')).json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
  });

  it('is refused with 503 and a time to wait while something fails', async () => {
    const app = await useTestApp({
      readinessChecks: [{ name: 'index', run: () => Promise.reject(new Error('secret')) }],
    });
    const answer = await app.inject('/api/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json().error).toBe('Not ready: index.');
    expect(answer.body).not.toContain('secret');
  });
});

describe('an error', () => {
  it('uses the language of the request, in the one shape', async () => {
    const app = await useTestApp();
    const answer = await app.inject({ url: '/api/nowhere', headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    expect(answer.statusCode).toBe(404);
    const body = errorBody.parse(answer.json());
    expect(body).toMatchObject({ success: false, code: 'not_found', error: 'Das haben wir nicht gefunden.' });
    expect(body.message).toBe(body.error);
  });

  it('names every refused part of a request, in the language of the request', async () => {
    const app = await useTestApp();
    const url = '/api/dev/mailbox?to=a&to=b';
    const english = await app.inject(url);
    expect(english.statusCode).toBe(400);
    expect(english.json().fields.to).toBe('A text is expected here.');
    const german = await app.inject({ url, headers: { 'accept-language': 'de' } });
    expect(german.json().error).toBe('Die Anfrage ist ungültig. to: Hier wird ein Text erwartet.');
  });

  it('says 405 and what is allowed if only the method is wrong', async () => {
    const app = await useTestApp();
    const answer = await app.inject({ method: 'DELETE', url: '/api/health/live' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET');
  });

  it('shows nothing of an unexpected failure', async () => {
    const app = await useTestApp();
    app.get('/api/boom', () => {
      throw new Error('select * from account');
    });
    const answer = await app.inject('/api/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal');
    expect(answer.body).not.toContain('account');
  });

  it.each([
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    // From a connection that broke between two statements.
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is 503 when the database went away: $message', async (error) => {
    const app = await useTestApp();
    app.get('/api/lost', () => {
      throw error;
    });
    const answer = await app.inject('/api/lost');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('keeps the code it was thrown with', async () => {
    const app = await useTestApp();
    app.get('/api/used-up', () => {
      throw new AppError('quota_used_up');
    });
    expect((await app.inject('/api/used-up')).statusCode).toBe(402);
  });
});

describe('a call that changes something', () => {
  const post = { method: 'POST', url: '/api/echo', payload: '{}' } as const;
  const json = { 'content-type': 'application/json', host: 'localhost:3000' };
  const useEchoApp = async (publicUrl?: string) => {
    const app = await useTestApp({ config: { publicUrl } });
    app.post('/api/echo', async () => ({ ok: true }));
    const statusWith = async (headers: Record<string, string>) =>
      (await app.injectPlainly({ ...post, headers: { ...json, ...headers } })).statusCode;
    return { app, statusWith };
  };
  const cookie = `theme=dark; firmament_session=${'a'.repeat(43)}`;

  it.each([
    ['our own origin', { origin: 'http://localhost:3000' }],
    ['our own origin, with the standard port in the host', { origin: 'http://localhost', host: 'localhost:80' }],
    ['the public address', { origin: 'https://firmament.example' }],
    ['a page of ours whose browser hides the origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is accepted from %s', async (_, headers) => {
    const { statusWith } = await useEchoApp('https://firmament.example');
    expect([await statusWith(headers), await statusWith({ ...headers, cookie })]).toEqual([200, 200]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['nowhere', { origin: '' }],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }],
    ['a site that has our name inside its own', { origin: 'http://localhost:3000.evil.example' }],
    ['our host on another port', { origin: 'http://localhost:4000' }],
  ])('is refused from %s', async (_, headers) => {
    const { statusWith } = await useEchoApp();
    expect([await statusWith(headers), await statusWith({ ...headers, cookie })]).toEqual([403, 403]);
  });

  it('needs no origin from a program that carries no cookie of ours', async () => {
    const { statusWith } = await useEchoApp();
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ cookie: 'theme=dark; not_firmament_session=1' })).toBe(200);
  });

  it('is refused without an origin when it carries a cookie of ours, whichever that is', async () => {
    const { app, statusWith } = await useEchoApp();
    for (const name of ['firmament_session', '__Host-firmament_session', 'firmament_sign_in', 'firmament_google']) {
      expect(await statusWith({ cookie: `theme=dark;${name}=x` })).toBe(403);
      expect(await statusWith({ cookie: `${name}=x`, 'sec-fetch-site': 'none' })).toBe(403);
    }
    const answer = await app.injectPlainly({ ...post, headers: { ...json, cookie } });
    expect(answer.json()).toMatchObject({
      code: 'foreign_origin',
      error: expect.stringContaining('send the header Origin'),
    });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is refused as %s, which a form can send',
    async (type) => {
      const { statusWith } = await useEchoApp();
      expect(await statusWith({ 'content-type': type })).toBe(415);
    },
  );

  it('is refused when it is broken, poisoned or too large', async () => {
    const { app } = await useEchoApp();
    const send = (payload: string) => app.inject({ ...post, headers: json, payload });
    expect((await send('{"a":')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400);
    expect((await send(JSON.stringify('x'.repeat(2 ** 17)))).statusCode).toBe(413);
    expect((await send(`[${'{},'.repeat(9_000)}{}]`)).statusCode).toBe(413);
  });
});

describe('the web application', () => {
  it('serves prerendered pages with the hashes of their own scripts', async () => {
    const app = await useTestApp();
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(200);
    const hash = createHash('sha256').update('window.a = 1').digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject('/pricing/')).body).toContain('Pricing');
  });

  it('shows what is sold, and another price without a restart', async () => {
    const priced = (monthlyNetCents: number) => ({
      ...SAMPLE_OFFER,
      plans: SAMPLE_OFFER.plans.map((plan, level) => (level === 1 ? { ...plan, monthlyNetCents } : plan)),
    });
    let offer = priced(25_000);
    const app = await useTestApp({ offer: () => offer });
    const before = await app.inject('/pricing');
    expect(before.body).toContain('<p>EUR\u00a0300</p>');
    // Data is not run, so no hash lets it.
    expect(before.headers['content-security-policy']).not.toContain('sha256');
    offer = priced(19_990);
    const etag = String(before.headers.etag);
    const after = await app.inject({ url: '/pricing', headers: { 'if-none-match': etag } });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('<p>EUR\u00a0239.88</p>');
  });

  it('lets in tiles and Google only where they are set up', async () => {
    const policyOf = async (config: object) =>
      String((await (await useTestApp({ config })).inject('/')).headers['content-security-policy']);
    expect(await policyOf({})).not.toMatch(/https:/);
    const policy = await policyOf({ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', googleClientId: 'x' });
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
    expect(policy).toMatch(/frame-src https:\/\/accounts\.google\.com\/gsi\//);
    expect(policy).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\//);
  });

  it('lets browsers keep hashed assets for ever', async () => {
    const app = await useTestApp();
    const { headers, statusCode } = await app.inject('/assets/app-1.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('says how long a file is when more of it is asked for than there is', async () => {
    const app = await useTestApp();
    const get = (range: string) => app.inject({ url: '/assets/app-1.js', headers: { range } });
    const { body } = await app.inject('/assets/app-1.js');
    const beyond = await get('bytes=99999999-');
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_not_satisfiable']);
    expect(beyond.headers['content-range']).toBe(`bytes */${body.length}`);
    const part = await get('bytes=0-3');
    expect([part.statusCode, part.body]).toEqual([206, body.slice(0, 4)]);
    expect((await get('lines=1-2')).body).toBe(body);
  });

  it('answers unknown addresses with the not-found page and a real 404', async () => {
    const app = await useTestApp();
    for (const url of ['/nowhere', '/404', '/..%2f..%2fpackage.json', '/assets/gone.js', '/index.html', '/%00']) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  });

  it('answers below /de in German', async () => {
    const app = await useTestApp();
    const page = await app.inject('/de/pricing');
    expect([page.statusCode, page.body.includes('10.000')]).toEqual([200, true]);
    for (const url of ['/de/nirgends', '/de/404']) {
      const lost = await app.inject(url);
      expect([lost.statusCode, lost.body.includes('Seite nicht gefunden')]).toEqual([404, true]);
    }
    expect((await app.inject('/den')).body).not.toContain('Seite nicht gefunden');
  });

  it('compresses pages for browsers that ask for it, each form with its own tag', async () => {
    const app = await useTestApp();
    const get = (headers: Record<string, string>) => app.inject({ url: '/pricing', headers });
    const plain = await get({});
    const forms = [
      ['br', brotliDecompressSync, 'gzip, deflate, br'],
      ['gzip', gunzipSync, 'br;q=0, gzip'],
    ] as const;
    for (const [encoding, read, accepted] of forms) {
      const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(read(rawPayload).toString()).toBe(plain.body);
      expect(headers.etag).not.toBe(plain.headers.etag);
      const known = await get({ 'accept-encoding': accepted, 'if-none-match': String(headers.etag) });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    }
    const refused = await get({ 'accept-encoding': 'identity, zstd' });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
  });

  it('says whom to tell about a weakness, and until when that holds', async () => {
    const app = await useTestApp({ config: { publicUrl: 'https://data.kunde.example' } });
    for (const url of ['/.well-known/security.txt', '/security.txt']) {
      const { body, headers } = await app.inject(url);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(body).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/data\.kunde\.example\/contact)$/m);
      const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now());
      expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
    }
  });

  it('serves the one shell for every dashboard address', async () => {
    const app = await useTestApp();
    expect((await app.inject('/dashboard/companies/12?filters=x')).body).toContain('<title>App</title>');
  });

  it('writes its public address into pages and files for search engines', async () => {
    const bodyOf = async (url: string, publicUrl?: string) =>
      (await (await useTestApp({ config: { publicUrl } })).inject(url)).body;
    expect(await bodyOf('/pricing')).toContain('href="https://built.example/pricing"');
    for (const url of ['/', '/pricing', '/robots.txt', '/sitemap.xml']) {
      const body = await bodyOf(url, 'https://data.kunde.example');
      expect(body).toContain('https://data.kunde.example/');
      expect(body).not.toContain('built.example');
    }
  });

  it('asks search engines to leave out dashboard and desk, and nothing else', async () => {
    const app = await useTestApp();
    const tagOf = async (url: string) => (await app.inject(url)).headers['x-robots-tag'];
    for (const url of ['/dashboard', '/dashboard/companies/12?filters=x', '/desk', '/desk/log']) {
      expect(await tagOf(url)).toBe('noindex');
    }
    for (const url of ['/', '/pricing', '/dashboards', '/desks']) expect(await tagOf(url)).toBeUndefined();
  });
});
