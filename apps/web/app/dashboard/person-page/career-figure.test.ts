import fc from 'fast-check';
import { expect, test } from 'vitest';
import { careerFigure } from './career-figure.ts';

const job = (from: number | undefined, to: number | 'present' | undefined) => ({
  title: 'Chief',
  organisation: 'Alm AG',
  from,
  to,
});

test('work and study share one time axis', () => {
  const figure = careerFigure([[job(2010, 'present')], [job(2006, 2010)]], 2026);
  expect(figure).toMatchObject({ firstYear: 2006, lastYear: 2026 });
  expect(figure?.rows).toEqual([
    [{ from: 20, to: 100, isOpen: true, label: 'Alm AG' }],
    [{ from: 0, to: 20, isOpen: false, label: 'Alm AG' }],
  ]);
});

test.each([[[]], [[job(undefined, 2010)]], [[job(2010, 2011)]]])('%j is too little to draw', (row) => {
  expect(careerFigure([row], 2026)).toBeUndefined();
});

test('everything stays on the axis, whatever the years', () => {
  const year = fc.integer({ min: 1900, max: 2100 });
  const end = fc.oneof(year, fc.constantFrom('present' as const, undefined));
  fc.assert(
    fc.property(fc.array(fc.tuple(year, end)), (periods) => {
      const figure = careerFigure([periods.map(([from, to]) => job(from, to))], 2026);
      const places =
        figure === undefined
          ? []
          : [...figure.rows.flat().flatMap(({ from, to }) => [from, to]), ...figure.ticks.map(({ at }) => at)];
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
      expect(figure?.ticks.length ?? 0).toBeLessThanOrEqual(8);
    }),
  );
});
