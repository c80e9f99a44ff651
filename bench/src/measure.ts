import type { Engine } from './engines/engine.ts';
import { type Bounds, generateLoad, type Load } from './load-generator.ts';
import type { Answer, Question } from './question.ts';
import { say } from './terminal.ts';
import type { Kind } from './workload.ts';

/** One engine's results for one kind of question. */
export type KindResult = {
  answers: Answer[];
  /** The first answer to each question, before any warm-up. */
  firstDurations: number[];
  alone: Load;
  /** With 16 calls at a time; missing if the engine runs in the asking thread. */
  together?: Load;
};

export const CLIENTS_TOGETHER = 16;

/** Enough for a 99th percentile if answers are quick, and soon over if they are not. */
const ALONE: Omit<Bounds, 'maxSeconds'> = { minCount: 10, maxCount: 400 };
const TOGETHER: Omit<Bounds, 'maxSeconds'> = { minCount: 32, maxCount: 3_000 };

/** How long all kinds are asked in turn before measuring, to warm up compilers and caches. */
const WARM_UP_SECONDS = 10;

/** Asks each question once and keeps the answer, warms up with all of them, then measures kind by kind. */
export const measureEngine = async (
  engine: Engine,
  kinds: readonly Kind[],
  maxSeconds: number,
): Promise<Map<string, KindResult>> => {
  const first = new Map<string, Pick<KindResult, 'answers' | 'firstDurations'>>();
  for (const { name, questions } of kinds) first.set(name, await askOnce(engine, questions));
  const clients = Math.min(engine.concurrency, CLIENTS_TOGETHER);
  await generateLoad(engine, inTurn(kinds), clients, { minCount: 0, maxCount: 1e6, maxSeconds: WARM_UP_SECONDS });

  const results = new Map<string, KindResult>();
  for (const { name, questions } of kinds) {
    const alone = await generateLoad(engine, questions, 1, { ...ALONE, maxSeconds });
    const result: KindResult = { answers: [], firstDurations: [], ...first.get(name), alone };
    if (engine.concurrency >= CLIENTS_TOGETHER) {
      result.together = await generateLoad(engine, questions, CLIENTS_TOGETHER, { ...TOGETHER, maxSeconds });
    }
    results.set(name, result);
    const failures = [...alone.failures, ...(result.together?.failures ?? [])];
    if (failures.length > 0) throw new Error(`${engine.name}, ${name}: ${failures[0]}`);
  }
  say(`${engine.name} has been asked`);
  return results;
};

const askOnce = async (engine: Engine, questions: readonly Question[]) => {
  const answers: Answer[] = [];
  const firstDurations: number[] = [];
  for (const question of questions) {
    const askedAt = performance.now();
    const read = await engine.ask(question);
    firstDurations.push(performance.now() - askedAt);
    answers.push(read());
  }
  return { answers, firstDurations };
};

/** The first question of every kind, then the second of every kind, and so on. */
const inTurn = (kinds: readonly Kind[]): Question[] => {
  const most = Math.max(...kinds.map(({ questions }) => questions.length));
  return Array.from({ length: most }, (_, n) => kinds.flatMap(({ questions }) => questions[n] ?? [])).flat();
};
