import { parseArgs } from 'node:util';
import { compareAnswers } from './compare.ts';
import { openDuckdb } from './engines/duckdb.ts';
import { ensureDuckdbCopy } from './engines/duckdb-copy.ts';
import type { Engine } from './engines/engine.ts';
import { openPostgres } from './engines/postgres.ts';
import { ensurePostgresCopy } from './engines/postgres-copy.ts';
import { openSqlite } from './engines/sqlite.ts';
import { ensureSqliteCopy } from './engines/sqlite-copy.ts';
import { measureEngine } from './measure.ts';
import { measureFirmament } from './measure-firmament.ts';
import { readWorkload } from './read-workload.ts';
import { type EngineRun, machineNow, makeReport, saveResult } from './report.ts';
import { reportText } from './table.ts';
import { say } from './terminal.ts';
import { dataDirOf, ensureWorld, isSize, SIZES, type Size } from './world.ts';

/**
 * `npm run bench -- search [--size 20k|200k|2m] [--against postgres,sqlite,duckdb] [--seconds 4]`:
 * `--seconds` is the time for one kind of question with one engine. `--prepare` makes the data and measures nothing.
 */

type Opponent = { ensure(size: Size): Promise<void>; open(size: Size): Promise<Engine> };

/** Their data is made in this order, because the later ones copy from PostgreSQL. */
const OPPONENTS: Record<string, Opponent> = {
  postgres: { ensure: ensurePostgresCopy, open: openPostgres },
  sqlite: { ensure: ensureSqliteCopy, open: openSqlite },
  duckdb: { ensure: ensureDuckdbCopy, open: openDuckdb },
};

type Options = { size: Size; opponents: Opponent[]; maxSeconds: number; isPreparing: boolean };

const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '2m' },
      against: { type: 'string', default: Object.keys(OPPONENTS).join() },
      seconds: { type: 'string', default: '4' },
      prepare: { type: 'boolean', default: false },
    },
  });
  const { size, against, prepare } = values;
  const maxSeconds = Number(values.seconds);
  if (!(maxSeconds > 0)) throw new Error('--seconds is a number above 0');
  if (!isSize(size)) throw new Error(`--size is one of ${Object.keys(SIZES).join(', ')}`);
  const opponents = against.split(',').flatMap((name) => {
    if (name === '' || name === 'none') return [];
    const opponent = OPPONENTS[name];
    if (!opponent) throw new Error(`--against lists some of ${Object.keys(OPPONENTS).join(', ')}, or none`);
    return [opponent];
  });
  return { size, opponents, maxSeconds, isPreparing: prepare };
};

/** Measures one engine after the other, so that each has the machine to itself. */
const runSearchBenchmark = async (): Promise<void> => {
  const { size, opponents, maxSeconds, isPreparing } = readOptions();
  await ensureWorld(size);
  for (const { ensure } of opponents) await ensure(size);
  if (isPreparing) return;

  const kinds = await readWorkload(dataDirOf(size));
  const machine = machineNow();
  const { facts, results } = await measureFirmament(dataDirOf(size), kinds, maxSeconds);
  const runs: EngineRun[] = [{ name: 'Firmament', results }];
  const comparison = { compared: 0, differences: [] as string[] };
  for (const { open } of opponents) {
    const engine = await open(size);
    try {
      const run = { name: engine.name, results: await measureEngine(engine, kinds, maxSeconds) };
      const { compared, differences } = compareAnswers(kinds, results, run.results, run.name);
      comparison.compared += compared;
      comparison.differences.push(...differences);
      runs.push(run);
    } finally {
      await engine.close();
    }
  }
  const date = new Date().toISOString();
  const report = makeReport({ size, companies: SIZES[size], date, machine, server: facts, comparison }, kinds, runs);
  say(`\n${reportText(report)}\n`);
  say(`written to ${await saveResult('search', report)}`);
  // Wrong answers make every figure worthless.
  if (comparison.differences.length > 0) process.exitCode = 1;
};

await runSearchBenchmark();
