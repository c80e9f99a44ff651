import { setTimeout as pause } from 'node:timers/promises';
import type { Network } from '@firmament/api-contract/calls/network';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveOffer } from '../src/offer/save-offer.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createDatabase, createPool, type Database } from '../src/platform/database/database.ts';
import { COMMAND } from '../src/platform/operator-log/actor.ts';
import { createServers, HAS_POSTGRES_15 } from './servers/debian-postgres.ts';
import { startProgram } from './servers/program.ts';
import { addSignedInMember } from './servers/signed-in-member.ts';
import { useTestDatabase } from './servers/test-database.ts';
import { useTemporaryDir } from './tools/use-temporary-dir.ts';
import { tokenIn } from './worlds/objection.ts';
import { addCompany, addPerson } from './worlds/records.ts';

/** Whole programs are started, several in one test; a busy machine takes its time. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

if (!HAS_POSTGRES_15) console.warn('Skipped without Debian’s postgresql-15: several processes on PostgreSQL 15.');

/** We promise that a change is found on every process within five seconds. */
const SOON = { timeout: 5_000, interval: 100 };

const usePostgres15 = async (): Promise<{ url: string }> => {
  const servers = createServers();
  onTestFinished(servers.close);
  return servers.startPrimary();
};

const useDatabase = (url: string): Database => {
  const pool = createPool({ url, size: 2 });
  onTestFinished(() => pool.end());
  return createDatabase(pool);
};

const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

const start = (DATABASE_URL: string, environment: Record<string, string> = {}) =>
  startProgram({
    DATABASE_URL,
    DATA_DIR: useTemporaryDir('process'),
    SECRETS_KEY,
    TRUST_PROXY: 'true',
    ...environment,
  });

const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

const search = (origin: string, entity: string, keyword: string, headers: Record<string, string>) =>
  post(
    origin,
    'search',
    { entity, performanceIndicators: [{ indicator: 'keyword', operator: 'must', values: [keyword] }], offset: 0 },
    headers,
  );

const totalOf = async (...question: Parameters<typeof search>): Promise<number> =>
  ((await (await search(...question)).json()) as { total: number }).total;

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Starts two on one database, and expects that they find each other’s changes, count together and do each job once. */
const startTwo = async (url: string) => {
  // Both at once: if the database is empty, one of them prepares it.
  const programs = [start(url), start(url)];
  const origins = await Promise.all(programs.map(({ isReady }) => isReady));
  const [first = '', second = ''] = origins;
  const db = useDatabase(url);
  const member = await addSignedInMember(db);

  await addCompany(db, { name: 'Morgenstern Optik GmbH' });
  await addPerson(db, 'anna', { email: 'anna@kunde.example' });
  for (const origin of origins) {
    await expect.poll(() => totalOf(origin, 'companies', 'morgenstern', member), SOON).toBe(1);
    await expect.poll(() => totalOf(origin, 'companies_employees', 'beispiel', member), SOON).toBe(1);
  }

  const [held, owner] = [
    await addCompany(db, { name: 'Abendrot GmbH' }),
    await addCompany(db, { name: 'Abendrot AG' }),
  ];
  const tie = { from_company_id: held, to_company_id: owner, kind: 'shareholder', share: 60, resolved_by: 'number' };
  await db
    .insertInto('tie')
    .values({ ...tie, source_id: 9 })
    .execute();
  const sharesOf = async (origin: string) => {
    const { relations } = (await (
      await fetch(`${origin}/api/network?start=${held}`, { headers: member })
    ).json()) as Network;
    return relations.map(({ from, share }) => [from, share]);
  };
  for (const origin of origins) await expect.poll(() => sharesOf(origin), SOON).toEqual([[String(owner), 60]]);

  const sellerOf = async (origin: string) =>
    ((await (await fetch(`${origin}/api/offer`)).json()) as { operator: { name: string } | null }).operator?.name;
  expect(await Promise.all(origins.map(sellerOf))).toEqual([undefined, undefined]);
  await saveOffer({ db, clock: systemClock, isDemo: false }, COMMAND, { offer: SAMPLE_OFFER, after: 0 });
  for (const origin of origins) {
    await expect.poll(() => sellerOf(origin), SOON).toBe(SAMPLE_OFFER.operator?.name);
  }

  const objection = { kind: 'objection', name: 'Anna Beispiel', email: 'anna@kunde.example', message: 'Bitte.' };
  expect((await post(first, 'privacyRequest', objection)).status).toBe(200);
  const receipts = () =>
    db.selectFrom('mailbox_mail').select('body_text as text').where('recipient', '=', objection.email).execute();
  await expect.poll(async () => tokenIn(await receipts()), SOON).not.toBe('');
  const token = tokenIn(await receipts());
  expect((await post(first, 'privacyRequest/confirm', { token })).status).toBe(200);
  const shown = (await (await search(second, 'companies_employees', 'beispiel', member)).json()) as { results: [] };
  expect(shown.results, 'rows on the other process right after the objection').toEqual([]);
  await expect.poll(() => totalOf(second, 'companies_employees', 'beispiel', member), SOON).toBe(0);

  const quick = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      fetch(`${origins[i % 2]}/api/hsearch?keyword=optik`, { headers: from('203.0.113.9') }),
    ),
  );
  expect(quick.filter(({ status }) => status === 200)).toHaveLength(30);

  const people = Array.from({ length: 12 }, (_, i) => `person-${i}@kunde.example`);
  await Promise.all(
    people.map(async (email, i) => {
      const person = { fullname: 'Eva Muster', email, password: 'Seltene-Wolke-17' };
      expect((await post(origins[i % 2] ?? '', 'register', person, from(`203.0.113.${i + 20}`))).status).toBe(200);
    }),
  );
  const mails = () =>
    db.selectFrom('mailbox_mail').select('recipient').where('recipient', 'like', 'person-%').execute();
  const jobsLeft = () => sql`select from graphile_worker._private_jobs`.execute(db).then(({ rows }) => rows.length);
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(people.length);
  await expect.poll(jobsLeft, { timeout: 30_000 }).toBe(0);
  expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([...people].sort());
  return { programs, origins, member };
};

