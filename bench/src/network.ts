import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GraphBuilder } from '@firmament/network/build';
import { bytesOf, type Graph, sizeOf } from '@firmament/network/graph';
import type { Relation } from '@firmament/network/relation';
import type { Opponent } from './network/answer.ts';
import {
  type Comparison,
  type EngineTimes,
  MOST_MS_PER_QUESTION,
  measureGraph,
  measureOpponent,
} from './network/measure.ts';
import { ensureKuzuCopy, openKuzu } from './network/opponents/kuzu.ts';
import { ensurePostgresCopy, openPostgres, openRecursive } from './network/opponents/postgres.ts';
import { measureServer } from './network/over-http.ts';
import { ensureProductDatabase, productDirIn } from './network/product-database.ts';
import { askGraph, askLikeOthers, fullAnswer } from './network/product-engine.ts';
import { drawQuestions, type Question, Sample } from './network/questions.ts';
import { familyRatios, isReached, kindLines, type NetworkReport, networkText } from './network/report.ts';
import { relationOf } from './network/statement.ts';
import { FULL_SCALE, type NetworkWorld, peopleIn, statements } from './network/world.ts';
import { machineNow, saveResult } from './report.ts';
import { say } from './terminal.ts';
import { BENCH_DIR } from './world.ts';

/**
 * `npm run bench -- network [--companies 2155000] [--seed 41] [--seconds 4] [--against postgres,recursive,kuzu|none] [--no-server]`:
 * the network's graph by itself, against other engines on the same data, and over HTTP in the real product. `--seconds`
 * is the time for one kind of question with one engine. `--prepare` makes the data and measures nothing.
 */

type Contender = {
  ensure(dir: string, world: NetworkWorld): Promise<void>;
  open(dir: string, timeoutMs: number): Promise<Opponent | undefined>;
};

/** Their data is made in this order, because kuzu copies from PostgreSQL. */
const CONTENDERS: Record<string, Contender> = {
  postgres: { ensure: ensurePostgresCopy, open: openPostgres },
  recursive: { ensure: ensurePostgresCopy, open: openRecursive },
  kuzu: {
    ensure: async (dir, world) => {
      await ensurePostgresCopy(dir, world);
      await ensureKuzuCopy(dir);
    },
    open: openKuzu,
  },
};

const SAMPLED = 4_000;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      companies: { type: 'string', default: `${FULL_SCALE.companies}` },
      seed: { type: 'string', default: '41' },
      seconds: { type: 'string', default: '4' },
      against: { type: 'string', default: Object.keys(CONTENDERS).join() },
      'no-server': { type: 'boolean', default: false },
      prepare: { type: 'boolean', default: false },
    },
  });
  const world: NetworkWorld = { seed: Number(values.seed), companies: Number(values.companies) };
  const maxSeconds = Number(values.seconds);
  if (!(Number.isInteger(world.companies) && world.companies >= 2_000 && world.companies <= 5_000_000)) {
    throw new Error('--companies is 2,000 to 5,000,000');
  }
  if (!(maxSeconds > 0)) throw new Error('--seconds is a number above 0');
  const contenders = values.against.split(',').flatMap((name) => {
    if (name === '' || name === 'none') return [];
    const contender = CONTENDERS[name];
    if (!contender) throw new Error(`--against lists some of ${Object.keys(CONTENDERS).join(', ')}, or none`);
    return [contender];
  });
  return { world, maxSeconds, contenders, isPreparing: values.prepare, withServer: !values['no-server'] };
};

