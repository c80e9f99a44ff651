import { distanceKm } from '@firmament/geo/position';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { robustCentre } from './robust-centre.ts';

/** Positions within about 2 km of one point. */
const village = fc.array(
  fc.record({
    latitude: fc.double({ min: 47.06, max: 47.075, noNaN: true }),
    longitude: fc.double({ min: 15.43, max: 15.45, noNaN: true }),
  }),
  { minLength: 3, maxLength: 12 },
);

const faraway = fc.record({
  latitude: fc.double({ min: 49, max: 54, noNaN: true }),
  longitude: fc.double({ min: 6, max: 14, noNaN: true }),
});

describe('robustCentre', () => {
  it('has no answer without a position', () => {
    expect(robustCentre([])).toBeUndefined();
  });

  it('is the average of positions that agree', () => {
    const centre = robustCentre([
      { latitude: 47.06, longitude: 15.44 },
      { latitude: 47.08, longitude: 15.46 },
    ]);
    expect(centre?.latitude).toBeCloseTo(47.07);
    expect(centre?.longitude).toBeCloseTo(15.45);
  });

  it('stays in the village, however far away one company claims to be', () => {
    fc.assert(
      fc.property(village, faraway, (positions, wrong) => {
        const centre = robustCentre([...positions, wrong]);
        return centre !== undefined && distanceKm(centre, { latitude: 47.0675, longitude: 15.44 }) < 3;
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(village, (positions) => {
        const centre = robustCentre(positions);
        const reversed = robustCentre([...positions].reverse());
        return centre !== undefined && reversed !== undefined && distanceKm(centre, reversed) < 0.001;
      }),
    );
  });
});
