import { parseArgs } from 'node:util';
import { findRunningEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import { HttpConnection } from './engines/http-connection.ts';
import { linkMembers, signInMembers } from './engines/members.ts';
import { type RunningServer, startServer } from './engines/server-process.ts';
import { machineNow, saveResult } from './report.ts';
import { type Summary, summarise } from './statistics.ts';
import { markdown, ms } from './table.ts';
import { say } from './terminal.ts';
import { dataDirOf, ensureWorld, isSize, optionsOf, SIZES, type Size } from './world.ts';

/**
 * `npm run bench -- leads [--size 20k|200k|2m] [--seconds 4]`: the lead list of many different members over HTTP.
 * `--seconds` is the time for one kind of question, spent once with one call at a time and once with 16.
 */

const MEMBERS = 300;
const TOGETHER = 16;
const MAX_CALLS = 1_000;
/** The goal for 1,000,000 people. */
const GOAL_P95_MS = 150;

const KINDS: Record<string, string> = {
  'my own career': 'type=personal',
  'my company': 'type=company',
  'my company, page 50': 'type=company&index=49',
  'my own career, keywords': 'type=personal&keywords=einkauf%2C%20vertrieb',
  'my company, keywords': 'type=company&keywords=leitung',
};

type Result = { kind: string; leads: Summary; first: Summary; alone: Summary; together: Summary };

const readOptions = (): { size: Size; maxSeconds: number } => {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: '2m' }, seconds: { type: 'string', default: '4' } },
  });
  if (!isSize(values.size)) throw new Error(`--size is one of ${Object.keys(SIZES).join(', ')}`);
  const maxSeconds = Number(values.seconds);
  if (!(maxSeconds > 0)) throw new Error('--seconds is a number above 0');
  return { size: values.size, maxSeconds };
};

type Ask = (query: string) => Promise<{ ms: number; total: number }>;

const openClient = (port: number, tokens: readonly string[]): { ask: Ask; close(): void } => {
  const idle = Array.from({ length: TOGETHER }, () => new HttpConnection(port));
  const all = [...idle];
  let asked = 0;
  const ask: Ask = async (query) => {
    const connection = idle.pop();
    if (!connection) throw new Error(`more than ${TOGETHER} calls at once`);
    // In steps of 7, so that every kind of question meets all members.
    const cookie = `firmament_session=${tokens[(asked++ * 7) % tokens.length]}`;
    const askedAt = performance.now();
    try {
      const { status, body } = await connection.call('GET', `/api/getLeadList?${query}`, { cookie });
      const duration = performance.now() - askedAt;
      if (status !== 200) throw new Error(`the lead list answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
      return { ms: duration, total: JSON.parse(body.toString('utf8')).total };
    } finally {
      idle.push(connection);
    }
  };
  const close = () => {
    for (const connection of all) connection.close();
  };
  return { ask, close };
};

const repeat = async (ask: Ask, query: string, clients: number, maxSeconds: number): Promise<number[]> => {
  const durations: number[] = [];
  const until = performance.now() + maxSeconds * 1000;
  let asked = 0;
  const client = async () => {
    while (asked++ < MAX_CALLS && performance.now() < until) durations.push((await ask(query)).ms);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return durations;
};

const measure = async (server: RunningServer, tokens: readonly string[], maxSeconds: number): Promise<Result[]> => {
  const { ask, close } = openClient(server.port, tokens);
  const results: Result[] = [];
  try {
    for (const [kind, query] of Object.entries(KINDS)) {
      const first: number[] = [];
      const totals: number[] = [];
      for (let i = 0; i < MEMBERS / 10; i++) {
        const { ms: duration, total } = await ask(query);
        first.push(duration);
        totals.push(total);
      }
      const alone = await repeat(ask, query, 1, maxSeconds);
      say(`${kind}: alone p50 ${ms(summarise(alone).p50)}, p95 ${ms(summarise(alone).p95)} ms`);
      const together = await repeat(ask, query, TOGETHER, maxSeconds);
      const [leads, ...rest] = [totals, first, alone, together].map(summarise) as [Summary, Summary, Summary, Summary];
      results.push({ kind, leads, first: rest[0], alone: rest[1], together: rest[2] });
    }
    return results;
  } finally {
    close();
  }
};

const run = async (): Promise<void> => {
  const { size, maxSeconds } = readOptions();
  await ensureWorld(size);
  const machine = machineNow();
  const server = await startServer(dataDirOf(size));
  try {
    const url = await findRunningEmbeddedPostgres(dataDirOf(size));
    if (!url) throw new Error('the database of the server does not run');
    const tokens = await signInMembers(url, MEMBERS);
    await linkMembers(url, MEMBERS);
    const before = await server.residentBytes();
    const results = await measure(server, tokens, maxSeconds);
    const grown = Math.round(((await server.residentBytes()) - before) / 2 ** 20);
    const people = optionsOf(size).people.toLocaleString('en');
    const cells = ({ p50, p95, p99 }: Summary) => [p50, p95, p99].map(ms);
    say(`\nlead list over ${people} people, ms; the server grew by ${grown} MiB\n`);
    say(
      markdown(
        ['', 'leads p50', 'most', 'first p50', 'p95', 'p99', 'alone p50', 'p95', 'p99', '16 at once p50', 'p95', 'p99'],
        results.map(({ kind, leads, first, alone, together }) => [
          kind,
          ...[leads.p50, leads.max].map((count) => count.toLocaleString('en')),
          ...[first, alone, together].flatMap(cells),
        ]),
      ),
    );
    const worst = Math.max(...results.map(({ alone }) => alone.p95));
    say(`\nhighest p95 alone: ${ms(worst)} ms (goal at 1,000,000 people: ${GOAL_P95_MS} ms)`);
    const file = await saveResult('leads', { size, date: new Date().toISOString(), machine, results });
    say(`written to ${file}`);
  } finally {
    await server.stop();
  }
};

await run();
