import type { Engine } from './engines/engine.ts';
import type { Question } from './question.ts';

/** Asking stops at whichever limit comes first, but not before `minCount` questions. */
export type Bounds = { maxCount: number; minCount: number; maxSeconds: number; isOver?: () => boolean };

export type Load = {
  /** In milliseconds, one per answer. */
  durations: number[];
  perSecond: number;
  failures: string[];
};

/** More would only repeat the first. */
const MAX_FAILURES = 5;

/** Asks the questions in turn, over and over, `clients` at a time. */
export const generateLoad = async (
  engine: Engine,
  questions: readonly Question[],
  clients: number,
  { maxCount, minCount, maxSeconds, isOver = () => false }: Bounds,
): Promise<Load> => {
  const durations: number[] = [];
  const failures: string[] = [];
  const startedAt = performance.now();
  let asked = 0;
  const mayAsk = (): boolean => {
    if (failures.length >= MAX_FAILURES || asked >= maxCount || isOver()) return false;
    return asked < minCount || performance.now() - startedAt < maxSeconds * 1000;
  };
  const client = async (): Promise<void> => {
    while (mayAsk()) {
      const question = questions[asked++ % questions.length];
      if (!question) return;
      const askedAt = performance.now();
      try {
        await engine.ask(question);
        durations.push(performance.now() - askedAt);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { durations, failures, perSecond: durations.length / ((performance.now() - startedAt) / 1000) };
};