/** Forwards like any proxy: in turn to processes that report ready, and to the next if nobody listens. */
const createProxy = (origins: string[]) => {
  const ready = new Set(origins);
  const stopping = new AbortController();
  const watch = async (origin: string) => {
    while (!stopping.signal.aborted) {
      const isReady = await fetch(`${origin}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(origin);
      else ready.delete(origin);
      await pause(200);
    }
  };
  const watching = Promise.all(origins.map(watch));
  let turn = 0;
  const forward = async (send: (origin: string) => Promise<Response>): Promise<number | string> => {
    const candidates = origins.filter((origin) => ready.has(origin));
    turn += 1;
    for (let i = 0; i < candidates.length; i++) {
      try {
        const answer = await send(candidates[(turn + i) % candidates.length] ?? '');
        const text = await answer.text();
        return answer.status === 200 ? 200 : `${answer.status} ${text}`;
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        if (code !== 'ECONNREFUSED') return String(code ?? error);
      }
    }
    return 'nobody listens';
  };
  const close = async () => {
    stopping.abort();
    await watching;
  };
  return { forward, close, isReady: (origin: string) => ready.has(origin) };
};

/** Restarts one after the other while two visitors go on asking. */
const restartInTurn = async (url: string, { programs, origins, member }: Awaited<ReturnType<typeof startTwo>>) => {
  const proxy = createProxy(origins);
  const answers: (number | string)[] = [];
  let isOver = false;
  const visitor = async () => {
    for (let i = 0; !isOver; i++) {
      const ask = (origin: string) =>
        i % 3 === 0
          ? post(origin, 'changeName', { fullname: `Eva Muster ${i % 5}` }, member)
          : search(origin, 'companies', 'morgenstern', member);
      answers.push(await proxy.forward(ask));
      await pause(250);
    }
  };
  const visitors = [visitor(), visitor()];

  for (const [place, program] of programs.entries()) {
    const origin = origins[place] ?? '';
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await start(url, { PORT: new URL(origin).port }).isReady;
    await expect.poll(() => proxy.isReady(origin), { timeout: 30_000 }).toBe(true);
  }
  isOver = true;
  await Promise.all(visitors);
  await proxy.close();
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
};

it('two processes work together, and are restarted in turn without a failed request', async () => {
  const { url } = await useTestDatabase();
  await restartInTurn(url, await startTwo(url));
});

it.skipIf(!HAS_POSTGRES_15)('two processes work together on PostgreSQL 15, which they prepare', async () => {
  const { url } = await usePostgres15();
  await startTwo(url);
});
