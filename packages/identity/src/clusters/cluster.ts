import { byStrength, type Edge } from '../edge.ts';
import type { Profile } from '../profile.ts';
import type { Statistics } from '../statistics.ts';
import { DECISION_BITS, KEY_BITS, MARGIN_BITS } from '../weights.ts';
import type { Component } from './components.ts';
import { addFaces, type Faces, haveOtherBirthDates, isConflict } from './conflict.ts';
import { Union } from './union.ts';

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
  const places = placesIn(component);
  const steps = stepsOf(component, places);
  const persons = new Joining(profiles, apartIn(component, places), statistics);
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

type Places = ReadonlyMap<number, number>;

const placesIn = ({ profiles }: Component): Places => new Map(profiles.map(({ mention }, i) => [mention.id, i]));

const stepsOf = ({ edges, decisions }: Component, places: Places): Step[] => {
  const steps: Step[] = [];
  const add = (a: number, b: number, bits: number, grade: Step['grade']): void => {
    steps.push({ a, b, bits, grade, from: places.get(a) ?? -1, to: places.get(b) ?? -1 });
  };
  for (const { mentions, verdict } of decisions) {
    if (verdict === 'one') add(Math.min(...mentions), Math.max(...mentions), DECISION_BITS, 'certain');
  }
  for (const { a, b, bits, grade } of edges) add(a, b, bits, grade);
  return steps.sort(byStrength);
};

type Pair = readonly [number, number];

/** Whom an operator said to be two. */
const apartIn = ({ decisions }: Component, places: Places): Pair[] =>
  decisions.flatMap(({ mentions, verdict }): Pair[] => {
    const [one, other] = mentions.map((id) => places.get(id));
    return verdict === 'two' && one !== undefined && other !== undefined ? [[one, other]] : [];
  });

/** Whether two sets exclude each other; holds until either gains a face. */
type Verdict = { here: number; there: number; isConflict: boolean };

/** Sets of mentions that grow step by step, and what forbids a step. */
class Joining {
  private readonly union: Union;
  private readonly faces: Faces[];
  private readonly verdicts = new Map<number, Verdict>();

  constructor(
    private readonly profiles: readonly Profile[],
    private readonly apart: readonly Pair[],
    private readonly statistics: Statistics,
  ) {
    this.union = new Union(profiles.length);
    this.faces = profiles.map((profile) => [profile]);
  }

  copy(): Joining {
    const copy = new Joining(this.profiles, this.apart, this.statistics);
    for (const i of this.profiles.keys()) if (this.find(i) !== i) copy.join(this.find(i), i);
    return copy;
  }

  find(index: number): number {
    return this.union.find(index);
  }

  facesOf(index: number): Faces {
    return this.faces[this.find(index)] ?? [];
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
    const knewDates = [from, to].every((i) => this.profiles[i]?.mention.birthHash !== undefined);
    return !knewDates && haveOtherBirthDates(this.facesOf(from), this.facesOf(to));
  }

  private isConflict(from: number, to: number): boolean {
    const [a, b] = [this.find(from), this.find(to)];
    const [one, other] = a < b ? [a, b] : [b, a];
    const [here, there] = [this.facesOf(one), this.facesOf(other)];
    if (here.length === 1 && there.length === 1) return isConflict(here, there, this.statistics);
    const key = one * this.profiles.length + other;
    const known = this.verdicts.get(key);
    if (known?.here === here.length && known.there === there.length) return known.isConflict;
    const verdict = { here: here.length, there: there.length, isConflict: isConflict(here, there, this.statistics) };
    this.verdicts.set(key, verdict);
    return verdict.isConflict;
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
    addFaces(this.faces[root] ?? [], this.faces[rest] ?? []);
    this.faces[rest] = [];
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
