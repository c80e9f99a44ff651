import { distanceKm } from '@firmament/geo/position';
import type { PlaceRecord } from '@firmament/record/record';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';

const musterstadt = { latitude: 48.2, longitude: 11.5 };

const places: PlaceRecord[] = [
  { country: 'DE', name: 'Musterstadt', region: 'Bayern', position: musterstadt, population: 20_000 },
  { country: 'DE', name: 'Musterstadt', position: { latitude: 53.5, longitude: 10 }, population: 90_000 },
  { country: 'CH', name: 'Musterwil', postcode: '8999', position: { latitude: 47.3, longitude: 8.5 } },
];

describe('learn', () => {
  it('locates a postcode by the city that companies name with it', () => {
    const gazetteer = createGazetteer(places);
    expect(gazetteer.place('80999')?.precision).toBe('region');
    expect(gazetteer.learn([{ country: 'DE', postcode: '80999', city: 'MUSTERSTADT' }])).toBe(1);
    expect(gazetteer.place('80999')).toMatchObject({ label: '80999 Musterstadt', precision: 'city', region: 'Bayern' });
  });

  it('averages positions and ignores wrong ones', () => {
    const gazetteer = createGazetteer(places);
    const at = (latitude: number, longitude: number) => {
      return { country: 'DE', postcode: '80999', city: 'Musterstadt', position: { latitude, longitude } };
    };
    gazetteer.learn([at(48.19, 11.49), at(48.21, 11.51), at(48.2, 11.5), at(48.9, 12.4), at(53.5, 10), at(-1, -1)]);
    const place = gazetteer.place('80999');
    expect(place?.precision).toBe('postcode');
    expect(place && distanceKm(place, musterstadt)).toBeLessThan(2);
  });

  it('goes by the city that most companies name', () => {
    const gazetteer = createGazetteer(places);
    const seen = (city: string, latitude: number) => {
      return { country: 'DE', postcode: '80998', city, position: { latitude, longitude: 11.5 } };
    };
    gazetteer.learn([seen('Beispielhausen', 48.3), seen('Musterstadt', 48.2), seen('Musterstadt', 48.2)]);
    expect(gazetteer.place('80998')?.city).toBe('Musterstadt');
  });

  it('learns villages that no list has', () => {
    const gazetteer = createGazetteer(places);
    const position = { latitude: 48.3, longitude: 11.7 };
    gazetteer.learn([{ country: 'DE', postcode: '80997', city: 'Beispielhausen', position }]);
    expect(gazetteer.place('Beispielhausen')).toMatchObject({ country: 'DE', region: 'Bayern', ...position });
  });

  it('uses what it has learnt for postcodes nearby', () => {
    const gazetteer = createGazetteer(places);
    const position = { latitude: 48.25, longitude: 11.6 };
    gazetteer.learn([{ country: 'DE', postcode: '80991', city: 'Musterstadt', position }]);
    expect(gazetteer.place('80992')).toMatchObject({ ...position, precision: 'region' });
  });

  it('leaves listed postcodes where they are and ignores useless sightings', () => {
    const gazetteer = createGazetteer(places);
    const learnt = gazetteer.learn([
      { country: 'CH', postcode: '8999', city: 'Anderswo', position: { latitude: 46, longitude: 7 } },
      { country: 'DE', postcode: '8099', city: 'Musterstadt' },
      { country: 'DE', postcode: '80999', city: 'Nirgendwo' },
      { postcode: '80999', city: 'Musterstadt' },
      {},
    ]);
    expect(learnt).toBe(0);
    expect(gazetteer.place('8999 Musterwil')).toMatchObject({ latitude: 47.3, longitude: 8.5 });
  });
});
