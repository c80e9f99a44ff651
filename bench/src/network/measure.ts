import type { Graph } from '@firmament/network/graph';
import { say } from '../terminal.ts';
import { type AnyAnswer, differenceOf, type Opponent } from './answer.ts';
import { fullAnswer } from './product-engine.ts';
import type { Question, QuestionKind } from './questions.ts';

/** Milliseconds, with the place of each question in its kind. */
export type Times = { question: number; ms: number }[];
export type EngineTimes = { name: string; times: Map<string, Times>; gaveUp: number };

const WARM_UP_MS = 3_000;
/** Over and over until the time is up, but not more often. */
const MAX_ROUNDS = 5;

type AskGraph = (graph: Graph, question: Question) => unknown;

/** Asks the product's graph everything for a while, then each kind by itself. */
export const measureGraph = (
  graph: Graph,
  kinds: readonly QuestionKind[],
  maxSeconds: number,
  ask: AskGraph,
): EngineTimes => {
  const warmUntil = performance.now() + WARM_UP_MS;
  for (let i = 0; performance.now() < warmUntil; i++) {
    for (const { questions } of kinds) ask(graph, questions[i % questions.length] as Question);
  }
  const times = new Map<string, Times>();
  for (const { name, questions } of kinds) {
    const measured: Times = [];
    const until = performance.now() + maxSeconds * 1000;
    for (let round = 0; round < MAX_ROUNDS && (round === 0 || performance.now() < until); round++) {
      questions.forEach((question, place) => {
        const askedAt = performance.now();
        ask(graph, question);
        measured.push({ question: place, ms: performance.now() - askedAt });
      });
    }
    times.set(name, measured);
  }
  return { name: 'Firmament', times, gaveUp: 0 };
};

export type Comparison = { compared: number; differences: string[] };

export const MOST_MS_PER_QUESTION = 20_000;
/** Slow engines get fewer questions, but at least these if they come within the time of one question. */
const LEAST_QUESTIONS = 5;
const MOST_QUESTIONS = 100;
const WARM_UP_QUESTIONS = 5;

/** Asks another engine the questions that the product answers to the end, and compares the answers. */
export const measureOpponent = async (
  { name, ask, canAnswer }: Opponent,
  graph: Graph,
  kinds: readonly QuestionKind[],
  maxSeconds: number,
): Promise<{ engine: EngineTimes; comparison: Comparison }> => {
  const engine: EngineTimes = { name, times: new Map(), gaveUp: 0 };
  const comparison: Comparison = { compared: 0, differences: [] };
  for (const kind of kinds) {
    const asked = kind.questions
      .map((question, place) => ({ question, place, ours: fullAnswer(graph, question) }))
      .filter((one): one is typeof one & { ours: AnyAnswer } => one.ours !== undefined && canAnswer(one.question))
      .slice(0, MOST_QUESTIONS);
    if (asked.length === 0) continue;
    for (const { question } of asked.slice(-WARM_UP_QUESTIONS)) await ask(question).catch(() => {});
    const measured: Times = [];
    const until = performance.now() + maxSeconds * 1000;
    for (const { question, place, ours } of asked) {
      if (measured.length >= LEAST_QUESTIONS && performance.now() >= until) break;
      const askedAt = performance.now();
      try {
        const read = await ask(question);
        measured.push({ question: place, ms: performance.now() - askedAt });
        const difference = differenceOf(ours, await read());
        comparison.compared++;
        if (difference) comparison.differences.push(`${name}: ${difference} for ${JSON.stringify(question)}`);
      } catch (error) {
        const ms = performance.now() - askedAt;
        if (ms < MOST_MS_PER_QUESTION) throw error;
        // It counts with the time until it gave up: leaving it out would make the engine look faster.
        measured.push({ question: place, ms });
        engine.gaveUp++;
      }
    }
    engine.times.set(kind.name, measured);
  }
  say(`${name} has been asked`);
  return { engine, comparison };
};
