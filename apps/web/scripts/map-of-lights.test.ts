import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectPlace } from '../app/site/landing/lights/projection.ts';
import { STARS } from './map-of-lights.figures.ts';
import { type Point, pointsPath, thinned } from './map-of-lights.paths.ts';
import { drawMapOfLights, MAP_HEIGHT, MAP_WIDTH } from './map-of-lights.ts';

/** The absolute points of a relative path. */
const pointsOf = (path: string): Point[] => {
  const at: Point = [0, 0];
  return path
    .split('h0')
    .filter((step) => step !== '')
    .map((step) => {
      const [dx = 0, dy = 0] = (step.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      at[0] += dx;
      at[1] += dy;
      return [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];
    });
};

describe('the map of lights', () => {
  const map = drawMapOfLights();

  it('shows the places of three countries inside its frame', () => {
    expect(map.pointCount).toBeGreaterThan(6000);
    const classes = [...map.markup.matchAll(/data-part="light-\d" d="([^"]+)"/g)].map(([, path = '']) =>
      pointsOf(path),
    );
    expect(classes).toHaveLength(7);
    for (const [x, y] of classes.flat()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_HEIGHT);
    }
  });

  it('gives the browser a frame that puts places where the drawing has them', () => {
    const viennaLabel = map.labels.find(({ city }) => city === 'vienna');
    const offset = STARS.find(({ id }) => id === 'vienna')?.label ?? { dx: 0, dy: 0 };
    const [x, y] = projectPlace(map.frame, 16.37208, 48.20849);
    expect(x).toBeCloseTo((viennaLabel?.x ?? 0) - offset.dx, 0);
    expect(y).toBeCloseTo((viennaLabel?.y ?? 0) - offset.dy, 0);
  });

  it('names fourteen cities', () => {
    expect(map.labels).toHaveLength(14);
  });

  it('is small enough to be part of a page', () => {
    expect(map.markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(map.markup.length).toBeLessThan(110_000);
  });
});

const coordinate = fc.integer({ min: -9000, max: 9000 }).map((tenths) => tenths / 10);
const point = fc.tuple(coordinate, coordinate);

describe('paths', () => {
  it('keep every point and draw none twice', () => {
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const drawn = pointsOf(pointsPath(points)).map(String);
        expect(drawn.sort()).toEqual([...new Set(points.map(String))].sort());
      }),
    );
  });

  it('keep their ends when thinned', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2 }), (points) => {
        const kept = thinned(points);
        expect(kept[0]).toEqual(points[0]);
        expect(kept.at(-1)).toEqual(points.at(-1));
      }),
    );
  });
});
