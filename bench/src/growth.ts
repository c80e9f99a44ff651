import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { companies } from '@firmament/demo-world/companies';
import { BENCH_WORLD } from '@firmament/demo-world/world';
import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import pg from 'pg';
import { findRunningEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import { openFirmament } from './engines/firmament.ts';
import { type RunningServer, removeSnapshot, startServer, waitForSnapshot } from './engines/server-process.ts';
import { type Bounds, generateLoad, type Load } from './load-generator.ts';
import { questionsAbout } from './name-questions.ts';
import type { Question } from './question.ts';
import { machineNow } from './report.ts';
import { summarise } from './statistics.ts';
import { markdown, ms } from './table.ts';
import { say, timed } from './terminal.ts';

/**
 * `npm run bench -- growth [--companies 1200000] [--quiet]`: starts the server on an empty database, writes companies
 * into it and compares the server's memory, once it has settled, with that of one that builds the same index at its
 * start. `--quiet` asks no searches meanwhile: the collector of garbage has then less reason to run.
 */

/** Companies per transaction, and how many are written in a second: what an import does alone. */
const BATCH_SIZE = 5_000;
const PER_SECOND = 10_000;
const SAMPLE_MS = 1_000;
/** It has settled when it changed by no more than this for this long: a merge and its snapshot take less. */
const SETTLED_SECONDS = 20;
const SETTLED_BYTES = 20 * 2 ** 20;
const ALONE_SECONDS = 10;
/** Names from which questions are made. */
const NAMES = 50;
const MAX_SECONDS = 3_600;
/** What growing may cost beside being built at once, and at any moment. */
const GOAL_RATIO = 1.3;
const GOAL_PEAK_BYTES = 3 * 2 ** 30;

/** The company that is written last: once it is found, so are all others. */
const LAST_NAME = 'Zuallerletzt GmbH';

/** A server without demo data wants to know where its mails go; none are sent here. */
const SETTINGS = { DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://127.0.0.1' };

function* records(count: number): Generator<CompanyRecord> {
  const share = count / BENCH_WORLD.companies;
  const options = {
    seed: BENCH_WORLD.seed,
    companies: count,
    people: 0,
    reports: 0,
    representatives: Math.round(BENCH_WORLD.representatives * share),
  };
  for (const { record } of companies(options)) yield record;
}

const INSERT = `insert into company
    (name, legal_form, status, register_number, street, postcode, city, region, country, latitude, longitude,
     source_id, fetched_at, licence)
  select *, ${SOURCE_IDS.demo}, now(), '' from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[],
    $6::text[], $7::text[], $8::text[], $9::text[], $10::float8[], $11::float8[])`;

const valuesOf = ({ name, legalForm, status, identifiers, address, position }: CompanyRecord): unknown[] => [
  name,
  legalForm,
  status,
  identifiers.registerNumber,
  address.street,
  address.postcode,
  address.city,
  address.region,
  address.country,
  position?.latitude,
  position?.longitude,
];

/** Writes as an import does, in many transactions; the index hears of them through the change feed. */
const writeCompanies = async (client: pg.Client, count: number): Promise<void> => {
  let batch: unknown[][] = [];
  let nextAt = performance.now();
  const flush = async (): Promise<void> => {
    const [first = []] = batch;
    await client.query(
      INSERT,
      first.map((_, column) => batch.map((values) => values[column] ?? null)),
    );
    batch = [];
    nextAt += (BATCH_SIZE / PER_SECOND) * 1000;
    await sleep(Math.max(0, nextAt - performance.now()));
  };
  for (const record of records(count)) {
    batch.push(valuesOf(record));
    if (batch.length === BATCH_SIZE) await flush();
  }
  if (batch.length > 0) await flush();
  await client.query(INSERT, [[LAST_NAME], [null], ['active'], ...Array.from({ length: 8 }, () => [null])]);
};

const questionsFor = (count: number): Question[] => {
  const names: string[] = [];
  let number = 0;
  for (const { name } of records(count)) if (number++ % Math.ceil(count / NAMES) === 0) names.push(name);
  return questionsAbout(names);
};

const mib = (bytes: number): string => Math.round(bytes / 2 ** 20).toLocaleString('en');

/** Notes the server's resident memory all along; threads are part of it. */
const watchMemory = (server: RunningServer) => {
  const samples: number[] = [];
  const timer = setInterval(async () => samples.push(await server.residentBytes()), SAMPLE_MS);
  return { samples, stop: () => clearInterval(timer) };
};

const settled = async (server: RunningServer): Promise<number> => {
  let since = await server.residentBytes();
  for (let quietSeconds = 0; quietSeconds < SETTLED_SECONDS; quietSeconds++) {
    await sleep(1_000);
    const now = await server.residentBytes();
    if (Math.abs(now - since) <= SETTLED_BYTES) continue;
    since = now;
    quietSeconds = -1;
  }
  return since;
};

const describe = ({ durations, failures }: Load): string => {
  const { p50, p95, p99, count } = summarise(durations);
  return `${count} searches, p50 / p95 / p99 ${[p50, p95, p99].map(ms).join(' / ')} ms, ${failures.length} failed`;
};

type Target = { dataDir: string; server: RunningServer; questions: readonly Question[] };

/** One client asks over connections of its own: the server closes those that are idle while memory settles. */
const ask = async ({ dataDir, server, questions }: Target, limits: Partial<Bounds>): Promise<Load> => {
  const engine = await openFirmament(dataDir, server.port);
  const bounds = { maxCount: 1e7, minCount: 0, maxSeconds: MAX_SECONDS, ...limits };
  return generateLoad(engine, questions, 1, bounds).finally(() => engine.close());
};

const untilAllAreFound = async ({ dataDir, server }: Target): Promise<void> => {
  const engine = await openFirmament(dataDir, server.port);
  while ((await engine.ask({ kind: 'companies', keyword: LAST_NAME }))().total === 0) await sleep(1_000);
  await engine.close();
};

const askAlone = (target: Target): Promise<Load> =>
  ask(target, { minCount: target.questions.length, maxSeconds: ALONE_SECONDS });

type Memory = { settled: number; peak: number };

/** The memory of a server that starts with all companies there, after the same questions. */
const measureStart = async (dataDir: string, questions: readonly Question[]): Promise<Memory> => {
  const server = await startServer(dataDir, SETTINGS);
  try {
    await askAlone({ dataDir, server, questions });
    await waitForSnapshot(dataDir);
    return { settled: await settled(server), peak: await server.peakBytes() };
  } finally {
    await server.stop();
  }
};

type Growth = Memory & { failures: number };

const growBesideServer = async (
  dataDir: string,
  { count, isQuiet, questions }: { count: number; isQuiet: boolean; questions: readonly Question[] },
): Promise<Growth> => {
  const server = await startServer(dataDir, SETTINGS);
  const memory = watchMemory(server);
  const client = new pg.Client({ connectionString: await findRunningEmbeddedPostgres(dataDir) });
  try {
    await client.connect();
    let isOver = false;
    const writing = timed(() => writeCompanies(client, count)).finally(() => {
      isOver = true;
    });
    const target = { dataDir, server, questions };
    const during = await ask(target, { isOver: () => isOver, ...(isQuiet && { maxCount: 0 }) });
    const { seconds } = await writing;
    const { seconds: secondsToFind } = await timed(() => untilAllAreFound(target));
    const first = await settled(server);
    say(`written in ${seconds.toFixed(0)} s, all found ${secondsToFind.toFixed(0)} s later`);
    say(`${mib(first)} MiB when it had settled, before any further search`);
    const alone = await askAlone(target);
    if (!isQuiet) say(`meanwhile: ${describe(during)}`);
    say(`afterwards, alone: ${describe(alone)}`);
    const failures = during.failures.length + alone.failures.length;
    return { settled: Math.max(first, await settled(server)), peak: await server.peakBytes(), failures };
  } finally {
    memory.stop();
    await client.end();
    await server.stop();
    const shown = memory.samples.filter((_, i) => i % 10 === 0);
    say(`resident, MiB, every 10 s: ${shown.map(mib).join(' ')}`);
  }
};

const runGrowthBenchmark = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { companies: { type: 'string', default: '1200000' }, quiet: { type: 'boolean', default: false } },
  });
  const count = Number(values.companies);
  if (!(count >= 1_000 && count <= BENCH_WORLD.companies)) throw new Error('--companies is 1,000 to 2,155,000');
  const { cpu, cores, node, loadBefore } = machineNow();
  say(`${count.toLocaleString('en')} companies, ${cores} × ${cpu}, Node.js ${node}, load ${loadBefore.toFixed(1)}`);
  const folder = await mkdtemp(join(tmpdir(), 'firmament-growth-'));
  // The embedded database runs as another user than root, who must get through to its files.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  try {
    const questions = questionsFor(count);
    const grown = await growBesideServer(dataDir, { count, isQuiet: values.quiet, questions });
    await removeSnapshot(dataDir);
    const built = await measureStart(dataDir, questions);
    const loaded = await measureStart(dataDir, questions);
    const row = (name: string, memory: Memory) => [
      name,
      mib(memory.settled),
      mib(memory.peak),
      (memory.settled / built.settled).toFixed(2),
    ];
    say(
      markdown(
        ['resident, MiB', 'settled', 'peak', 'ratio'],
        [row('grown while running', grown), row('built at once', built), row('loaded from the snapshot', loaded)],
      ),
    );
    const isWithin = grown.settled <= built.settled * GOAL_RATIO && grown.peak <= GOAL_PEAK_BYTES;
    if (!isWithin || grown.failures > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await runGrowthBenchmark();
