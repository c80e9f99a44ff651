/** Less than this, or than this share of what is in use, is not worth looking for. */
const WORTH_BYTES = 32 * 2 ** 20;
const WORTH_SHARE = 0.1;

/** Counts the memory of segments that are no longer used, to have it freed now and then: looking takes each thread a while. */
export class LeftMemory {
  #bytes = 0;

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  /** True if there is so much of it that it should be freed now; begins anew then. */
  isWorthFreeing(bytesInUse: number): boolean {
    if (this.#bytes < Math.max(WORTH_BYTES, bytesInUse * WORTH_SHARE)) return false;
    this.#bytes = 0;
    return true;
  }
}
