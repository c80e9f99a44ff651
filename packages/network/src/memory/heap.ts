/** Entries that come out in order, the first by `compare` first. */
export class Heap<T> {
  readonly #entries: T[] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  push(entry: T): void {
    const entries = this.#entries;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >>> 1;
      if (this.#compare(entries[above] as T, entry) <= 0) break;
      entries[at] = entries[above] as T;
      at = above;
    }
    entries[at] = entry;
  }

  pop(): T | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (last !== undefined && entries.length > 0) this.#sink(last);
    return first;
  }

  #sink(entry: T): void {
    const entries = this.#entries;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= entries.length) break;
      if (below + 1 < entries.length && this.#compare(entries[below + 1] as T, entries[below] as T) < 0) below++;
      if (this.#compare(entry, entries[below] as T) <= 0) break;
      entries[at] = entries[below] as T;
      at = below;
    }
    entries[at] = entry;
  }
}
