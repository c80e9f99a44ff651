import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mix, Random, scatter } from './random.ts';

describe('Random', () => {
  it('repeats itself for the same seed, purpose and index, and only then', () => {
    const draws = (seed: number, purpose: number, index: number): number[] => {
      const random = new Random(seed, purpose, index);
      return Array.from({ length: 4 }, () => random.next());
    };
    expect(draws(1, 2, 3)).toEqual(draws(1, 2, 3));
    expect(draws(1, 2, 3)).not.toEqual(draws(1, 2, 4));
    expect(draws(1, 2, 3)).not.toEqual(draws(1, 3, 3));
    expect(draws(1, 2, 3)).not.toEqual(draws(2, 2, 3));
  });

  it('stays in its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (index, size) => {
        const random = new Random(7, 1, index);
        expect(random.below(size)).toBeLessThan(size);
        expect(random.zipf(size)).toBeGreaterThanOrEqual(0);
        expect(random.zipf(size)).toBeLessThan(size);
        const [low, high] = [size, size + 5];
        expect(random.between(low, high)).toBeGreaterThanOrEqual(low);
        expect(random.between(low, high)).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('spreads neighbouring indices evenly', () => {
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const tenth = Math.floor(new Random(1, 1, i).next() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('has a normal distribution of mean 0 and spread 1', () => {
    const random = new Random(3, 1, 1);
    const values = Array.from({ length: 20_000 }, () => random.normal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});

describe('scatter', () => {
  it('is one-to-one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const seen = new Set(Array.from({ length: 997 }, (_, rank) => scatter(rank, 997, seed)));
        expect(seen.size).toBe(997);
        expect(Math.max(...seen)).toBeLessThan(997);
      }),
      { numRuns: 30 },
    );
  });

  it('stays exact where factor and rank are large', () => {
    const prime = 16_777_213;
    const [a, b, c] = [0, 1, 2].map((rank) => scatter(rank, prime, 5));
    expect(((b ?? 0) - (a ?? 0) + prime) % prime).toBe(((c ?? 0) - (b ?? 0) + prime) % prime);
  });
});

it('mixes into 32 bits', () => {
  expect(mix(1, 2, 3)).toBeGreaterThanOrEqual(0);
  expect(mix(1, 2, 3)).toBeLessThan(2 ** 32);
});
