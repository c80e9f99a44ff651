import { COMPANY_INDICATORS, EMPLOYEE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Endpoint } from '@firmament/api-contract/endpoint';
import { SHARED_ERRORS } from '@firmament/api-contract/endpoint';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { ERROR_STATUS, errorBody } from '@firmament/api-contract/errors';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoDesk } from '../../src/demo/demo-desk.ts';
import { seedDemoMember } from '../../src/demo/demo-member.ts';
import { seedDemoOperator } from '../../src/demo/demo-operator.ts';
import { DEMO_DESK_SIGN_IN, DEMO_SIGN_IN } from '../../src/demo/demo-sign-in.ts';
import { cookieOf } from '../servers/accounts-app.ts';
import { listenOnFreePort, type RawAnswer, sendRaw } from '../servers/raw-request.ts';
import { createTestClock, type TestClock } from '../tools/test-clock.ts';
import { makeRegisterPeople } from '../worlds/register-people.ts';
import { buildSearchApp, createSearchWorld, type SearchWorld } from '../worlds/search-world.ts';
import { type Description, drawRequest } from './fuzz-requests.ts';
import { createRandom } from './random.ts';
import type { Vocabulary } from './schema-values.ts';
import { drawWireRequest, type WireRequest } from './wire-requests.ts';

/**
 * Generated requests to every call: valid, nearly valid and hostile, signed in and not. Whatever comes: no 5xx, an
 * answer within a second, nothing internal shown, and always what the contract says. Others go over the wire, byte by
 * byte, with odd methods, addresses, headers and encodings. `npm run test:fuzz` sends far more of both.
 */

const ALL_REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_100);
const WIRE_REQUESTS = Math.round(ALL_REQUESTS * 0.3);
const REQUESTS = ALL_REQUESTS - WIRE_REQUESTS;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
/** Only when run on its own: beside other tests a time would say nothing. */
const MAX_MS = process.env.FUZZ_REQUESTS === undefined ? Number.POSITIVE_INFINITY : 1_000;

/** What no answer may show: statements, paths, traces, names of the database. */
const INSIDE = /\bselect .+ from\b|\binsert into\b|node_modules|\.ts:\d|\n\s+at |postgres|ECONN|syntax error|violates/i;

/** Errors that come from before the call itself. */
const GENERAL = ['not_signed_in', 'foreign_origin', 'body_too_large', 'unsupported_media_type', 'not_found'] as const;

let world: SearchWorld;
let app: FastifyInstance;
let clock: TestClock;

beforeAll(async () => {
  clock = createTestClock();
  world = await createSearchWorld({ hasPlaces: true });
  await makeRegisterPeople(world.database.pool);
  app = await buildSearchApp(world, await world.start(), { clock, config: { trustProxy: true } });
  await seedDemoMember(world.database.db, clock, DEMO_SIGN_IN);
  await seedDemoOperator(world.database.db, clock, DEMO_DESK_SIGN_IN);
  await seedDemoDesk(world.database.db, clock, SAMPLE_OFFER);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const signIn = async (payload = DEMO_SIGN_IN): Promise<string> =>
  cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload })).cookie;

/** For calls of the desk an operator's session beside the member's. */
const signInBoth = async () => ({ member: await signIn(), operator: await signIn(DEMO_DESK_SIGN_IN) });

const readVocabulary = async (): Promise<Vocabulary> => {
  const column = async (sql: string): Promise<unknown[]> =>
    (await world.database.pool.query(sql)).rows.map((row) => Object.values(row)[0]);
  const companies = await column('select id from company limit 50');
  const people = await column('select profile_id from person limit 50');
  const accounts = (await column('select id from account')).map(String);
  const registered = await column("select 'reg.' || id from register_person limit 50");
  const named = await column("select 'named.' || id from named_company limit 10");
  const points = [...companies.map(String), ...registered, ...named];
  return {
    cid: companies,
    company_id: companies,
    eid: people,
    employee_id: people,
    uid: accounts,
    id: [...companies, ...(await column('select id from financial_report limit 50'))],
    start: [...points, points.slice(0, 5).join()],
    from: points,
    to: points,
    person: registered,
    company: companies.map(String),
    kinds: ['management', 'parent,shareholder'],
    on: ['2020-06-30'],
    entity_id: [...companies.map(String), ...people],
    indicator: [...COMPANY_INDICATORS, ...EMPLOYEE_INDICATORS],
    values: [
      ['solar'],
      ['Austria'],
      ['Active'],
      [0, 1_000_000],
      ['', 5],
      ['Wien'],
      [50],
      ['Yes'],
      ['2019', '2021-06-30'],
      ['insolvency'],
      ['website'],
      [],
    ],
    keyword: ['sol', 'müller', 'gmbh', 'solar wien', 'Murtal'],
    number: await column('select number from contract union select number from invoice'),
    account_id: accounts,
    what: ['contract', ...(await column('select number from invoice'))],
    ticket_id: [1, 2],
    request_id: [1, 2],
    declaration_id: [1],
    paid_on: ['2026-03-09', '2026-03-10'],
    email: ['demo@firmament.example', 'nobody@kunde.example'],
    password: ['firmament-demo', 'falsch-falsch'],
  };
};

