import { anyDay } from '@firmament/calendar/arbitraries';
import { addMonths } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedPrice, lastAnnouncement, nextIndexation } from './indexation.ts';

const business = { customer: 'business' as const, acceptedOn: '2026-01-10', monthlyCents: 25_000 };

describe('indexation', () => {
  it.each([
    ['2026-01-15', '2027-02-01'],
    ['2026-12-01', '2027-02-01'],
    ['2026-12-02', '2028-02-01'],
  ])('announced on %s takes effect on %s', (today, effectiveOn) => {
    expect(nextIndexation(today)).toBe(effectiveOn);
  });

  it('always falls on 1 February and is announced two months before', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const effectiveOn = nextIndexation(today);
        expect(effectiveOn).toMatch(/-02-01$/);
        expect(today <= lastAnnouncement(effectiveOn)).toBe(true);
        expect(addMonths(lastAnnouncement(effectiveOn), 2)).toBe(effectiveOn);
      }),
    );
  });

  it('follows the index up and down', () => {
    expect(indexedPrice(business, '2027-02-01', 3.1)).toBe(25_775);
    expect(indexedPrice(business, '2027-02-01', -2)).toBe(24_500);
    expect(indexedPrice(business, '2027-02-01', 0)).toBeUndefined();
  });

  it('lowers prices for consumers in the first two months, but does not raise them', () => {
    const consumer = { ...business, customer: 'consumer' as const, acceptedOn: '2026-12-02' };
    expect(indexedPrice(consumer, '2027-02-01', 3)).toBeUndefined();
    expect(indexedPrice(consumer, '2027-02-01', -3)).toBe(24_250);
    expect(indexedPrice({ ...consumer, acceptedOn: '2026-12-01' }, '2027-02-01', 3)).toBe(25_750);
  });
});
