import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import type { AttackOrder, AttackOutcome } from './attacker.ts';
import { attacksWith } from './attacks.ts';
import { type Call, callOf } from './engines/firmament.ts';
import { createHttpClient } from './engines/http-client.ts';
import { findThingsToOpen, linkMembers, prepareForCostlyCalls, signInMembers } from './engines/members.ts';
import { startServer } from './engines/server-process.ts';
import type { Question } from './question.ts';
import { readWorkload } from './read-workload.ts';
import { machineNow, saveResult } from './report.ts';
import { type Summary, summarise } from './statistics.ts';
import { markdown, ms } from './table.ts';
import { say } from './terminal.ts';
import type { Kind } from './workload.ts';
import { dataDirOf, ensureWorld, isSize, SIZES } from './world.ts';

/**
 * `npm run bench -- neighbour [--size 20k|200k|2m] [--seconds 20] [--connections 100] [--only documents]`: how long an
 * ordinary member waits alone, and beside one hostile member who sends the most costly calls over many connections.
 * `--seconds` is the time for either, for each kind of attack.
 */

/** An ordinary call may take twice as long as alone, or this long if that is more. */
const GOAL_MS = 50;
const GOAL_RATIO = 2;
/** Nobody clicks faster; and the limit of calls a minute must not be what is measured. */
const ORDINARY_MEMBERS = 20;
const PAUSE_MS = 10;
/** Until the attack is in full swing. */
const RAMP_MS = 1_500;
const THINGS = 12;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '2m' },
      seconds: { type: 'string', default: '20' },
      connections: { type: 'string', default: '100' },
      only: { type: 'string' },
    },
  });
  if (!isSize(values.size)) throw new Error(`--size is one of ${Object.keys(SIZES).join(', ')}`);
  const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
  if (!(seconds > 0 && seconds <= 100)) throw new Error('--seconds is at most 100');
  if (!(connections >= 1 && connections <= 200)) throw new Error('--connections is between 1 and 200');
  return { size: values.size, seconds, connections, only: values.only };
};

/** Ordinary members and the attacker come from two addresses. */
const headersOf = (token: string | undefined, network: number): Record<string, string> => ({
  'x-forwarded-for': `10.3.${network}.1`,
  ...(token !== undefined && { cookie: `firmament_session=${token}` }),
});

type Ordinary = Record<string, readonly Call[]>;

type Seen = { times: Map<string, number[]>; statuses: Record<string, number> };

/** Calls of all kinds in turn, by one member after the other. */
const workFor = async (port: number, tokens: readonly string[], calls: Ordinary, seconds: number): Promise<Seen> => {
  const clients = tokens.map((token) => createHttpClient(port, headersOf(token, 1)));
  const kinds = Object.entries(calls);
  const seen: Seen = { times: new Map(kinds.map(([kind]) => [kind, []])), statuses: {} };
  const until = performance.now() + seconds * 1000;
  for (let i = 0; performance.now() < until; i++) {
    const [kind, list] = kinds[i % kinds.length] ?? ['', []];
    const call = list[Math.floor(i / kinds.length) % list.length];
    const client = clients[i % clients.length];
    if (!call || !client) throw new Error('there is nothing to ask');
    const startedAt = performance.now();
    const status = await client.send(call).then(
      (answer) => String(answer.status),
      () => 'broken',
    );
    seen.times.get(kind)?.push(performance.now() - startedAt);
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    await sleep(PAUSE_MS);
  }
  for (const client of clients) client.close();
  return seen;
};

const startAttack = (order: AttackOrder) => {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: ['--import', 'tsx'] });
  const outcome = once(attacker, 'message');
  attacker.send(order);
  return {
    stop: async (): Promise<AttackOutcome> => {
      attacker.send('stop');
      return (await outcome)[0];
    },
  };
};

type Line = { kind: string; alone: Summary; beside: Summary; ratio: number; isWithinGoal: boolean };
type Result = { attack: string; lines: Line[]; ordinary: Record<string, number>; attacker: AttackOutcome };

