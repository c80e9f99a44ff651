import { byStrength, type Edge } from '../edge.ts';
import type { Decision } from '../mention.ts';
import type { Profile } from '../profile.ts';
import type { Statistics } from '../statistics.ts';
import { DECISION_BITS, KEY_BITS, MARGIN_BITS } from '../weights.ts';
import { addFaces, type Faces, haveOtherBirthDates, isConflict } from './conflict.ts';
import { Union } from './union.ts';

/** Mentions that certain and likely edges and decisions connect; nothing outside has a say in who is who in here. */
export type Component = {
  /** In the order of their ids. */
  profiles: readonly Profile[];
  edges: readonly Edge[];
  decisions: readonly Decision[];
};

/** For each mention of a component the lowest mention of its person, and of its group of likely the same persons. */
export type Clusters = { persons: number[]; groups: number[] };

type Step = Edge & { from: number; to: number };

/**
 * Joins the mentions of a component, the strongest evidence first: certain ones become persons, likely ones group
 * persons. Nothing is joined across people who exclude each other, nor where an operator said "two".
 */
export const cluster = (component: Component, statistics: Statistics): Clusters => {
  const { profiles } = component;
  if (profiles.length === 1) {
    const alone = profiles.map(({ mention }) => mention.id);
    return { persons: alone, groups: alone };
  }
  const steps = stepsOf(component);
  const persons = new Joining(component, statistics);
  const certain = steps.filter(({ grade }) => grade === 'certain');
  // Weighed evidence comes after what is said by sources and operators.
  for (const step of certain) if (step.bits >= KEY_BITS) persons.tryStep(step);
  for (const step of unambiguous(certain, persons)) persons.tryStep(step);
  const groups = persons.copy();
  const likely = steps.filter(({ grade, from, to }) => grade !== 'possible' && persons.find(from) !== persons.find(to));
  for (const step of unambiguous(likely, persons)) groups.tryStep(step);
  const idOf = (index: number): number => profiles[index]?.mention.id ?? -1;
  return {
    persons: profiles.map((_, i) => idOf(persons.find(i))),
    groups: profiles.map((_, i) => idOf(groups.find(i))),
  };
};

const stepsOf = ({ profiles, edges, decisions }: Component): Step[] => {
  const places = new Map(profiles.map(({ mention }, i) => [mention.id, i]));
  const ones = decisions.flatMap(({ mentions: [one, other], verdict }): Edge[] =>
    verdict === 'one'
      ? [{ a: Math.min(one, other), b: Math.max(one, other), bits: DECISION_BITS, grade: 'certain' }]
      : [],
  );
  return [...ones, ...edges]
    .flatMap((edge): Step[] => {
      const [from, to] = [places.get(edge.a), places.get(edge.b)];
      return from === undefined || to === undefined ? [] : [{ ...edge, from, to }];
    })
    .sort(byStrength);
};

/** Sets of mentions that grow step by step, and what forbids a step. */
class Joining {
  private readonly union: Union;
  private readonly faces: Map<number, Faces>;
  private readonly apart: [number, number][];
  /** Sets that were found to exclude each other; as long as both are as large as then, they still do. */
  private readonly enemies = new Map<string, boolean>();

  constructor(
    private readonly component: Component,
    private readonly statistics: Statistics,
    from?: Joining,
  ) {
    const { profiles, decisions } = component;
    const places = new Map(profiles.map(({ mention }, i) => [mention.id, i]));
    this.union = new Union(profiles.length);
    this.faces = new Map(profiles.map((profile, i) => [i, [profile]]));
    this.apart = decisions.flatMap(({ mentions, verdict }): [number, number][] => {
      const [one, other] = mentions.map((id) => places.get(id));
      return verdict === 'two' && one !== undefined && other !== undefined ? [[one, other]] : [];
    });
    if (from) for (const i of profiles.keys()) if (from.find(i) !== i) this.join(from.find(i), i);
  }

  copy(): Joining {
    return new Joining(this.component, this.statistics, this);
  }

  find(index: number): number {
    return this.union.find(index);
  }

  facesOf(index: number): Faces {
    return this.faces.get(this.find(index)) ?? [];
  }

  tryStep({ from, to, bits }: Step): void {
    const [one, other] = [this.find(from), this.find(to)];
    if (one === other || this.isDecidedApart(one, other)) return;
    // What a source or an operator says holds against all that was only concluded.
    if (bits < KEY_BITS && this.isBarred(from, to)) return;
    this.join(one, other);
  }

  /** Whether persons exclude each other, or only evidence that saw both days of birth could join them. */
  private isBarred(from: number, to: number): boolean {
    if (this.isConflict(from, to)) return true;
    const { profiles } = this.component;
    const knewDates = [from, to].every((i) => profiles[i]?.mention.birthHash !== undefined);
    return !knewDates && haveOtherBirthDates(this.facesOf(from), this.facesOf(to));
  }

  private isConflict(from: number, to: number): boolean {
    const [one, other] = [this.find(from), this.find(to)];
    const [here, there] = [this.facesOf(one), this.facesOf(other)];
    if (here.length === 1 && there.length === 1) return isConflict(here, there, this.statistics);
    const key =
      one < other ? `${one} ${here.length} ${other} ${there.length}` : `${other} ${there.length} ${one} ${here.length}`;
    const known = this.enemies.get(key) ?? isConflict(here, there, this.statistics);
    this.enemies.set(key, known);
    return known;
  }

  excludes(one: number, other: number): boolean {
    return this.isConflict(one, other) || haveOtherBirthDates(this.facesOf(one), this.facesOf(other));
  }

  private isDecidedApart(one: number, other: number): boolean {
    return this.apart.some(([a, b]) => {
      const [here, there] = [this.find(a), this.find(b)];
      return (here === one && there === other) || (here === other && there === one);
    });
  }

  private join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    const root = this.union.join(a, b);
    const rest = root === a ? b : a;
    addFaces(this.faces.get(root) ?? [], this.faces.get(rest) ?? []);
    this.faces.delete(rest);
  }
}

/** More likely relatives than this are not compared with each other. */
const MOST_RIVALS = 20;

/**
 * Leaves out what would be a toss-up: somebody who is likely one person, and about as likely another who cannot be the
 * first.
 */
const unambiguous = (steps: readonly Step[], persons: Joining): Step[] => {
  const best = new Map<number, Map<number, number>>();
  const note = (person: number, other: number, bits: number): void => {
    const rivals = best.get(person) ?? new Map<number, number>();
    best.set(person, rivals);
    if (!rivals.has(other)) rivals.set(other, bits);
  };
  for (const { from, to, bits } of steps) {
    const [one, other] = [persons.find(from), persons.find(to)];
    if (one === other) continue;
    note(one, other, bits);
    note(other, one, bits);
  }
  const strongest = new Map([...best].map(([person, rivals]) => [person, [...rivals].slice(0, MOST_RIVALS)]));
  const isTossUp = (person: number, other: number): boolean => {
    const bits = best.get(person)?.get(other) ?? 0;
    return (strongest.get(person) ?? []).some(
      ([rival, rivalBits]) => rival !== other && rivalBits > bits - MARGIN_BITS && persons.excludes(rival, other),
    );
  };
  return steps.filter(({ from, to }) => {
    const [one, other] = [persons.find(from), persons.find(to)];
    return !isTossUp(one, other) && !isTossUp(other, one);
  });
};
