import type { Checkpoint } from '@firmament/memory/checkpoint';
import type { Numbering } from '../memory/numbering.ts';
import type { Walk } from '../walk.ts';

/** How a search goes from one node to another: which hubs it met and went round, and how it is told to stop. */
export type Crossing = {
  walk: Walk;
  from: number;
  to: number;
  walkHubs: boolean;
  hubs: Set<number>;
  /** Nodes that a ball may have before it stops growing. */
  limit: number;
  /** Longer paths do not count. */
  maxSteps: number;
  checkpoint: Checkpoint;
};

/** Visits a node, unless it is a hub that the search goes round. Both ends are always visited. */
export const enter = ({ walk, from, to, walkHubs, hubs, checkpoint }: Crossing, node: number): boolean => {
  checkpoint();
  if (hubs.has(node)) return false;
  const isOpen = walkHubs || node === from || node === to;
  if (isOpen) walk.visit(node);
  else if (!walk.visitUnlessHub(node)) hubs.add(node);
  return !hubs.has(node);
};

/** All nodes within so many steps of one end of a path. It grows by a step at a time. */
export class Ball {
  readonly met: Numbering;
  /** Steps of each node by its number in `met`. */
  readonly steps: number[] = [0];
  radius = 0;
  /** The other end: a path ends there, so nothing behind it matters. */
  readonly #far: number;
  #levelFrom = 0;

  constructor(met: Numbering, end: number, far: number) {
    met.clear();
    met.add(end);
    this.met = met;
    this.#far = far;
  }

  /** Nodes that the next growing begins with. */
  get edge(): number {
    return this.met.size - this.#levelFrom;
  }

  stepsTo(node: number): number | undefined {
    const number = this.met.find(node);
    return number === -1 ? undefined : this.steps[number];
  }

  /** Grows by a step; stops short if there are too many nodes, or where it meets the other ball, if that is given. */
  grow(crossing: Crossing, other?: Ball): 'grown' | 'too large' | 'met' {
    const { walk, limit } = crossing;
    const { met } = this;
    const to = met.size;
    for (let at = this.#levelFrom; at < to; at++) {
      const node = met.nodes[at] as number;
      if (node === this.#far || !enter(crossing, node)) continue;
      const known = met.size;
      for (let i = 0; i < walk.count; i++) {
        if (met.add(walk.others[i] as number) === this.steps.length) this.steps.push(this.radius + 1);
      }
      if (other !== undefined && this.#meets(other, known, crossing)) return 'met';
      if (met.size > limit) return 'too large';
    }
    this.#levelFrom = to;
    this.radius++;
    return 'grown';
  }

  /** Whether one of the nodes from a number on is in the other ball, and a path leads through it. */
  #meets(other: Ball, from: number, crossing: Crossing): boolean {
    for (let at = from; at < this.met.size; at++) {
      const node = this.met.nodes[at] as number;
      const beyond = other.stepsTo(node);
      // The other ball may have stopped in the middle of a step, and so hold nodes that are one too far.
      if (beyond === undefined || this.radius + 1 + beyond > crossing.maxSteps) continue;
      if (enter(crossing, node)) return true;
    }
    return false;
  }

  outermost(): number[] {
    return this.met.nodes.slice(this.#levelFrom);
  }
}

/** A search from both ends: balls that grow until they meet. `steps` of the shortest path, if one was found. */
export type PathSearch = {
  crossing: Crossing;
  near: Ball;
  far: Ball;
  steps: number | undefined;
  /** Both balls had to stop, so that none was found says nothing. */
  hasGivenUp: boolean;
};
