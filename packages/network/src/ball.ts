import type { Checkpoint } from '@firmament/search/checkpoint';
import type { Numbering } from './numbering.ts';
import type { Walk } from './walk.ts';

/** What a search between two nodes does not walk through, and how it is told to stop. */
export type Crossing = { walk: Walk; walkHubs: boolean; hubs: Set<number>; checkpoint: Checkpoint };

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
    return this.steps[this.met.find(node)];
  }

  grow(crossing: Crossing): void {
    const { walk, checkpoint } = crossing;
    const { met } = this;
    const to = met.size;
    for (let at = this.#levelFrom; at < to; at++) {
      checkpoint();
      const node = met.nodes[at] as number;
      if (node === this.#far) continue;
      walk.visit(node);
      if (at > 0 && isBarred(crossing, node)) continue;
      for (let i = 0; i < walk.count; i++) {
        if (met.add(walk.others[i] as number) === this.steps.length) this.steps.push(this.radius + 1);
      }
    }
    this.#levelFrom = to;
    this.radius++;
  }

  outermost(): number[] {
    return this.met.nodes.slice(this.#levelFrom);
  }
}

/** Whether the node of the last visit, which is no end, is a hub that is not walked through. */
export const isBarred = ({ walk, walkHubs, hubs }: Crossing, node: number): boolean => {
  if (walkHubs || !walk.isAtHub()) return false;
  hubs.add(node);
  return true;
};

/** A search from both ends: balls that grow until they meet. `steps` of the shortest path, if there is one. */
export type PathSearch = {
  crossing: Crossing;
  from: number;
  to: number;
  near: Ball;
  far: Ball;
  steps: number | undefined;
};
