import { errorBody } from '@firmament/api-contract/errors';
import { expect, it } from 'vitest';
import { useRawServer } from '../../../../test/servers/raw-request.ts';
import { useTestApp } from '../../../../test/servers/test-app.ts';

const HOST = 'Host: localhost\r\n';
const CHUNKED = `POST /api/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;

const REFUSED: [string, string, string, number][] = [
  ['a method in lower case', `get / HTTP/1.1\r\n${HOST}\r\n`, 'invalid_request', 400],
  ['a made-up method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, 'invalid_request', 400],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'invalid_request', 400],
  ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'invalid_request', 400],
  ['a header with a control character', `GET / HTTP/1.1\r\n${HOST}X: a\x01b\r\n\r\n`, 'invalid_request', 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 'invalid_request', 400],
  ['chunks that are none', `${CHUNKED}zz\r\n`, 'invalid_request', 400],
  ['headers without end', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 'headers_too_large', 431],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 'method_not_allowed', 405],
  ['an address that is none', `GET /%zz HTTP/1.1\r\n${HOST}\r\n`, 'not_found', 404],
  ['an address of the API that is none', `GET /api/%zz HTTP/1.1\r\n${HOST}\r\n`, 'not_found', 404],
  ['a path out of the documentation', `GET /api/docs/static/.. HTTP/1.1\r\n${HOST}\r\n`, 'not_found', 404],
  ['a file of the documentation that is not there', `GET /api/docs/static/x HTTP/1.1\r\n${HOST}\r\n`, 'not_found', 404],
];

it('what cannot be read is refused in the shape of every error, with the headers of every answer', async () => {
  const send = await useRawServer(await useTestApp());
  for (const [what, request, code, status] of REFUSED) {
    const answer = await send(request);
    const error = errorBody.safeParse(JSON.parse(answer?.body || 'null'));
    expect([what, answer?.status, error.data?.code]).toEqual([what, status, code]);
    expect(answer?.headers, what).toMatchObject({
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  }
});

it('a request that breaks off gets one answer, also when it was answered before', async () => {
  const send = await useRawServer(await useTestApp());
  for (const path of ['/%zz', '/api/nowhere', '/nowhere']) {
    const request = `POST ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n`;
    const answer = await send(request, { isCutOff: true });
    expect([path, answer?.body.length]).toEqual([path, Number(answer?.headers['content-length'])]);
  }
});

it('expectations and upgrades that we do not know are ignored', async () => {
  const send = await useRawServer(await useTestApp());
  for (const lines of ['Expect: miracles\r\n', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
    const answer = await send(`GET /api/health/live HTTP/1.1\r\n${HOST}${lines}\r\n`);
    expect([lines, answer?.status, answer?.body]).toEqual([lines, 200, '{"status":"live"}']);
  }
});
