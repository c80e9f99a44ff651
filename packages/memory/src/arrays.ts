/** Typed arrays on SharedArrayBuffers, which all threads read, and the growing lists from which a build fills them. */

export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

export const sharedUint8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));
export const sharedUint16 = (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(length * 2));
export const sharedUint32 = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedInt32 = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4));
export const sharedFloat32 = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));
export const sharedFloat64 = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8));

export const shareUint32 = (values: Uint32Array): Uint32Array => {
  const copy = sharedUint32(values.length);
  copy.set(values);
  return copy;
};

/** A copy, because a text cut out of a larger one keeps all of that in memory. */
export const detached = (text: string): string => ` ${text}`.slice(1);

const FIRST_CAPACITY = 64;

/** A list of unsigned 32-bit numbers that grows by doubling. */
export class Uint32List {
  #values = new Uint32Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  /** The numbers so far; the next push may leave this view behind. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }

  /** Empties the list and hands its memory to the caller. */
  take(): Uint32Array {
    const values = this.view();
    this.#values = new Uint32Array(0);
    this.length = 0;
    return values;
  }

  #grow(): void {
    const larger = new Uint32Array(Math.max(FIRST_CAPACITY, this.#values.length * 2));
    larger.set(this.#values);
    this.#values = larger;
  }
}

/** A list of doubles that grows by doubling. */
export class Float64List {
  #values = new Float64Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  view(): Float64Array {
    return this.#values.subarray(0, this.length);
  }
}

/** A list of bytes that grows by doubling. */
export class ByteList {
  #values = new Uint8Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint8Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  share(): Uint8Array {
    const shared = sharedUint8(this.length);
    shared.set(this.#values.subarray(0, this.length));
    return shared;
  }
}
