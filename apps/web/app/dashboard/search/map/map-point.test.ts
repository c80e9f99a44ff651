import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centerOf, frameAround } from './map-point.ts';

const position = fc.record({
  latitude: fc.double({ min: 45, max: 55, noNaN: true }),
  longitude: fc.double({ min: 5, max: 17, noNaN: true }),
});

describe('the frame of a map', () => {
  it('has the average position in its middle and holds every point', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 50 }), (points) => {
        const center = centerOf(points);
        if (center === undefined) throw new Error('There are points.');
        const frame = frameAround(center, points);
        expect((frame.south + frame.north) / 2).toBeCloseTo(center.latitude, 9);
        expect((frame.west + frame.east) / 2).toBeCloseTo(center.longitude, 9);
        for (const { latitude, longitude } of points) {
          expect(latitude).toBeGreaterThanOrEqual(frame.south - 1e-9);
          expect(latitude).toBeLessThanOrEqual(frame.north + 1e-9);
          expect(longitude).toBeGreaterThanOrEqual(frame.west - 1e-9);
          expect(longitude).toBeLessThanOrEqual(frame.east + 1e-9);
        }
      }),
    );
  });

  it('has no centre without points', () => {
    expect(centerOf([])).toBeUndefined();
  });
});
