import type { NetworkHolding } from '@firmament/api-contract/calls/network';
import { oldSince } from '@firmament/calendar/age';
import type { Day } from '@firmament/calendar/day';
import type { Contradiction } from '@firmament/network/answers';
import type { NodeKey } from '@firmament/network/relation';
import type { ShownRelation } from './relation-presenter.ts';
import type { Held } from './sentences/held.ts';
import type { StatedRelation } from './sentences/stated-relation.ts';

/** What all stakes between two companies rest on: as old, as doubtful and as contradicted as the worst of them. */
export type Evidence = {
  state: NetworkHolding['state'];
  grade: NetworkHolding['grade'];
  /** Was stated long before the day that is asked for, and not since. */
  isStale: boolean;
  contradiction: Held['contradiction'];
  /** One of each day of each source, certain and likely apart, as many as a sentence may name. */
  cited: Map<string, StatedRelation>;
};

/** What is said of one stake on the day. */
export type Step = Evidence & { owner: NodeKey; company: NodeKey; stated: StatedRelation[] };

export type Steps = ReadonlyMap<string, Step>;
export const stepKey = (owner: NodeKey, company: NodeKey): string => `${owner} ${company}`;

/** A sentence names three and says that there are more; of each may be told what is certain and what is likely. */
const MOST_CITED = 8;

const NONE_YET = { state: 'current', grade: 'certain', isStale: false, contradiction: undefined } as const;

/** Whether a relation was last stated long before a day. */
export const staleOn = (day: Day): ((relation: ShownRelation) => boolean) => {
  const limit = oldSince(day);
  return ({ wire }) => wire.basis !== 'held' && wire.as_of !== null && wire.as_of <= limit;
};

export const stepsIn = (
  relations: readonly ShownRelation[],
  contradictions: readonly Contradiction[],
  day: Day,
): Steps => {
  const isStale = staleOn(day);
  const steps = new Map<string, Step>();
  for (const shown of relations) {
    const { relation, wire, stated } = shown;
    if (!wire.is_in_force) continue;
    const key = stepKey(relation.subject, relation.object);
    let step = steps.get(key);
    if (step === undefined) {
      step = { ...NONE_YET, owner: relation.subject, company: relation.object, cited: new Map(), stated: [] };
      steps.set(key, step);
    }
    step.state = worse(step.state, wire.state);
    if (wire.grade === 'likely') step.grade = 'likely';
    if (isStale(shown)) step.isStale = true;
    step.stated.push(stated);
    step.cited.set(`${stated.source} ${stated.asOf} ${stated.grade}`, stated);
  }
  for (const { owner, company, isOutdated } of contradictions) {
    const step = steps.get(stepKey(owner, company));
    if (step !== undefined) step.contradiction = isOutdated ? 'outdated' : 'open';
  }
  return steps;
};

const STATES = ['current', 'unconfirmed', 'past'] as const;
const worse = (a: Evidence['state'], b: Evidence['state']): Evidence['state'] =>
  STATES.indexOf(a) < STATES.indexOf(b) ? b : a;

/**
 * What everything between a company and each of those around it rests on. It is handed on from stake to stake, away from
 * the company, until it changes nothing any more: walking every chain of everybody would take too long in large groups.
 */
export const evidenceAround = (
  steps: Steps,
  { company, others, isAbove }: { company: NodeKey; others: readonly NodeKey[]; isAbove: boolean },
): ReadonlyMap<NodeKey, Evidence> => {
  const around = new Set(others);
  const next = new Map<NodeKey, Step[]>();
  for (const step of steps.values()) {
    const [near, far] = isAbove ? [step.company, step.owner] : [step.owner, step.company];
    if (!around.has(far) || (near !== company && !around.has(near))) continue;
    const list = next.get(near);
    if (list === undefined) next.set(near, [step]);
    else list.push(step);
  }
  const found = new Map<NodeKey, Evidence>();
  const open = [company];
  for (let near = open.pop(); near !== undefined; near = open.pop()) {
    for (const step of next.get(near) ?? []) {
      const far = isAbove ? step.owner : step.company;
      const known = found.get(far);
      const evidence = known ?? { ...NONE_YET, cited: new Map() };
      const before = found.get(near);
      const isChanged = add(evidence, step);
      const isChangedToo = before !== undefined && add(evidence, before);
      if (known === undefined) found.set(far, evidence);
      if (known === undefined || isChanged || isChangedToo) open.push(far);
    }
  }
  return found;
};

/** Whether it changed anything. */
const add = (to: Evidence, more: Evidence): boolean => {
  const before = [to.state, to.grade, to.isStale, to.contradiction, to.cited.size].join();
  to.state = worse(to.state, more.state);
  if (more.grade === 'likely') to.grade = 'likely';
  if (more.isStale) to.isStale = true;
  if (more.contradiction === 'open' || to.contradiction === undefined) to.contradiction = more.contradiction;
  for (const [words, stated] of more.cited) {
    if (to.cited.size === MOST_CITED) break;
    to.cited.set(words, stated);
  }
  return before !== [to.state, to.grade, to.isStale, to.contradiction, to.cited.size].join();
};
