import { popcount } from '@firmament/memory/bitmap';

/**
 * A set of unsigned 32-bit numbers that come close together, as row numbers do: bits in pages, a page only where there
 * is a number. A `Set` of as many numbers takes a hundred times the memory.
 */
const PAGE_SHIFT = 16;
const PAGE_WORDS = 1 << (PAGE_SHIFT - 5);

export class KeySet {
  readonly #pages: (Uint32Array | undefined)[] = [];
  /** How many members there are before each word of a page, once `rank` was asked. */
  #ranks: (Uint32Array | undefined)[] | undefined;

  add(key: number): void {
    let page = this.#pages[key >>> PAGE_SHIFT];
    if (page === undefined) {
      page = new Uint32Array(PAGE_WORDS);
      this.#pages[key >>> PAGE_SHIFT] = page;
    }
    const word = (key >>> 5) % PAGE_WORDS;
    page[word] = (page[word] as number) | (1 << (key & 31));
  }

  has(key: number): boolean {
    const page = this.#pages[key >>> PAGE_SHIFT];
    return page !== undefined && (((page[(key >>> 5) % PAGE_WORDS] as number) >>> (key & 31)) & 1) === 1;
  }

  /** How many members are smaller than this one. No more may be added then. */
  rank(key: number): number {
    this.#ranks ??= this.#countRanks();
    const word = (key >>> 5) % PAGE_WORDS;
    const below = (this.#pages[key >>> PAGE_SHIFT]?.[word] as number) & ((1 << (key & 31)) - 1);
    return (this.#ranks[key >>> PAGE_SHIFT]?.[word] as number) + popcount(below);
  }

  /** All members, ascending, in the array that is made for as many. */
  list(makeArray: (length: number) => Uint32Array): Uint32Array {
    let count = 0;
    this.#pages.forEach((page) => {
      for (const word of page ?? []) count += popcount(word);
    });
    const members = makeArray(count);
    let at = 0;
    this.#pages.forEach((page, number) => {
      page?.forEach((word, place) => {
        const first = number * (1 << PAGE_SHIFT) + place * 32;
        for (let bits = word; bits !== 0; bits &= bits - 1) members[at++] = first + (31 - Math.clz32(bits & -bits));
      });
    });
    return members;
  }

  #countRanks(): (Uint32Array | undefined)[] {
    let sum = 0;
    return this.#pages.map((page) => {
      if (page === undefined) return undefined;
      const ranks = new Uint32Array(PAGE_WORDS);
      for (let word = 0; word < PAGE_WORDS; word++) {
        ranks[word] = sum;
        sum += popcount(page[word] as number);
      }
      return ranks;
    });
  }
}
