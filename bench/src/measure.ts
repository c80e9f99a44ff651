import type { Engine } from './engines/engine.ts';
import { type Bounds, generateLoad, type Load } from './load-generator.ts';
import type { Answer } from './question.ts';
import { say } from './terminal.ts';
import type { Kind } from './workload.ts';

/** What one engine showed for one kind of question. */
export type KindResult = {
  answers: Answer[];
  /** The very first answers, nothing prepared: one per question. */
  firstDurations: number[];
  alone: Load;
  /** With 16 at once; missing where the engine lives in the asking thread. */
  together?: Load;
};

export const CLIENTS_TOGETHER = 16;

/** Enough for a 99th percentile where answers are quick, and an end in sight where they are not. */
const ALONE: Omit<Bounds, 'maxSeconds'> = { minCount: 10, maxCount: 400 };
const TOGETHER: Omit<Bounds, 'maxSeconds'> = { minCount: 32, maxCount: 3_000 };

/** Asks each question once and keeps the answer, then measures alone and together. */
export const measureEngine = async (
  engine: Engine,
  kinds: readonly Kind[],
  maxSeconds: number,
): Promise<Map<string, KindResult>> => {
  const results = new Map<string, KindResult>();
  for (const { name, questions } of kinds) {
    const answers: Answer[] = [];
    const firstDurations: number[] = [];
    for (const question of questions) {
      const askedAt = performance.now();
      const read = await engine.ask(question);
      firstDurations.push(performance.now() - askedAt);
      answers.push(read());
    }
    const alone = await generateLoad(engine, questions, 1, { ...ALONE, maxSeconds });
    const result: KindResult = { answers, firstDurations, alone };
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
