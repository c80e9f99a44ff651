import { setTimeout as sleep } from 'node:timers/promises';
import { summarise } from '../statistics.ts';
import type { AttackOutcome } from './attacker.ts';
import { ORDINARY_KINDS, type OrdinaryKind, type OrdinaryWork, type Seen } from './ordinary-work.ts';
import type { Recipe } from './recipe.ts';
import type { Stage } from './stage.ts';
import type { Attacker } from './start-attacker.ts';

/** What ordinary members notice of somebody who makes one call without a pause. */

/** An ordinary call may take twice as long as alone, or this long if that is more. */
const GOAL_MS = 50;
const GOAL_RATIO = 2;
export const GOAL = `p95 at most ${GOAL_RATIO} times that of alone or ${GOAL_MS} ms, and no call fails`;

const ALONE_SECONDS = 1.2;
/** Until the attack is in full swing, and until what it left behind is done. */
const RAMP_SECONDS = 0.3;
const SETTLE_MS = 200;

/** Beyond a limit everything is refused. */
const RATE_LIMITED = 429;

export type Bench = { stage: Stage; work: OrdinaryWork; attacker: Attacker; seconds: number; connections: number };

type P95 = { alone: number; beside: number };

export type Measured = {
  p95: Record<OrdinaryKind, P95>;
  /** The worst of them. */
  ratio: number;
  isWithinGoal: boolean;
  ordinary: Record<string, number>;
  hostile: AttackOutcome;
};

/** `3 × 200, 1 × 429` */
export const statusText = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ') || 'nothing';

const compare = (alone: Seen, beside: Seen): Omit<Measured, 'hostile'> => {
  const p95Of = (kind: OrdinaryKind): P95 => ({
    alone: summarise(alone.times[kind]).p95,
    beside: summarise(beside.times[kind]).p95,
  });
  const p95 = { search: p95Of('search'), company: p95Of('company'), session: p95Of('session') };
  const all = ORDINARY_KINDS.map((kind) => p95[kind]);
  const isQuick = all.every(({ alone: before, beside: now }) => now <= Math.max(GOAL_MS, GOAL_RATIO * before));
  return {
    p95,
    ratio: Math.max(...all.map(({ alone: before, beside: now }) => now / before)),
    isWithinGoal: isQuick && Object.keys(beside.statuses).every((status) => status === '200'),
    ordinary: beside.statuses,
  };
};

/** Throws if the call is not answered as its recipe says. */
export const tryCall = async (bench: Bench, { prepare, status, later }: Recipe): Promise<Measured> => {
  const { stage, work, attacker, seconds, connections } = bench;
  const { caller, calls } = await prepare(stage);
  const [first] = calls;
  if (!first) throw new Error('the recipe asks for nothing');
  const answer = await caller.send(first);
  if (answer.status !== status) {
    throw new Error(`answered ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`);
  }
  const alone = await work.run(ALONE_SECONDS);
  attacker.begin({ port: stage.port, headers: caller.headers(), calls, connections });
  await sleep(RAMP_SECONDS * 1000);
  const beside = await work.run(seconds - RAMP_SECONDS);
  const hostile = await attacker.end();
  await sleep(SETTLE_MS);
  const expected = [status, ...later, RATE_LIMITED].map(String);
  if (!Object.keys(hostile).every((code) => expected.includes(code))) {
    throw new Error(`answered ${statusText(hostile)}; expected are ${expected.join(', ')}`);
  }
  return { ...compare(alone, beside), hostile };
};
