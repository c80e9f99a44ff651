/**
 * Distinct words numbered in order of appearance. A hash table over bytes in one buffer: no strings are kept, which at
 * millions of words is the difference between tens and hundreds of megabytes.
 */
export class WordTable {
  #size = 0;
  #bytes = new Uint8Array(1024);
  /** Where each word begins; the next one begins where it ends. */
  #starts = new Uint32Array(257);
  /** Pairs of a word's hash and its number plus one, or zeros; side by side because both are read together. */
  #slots = new Uint32Array(1024);

  get size(): number {
    return this.#size;
  }

  /** The number of the word from `from` to `to`; `hash` is what `hashByte` made of its bytes. */
  intern(block: Uint8Array, from: number, to: number, hash: number): number {
    const mixed = mix(hash);
    const length = to - from;
    const slots = this.#slots;
    const starts = this.#starts;
    const bytes = this.#bytes;
    const mask = slots.length - 1;
    let slot = (mixed << 1) & mask;
    for (; ; slot = (slot + 2) & mask) {
      const entry = slots[slot + 1] as number;
      if (entry === 0) break;
      if (slots[slot] !== mixed) continue;
      const start = starts[entry - 1] as number;
      if ((starts[entry] as number) - start !== length) continue;
      let same = 0;
      while (same < length && bytes[start + same] === block[from + same]) same++;
      if (same === length) return entry - 1;
    }
    slots[slot] = mixed;
    slots[slot + 1] = this.#append(block, from, to) + 1;
    if (this.#size * 4 > slots.length) this.#growSlots();
    return this.#size - 1;
  }

  internBytes(block: Uint8Array, from: number, to: number): number {
    let hash = HASH_START;
    for (let i = from; i < to; i++) hash = hashByte(hash, block[i] as number);
    return this.intern(block, from, to, hash);
  }

  internText(word: string): number {
    const bytes = ENCODER.encode(word);
    return this.internBytes(bytes, 0, bytes.length);
  }

  /** The words one after the other; word n lies from starts[n] to starts[n + 1]. */
  contents(): { bytes: Uint8Array; starts: Uint32Array } {
    const starts = this.#starts.subarray(0, this.#size + 1);
    return { bytes: this.#bytes.subarray(0, starts[this.#size]), starts };
  }

  #append(block: Uint8Array, from: number, to: number): number {
    const number = this.#size++;
    if (this.#size === this.#starts.length) {
      const starts = new Uint32Array(this.#starts.length * 2);
      starts.set(this.#starts);
      this.#starts = starts;
    }
    const start = this.#starts[number] as number;
    const end = start + to - from;
    while (end > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    for (let i = from; i < to; i++) bytes[start + i - from] = block[i] as number;
    this.#starts[number + 1] = end;
    return number;
  }

  #growSlots(): void {
    const old = this.#slots;
    const slots = new Uint32Array(old.length * 2);
    const mask = slots.length - 1;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i + 1] === 0) continue;
      let slot = ((old[i] as number) << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      slots[slot] = old[i] as number;
      slots[slot + 1] = old[i + 1] as number;
    }
    this.#slots = slots;
  }
}

const ENCODER = new TextEncoder();

/** FNV-1a, byte by byte, so that a word can be hashed while it is written. */
// The bits of 0x811c9dc5 as a signed number: the unsigned one would make every step a floating-point one.
export const HASH_START = -0x7ee3623b;
export const hashByte = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

/** FNV's low bits are weak for short words, and the table uses only those. */
const mix = (hash: number): number => {
  const h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};