/** Only the building is timed, not the making of what it is built from: relations are handed over in portions. */
const buildWorld = (world: NetworkWorld): { graph: Graph; seconds: number; sample: Relation[] } => {
  const builder = new GraphBuilder();
  const sample = new Sample(world.seed, SAMPLED);
  let ms = 0;
  const hasten = <T>(work: () => T): T => {
    const startedAt = performance.now();
    const result = work();
    ms += performance.now() - startedAt;
    return result;
  };
  let portion: Relation[] = [];
  for (const statement of statements(world)) {
    const relation = relationOf(statement);
    sample.take(relation);
    portion.push(relation);
    if (portion.length < 10_000) continue;
    hasten(() => builder.addAll(portion));
    portion = [];
  }
  const graph = hasten(() => {
    builder.addAll(portion);
    return builder.finish();
  });
  return { graph, seconds: ms / 1000, sample: sample.kept };
};

const sizeName = ({ companies }: NetworkWorld): string =>
  companies === FULL_SCALE.companies ? '2m' : companies % 1000 === 0 ? `${companies / 1000}k` : `${companies}`;

const run = async (): Promise<void> => {
  const { world, maxSeconds, contenders, isPreparing, withServer } = readOptions();
  const dir = join(BENCH_DIR, `network-${sizeName(world)}-${world.seed}`);
  await mkdir(dir, { recursive: true });
  for (const { ensure } of contenders) await ensure(dir, world);
  if (withServer) await ensureProductDatabase(dir, world);
  if (isPreparing) return;

  const machine = machineNow();
  const { graph, seconds: buildSeconds, sample } = buildWorld(world);
  const kinds = drawQuestions(graph, world.seed, sample);
  const product = measureGraph(graph, kinds, maxSeconds, askGraph);
  const compared = measureGraph(graph, kinds, maxSeconds, askLikeOthers);
  say('the graph has been asked');
  const comparison: Comparison = { compared: 0, differences: [] };
  const add = ({ compared, differences }: Comparison): void => {
    comparison.compared += compared;
    comparison.differences.push(...differences);
  };
  add(
    compareKnown(
      graph,
      kinds.flatMap(({ questions }) => questions),
    ),
  );
  const others: EngineTimes[] = [];
  for (const { open } of contenders) {
    const opponent = await open(dir, MOST_MS_PER_QUESTION);
    if (!opponent) continue;
    try {
      const measured = await measureOpponent(opponent, graph, kinds, maxSeconds);
      others.push(measured.engine);
      add(measured.comparison);
    } finally {
      await opponent.close();
    }
  }
  const served = withServer
    ? await measureServer(productDirIn(dir), kinds, maxSeconds, (question) => fullAnswer(graph, question))
    : undefined;
  if (served) {
    add(served.comparison);
    const [ours, theirs] = [sizeOf(graph).relations, served.result.relations];
    add({ compared: 1, differences: ours === theirs ? [] : [`the server has ${theirs} relations instead of ${ours}`] });
  }
  const report: NetworkReport = {
    size: sizeName(world),
    date: new Date().toISOString(),
    machine,
    companies: world.companies,
    people: peopleIn(world),
    ...sizeOf(graph),
    bytes: bytesOf(graph),
    buildSeconds,
    kinds: kindLines(product, compared, others),
    families: familyRatios(compared, others),
    gaveUp: Object.fromEntries(others.map(({ name, gaveUp }) => [name, gaveUp])),
    comparison,
    server: served?.result,
  };
  say(`\n${networkText(report)}\n`);
  say(`written to ${await saveResult('network', report)}`);
  // Wrong answers make every figure worthless.
  if (!isReached(report)) process.exitCode = 1;
};

/** Pairs that were drawn because of their distance. */
const compareKnown = (graph: Graph, questions: readonly Question[]): Comparison => {
  const comparison: Comparison = { compared: 0, differences: [] };
  for (const question of questions) {
    if (question.kind !== 'path' || question.steps === undefined) continue;
    const answer = fullAnswer(graph, question);
    const found = answer?.kind === 'path' ? answer.steps : undefined;
    comparison.compared++;
    if (found !== question.steps)
      comparison.differences.push(`the graph: ${found} steps for ${JSON.stringify(question)}`);
  }
  return comparison;
};

await run();
