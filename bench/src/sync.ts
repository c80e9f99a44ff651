import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { companies } from '@firmament/demo-world/companies';
import { openFirmament } from './engines/firmament.ts';
import { publishGoldenCopy } from './engines/golden-copy.ts';
import { startServer } from './engines/server-process.ts';
import { type Bounds, generateLoad, type Load } from './load-generator.ts';
import { questionsAbout } from './name-questions.ts';
import type { Question } from './question.ts';
import { machineNow } from './report.ts';
import { summarise } from './statistics.ts';
import { markdown, ms } from './table.ts';
import { say } from './terminal.ts';
import { makeWorld, scaledTo } from './world.ts';

/**
 * `npm run bench -- sync [--records 3000000] [--companies 200000]`: reads a full file of the LEI register with a tenth of
 * the records, then one with all of them, beside a running server. Memory must not grow with the file, and searches must
 * not wait much longer than alone.
 */

const GOAL_MEMORY_RATIO = 1.25;
const GOAL_SEARCH_RATIO = 1.6;
const ALONE_SECONDS = 10;
const MAX_SECONDS = 3_600;
const SAMPLE_MS = 100;
const NAMES = 50;

const ROOT = join(import.meta.dirname, '..', '..');
const mib = (bytes: number): string => Math.round(bytes / 2 ** 20).toLocaleString('en');

type Target = { dataDir: string; port: number; questions: readonly Question[] };

const ask = async ({ dataDir, port, questions }: Target, limits: Partial<Bounds>): Promise<Load> => {
  const engine = await openFirmament(dataDir, port);
  const bounds = { maxCount: 1e7, minCount: 0, maxSeconds: MAX_SECONDS, ...limits };
  return generateLoad(engine, questions, 1, bounds).finally(() => engine.close());
};

const peakOf = async (processId: number): Promise<number> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
};

type Run = { said: string; seconds: number; peakBytes: number };

/** `npm run sync`, as an operator runs it. */
const runSync = async (dataDir: string, url: string): Promise<Run> => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/dist/commands/sync.js'), 'gleif'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, GLEIF_GOLDEN_COPY_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakBytes = 0;
  const timer = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await peakOf(child.pid ?? 0));
  }, SAMPLE_MS);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  clearInterval(timer);
  if (code !== 0) throw new Error(`the sync failed: ${said}`);
  return { said: said.trim(), seconds: (performance.now() - startedAt) / 1000, peakBytes };
};

const questionsOf = (count: number): Question[] => {
  const names: string[] = [];
  let number = 0;
  for (const { record } of companies(scaledTo(count))) {
    if (number++ % Math.ceil(count / NAMES) === 0) names.push(record.name);
  }
  return questionsAbout(names);
};

const readOptions = () => {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '3000000' }, companies: { type: 'string', default: '200000' } },
  });
  const [records, count] = [Number(values.records), Number(values.companies)];
  if (!(records >= 10_000 && count >= 1_000)) throw new Error('--records is at least 10,000, --companies 1,000');
  return { records, count };
};

const measure = async (folder: string, { records, count }: { records: number; count: number }): Promise<boolean> => {
  const dataDir = join(folder, 'data');
  await makeWorld(dataDir, scaledTo(count));
  const [small, large] = [
    await publishGoldenCopy(folder, Math.round(records / 10), '2026-01-01 08:00:00'),
    // So much later that no delta would reach.
    await publishGoldenCopy(folder, records, '2026-06-01 08:00:00'),
  ];
  say(`${records.toLocaleString('en')} records, packed ${mib(large.packedBytes)} MiB`);
  const server = await startServer(dataDir, {
    DEMO: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://127.0.0.1',
  });
  try {
    const target = { dataDir, port: server.port, questions: questionsOf(count) };
    const first = await runSync(dataDir, small.url);
    const alone = await ask(target, { minCount: target.questions.length, maxSeconds: ALONE_SECONDS });
    let isOver = false;
    const running = runSync(dataDir, large.url).finally(() => {
      isOver = true;
    });
    const beside = await ask(target, { isOver: () => isOver });
    const second = await running;
    return judge({ first, second, alone, beside });
  } finally {
    await server.stop();
    small.close();
    large.close();
  }
};

type Measured = { first: Run; second: Run; alone: Load; beside: Load };

const judge = ({ first, second, alone, beside }: Measured): boolean => {
  const [before, during] = [summarise(alone.durations), summarise(beside.durations)];
  for (const { said } of [first, second]) say(said);
  say(
    markdown(
      ['npm run sync', 'seconds', 'peak, MiB'],
      [first, second].map(({ seconds, peakBytes }, i) => [
        i === 0 ? 'a tenth' : 'all',
        seconds.toFixed(0),
        mib(peakBytes),
      ]),
    ),
  );
  say(
    markdown(
      ['searches, ms', 'count', 'p50', 'p95', 'p99'],
      Object.entries({ alone: before, meanwhile: during }).map(([name, { count, p50, p95, p99 }]) => [
        name,
        String(count),
        ...[p50, p95, p99].map(ms),
      ]),
    ),
  );
  const memory = second.peakBytes / first.peakBytes;
  const searches = during.p50 / before.p50;
  say(
    `memory × ${memory.toFixed(2)} (goal ${GOAL_MEMORY_RATIO}), p50 of searches × ${searches.toFixed(2)} (goal ${GOAL_SEARCH_RATIO})`,
  );
  const failures = alone.failures.length + beside.failures.length;
  return memory <= GOAL_MEMORY_RATIO && searches <= GOAL_SEARCH_RATIO && failures === 0;
};

const options = readOptions();
const { cpu, cores, node, loadBefore } = machineNow();
say(`${cores} × ${cpu}, Node.js ${node}, load ${loadBefore.toFixed(1)}`);
const folder = await mkdtemp(join(tmpdir(), 'firmament-sync-'));
// The embedded database runs as another user than root, who must get through to its files.
await chmod(folder, 0o711);
try {
  if (!(await measure(folder, options))) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
