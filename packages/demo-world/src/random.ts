/**
 * Repeatable randomness: every decision is drawn from a stream named by (seed, purpose, index), so that any record can
 * be made without making the ones before it.
 */

/** Mixes numbers into 32 well-spread bits. */
export const mix = (seed: number, purpose: number, index: number): number => {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(purpose + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) ^ Math.imul(index | 0, 0x297a2d39);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** One name per stream; a new kind of decision gets a new number, so that the old ones keep their results. */
export const PURPOSE = {
  blockShape: 1,
  companyPlan: 2,
  companyName: 3,
  companyDetail: 4,
  representatives: 5,
  accounts: 6,
  shareholders: 7,
  person: 8,
  career: 9,
  surname: 10,
  brand: 11,
  domain: 12,
  texts: 13,
  community: 14,
  history: 15,
  acquisition: 16,
  knowledge: 17,
  refresh: 18,
} as const;

export class Random {
  private state: number;

  constructor(seed: number, purpose: number, index: number) {
    this.state = mix(seed, purpose, index);
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Integer in [0, n). */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  /** Integer in [low, high], both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from.');
    return chosen;
  }

  /**
   * Rank in [0, n) with probability falling like 1 / (rank + head): few words are common, most are rare. A larger `head`
   * flattens the top, so that no invented word is in every tenth name.
   */
  zipf(n: number, head = 1): number {
    return Math.min(n - 1, Math.floor(head * ((n + head) / head) ** this.next() - head));
  }

  /** Standard normal, near enough: twelve uniforms would be slow, six look the same in a balance sheet. */
  normal(): number {
    const sum = this.next() + this.next() + this.next() + this.next() + this.next() + this.next();
    return (sum - 3) * Math.SQRT2;
  }

  /** Several different entries: a run of the list from a random start, so that nothing has to be shuffled. */
  sample<T>(list: readonly T[], count: number): T[] {
    const start = this.below(list.length);
    const chosen: T[] = [];
    for (let i = 0; i < count && i < list.length; i++) {
      const entry = list[(start + i) % list.length];
      if (entry !== undefined) chosen.push(entry);
    }
    return chosen;
  }
}

/** A list from which entries are drawn by weight. */
export type Weighted<T> = { entries: readonly T[]; cumulative: Float64Array };

export const weighted = <T>(entries: readonly T[], weightOf: (entry: T) => number): Weighted<T> => {
  const cumulative = new Float64Array(entries.length);
  let sum = 0;
  entries.forEach((entry, i) => {
    sum += weightOf(entry);
    cumulative[i] = sum;
  });
  return { entries, cumulative };
};

export const draw = <T>(random: Random, { entries, cumulative }: Weighted<T>): T => {
  const target = random.next() * (cumulative[cumulative.length - 1] ?? 0);
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  const chosen = entries[low];
  if (chosen === undefined) throw new RangeError('Nothing to draw from.');
  return chosen;
};

/** For large positive integers: several times faster than `%`, which stays exact for any double. */
const remainder = (value: number, divisor: number): number => value - Math.floor(value / divisor) * divisor;

/** A one-to-one shuffle of 0…prime−1, so that consecutive ranks do not give consecutive numbers. */
export const scatter = (rank: number, prime: number, seed: number): number => {
  const factor = 1 + (mix(seed, 97, prime) % (prime - 1));
  // Splits the product: factor × rank would exceed the exact integers of a double.
  const high = Math.floor(factor / 4096);
  const low = factor % 4096;
  return remainder(remainder(high * rank, prime) * 4096 + low * rank + (seed % prime), prime);
};
