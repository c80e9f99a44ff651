import { describe, expect, it } from 'vitest';
import { readNpmPlaces } from './npm-places.ts';

describe('readNpmPlaces', () => {
  const places = readNpmPlaces();

  it('has the cities of the four countries with region and population', () => {
    const graz = places.find(({ name, country }) => name === 'Graz' && country === 'AT');
    expect(graz).toMatchObject({ region: 'Steiermark', population: expect.any(Number) });
    expect(new Set(places.map(({ country }) => country))).toEqual(new Set(['AT', 'CH', 'DE', 'LI']));
  });

  it('has Swiss postcodes with canton and position', () => {
    const bern = places.find(({ postcode }) => postcode === '3011');
    expect(bern).toMatchObject({ country: 'CH', name: 'Bern', region: 'Bern' });
    expect(bern?.position.latitude).toBeCloseTo(46.95, 1);
  });

  it('leaves out quarters that are only numbers or points of the compass', () => {
    expect(places.filter(({ name }) => name.includes(' / '))).toEqual([]);
  });

  it('reads the same list a second time', () => {
    expect(readNpmPlaces()).toHaveLength(places.length);
  });
});
