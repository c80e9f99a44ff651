import type { Walk } from '../walk.ts';
import { isMajority, pairsOf, WHOLE } from './pairs.ts';

/** At most so many owners, and as many holdings: enough for any group of companies, and done in a few milliseconds. */
export const MAX_HOLDERS = 500;

/** Beyond them, so many that each control the next: however many others there are, who is on top is worth finding. */
const MAX_ABOVE = 100;

export type Side = 'above' | 'below';

type Spread = {
  /** From the origin, by node. */
  steps: Map<number, number>;
  isMore: boolean;
  /** Somebody who was left out may control the origin. */
  isTopHidden: boolean;
};

type Candidate = { node: number; min: number; isInLine: boolean };

/** Everybody above or below a company, step by step. Who controls step by step comes first, then the larger ones. */
export const spread = (walk: Walk, origin: number, side: Side): Spread => {
  const steps = new Map([[origin, 0]]);
  /** The origin and those that are joined with it by majorities or consolidation at every step. */
  const line = new Set([origin]);
  let isMore = false;
  let isTopHidden = false;
  let level = [origin];
  for (let step = 1; level.length > 0; step++) {
    const next = candidatesOf(walk, level, side, { steps, line });
    const room = Math.max(0, MAX_HOLDERS + 1 - steps.size);
    const beyond = side === 'above' ? Math.max(0, MAX_HOLDERS + 1 + MAX_ABOVE - steps.size) : room;
    const inLine = next.findIndex(({ isInLine }) => !isInLine);
    const countInLine = inLine === -1 ? next.length : inLine;
    const taken = next.slice(0, Math.max(room, Math.min(beyond, countInLine)));
    for (const { node, isInLine } of taken) {
      steps.set(node, step);
      if (isInLine) line.add(node);
    }
    if (taken.length < next.length) isMore = true;
    if (taken.length < countInLine) isTopHidden = true;
    level = (isMore ? taken.filter(({ isInLine }) => isInLine) : taken).map(({ node }) => node);
    if (isMore && side === 'below') break;
  }
  return { steps, isMore, isTopHidden: isMore && (isTopHidden || canHideMajority(walk, line)) };
};

type Known = { steps: ReadonlyMap<number, number>; line: ReadonlySet<number> };

const candidatesOf = (walk: Walk, level: readonly number[], side: Side, { steps, line }: Known): Candidate[] => {
  const found = new Map<number, Candidate>();
  for (const node of level) {
    const isInLine = line.has(node);
    walk.visit(node, side === 'above' ? 'in' : 'out');
    for (const pair of pairsOf(walk).values()) {
      if (steps.has(pair.node)) continue;
      const known = found.get(pair.node);
      const controls = isInLine && isMajority(pair);
      if (known === undefined) found.set(pair.node, { node: pair.node, min: pair.min, isInLine: controls });
      else {
        known.min = Math.max(known.min, pair.min);
        known.isInLine ||= controls;
      }
    }
  }
  return [...found.values()].sort(
    (a, b) => Number(b.isInLine) - Number(a.isInLine) || b.min - a.min || walk.key(a.node) - walk.key(b.node),
  );
};

/**
 * Whether those who do not control a company alone could do so together. Who is above them is not known once an answer
 * is cut, and it may be one and the same.
 */
const canHideMajority = (walk: Walk, line: ReadonlySet<number>): boolean =>
  [...line].some((company) => {
    walk.visit(company, 'in');
    let sum = 0;
    for (const { node, min } of pairsOf(walk).values()) if (!line.has(node)) sum += min;
    return sum * 2 > WHOLE;
  });
