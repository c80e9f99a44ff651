export const damaged = (what: string): Error => new Error(`bzip2: ${what}`);

/** Reads numbers of any bits, the highest first, from a window that moves along the file. */
export class BitReader {
  input: Uint8Array = new Uint8Array(0);
  position = 0;
  /** The lowest `count` bits are the next of the file. */
  held = 0;
  count = 0;
  readonly #window: Uint8Array;
  readonly #fill: (target: Uint8Array) => number;

  /** `fill` writes the next bytes of the file and returns their number, 0 at its end. */
  constructor(windowBytes: number, fill: (target: Uint8Array) => number) {
    this.#window = new Uint8Array(windowBytes);
    this.#fill = fill;
  }

  /** Makes sure that as many bytes as the window holds can be read, or all that are left. */
  advance(): void {
    const window = this.#window;
    let length = this.input.length - this.position;
    window.copyWithin(0, this.position, this.input.length);
    while (length < window.length) {
      const added = this.#fill(window.subarray(length));
      if (added === 0) break;
      length += added;
    }
    this.input = window.subarray(0, length);
    this.position = 0;
  }

  /** At most 24 bits. */
  take(bitCount: number): number {
    while (this.count < bitCount) {
      if (this.position >= this.input.length) throw damaged('unexpected end');
      this.held = (this.held << 8) | (this.input[this.position++] as number);
      this.count += 8;
    }
    this.count -= bitCount;
    return (this.held >>> this.count) & ((1 << bitCount) - 1);
  }

  take32(): number {
    return ((this.take(16) << 16) | this.take(16)) >>> 0;
  }

  /** Leaves out what is left of a byte; bytes that were held go back. */
  toNextByte(): void {
    this.position -= this.count >>> 3;
    this.count = 0;
  }

  isAtEnd(): boolean {
    return this.count === 0 && this.position === this.input.length;
  }
}
