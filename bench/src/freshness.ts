import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { findRunningEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import type { Engine } from './engines/engine.ts';
import { openFirmament } from './engines/firmament.ts';
import { startServer } from './engines/server-process.ts';
import { generateLoad, type Load } from './load-generator.ts';
import type { Question } from './question.ts';
import { readWorkload } from './read-workload.ts';
import { summarise } from './statistics.ts';
import { say, timed } from './terminal.ts';
import { dataDirOf, ensureWorld, isSize, SIZES } from './world.ts';

/**
 * `npm run bench -- freshness [--size 20k|200k|2m] [--companies 100000]`: imports while searches run. Measures
 * how much slower they get, how many fail, and how long after its commit a new company is found. Removes the companies
 * again.
 */

const QUIET_SECONDS = 20;
/** Far longer than an import takes here; without a limit, one that hangs would go unnoticed. */
const MAX_IMPORT_SECONDS = 900;
const GIVE_UP_MS = 30_000;

const KEY = 'X9999_HRB';
/**
 * A word that no other company has. The words are no more alike than names are, because as long as one is not found the
 * server looks for similar words.
 */
const wordOf = (number: number): string =>
  [0x9e3779b1, 0x85ebca6b].map((spread) => (Math.imul(number, spread) >>> 0).toString(36).padStart(7, '0')).join('');

const writeCompanies = async (path: string, count: number): Promise<void> => {
  const file = createWriteStream(path);
  for (let number = 1; number <= count; number++) {
    const line = JSON.stringify({
      company_number: `${KEY}${number}`,
      name: `${wordOf(number)} Handels GmbH`,
      current_status: 'currently registered',
      registered_address: `Hauptstraße ${1 + (number % 200)}, 10115 Berlin`,
      all_attributes: {
        _registerArt: 'HRB',
        native_company_number: `Musterstadt HRB ${number}`,
        federal_state: 'Berlin',
      },
      officers: [{ name: `Muster Person ${number}`, position: 'Geschäftsführer', type: 'person' }],
    });
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
};

const runImport = async (dataDir: string, path: string): Promise<void> => {
  const command = join(import.meta.dirname, '..', '..', 'apps/api/dist/commands/import.js');
  const child = spawn(process.execPath, [command, 'offeneregister', path], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the import ended with ${code}`);
};

/** Follows the import's progress; measures how long a search takes to find the newest committed company. */
const watchArrivals = async (client: pg.Client, engine: Engine, isOver: () => boolean): Promise<number[]> => {
  const delays: number[] = [];
  let seen = 0;
  while (!isOver()) {
    const { rows } = await client.query(
      `select merged_count from import_run where source_id = 3 order by id desc limit 1`,
    );
    const merged = Number(rows[0]?.merged_count ?? 0);
    if (merged > seen) {
      seen = merged;
      delays.push(await untilFound(engine, wordOf(merged)));
    } else await sleep(20);
  }
  return delays;
};

const untilFound = async (engine: Engine, keyword: string): Promise<number> => {
  const committedAt = performance.now();
  const question: Question = { kind: 'companies', keyword };
  for (;;) {
    const { total } = (await engine.ask(question))();
    const waited = performance.now() - committedAt;
    if (total === 1 || waited > GIVE_UP_MS) return waited;
    await sleep(50);
  }
};

const removeCompanies = async (client: pg.Client): Promise<void> => {
  await client.query('set statement_timeout = 0');
  await client.query(
    `delete from company where id in (select company_id from company_source where source_id = 3 and source_key like '${KEY}%')`,
  );
  await client.query(`delete from import_run where source_id = 3`);
};

const describe = (name: string, { durations, failures, perSecond }: Load): string => {
  const { p50, p95, p99, count } = summarise(durations);
  const figures = [p50, p95, p99].map((value) => value.toFixed(1)).join(' / ');
  return `${name}: ${count} searches, ${perSecond.toFixed(0)} a second, p50 / p95 / p99 ${figures} ms, ${failures.length} failed`;
};

const runFreshnessBenchmark = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: '2m' }, companies: { type: 'string', default: '100000' } },
  });
  const { size } = values;
  const companies = Number(values.companies);
  if (!isSize(size)) throw new Error(`--size is one of ${Object.keys(SIZES).join(', ')}`);
  if (!(companies > 0)) throw new Error('--companies is a number above 0');
  await ensureWorld(size);
  const questions = (await readWorkload(dataDirOf(size))).flatMap((kind) => kind.questions);
  const dataDir = dataDirOf(size);
  const folder = await mkdtemp(join(tmpdir(), 'firmament-freshness-'));
  const path = join(folder, 'new.jsonl');
  await writeCompanies(path, companies);
  const server = await startServer(dataDir);
  const client = new pg.Client({ connectionString: await findRunningEmbeddedPostgres(dataDir) });
  await client.connect();
  const engine = await openFirmament(dataDir, server.port);
  try {
    // Asks each question once, so that neither measurement includes a first time.
    await generateLoad(engine, questions, 1, { maxCount: questions.length, minCount: 0, maxSeconds: 600 });
    const before = await generateLoad(engine, questions, 1, { maxCount: 1e6, minCount: 0, maxSeconds: QUIET_SECONDS });
    say(describe('alone', before));

    let isOver = false;
    const importing = timed(() => runImport(dataDir, path)).finally(() => {
      isOver = true;
    });
    const arrivals = watchArrivals(client, engine, () => isOver);
    // The same mix of questions as before, over and over until the import has ended.
    const bounds = { maxCount: 1e6, minCount: 0, maxSeconds: MAX_IMPORT_SECONDS, isOver: () => isOver };
    const during = await generateLoad(engine, questions, 1, bounds);
    const { seconds } = await importing;
    say(describe(`during an import of ${companies.toLocaleString('en')} companies (${seconds.toFixed(0)} s)`, during));
    const delays = await arrivals;
    const { p50, max } = summarise(delays);
    say(`found after their commit: ${delays.length} looked for, p50 ${p50.toFixed(0)} ms, latest ${max.toFixed(0)} ms`);
    if (before.failures.length + during.failures.length > 0 || max > 5_000) process.exitCode = 1;
  } finally {
    await removeCompanies(client);
    await client.end();
    await engine.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await runFreshnessBenchmark();