const complaintsAbout = (endpoint: Endpoint, answer: LightMyRequestResponse, ms: number): string[] => {
  const complaints: string[] = [];
  const { statusCode, body } = answer;
  if (statusCode >= 500) complaints.push(`status ${statusCode}`);
  if (ms > MAX_MS) complaints.push(`took ${Math.round(ms)} ms`);
  if (statusCode >= 400) {
    const parsed = errorBody.safeParse(parseJson(body));
    if (!parsed.success) return [...complaints, 'the error has another shape'];
    const { code, error } = parsed.data;
    if (ERROR_STATUS[code] !== statusCode) complaints.push(`${code} with status ${statusCode}`);
    const blocked = endpoint.isService ? ['access_blocked'] : [];
    const allowed: string[] = [...SHARED_ERRORS, ...GENERAL, ...blocked, ...endpoint.errors];
    if (!allowed.includes(code)) complaints.push(`undeclared error ${code}`);
    if (INSIDE.test(error)) complaints.push(`shows the inside: ${error}`);
  } else if (!endpoint.produces && statusCode === 200) {
    const parsed = endpoint.response.safeParse(parseJson(body));
    if (!parsed.success) complaints.push(`breaks the contract: ${parsed.error.message.slice(0, 300)}`);
  }
  return complaints;
};

const EVERY_ANSWER = ['x-content-type-options', 'content-security-policy', 'x-frame-options', 'x-request-id'];

const wireComplaintsAbout = (request: WireRequest, answer: RawAnswer | Error | undefined, ms: number): string[] => {
  if (answer instanceof Error) return [answer.message];
  if (!answer) return request.isCutOff ? [] : ['no answer'];
  const { status, headers, body } = answer;
  const complaints = EVERY_ANSWER.filter((name) => !headers[name]).map((name) => `without ${name}`);
  if (status >= 500) complaints.push(`status ${status}`);
  if (ms > MAX_MS) complaints.push(`took ${Math.round(ms)} ms`);
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const isCall = /^\S* \/api\//.test(request.text);
  const hasBody = !request.text.startsWith('HEAD ') && headers['content-encoding'] === undefined;
  if (status >= 400 && hasBody && (isJson || isCall)) {
    const error = errorBody.safeParse(parseJson(body));
    if (!error.success) complaints.push('the error has another shape');
    else if (ERROR_STATUS[error.data.code] !== status) complaints.push(`${error.data.code} with status ${status}`);
    else if (INSIDE.test(error.data.error)) complaints.push(`shows the inside: ${error.data.error}`);
  }
  return complaints;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const show = ({ method, url, payload }: InjectOptions): string =>
  `${method} ${String(url).slice(0, 300)} ${String(payload ?? '').slice(0, 300)}`;

it(
  `${REQUESTS} requests of seed ${SEED} are answered as the contract says`,
  async () => {
    const description = (await app.inject('/api/openapi.json')).json() as Description;
    const vocabulary = await readVocabulary();
    // The typesetting thread starts with the first document.
    await app.inject({ url: '/api/financial_report?id=1', headers: { cookie: await signIn() } });
    const random = createRandom(SEED);
    const complaints: string[] = [];
    let sessions = await signInBoth();
    const statuses = new Map<number, number>();
    for (let count = 1; count <= REQUESTS && complaints.length < 20; count++) {
      const endpoint = random.pick(ENDPOINTS);
      const { member, operator } = sessions;
      const cookies = endpoint.access === 'operator' ? [operator, operator, member] : [member];
      const request = drawRequest(endpoint, { description, random, vocabulary, cookies });
      // A second passes with every request, so that no limit is reached and windows end.
      clock.pass(1 / 60);
      const startedAt = performance.now();
      const answer = await app.inject(request);
      const found = complaintsAbout(endpoint, answer, performance.now() - startedAt);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      complaints.push(...found.map((complaint) => `#${count} ${complaint}: ${show(request)}`));
      // A valid request may have ended the session that the next ones need.
      if (answer.statusCode === 401 && count % 10 === 0) sessions = await signInBoth();
    }
    expect(complaints).toEqual([]);
    // Without successful answers the test would prove nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  },
  Math.max(120_000, REQUESTS * 20),
);

it(
  `${WIRE_REQUESTS} requests of seed ${SEED} over the wire are answered in good order, and so is the next one`,
  async () => {
    const port = await listenOnFreePort(app);
    const random = createRandom(SEED);
    const complaints: string[] = [];
    const statuses = new Set<number | undefined>();
    let cookie = await signIn();
    for (let count = 1; count <= WIRE_REQUESTS && complaints.length < 20; count++) {
      const request = drawWireRequest(random, cookie);
      clock.pass(1 / 60);
      const startedAt = performance.now();
      const answer = await sendRaw(port, request.text, request).catch((error: Error) => error);
      const found = wireComplaintsAbout(request, answer, performance.now() - startedAt);
      const status = answer instanceof Error ? undefined : answer?.status;
      statuses.add(status);
      const next = await sendRaw(port, 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
      if (next?.status !== 200) found.push(`the next request got ${next?.status}`);
      complaints.push(
        ...found.map((complaint) => `#${count} ${complaint}: ${JSON.stringify(request.text.slice(0, 600))}`),
      );
      if (status === 401 && count % 10 === 0) cookie = await signIn();
    }
    expect(complaints).toEqual([]);
    // All that it can be answered with; otherwise the test would prove little.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 415, 421, 431]));
  },
  Math.max(120_000, WIRE_REQUESTS * 20),
);