const compare = (alone: Seen, beside: Seen): Line[] =>
  [...alone.times].map(([kind, times]) => {
    const [before, now] = [summarise(times), summarise(beside.times.get(kind) ?? [])];
    const isWithinGoal = now.p95 <= Math.max(GOAL_MS, GOAL_RATIO * before.p95);
    return { kind, alone: before, beside: now, ratio: now.p95 / before.p95, isWithinGoal };
  });

const statusText = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ') || 'nothing';

const tell = ({ attack, lines, ordinary, attacker }: Result): void => {
  say(`\n### ${attack}\n`);
  say(
    markdown(
      ['ms', 'alone p50', 'p95', 'p99', 'beside p50', 'p95', 'p99', 'p95 ratio', ''],
      lines.map(({ kind, alone, beside, ratio, isWithinGoal }) => [
        kind,
        ...[alone, beside].flatMap(({ p50, p95, p99 }) => [p50, p95, p99].map(ms)),
        ratio.toFixed(1),
        isWithinGoal ? '' : 'too slow',
      ]),
    ),
  );
  say(`\nordinary: ${statusText(ordinary)}; attacker: ${statusText(attacker)}`);
};

type Things = Awaited<ReturnType<typeof findThingsToOpen>>;

const ordinaryCalls = (workload: readonly Kind[], things: Things): Ordinary => {
  const questions = (target: string): Question[] =>
    workload.flatMap((kind) => (kind.target === target ? kind.questions.slice(0, 3) : []));
  return {
    search: questions('search')
      .filter(({ kind }) => kind !== 'quick')
      .map(callOf),
    suggestions: questions('suggestion').map(callOf),
    'a company': things.companies.map((id): Call => ({ method: 'GET', path: `/api/companies?cid=${id}` })),
    'a person': things.people.map((id): Call => ({ method: 'GET', path: `/api/employees?eid=${id}` })),
    'a document': things.reports.map((id): Call => ({ method: 'GET', path: `/api/financial_report?id=${id}` })),
  };
};

const run = async (): Promise<void> => {
  const { size, seconds, connections, only } = readOptions();
  await ensureWorld(size);
  const workload = await readWorkload(size);
  const machine = machineNow();
  const server = await startServer(dataDirOf(size));
  try {
    const url = await findRunningEmbeddedPostgres(dataDirOf(size));
    if (!url) throw new Error('the database of the server does not run');
    const things = await findThingsToOpen(url, THINGS);
    const attacks = attacksWith(things).filter(({ name }) => only === undefined || name.includes(only));
    const tokens = await signInMembers(url, ORDINARY_MEMBERS + attacks.length);
    await linkMembers(url, tokens.length);
    await prepareForCostlyCalls(url);
    const ordinary = tokens.slice(0, ORDINARY_MEMBERS);
    const calls = ordinaryCalls(workload, things);
    const work = () => workFor(server.port, ordinary, calls, seconds);
    // Once before, because a server is measured that knows its work.
    await work();
    const results: Result[] = [];
    for (const [number, attack] of attacks.entries()) {
      const headers = headersOf(attack.isVisitor ? undefined : tokens[ORDINARY_MEMBERS + number], 2);
      // Each time anew, because the machine may be busier than it was.
      const alone = await work();
      const { stop } = startAttack({ port: server.port, headers, attack, connections });
      await sleep(RAMP_MS);
      const beside = await work();
      const attacker = await stop();
      const result = { attack: attack.name, lines: compare(alone, beside), ordinary: beside.statuses, attacker };
      results.push(result);
      tell(result);
    }
    const isEverybodyServed = results.every((one) => Object.keys(one.ordinary).every((status) => status === '200'));
    const isQuick = results.every(({ lines }) => lines.every(({ isWithinGoal }) => isWithinGoal));
    const goal = `p95 at most ${GOAL_RATIO} times that of alone or ${GOAL_MS} ms, and no call fails`;
    say(`\nthe goal (${goal}) is ${isEverybodyServed && isQuick ? 'met' : 'missed'}`);
    const date = new Date().toISOString();
    if (only === undefined)
      say(`written to ${await saveResult('neighbour', { size, date, machine, connections, results })}`);
    if (!(isEverybodyServed && isQuick)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
};

await run();
