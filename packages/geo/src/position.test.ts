import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleTest, EARTH_RADIUS_KM } from './position.ts';

const RADIANS = Math.PI / 180;

/** From vectors from the centre of the earth, so that it shares nothing with the tested code but the radius. */
const distance = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number => {
  const arrow = ({ latitude, longitude }: typeof a) => [
    Math.cos(latitude * RADIANS) * Math.cos(longitude * RADIANS),
    Math.cos(latitude * RADIANS) * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
  const [from, to] = [arrow(a), arrow(b)];
  const chord = Math.hypot(...from.map((part, i) => part - (to[i] ?? 0)));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2));
};

/** Evenly spread, unlike `fc.double`, which mostly gives values near zero. */
const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000);
const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const nearby = fc.record({
  north: fc.double({ min: -3, max: 3, noNaN: true }),
  east: fc.double({ min: -3, max: 3, noNaN: true }),
});

it('a circle contains exactly the positions within its radius, near and far, at the poles and the date line', () => {
  fc.assert(
    fc.property(anywhere, fc.oneof(anywhere, nearby), fc.integer({ min: 0, max: 20_100 }), (centre, at, km) => {
      const position =
        'north' in at ? { latitude: centre.latitude + at.north, longitude: centre.longitude + at.east } : at;
      const away = distance(centre, position);
      // A metre: the two formulas round differently.
      fc.pre(Math.abs(away - km) > 0.001);
      expect(circleTest({ ...centre, radiusKm: km })(position.latitude, position.longitude)).toBe(away < km);
    }),
    { numRuns: 20_000 },
  );
});

it('a circle contains positions just inside its rim and none just outside', () => {
  fc.assert(
    fc.property(anywhere, nearby, fc.constantFrom(-0.01, 0.01), (centre, { north, east }, more) => {
      const position = { latitude: centre.latitude + north, longitude: centre.longitude + east };
      const radiusKm = distance(centre, position) + more;
      fc.pre(radiusKm > 0);
      expect(circleTest({ ...centre, radiusKm })(position.latitude, position.longitude)).toBe(more > 0);
    }),
    { numRuns: 20_000 },
  );
});
