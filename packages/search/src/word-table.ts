import { Uint32List } from './arrays.ts';

/**
 * Distinct words numbered in order of appearance. A hash table over bytes in one buffer: no strings are kept, which at
 * millions of words is the difference between tens and hundreds of megabytes.
 */
export class WordTable {
  #bytes = new Uint8Array(1024);
  #slots = new Uint32Array(256);
  readonly #hashes = new Uint32List();
  readonly #starts = new Uint32List();

  constructor() {
    this.#starts.push(0);
  }

  get size(): number {
    return this.#hashes.length;
  }

  /** The number of the word in the first `length` bytes; `hash` is what `hashByte` made of them. */
  intern(word: Uint8Array, length: number, hash: number): number {
    const mixed = mix(hash);
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = mixed & mask;
    for (;;) {
      const entry = slots[slot] as number;
      if (entry === 0) break;
      if (this.#hashes.at(entry - 1) === mixed && this.#equals(entry - 1, word, length)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    this.#append(word, length);
    this.#hashes.push(mixed);
    slots[slot] = this.size;
    if (this.size * 2 > slots.length) this.#growSlots();
    return this.size - 1;
  }

  internBytes(word: Uint8Array): number {
    let hash = HASH_START;
    for (let i = 0; i < word.length; i++) hash = hashByte(hash, word[i] as number);
    return this.intern(word, word.length, hash);
  }

  internText(word: string): number {
    return this.internBytes(ENCODER.encode(word));
  }

  /** The words one after the other; word n lies from starts[n] to starts[n + 1]. */
  contents(): { bytes: Uint8Array; starts: Uint32Array } {
    return { bytes: this.#bytes.subarray(0, this.#starts.at(this.size)), starts: this.#starts.view() };
  }

  #equals(known: number, word: Uint8Array, length: number): boolean {
    const start = this.#starts.at(known);
    if (this.#starts.at(known + 1) - start !== length) return false;
    const bytes = this.#bytes;
    for (let i = 0; i < length; i++) if (bytes[start + i] !== word[i]) return false;
    return true;
  }

  #append(word: Uint8Array, length: number): void {
    const from = this.#starts.at(this.size);
    while (from + length > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    for (let i = 0; i < length; i++) bytes[from + i] = word[i] as number;
    this.#starts.push(from + length);
  }

  #growSlots(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let word = 0; word < this.size; word++) {
      let slot = this.#hashes.at(word) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#slots = slots;
  }
}

const ENCODER = new TextEncoder();

/** FNV-1a, byte by byte, so that whoever writes a word can hash it on the way. */
// The bits of 0x811c9dc5 as a signed number: one that does not fit 31 bits would make every step a floating-point one.
export const HASH_START = -0x7ee3623b;
export const hashByte = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

/** FNV's low bits are weak for short words, and the table looks at nothing else. */
const mix = (hash: number): number => {
  const h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};
