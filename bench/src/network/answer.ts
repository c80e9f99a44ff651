import type { Interval } from '@firmament/network/answers';
import type { NodeKey } from '@firmament/network/relation';
import type { Question } from './questions.ts';

/** An answer, as far as all engines can give it. */
export type Answer = {
  neighbourhood: { kind: 'neighbourhood'; steps: Map<NodeKey, number> };
  path: { kind: 'path'; steps: number | undefined };
  ownership: { kind: 'ownership'; owners: Map<NodeKey, Interval>; holdings: Map<NodeKey, Interval> };
};
export type AnyAnswer = Answer[keyof Answer];

/** The product rounds to a ten-thousandth of a per cent, and approaches loops. */
const SAME_PERCENT = 0.001;

/** Where two answers differ first, or undefined. */
export const differenceOf = (ours: AnyAnswer, theirs: AnyAnswer): string | undefined => {
  if (ours.kind === 'neighbourhood' && theirs.kind === 'neighbourhood') return differentSteps(ours.steps, theirs.steps);
  if (ours.kind === 'path' && theirs.kind === 'path') {
    const tell = (steps: number | undefined): string => (steps === undefined ? 'no path' : `${steps} steps`);
    return ours.steps === theirs.steps ? undefined : `${tell(ours.steps)} and ${tell(theirs.steps)}`;
  }
  if (ours.kind === 'ownership' && theirs.kind === 'ownership') {
    const above = differentShares(ours.owners, theirs.owners);
    return above ? `owners: ${above}` : differentShares(ours.holdings, theirs.holdings);
  }
  return 'answers to different questions';
};

const differentSteps = (ours: Map<NodeKey, number>, theirs: Map<NodeKey, number>): string | undefined => {
  for (const [key, steps] of ours) {
    if (theirs.get(key) !== steps) return `node ${key} after ${steps} and ${theirs.get(key) ?? 'no'} steps`;
  }
  return ours.size === theirs.size ? undefined : `${ours.size} and ${theirs.size} nodes`;
};

const differentShares = (ours: Map<NodeKey, Interval>, theirs: Map<NodeKey, Interval>): string | undefined => {
  const tell = (share: Interval | undefined): string => (share ? `${share.min} to ${share.max} %` : 'nothing');
  for (const [key, one] of ours) {
    const other = theirs.get(key);
    const isSame =
      other && Math.abs(one.min - other.min) <= SAME_PERCENT && Math.abs(one.max - other.max) <= SAME_PERCENT;
    if (!isSame) return `node ${key}, ${tell(one)} and ${tell(other)}`;
  }
  return ours.size === theirs.size ? undefined : `${ours.size} and ${theirs.size} nodes`;
};

/** Another engine. What `ask` returns reads the answer in full and is not timed. */
export type Opponent = {
  name: string;
  canAnswer(question: Question): boolean;
  ask(question: Question): Promise<() => Promise<AnyAnswer>>;
  close(): Promise<void>;
};

/** What one holds of another, as parts of one; what all relations between the two say together. */
export type Stake = { owner: NodeKey; company: NodeKey; min: number; max: number };

const MAX_ROUNDS = 2_000;
const STILL = 1e-12;

/** What an owner holds of each node: products along chains, summed; at least approached from below, at most from above. */
const sharesOf = (stakes: readonly Stake[], owner: NodeKey): Map<NodeKey, Interval> => {
  const reached = new Map<NodeKey, Interval>();
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const stake of stakes) {
      const isHeld = stake.owner === owner || reached.has(stake.owner);
      if (isHeld && stake.max > 0 && stake.company !== owner) reached.set(stake.company, { min: 0, max: 1 });
    }
  }
  for (let round = 0, change = 1; round < MAX_ROUNDS && change > STILL; round++) {
    const sums = new Map<NodeKey, Interval>();
    for (const { owner: holder, company, min, max } of stakes) {
      const held = holder === owner ? { min: 1, max: 1 } : reached.get(holder);
      if (!held || !reached.has(company)) continue;
      const sum = sums.get(company) ?? { min: 0, max: 0 };
      sums.set(company, { min: sum.min + held.min * min, max: sum.max + held.max * max });
    }
    change = 0;
    for (const [company, { min, max }] of sums) {
      const next = { min: Math.min(1, min), max: Math.min(1, max) };
      const last = reached.get(company) ?? next;
      change = Math.max(change, Math.abs(last.min - next.min), Math.abs(last.max - next.max));
      reached.set(company, next);
    }
  }
  return reached;
};

const percent = ({ min, max }: Interval): Interval => ({ min: min * 100, max: max * 100 });
const NOTHING: Interval = { min: 0, max: 0 };

/** The intervals that follow from the stakes above and below a company, by other code than the product's. */
export const ownershipFrom = (
  company: NodeKey,
  above: readonly Stake[],
  below: readonly Stake[],
): Answer['ownership'] => {
  const owners = new Set(above.map(({ owner }) => owner));
  const companies = new Set(below.map((stake) => stake.company));
  owners.delete(company);
  companies.delete(company);
  const held = sharesOf(below, company);
  return {
    kind: 'ownership',
    owners: new Map([...owners].map((owner) => [owner, percent(sharesOf(above, owner).get(company) ?? NOTHING)])),
    holdings: new Map([...companies].map((key) => [key, percent(held.get(key) ?? NOTHING)])),
  };
};
