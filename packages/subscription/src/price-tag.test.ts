import { describe, expect, it } from 'vitest';
import { FIRST_VIEWER, priceFor } from './price-tag.ts';

describe('the price of a plan', () => {
  it.each([
    ['AT', 20, 30_000, 360_000],
    ['DE', 19, 29_750, 357_000],
    ['CH', 0, 25_000, 300_000],
  ] as const)(
    'is what a consumer in %s pays in all, %i % tax included',
    (country, percent, monthlyCents, termCents) => {
      const tag = priceFor(25_000, { customer: 'consumer', country });
      expect(tag).toMatchObject({ monthlyCents, months: 12, termCents });
      expect(tag.tax.percent).toBe(percent);
    },
  );

  it.each([
    ['AT', 'standard'],
    ['DE', 'reverse_charge'],
    ['CH', 'outside_scope'],
  ] as const)('is without tax for a business in %s (%s)', (country, kind) => {
    const tag = priceFor(25_000, { customer: 'business', country });
    expect(tag).toMatchObject({ monthlyCents: 25_000, termCents: 300_000 });
    expect(tag.tax.kind).toBe(kind);
  });

  it('is shown first as Austrian consumers pay it', () => {
    expect(priceFor(25_000, FIRST_VIEWER).monthlyCents).toBe(30_000);
  });
});
