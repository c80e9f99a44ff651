import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crosses, type LabelWish, placeLabels, placeLineLabels, touch } from './labels.ts';

const wish: fc.Arbitrary<Omit<LabelWish, 'id'>> = fc.record({
  at: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }),
  radius: fc.integer({ min: 4, max: 9 }),
  width: fc.integer({ min: 20, max: 120 }),
  height: fc.constantFrom(13, 26),
  weight: fc.integer({ min: 0, max: 10 }),
});
const wishes = fc
  .array(wish, { maxLength: 60 })
  .map((all) => all.map((one, place): LabelWish => ({ ...one, id: String(place) })));

const alone = { id: 'a', at: { x: 100, y: 100 }, radius: 5, width: 60, height: 13, weight: 1 };

describe('labels', () => {
  it('never touch each other or a point that is not their own', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const placed = [...placeLabels(all, [])];
        for (const [place, [id, { box }]] of placed.entries()) {
          for (const [, other] of placed.slice(place + 1)) expect(touch(box, other.box)).toBe(false);
          for (const { id: otherId, at, radius } of all) {
            const circle = { left: at.x - radius, top: at.y - radius, width: 2 * radius, height: 2 * radius };
            if (otherId !== id) expect(touch(box, circle)).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stand to the right, unless a line runs there or the drawing ends', () => {
    const alignOf = (...about: [Parameters<typeof placeLabels>[1], Parameters<typeof placeLabels>[2]?]) =>
      placeLabels([alone], ...about).get('a')?.align;
    expect(alignOf([])).toBe('start');
    expect(alignOf([{ id: 'l', from: alone.at, to: { x: 300, y: 100 } }])).toBe('end');
    expect(alignOf([], { left: 0, top: 0, width: 110, height: 200 })).toBe('end');
    expect(alignOf([], { left: 95, top: 95, width: 10, height: 10 })).toBeUndefined();
  });

  it('of the most connected choose first; who finds no place has no label', () => {
    const crowd = Array.from({ length: 30 }, (_, place) => ({
      ...alone,
      id: String(place),
      weight: place,
      at: { x: 100 + (place % 6) * 12, y: 100 + Math.floor(place / 6) * 12 },
    }));
    const placed = placeLabels(crowd, []);
    expect(placed.has('29')).toBe(true);
    expect(placed.size).toBeLessThan(crowd.length);
  });

  it('of lines keep off everything', () => {
    const line = { id: 'l', from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, width: 20, height: 12, weight: 1 };
    expect(placeLineLabels([line], []).get('l')).toEqual({ x: 100, y: 0 });
    const middle = { left: 95, top: -5, width: 10, height: 10 };
    const moved = placeLineLabels([line], [middle]).get('l');
    expect(Math.abs((moved?.x ?? 100) - 100)).toBeGreaterThan(10);
    expect(placeLineLabels([line], [{ left: 0, top: -5, width: 200, height: 10 }]).size).toBe(0);
  });
});

describe('a line', () => {
  const box = { left: 10, top: 10, width: 20, height: 10 };
  it.each([
    ['through the box', { x: 0, y: 15 }, { x: 50, y: 15 }, true],
    ['into it', { x: 0, y: 0 }, { x: 20, y: 15 }, true],
    ['past it', { x: 0, y: 0 }, { x: 50, y: 5 }, false],
    ['short of it', { x: 0, y: 15 }, { x: 8, y: 15 }, false],
  ])('%s', (_, from, to, isCrossing) => {
    expect(crosses({ id: 'l', from, to }, box)).toBe(isCrossing);
  });
});
