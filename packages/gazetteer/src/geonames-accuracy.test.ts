import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { distanceKm } from '@firmament/geo/position';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readNpmPlaces } from './npm-places.ts';
import type { ResolvedPlace } from './resolve-postcode.ts';

/** Lists of all cities and postcodes beside a full checkout; the bundled data is measured against them. */
const folder = resolve(import.meta.dirname, '../../../../shared/data/geonames');
const isThere = existsSync(folder);
if (!isThere) console.warn('Skipped: no GeoNames lists in ../shared/data/geonames to compare the gazetteer with.');

const NEAR_KM = 10;

const rows = (file: string): string[][] =>
  readFileSync(resolve(folder, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

type Sample = { found: ResolvedPlace | undefined; latitude: string | undefined; longitude: string | undefined };

const shareNear = (samples: Sample[]): number => {
  const near = samples.filter(
    ({ found, latitude, longitude }) =>
      found !== undefined && distanceKm(found, { latitude: Number(latitude), longitude: Number(longitude) }) <= NEAR_KM,
  );
  return near.length / samples.length;
};

describe.skipIf(!isThere)('the bundled places against the full lists', { timeout: 30_000 }, () => {
  const gazetteer = createGazetteer(isThere ? readNpmPlaces() : []);

  it('finds cities by name', () => {
    const shareOf = (from: number) =>
      shareNear(
        rows('dach-cities.tsv')
          .filter(([, , , , , , population]) => Number(population) >= from)
          .map(([country = '', name = '', , , latitude, longitude]) => {
            return { found: gazetteer.place(name, { country }), latitude, longitude };
          }),
      );
    expect(shareOf(50_000)).toBe(1);
    expect(shareOf(10_000)).toBeGreaterThan(0.97);
    expect(shareOf(0)).toBeGreaterThan(0.93);
  });

  it.each([
    ['CH', 0.99, 0.99],
    ['LI', 0.99, 0.99],
    ['AT', 0.67, 0.85],
    ['DE', 0.52, 0.81],
  ])('finds postcodes of %s, alone and with their city', (wanted, alone, withCity) => {
    // Postcodes of bulk recipients are listed where their owner is, not where they are used.
    const postcodes = rows('dach-postcodes.tsv').filter((row) => row[0] === wanted && row[8] === '0');
    const samplesOf = (text: (postcode: string, city: string) => string, country?: string) =>
      postcodes.map(([, postcode = '', name = '', , , latitude, longitude]) => {
        const found = gazetteer.place(text(postcode, name.replace(/,.*$/, '')), country ? { country } : {});
        return { found, latitude, longitude };
      });
    expect(shareNear(samplesOf((postcode) => postcode, wanted))).toBeGreaterThan(alone);
    expect(shareNear(samplesOf((postcode, city) => `${postcode} ${city}`))).toBeGreaterThan(withCity);
  });
});
