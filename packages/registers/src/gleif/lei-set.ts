/** Letters and digits of half an LEI as one number: 36^10 is below 2^53, so it is exact. */
const HALF = 10;
const BASE = 36;

const SLOTS_AT_FIRST = 1 << 12;

/**
 * LEIs by the hundred thousand, two numbers each in one piece of memory. A `Set` of texts takes several times as much,
 * and what it takes grows with the file that is read. What is no LEI is never in it.
 */
export class LeiSet {
  /** Two numbers a slot; a free one has zeros. */
  #slots = new Float64Array(2 * SLOTS_AT_FIRST);
  #size = 0;

  add(lei: string): void {
    const [one, other] = halvesOf(lei);
    if (Number.isNaN(one + other) || this.#slots[this.#placeOf(one, other)] !== 0) return;
    if (this.#size * 4 >= this.#slots.length) this.#grow();
    this.#put(one, other);
    this.#size++;
  }

  has(lei: string): boolean {
    const [one, other] = halvesOf(lei);
    return !Number.isNaN(one + other) && this.#slots[this.#placeOf(one, other)] !== 0;
  }

  #put(one: number, other: number): void {
    const place = this.#placeOf(one, other);
    this.#slots[place] = one;
    this.#slots[place + 1] = other;
  }

  /** Where it is, or where it would go. */
  #placeOf(one: number, other: number): number {
    const mask = this.#slots.length - 1;
    let place = (Math.imul(one % 0x7fffffff, 0x9e3779b1) ^ Math.imul(other % 0x7fffffff, 0x85ebca6b)) & mask & ~1;
    while (this.#slots[place] !== 0 && (this.#slots[place] !== one || this.#slots[place + 1] !== other)) {
      place = (place + 2) & mask;
    }
    return place;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(before.length * 2);
    for (let place = 0; place < before.length; place += 2) {
      if (before[place] !== 0) this.#put(before[place] as number, before[place + 1] as number);
    }
  }
}

/** Not a number if it is no LEI. The first is never zero. */
const halvesOf = (lei: string): [number, number] =>
  lei.length === 2 * HALF ? [1 + numberOf(lei, 0), numberOf(lei, HALF)] : [Number.NaN, Number.NaN];

const numberOf = (lei: string, start: number): number => {
  let number = 0;
  for (let at = start; at < start + HALF; at++) number = number * BASE + digitOf(lei.charCodeAt(at));
  return number;
};

const digitOf = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 65 && code <= 90 ? code - 55 : Number.NaN;
};
