const FIRST_BYTES = 256 * 1024;

/** Lines for COPY, collected as bytes: as strings, every garbage collection would move thousands of them. */
export class CopyText {
  #buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  add(line: string): void {
    // No character takes more than three bytes per unit of a JavaScript string.
    const needed = this.#length + line.length * 3;
    if (needed > this.#buffer.length) this.#grow(needed);
    this.#length += this.#buffer.write(line, this.#length);
  }

  isEmpty(): boolean {
    return this.#length === 0;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Valid until the next line is added. */
  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
