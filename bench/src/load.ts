import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRunningEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import { linkMembers, signInMembers } from './engines/members.ts';
import { type RunningServer, startServer } from './engines/server-process.ts';
import { createMember, type Outcome } from './member.ts';
import { readWorkload } from './read-workload.ts';
import { machineNow, saveResult } from './report.ts';
import { type Summary, summarise } from './statistics.ts';
import { markdown, ms } from './table.ts';
import { say } from './terminal.ts';
import { dataDirOf, ensureWorld, isSize, SIZES } from './world.ts';

/**
 * `npm run bench -- load [--size 20k|200k|2m] [--members 200] [--seconds 120] [--pause 3]`: members at work in
 * parallel, each pausing for some seconds between two calls. Reports throughput, how long each kind of call takes,
 * failures, and whether the server's memory grows.
 */

const MEMORY_INTERVAL_MS = 5_000;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '2m' },
      members: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '120' },
      pause: { type: 'string', default: '3' },
    },
  });
  const { size } = values;
  if (!isSize(size)) throw new Error(`--size is one of ${Object.keys(SIZES).join(', ')}`);
  const [members, seconds, pause] = [values.members, values.seconds, values.pause].map(Number) as [
    number,
    number,
    number,
  ];
  if (!(members >= 1 && members <= 1_000)) throw new Error('--members is between 1 and 1,000');
  if (!(seconds > 0 && seconds <= 600)) throw new Error('--seconds is at most 600');
  if (!(pause >= 0)) throw new Error('--pause is a number of seconds');
  return { size, members, seconds, pause };
};

/** Samples the server's memory while members work. */
const watchMemory = async (server: RunningServer, isOver: () => boolean): Promise<number[]> => {
  const seen: number[] = [];
  while (!isOver()) {
    seen.push(await server.residentBytes());
    await sleep(MEMORY_INTERVAL_MS);
  }
  return seen;
};

const run = async (): Promise<void> => {
  const { size, members, seconds, pause } = readOptions();
  await ensureWorld(size);
  const kinds = await readWorkload(dataDirOf(size));
  const questions = (target: string) => kinds.flatMap((kind) => (kind.target === target ? kind.questions : []));
  const searches = questions('search').filter(({ kind }) => kind === 'companies' || kind === 'people');
  const suggestions = questions('suggestion');
  const machine = machineNow();
  const server = await startServer(dataDirOf(size));
  try {
    const url = await findRunningEmbeddedPostgres(dataDirOf(size));
    if (!url) throw new Error('the database of the server does not run');
    const tokens = await signInMembers(url, members);
    await linkMembers(url, members);
    const outcomes: Outcome[] = [];
    let isOver = false;
    const memory = watchMemory(server, () => isOver);
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      tokens.map(async (token, number) => {
        const member = createMember({ port: server.port, token, number, searches, suggestions });
        // Members do not all start at once.
        await sleep(member.random() * pause * 1000);
        while (performance.now() < until) {
          outcomes.push(await member.act());
          await sleep((0.5 + member.random()) * pause * 1000);
        }
        member.close();
      }),
    );
    isOver = true;
    await report({ size, members, seconds, pause, machine, outcomes, memory: await memory });
  } finally {
    await server.stop();
  }
};

type Run = ReturnType<typeof readOptions> & {
  machine: ReturnType<typeof machineNow>;
  outcomes: Outcome[];
  memory: number[];
};

const report = async ({ outcomes, memory, machine, ...options }: Run): Promise<void> => {
  const of = (action?: string): Summary =>
    summarise(outcomes.filter((one) => action === undefined || one.action === action).map((one) => one.ms));
  const actions = [...new Set(outcomes.map(({ action }) => action))].sort();
  const results = [...actions.map((action) => ({ kind: action, ...of(action) })), { kind: 'all of them', ...of() }];
  const failures = outcomes.flatMap(({ failure }) => failure ?? []);
  const perSecond = outcomes.length / options.seconds;
  const mebibytes = memory.map((bytes) => Math.round(bytes / 2 ** 20));
  say(`\n${options.members} members for ${options.seconds} s, ${perSecond.toFixed(0)} calls a second, ms\n`);
  say(
    markdown(
      ['', 'calls', 'p50', 'p95', 'p99', 'longest'],
      results.map(({ kind, count, p50, p95, p99, max }) => [
        kind,
        count.toLocaleString('en'),
        ...[p50, p95, p99, max].map(ms),
      ]),
    ),
  );
  say(`\nfailures: ${failures.length}${failures.slice(0, 3).map((failure) => `\n  ${failure}`)}`);
  say(`resident, MiB, every ${MEMORY_INTERVAL_MS / 1000} s: ${mebibytes.join(' ')}`);
  const date = new Date().toISOString();
  const counts = { perSecond, failures: failures.length, mebibytes };
  const file = await saveResult('load', { ...options, date, machine, results, ...counts });
  say(`written to ${file}`);
  if (failures.length > 0) process.exitCode = 1;
};

await run();
