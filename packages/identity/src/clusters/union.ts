/** Disjoint sets of 0…size−1. The smallest member stands for its set, so that the result is the same in any order. */
export class Union {
  private readonly parents: Int32Array;

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, i) => i);
  }

  find(member: number): number {
    let root = member;
    while (this.parents[root] !== root) root = this.parents[root] as number;
    while (this.parents[member] !== root) {
      const next = this.parents[member] as number;
      this.parents[member] = root;
      member = next;
    }
    return root;
  }

  /** Returns the one that stands for both from now on. */
  join(one: number, other: number): number {
    const [a, b] = [this.find(one), this.find(other)];
    const [low, high] = a < b ? [a, b] : [b, a];
    this.parents[high] = low;
    return low;
  }
}
