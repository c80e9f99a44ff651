import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';
import {
  type Answer,
  ask,
  createMember,
  keepDoing,
  metric,
  ms,
  query,
  startServer,
  stop,
  tell,
} from './faulty-server.ts';

const MAX_BLOCKED_MS = 100;
const SECONDS = 30;

type Pause = { at: number; blockedMs: number; lateMs: number };

const ACTIVE = { indicator: 'legal_status', operator: 'must', values: ['Active'] };

it('never blocks its event loop', async () => {
  const file = join(useTemporaryDir('faults-loop'), 'pauses.jsonl');
  const watch = ['--import', join(import.meta.dirname, 'event-loop-watch.mjs')];
  const server = await startServer({ EVENT_LOOP_FILE: file }, watch);
  const api = `${server.address}/api`;
  const companies = (await query('select company_id as id from financial_report limit 500')).map((row) => row.id);
  const reports = (await query('select id from financial_report limit 500')).map((row) => row.id);
  const people = (await query('select profile_id from person limit 500')).map((row) => row.profile_id);
  const anyOf = <T>(values: T[]): T => values[Math.floor(Math.random() * values.length)] as T;
  const search = (entity: string, format?: string) => ({
    ...(format === undefined ? { entity, offset: 0 } : { subject: entity, format }),
    performanceIndicators: entity === 'companies' ? [ACTIVE] : [],
  });
  let signUps = 0;
  // A member with as many contacts as the list takes, who asks for all of them and for their own data.
  const rich = await createMember();
  await query(
    `insert into contact (account_id, person_id, added_at)
     select account_id, person.id, now() from session, person
     where session.id = (select max(id) from session) limit 5000`,
  );
  const calls: Record<string, (headers: { cookie: string }) => Promise<Answer>> = {
    search: (headers) => ask(`${api}/search`, { headers, body: search('companies') }),
    company: (headers) => ask(`${api}/companies?cid=${anyOf(companies)}`, { headers }),
    person: (headers) => ask(`${api}/employees?eid=${anyOf(people)}`, { headers }),
    leads: (headers) => ask(`${api}/getLeadList?index=0&type=personal`, { headers }),
    'report as PDF': (headers) => ask(`${api}/financial_report?id=${anyOf(reports)}`, { headers }),
    'sign-up': () => {
      signUps += 1;
      const email = `loop-${signUps}@kunde.example`;
      return ask(`${api}/register`, { body: { fullname: 'Eva Muster', email, password: 'Seltene-Wolke-17' } });
    },
    '10,000 companies as CSV': (headers) => ask(`${api}/exports`, { headers, body: search('companies', 'csv') }),
    '10,000 companies as XLSX': (headers) => ask(`${api}/exports`, { headers, body: search('companies', 'xlsx') }),
    '10,000 people as JSON': (headers) =>
      ask(`${api}/exports`, { headers, body: search('companies_employees', 'json') }),
    '5,000 contacts': () => ask(`${api}/getContactList`, { headers: rich }),
    'own data': () => ask(`${api}/exportUserData`, { headers: rich }),
  };
  await metric(server.address, 'nodejs_eventloop_lag_max_seconds');
  const startedAt = Date.now();
  const failures: string[] = [];
  let requests = 0;
  const doings: { name: string; from: number; to: number }[] = [];
  const clients = [];
  for (const [name, call] of Object.entries(calls)) {
    let headers = await createMember();
    clients.push(
      keepDoing(async () => {
        const from = Date.now();
        const { status } = await call(headers);
        doings.push({ name, from, to: Date.now() });
        requests += 1;
        if (status === 402 || status === 429) headers = await createMember();
        else if (status !== 200) failures.push(`${name}: ${status}`);
        await pause(50);
      }),
    );
  }
  await pause(SECONDS * 1000);
  await Promise.all(clients.map((client) => client.stop()));
  const reported = await metric(server.address, 'nodejs_eventloop_lag_max_seconds');
  await stop(server);

  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const pauses = lines
    .map((line): Pause => JSON.parse(line))
    .filter(({ at }) => at >= startedAt)
    .toSorted((a, b) => b.blockedMs - a.blockedMs);
  const during = ({ at, blockedMs }: Pause) =>
    [...new Set(doings.filter(({ from, to }) => from < at && to > at - blockedMs).map(({ name }) => name))].join(', ');
  expect(failures).toEqual([]);
  const longest = pauses[0]?.blockedMs ?? 0;
  tell(
    `event loop under mixed load, ${SECONDS} s, ${requests} requests of ${Object.keys(calls).length} kinds`,
    `longest turn ${ms(longest)} of our own${longest > 50 && pauses[0] ? ` (during ${during(pauses[0])})` : ''}, ` +
      `${pauses.length} turns over 20 ms; with the machine's other programs /api/metrics says ${ms(reported * 1000)}`,
  );
  expect(
    pauses.filter(({ blockedMs }) => blockedMs > MAX_BLOCKED_MS).map((one) => ({ ...one, during: during(one) })),
  ).toEqual([]);
});
