import { expect, it } from 'vitest';
import { barsOf, placed, unitOf } from './drawing.ts';

it('places changes by their day, and all of one day at the start', () => {
  const point = (day: string, is_entry: boolean) => ({ day, is_entry, subject: '' });
  const points = [point('2025-01-01', false), point('2025-07-02', true), point('2025-12-31', true)];
  expect(placed({ kind: 'changes', points }).map(({ percent }) => Math.round(percent))).toEqual([0, 50, 100]);
  const oneDay = [point('2025-01-01', false), point('2025-01-01', true)];
  expect(placed({ kind: 'changes', points: oneDay }).map(({ percent }) => percent)).toEqual([0, 0]);
});

it('draws bars above and below zero by one scale, in a unit that fits', () => {
  const amounts = (...values: number[]) => ({
    kind: 'amounts' as const,
    currency: 'EUR',
    values: values.map((value) => ({ day: '2024-12-31', value })),
  });
  expect(barsOf(amounts(300, 0, -100))).toMatchObject({
    abovePercent: 75,
    bars: [{ heightPercent: 75 }, { heightPercent: 0 }, { heightPercent: 25 }],
  });
  expect(barsOf(amounts(-5))).toMatchObject({ abovePercent: 0, bars: [{ heightPercent: 100 }] });
  const divisors = [amounts(9_999), amounts(-10_000), amounts(10_000_000)].map((drawing) => unitOf(drawing).divisor);
  expect(divisors).toEqual([1, 1_000, 1_000_000]);
});
