import { gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import type { Random } from './random.ts';

/** Requests as bytes: odd methods, addresses, headers, encodings and bodies, each mostly right and sometimes hostile. */

export type WireRequest = {
  text: string;
  /** Says that more will come than does, or may say so: the client hangs up, and there need not be an answer. */
  isCutOff: boolean;
};

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE'];
const ODD_METHODS = [
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'M-SEARCH',
  'LINK',
  'SOURCE',
  'get',
  'Post',
  'BREW',
  '',
  'G\0T',
  'GET\t',
  '*',
  'X'.repeat(5_000),
];

const PAGES = [
  '/',
  '/pricing',
  '/pricing/',
  '/dashboard',
  '/dashboard/companies/1',
  '/assets/app-1.js',
  '/robots.txt',
  '/404',
  '/api/docs',
  '/api/docs/static/index.html',
  '/api/docs/json',
  '/api/openapi.json',
  '/api/',
  '/api',
  '/nowhere',
];

const ODD_PATHS = [
  '',
  '*',
  '/',
  '//',
  '///api//session',
  '/.',
  '/..',
  '/../../etc/passwd',
  '/.git/config',
  '/.env',
  '/%2e%2e/%2e%2e',
  '/%',
  '/%z',
  '/%zz',
  '/%00',
  '/a%00.js',
  '/%ff',
  '/%c0%af',
  '/%ed%a0%80',
  '/api/%zz',
  '/api/%',
  '/api/docs/%zz',
  '/assets/..',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/',
  '/assets//',
  '/assets/app-1.js/',
  '/assets/app-1.js%00',
  '/assets/app-1.js.br',
  '/assets/\\..\\x',
  '/api/docs/static/..',
  '/api/docs/static/%2e%2e',
  '/api/docs/static/',
  '/api/docs/static/x%00',
  '/api/docs/static/..%5c..%5cx',
  '\\',
  '\\api\\session',
  '/api\\session',
  'api/session',
  'http://localhost/api/session',
  'http://evil.example/',
  'https://',
  'HTTP://localhost',
  'localhost:80',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '?',
  '#',
  '/#x',
  '/;x',
  '/\xfc',
  '/m\xc3\xbcller',
  '/\u0001',
  '/\t',
  '/ /',
  '/__proto__',
  '/constructor',
  '/api/__proto__',
  '/api/toString',
  '/?%zz',
  '/?a=%zz',
  '/api/hsearch?keyword=%zz',
  '/api/hsearch?keyword=%ff',
  '/?__proto__[a]=1',
  '/?&&&=&=%00',
  `/${'a'.repeat(4_000)}`,
  `/${'a/'.repeat(3_000)}`,
  `/api/${'%61'.repeat(1_000)}`,
  `/api/documents/${'9'.repeat(400)}`,
  `/?${'a=1&'.repeat(2_000)}`,
  `/${'x'.repeat(30_000)}`,
];

/** Ways to write an address that mean the same to some programs and not to others. */
const RESPELLINGS: readonly ((path: string, random: Random) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '/./'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => `${path}#x`,
  (path) => `${path};a=b`,
  (path) => `${path}?`,
  (path) => `http://localhost${path}`,
  (path) => `/x/..${path}`,
  (path, random) => {
    const at = 1 + random.below(Math.max(1, path.length - 1));
    return `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
  },
];

const VERSIONS = ['HTTP/1.0', 'HTTP/1.1 ', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP', 'ICE/1.0', ''];

const LONG = 'x'.repeat(9_000);

const ODD_HEADERS: readonly string[] = [
  ...[
    'bytes=99999999-',
    'bytes=-',
    'bytes=-0',
    'bytes=0-0,5-9',
    'bytes=5-1',
    'lines=1-2',
    'bytes=a-b',
    'bytes',
    '',
  ].map((range) => `Range: ${range}`),
  `Range: bytes=${'0-0,'.repeat(1_000)}0-0`,
  'If-Range: "x"',
  'If-Range: nonsense',
  'If-Range: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-None-Match: *',
  'If-None-Match: "',
  'If-None-Match: W/"x", "y"',
  `If-None-Match: ${'"a",'.repeat(1_000)}`,
  'If-Match: *',
  'If-Match: "x"',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Fri, 31 Dec 9999 23:59:59 GMT',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Unmodified-Since: -1',
  'Accept: */*',
  'Accept: text/html;q=nan',
  'Accept: ,,,;;;',
  `Accept: ${'a/b,'.repeat(1_000)}`,
  'Accept: \xff',
  ...['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'gzip, br, deflate, zstd', 'x-unknown', ';', '*'].map(
    (encoding) => `Accept-Encoding: ${encoding}`,
  ),
  ...['de', 'de-AT,de;q=0.9', 'xx', '*', ';;;', 'de;q=', `${'de,'.repeat(2_000)}`, '\xe4'].map(
    (language) => `Accept-Language: ${language}`,
  ),
  'Accept-Charset: utf-7',
  'TE: trailers',
  'Trailer: Host',
  'Via: 1.1 x',
  'Max-Forwards: 0',
  'DNT: 1',
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/json;charset="',
    'text/plain',
    '/',
    ';',
    '',
  ].map((type) => `Content-Type: ${type}`),
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/x-www-form-urlencoded', '__proto__'].map(
    (type) => `Content-Type: ${type}`,
  ),
  ...['gzip', 'br', 'deflate', 'identity', 'gzip, gzip', 'nonsense'].map((encoding) => `Content-Encoding: ${encoding}`),
  ...['localhost', 'evil.example', '127.0.0.1', '[::1]', '[', 'a b', 'localhost:99999999', '', '\xff', LONG].map(
    (host) => `Host: ${host}`,
  ),
  ...['http://localhost', 'null', 'https://evil.example', 'nonsense', '', '\xff', LONG].map(
    (origin) => `Origin: ${origin}`,
  ),
  ...['same-origin', 'cross-site', 'none', 'nonsense'].map((site) => `Sec-Fetch-Site: ${site}`),
  ...['', ';', '=', '===', 'a', 'firmament_session', 'firmament_session=', 'firmament_session=%zz', '\xff=\xfe'].map(
    (cookie) => `Cookie: ${cookie}`,
  ),
  ...['firmament_session=x; firmament_session=y', '__proto__=1', `firmament_session=${LONG}`, 'a=1;'.repeat(2_000)].map(
    (cookie) => `Cookie: ${cookie}`,
  ),
  'Forwarded: for=_x;host=evil.example;proto=https',
  'Forwarded: "',
  'X-Forwarded-For: nonsense',
  'X-Forwarded-For: ,,',
  'X-Forwarded-For: 999.1.1.1, ::ffff:1.2.3.4, [::1]:80',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Host: \xff',
  'X-Forwarded-Host: [',
  'X-Forwarded-Host: a, b',
  'X-Forwarded-Proto: gopher',
  'X-Forwarded-Proto: https, http',
  'X-Forwarded-Proto: ://',
  'X-Forwarded-Proto: ',
  'X-Http-Method-Override: DELETE',
  'X-Original-Url: /api/metrics',
  'Expect: 100-continue',
  'Expect: miracles',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABk',
  'Connection: keep-alive, x',
  'Connection: close',
  'Keep-Alive: timeout=-1',
  'Authorization: Basic !!!',
  'Authorization: Bearer x',
  'Authorization: ',
  `Authorization: ${LONG}`,
  'User-Agent: \x80',
  'X-Request-Id: \xff',
  '__proto__: x',
  'constructor: x',
  'X: a\x01b',
  'X: a\x7fb',
  'X: \0',
  'X : y',
  ' X: y',
  ': x',
  'X',
  'X: a\r\n folded',
  'X\xff: y',
  '\xff',
  'X: \xf0\x9f\x92\xa9',
  `X: ${LONG}`,
  `${LONG}: x`,
  `X: ${'y'.repeat(40_000)}`,
  Array.from({ length: 150 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
  Array.from({ length: 3_000 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
];

/** With these nobody can say where the request ends. */
const LENGTHS: readonly string[] = [
  ...['0', '-1', '+1', '1.5', '0x10', '5', '99999999', '18446744073709551616', 'x', ''].map(
    (n) => `Content-Length: ${n}`,
  ),
  'Content-Length: 2\r\nContent-Length: 3',
  'Content-Length: 2, 2',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: chunked\r\nContent-Length: 4',
  'Transfer-Encoding : chunked',
];

const JSON_TEXT = '{"email":"demo@firmament.example","password":"firmament-demo","keyword":"solar","uid":"1"}';
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const BODIES: readonly string[] = [
  JSON_TEXT,
  '',
  '{',
  '[]',
  'null',
  '0',
  '"',
  '{"a":1}{"b":2}',
  '\0',
  '\xff\xfe',
  'a=1&b=2',
  '{"email":"\xff"}',
  `\xef\xbb\xbf${JSON_TEXT}`,
  latin1(Buffer.from(JSON_TEXT, 'utf16le')),
  latin1(gzipSync(JSON_TEXT)),
  '{"email":"\\u0000"}',
  '{"email":"\\ud800"}',
  `{"a":${'['.repeat(5_000)}`,
  `"${'x'.repeat(200_000)}"`,
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
];

const BROKEN_CHUNKS = [
  '',
  'zz\r\n',
  '-1\r\n',
  '5\r\nab',
  '2\r\nabcdef\r\n',
  'ffffffffffffffffff\r\n',
  '1;x=\0\r\na\r\n',
];

const chunked = (body: string, random: Random): string => {
  const at = random.below(body.length + 1);
  const parts = [body.slice(0, at), body.slice(at)].filter((part) => part !== '');
  return `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`;
};

const drawPath = (random: Random): string => {
  const path = random.chance(0.7) ? random.pick(ENDPOINTS).path.replace(/\{\w+\}/g, '1') : random.pick(PAGES);
  if (random.chance(0.5)) return path;
  return random.chance(0.5) ? random.pick(ODD_PATHS) : random.pick(RESPELLINGS)(path, random);
};

const drawBody = (random: Random): { lines: string[]; body: string; isCutOff: boolean } => {
  const body = random.pick(BODIES);
  const lines = random.chance(0.8) ? ['Content-Type: application/json'] : [];
  if (random.chance(0.6)) return { lines: [...lines, `Content-Length: ${body.length}`], body, isCutOff: false };
  lines.push('Transfer-Encoding: chunked');
  if (random.chance(0.6)) return { lines, body: chunked(body, random), isCutOff: false };
  return { lines, body: random.pick(BROKEN_CHUNKS), isCutOff: true };
};

export const drawWireRequest = (random: Random, cookie: string): WireRequest => {
  const isPlain = random.chance(0.8);
  const method = isPlain ? random.pick(METHODS) : random.pick(ODD_METHODS);
  const version = random.chance(0.95) ? 'HTTP/1.1' : random.pick(VERSIONS);
  const lines = random.chance(0.9) ? ['Host: localhost'] : [];
  if (random.chance(0.4)) lines.push(`Cookie: ${cookie}`);
  if (random.chance(0.6)) lines.push('Origin: http://localhost');
  for (let more = random.below(4); more > 0; more--) lines.push(random.pick(ODD_HEADERS));
  const hasBody = random.chance(['POST', 'PATCH'].includes(method) ? 0.9 : 0.1);
  const drawn = hasBody ? drawBody(random) : { lines: [], body: '', isCutOff: false };
  lines.push(...drawn.lines);
  let { isCutOff } = drawn;
  if (random.chance(0.05)) {
    lines.push(random.pick(LENGTHS));
    isCutOff = true;
  }
  const end = random.chance(0.97) ? '\r\n' : random.pick(['\n', '\r', '\n\r', '\r\r\n', '\0']);
  // Other ends of lines are no ends to everybody.
  if (end !== '\r\n') isCutOff = true;
  const head = [`${method} ${drawPath(random)} ${version}`, ...lines];
  return { text: `${head.map((line) => `${line}${end}`).join('')}${end}${drawn.body}`, isCutOff };
};
