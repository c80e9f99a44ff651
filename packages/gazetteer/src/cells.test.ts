import { distanceKm } from '@firmament/geo/position';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCells } from './cells.ts';
import type { Place } from './place.ts';

const somewhere = fc.record({
  latitude: fc.double({ min: 45, max: 55, noNaN: true }),
  longitude: fc.double({ min: 5, max: 17, noNaN: true }),
});

const placeAt = (position: { latitude: number; longitude: number }, index: number): Place => ({
  name: `Ort ${index}`,
  city: `Ort ${index}`,
  country: 'AT',
  region: undefined,
  population: 0,
  postcodes: 0,
  isSection: false,
  ...position,
});

it('finds what a look at every place finds', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 60 }), somewhere, fc.integer({ min: 1, max: 400 }), (all, at, km) => {
      const places = all.map(placeAt);
      const found = createCells(places).around(at, km);
      const expected = places.filter((place) => distanceKm(place, at) <= km);
      expect(found.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
    }),
  );
});
