import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { KindResult } from './measure.ts';
import type { ServerFacts } from './measure-firmament.ts';
import { type Summary, summarise, summariseEvenly } from './statistics.ts';
import type { Kind } from './workload.ts';
import type { Size } from './world.ts';

export type EngineRun = { name: string; results: Map<string, KindResult> };

type Line = {
  kind: string;
  engine: string;
  totals: { least: number; most: number };
  first: Summary;
  alone: Summary & { perSecond: number };
  together?: Summary & { perSecond: number };
};

export type Report = {
  size: Size;
  companies: number;
  date: string;
  machine: { cpu: string; cores: number; memoryGb: number; node: string; loadBefore: number };
  server: ServerFacts | undefined;
  lines: Line[];
  whole: { engine: string; alone: Summary; together?: Summary }[];
  comparison: { compared: number; differences: string[] };
};

const lineOf = (kind: string, engine: string, result: KindResult): Line => {
  const totals = result.answers.map(({ total }) => total);
  const load = ({ durations, perSecond }: KindResult['alone']) => ({ ...summarise(durations), perSecond });
  return {
    kind,
    engine,
    totals: { least: Math.min(...totals), most: Math.max(...totals) },
    first: summarise(result.firstDurations),
    alone: load(result.alone),
    ...(result.together && { together: load(result.together) }),
  };
};

const wholeOf = ({ name, results }: EngineRun): Report['whole'][number] => {
  const all = [...results.values()];
  const together = all.flatMap((result) => (result.together ? [result.together.durations] : []));
  return {
    engine: name,
    alone: summariseEvenly(all.map(({ alone }) => alone.durations)),
    ...(together.length > 0 && { together: summariseEvenly(together) }),
  };
};

export const machineNow = (): Report['machine'] => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
});

export const makeReport = (
  facts: Omit<Report, 'lines' | 'whole'>,
  kinds: readonly Kind[],
  runs: readonly EngineRun[],
): Report => ({
  ...facts,
  lines: kinds.flatMap(({ name }) =>
    runs.flatMap((run) => {
      const result = run.results.get(name);
      return result ? [lineOf(name, run.name, result)] : [];
    }),
  ),
  whole: runs.map(wholeOf),
});

export const RESULTS_DIR = join(import.meta.dirname, '..', 'results');

/** Saves the result of a benchmark, one file per day, and returns its path. */
export const saveResult = async <R extends { size: string; date: string }>(
  name: string,
  result: R,
): Promise<string> => {
  await mkdir(RESULTS_DIR, { recursive: true });
  const suffix = result.size === '2m' ? '' : `-${result.size}`;
  const file = join(RESULTS_DIR, `${result.date.slice(0, 10)}-${name}${suffix}.json`);
  // The clock is not more precise than whole microseconds.
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);
  await writeFile(file, `${JSON.stringify(result, round, 2)}\n`);
  return file;
};
