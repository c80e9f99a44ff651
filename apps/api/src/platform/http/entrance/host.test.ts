import { describe, expect, it } from 'vitest';
import { useRawServer } from '../../../../test/servers/raw-request.ts';
import { useTestApp } from '../../../../test/servers/test-app.ts';

describe('a request for a host', () => {
  it('is answered under our names, addresses and localhost', async () => {
    const app = await useTestApp({
      config: { publicUrl: 'https://firmament.example', host: 'mybox', allowedHosts: ['app'] },
    });
    const local = ['localhost:3000', 'LOCALHOST.', '127.0.0.1', '192.168.1.20:3000', '[::1]:3000'];
    for (const host of [...local, 'firmament.example', 'Firmament.Example:443', 'mybox:3000', 'app:3000']) {
      const answer = await app.inject({ url: '/api/health/live', headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 200]);
    }
  });

  it('is refused under any other name, wherever it goes', async () => {
    const app = await useTestApp({ config: { publicUrl: 'https://firmament.example' } });
    for (const host of ['evil.example', 'firmament.example.evil.example', 'evil-firmament.example', '127.0.0.1.evil']) {
      for (const url of ['/', '/assets/app-1.js', '/api/health/live', '/nowhere']) {
        const answer = await app.inject({ url, headers: { host } });
        expect([host, url, answer.statusCode]).toEqual([host, url, 421]);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    }
  });

  it('tells a newcomer what to set, in plain text and in the language of the browser', async () => {
    const app = await useTestApp();
    const open = (language: string) =>
      app.inject({ url: '/', headers: { host: 'mybox:3000', 'accept-language': language } });
    const english = await open('en');
    expect(english.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(english.body).toContain('set PUBLIC_URL to the address you open (PUBLIC_URL=http://mybox:3000)');
    expect((await open('de')).body).toContain('Setzen Sie PUBLIC_URL auf die Adresse, die Sie aufrufen');
    const call = await app.inject({ url: '/api/version', headers: { host: 'mybox:3000' } });
    expect(call.json().code).toBe('unknown_host');
  });

  it('is refused when a foreign name leads to us, so that its page cannot read the demo mailbox', async () => {
    const app = await useTestApp({ config: { isDemo: true } });
    const read = (host: string) =>
      app.inject({ url: '/api/dev/mailbox', headers: { host, 'sec-fetch-site': 'same-origin' } });
    expect((await read('localhost:3000')).json()).toEqual({ mails: [] });
    expect((await read('rebound.evil.example:3000')).statusCode).toBe(421);
  });

  it('is refused unless it names exactly one', async () => {
    const send = await useRawServer(await useTestApp());
    const none = ['', 'Host:\r\n', 'Host: localhost/api\r\n', 'Host: localhost@evil.example\r\n', 'Host: [::1\r\n'];
    const several = ['Host: localhost\r\nHost: evil.example\r\n', 'Host: localhost\r\nhost: localhost\r\n'];
    for (const lines of [...none, ...several, 'Host: localhost, evil.example\r\n']) {
      const answer = await send(`GET /api/health/live HTTP/1.1\r\n${lines}\r\n`);
      expect([lines, answer?.status]).toEqual([lines, 400]);
      expect(JSON.parse(answer?.body ?? '').error).toBe('The request must name the host it is for, once.');
    }
  });

  it('believes a forwarded name from trusted proxies only, and then it must be ours too', async () => {
    const statusOf = async (trustProxy: boolean, headers: Record<string, string>) => {
      const app = await useTestApp({ config: { trustProxy, publicUrl: 'https://firmament.example' } });
      return (await app.inject({ url: '/', headers })).statusCode;
    };
    const forwarded = { host: '127.0.0.1:3000', 'x-forwarded-host': 'evil.example' };
    expect(await statusOf(true, forwarded)).toBe(421);
    expect(await statusOf(false, forwarded)).toBe(200);
    const claimed = { host: 'evil.example', 'x-forwarded-host': 'firmament.example' };
    expect(await statusOf(true, claimed)).toBe(421);
    expect(await statusOf(true, { ...forwarded, 'x-forwarded-host': 'firmament.example' })).toBe(200);
  });
});
