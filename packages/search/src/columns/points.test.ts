import { distanceKm, EARTH_RADIUS_KM, isWithin, type Position } from '@firmament/geo/position';
import { bitmapLength, hasBit } from '@firmament/memory/bitmap';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWithin, keptPosition, PointColumnBuilder } from './points.ts';

const near = (latitude: number, longitude: number, spread: number): fc.Arbitrary<Position> =>
  fc.record({
    latitude: fc.double({ min: Math.max(-90, latitude - spread), max: Math.min(90, latitude + spread), noNaN: true }),
    longitude: fc
      .double({ min: longitude - spread, max: longitude + spread, noNaN: true })
      .map((value) => (value > 180 ? value - 360 : value < -180 ? value + 360 : value)),
  });

/** Around Vienna, across the date line, and around a pole, where degrees of longitude mean little. */
const worlds = [near(48.2, 16.4, 1), near(-17, 180, 2), near(89, 20, 3), near(-89.5, -170, 60), near(0, 0, 180)];

describe('positions', () => {
  it.each(worlds.map((world, n) => [n, world] as const))(
    'are found by circle exactly if they lie in it (world %i)',
    (_, world) => {
      fc.assert(
        fc.property(
          fc.array(world, { maxLength: 40 }),
          world,
          fc.integer({ min: 0, max: 400 }),
          (given, centre, radiusKm) => {
            const positions = given.map((position) => keptPosition(position) ?? { latitude: 0, longitude: 0 });
            const builder = new PointColumnBuilder();
            positions.forEach((position, document) => {
              builder.add(document, position);
            });
            const column = builder.finish(Uint32Array.from(positions, (_position, document) => document));
            const bits = new Uint32Array(bitmapLength(positions.length));
            addWithin(column, { ...centre, radiusKm }, bits);
            positions.forEach((position, document) => {
              expect(hasBit(bits, document)).toBe(isWithin(position, { ...centre, radiusKm }));
            });
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it('have the distance that the spherical law of cosines gives', () => {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    const vienna = { latitude: 48.2082, longitude: 16.3738 };
    const zurich = { latitude: 47.3769, longitude: 8.5417 };
    const [a, b] = [radians(vienna.latitude), radians(zurich.latitude)];
    const turn = Math.cos(radians(vienna.longitude - zurich.longitude));
    const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * turn);
    expect(distanceKm(vienna, zurich)).toBeCloseTo(angle * EARTH_RADIUS_KM, 6);
    const oneDegree = (Math.PI / 180) * EARTH_RADIUS_KM;
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(oneDegree, 6);
  });

  it('are left out if they are not on earth', () => {
    expect(keptPosition({ latitude: 91, longitude: 0 })).toBeUndefined();
    expect(keptPosition({ latitude: Number.NaN, longitude: 0 })).toBeUndefined();
  });
});
