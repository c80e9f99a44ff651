import { distanceKm } from '@firmament/geo/position';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readNpmPlaces } from './npm-places.ts';

const gazetteer = createGazetteer(readNpmPlaces());

const labelOf = (text: string): string | undefined => gazetteer.place(text)?.label;

describe('place', () => {
  it.each([
    ['München', 'München'],
    ['Munich', 'München'],
    ['Muenchen', 'München'],
    ['Köln', 'Köln'],
    ['Koeln', 'Köln'],
    ['Cologne', 'Köln'],
    ['Vienna, Austria', 'Wien'],
    ['Zürich', 'Zürich'],
    ['zurich', 'Zürich'],
    ['Geneva', 'Genf'],
    ['Genf', 'Genf'],
    ['Nuremberg', 'Nürnberg'],
    ['Hanover', 'Hannover'],
    ['Brunswick', 'Braunschweig'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt am Main', 'Frankfurt am Main'],
    ['Frankfurt a.M.', 'Frankfurt am Main'],
    ['Frankfurt/Main', 'Frankfurt am Main'],
    ['Frankfurt Oder', 'Frankfurt (Oder)'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
    ['Frankfurt, Oder', 'Frankfurt (Oder)'],
    ['St. Gallen', 'St. Gallen'],
    ['Sankt Gallen', 'St. Gallen'],
    ['St Gallen', 'St. Gallen'],
    ['Biel/Bienne', 'Biel/Bienne'],
    ['Bienne', 'Biel/Bienne'],
    ['Halle', 'Halle (Saale)'],
    ['La Chaux-de-Fonds', 'La Chaux-de-Fonds'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
  ])('knows the city %s as %s', (text, label) => {
    expect(gazetteer.place(text)).toMatchObject({ label, precision: 'city' });
  });

  it.each([
    ['8010 Graz', '8010 Graz', 'AT'],
    ['A-8010', '8010 Graz', 'AT'],
    ['8010 Österreich', '8010 Graz', 'AT'],
    ['1010 Wien, Stephansplatz 1', '1010 Wien', 'AT'],
    ['Stephansplatz 1, 1010 Wien', '1010 Wien', 'AT'],
    ['Wien 1010', '1010 Wien', 'AT'],
    ['CH-8000', '8000 Zürich', 'CH'],
    ['Bahnhofstrasse 1, 8001 Zürich, Schweiz', '8001 Zürich', 'CH'],
    ['80331 München', '80331 München', 'DE'],
    ['D-80331', '80331 (München)', 'DE'],
    ['10115Berlin', '10115 Berlin', 'DE'],
    ['Hauptstraße 12, 63450 Hanau', '63450 Hanau', 'DE'],
    ['9490 Vaduz', '9490 Vaduz', 'LI'],
    ['1067 Dresden', '01067 Dresden', 'DE'],
  ])('reads the postcode of %s', (text, label, country) => {
    expect(gazetteer.place(text)).toMatchObject({ label, country });
  });

  it.each([
    ['Wien, Stephansplatz 1', 'Wien'],
    ['Hauptstraße 12 Graz', 'Graz'],
    ['Graz Hauptstraße 12', 'Graz'],
    ['Am Graben 3, Wien', 'Wien'],
    ['Berlin-Mitte', 'Mitte'],
    ['1., Innere Stadt', 'Wien, Innere Stadt'],
    ['Wien, 1. Bezirk', 'Wien, Innere Stadt'],
    ['Wien 1', 'Wien, Innere Stadt'],
    ['Neustadt, Sachsen', 'Neustadt in Sachsen'],
  ])('finds the place in %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  it('says how close the position is', () => {
    expect(gazetteer.place('1010 Wien')?.precision).toBe('postcode');
    expect(gazetteer.place('Hanau')?.precision).toBe('city');
    expect(gazetteer.place('99999')).toMatchObject({ precision: 'region', region: 'Thüringen' });
    expect(gazetteer.place('Bavaria')).toMatchObject({ precision: 'region', label: 'Bayern' });
  });

  it('lists what else four digits or a name can mean', () => {
    expect(gazetteer.place('6020')).toMatchObject({
      label: '6020 Innsbruck',
      alternatives: [{ label: '6020 Emmenbrücke', country: 'CH' }],
    });
    expect(gazetteer.place('8010')).toMatchObject({ label: '8010 Graz', alternatives: [{ label: '8010 Zürich' }] });
    expect(gazetteer.place('1010')).toMatchObject({ city: 'Wien', alternatives: [{ city: 'Lausanne' }] });
    expect(gazetteer.place('8001')?.city).toBe('Zürich');
    expect(gazetteer.place('Frankfurt')?.alternatives?.[0]?.label).toBe('Frankfurt (Oder)');
  });

  it('keeps to the country asked for or written', () => {
    expect(gazetteer.place('Baden', { country: 'ch' })?.country).toBe('CH');
    expect(gazetteer.place('Freiburg, Schweiz')?.country).toBe('CH');
    expect(gazetteer.place('1010', { country: 'CH' })?.label).toBe('1010 Lausanne');
    expect(gazetteer.place('Graz', { country: 'DE' })).toBeUndefined();
  });

  it('trusts a well-known city over a postcode far from it', () => {
    expect(labelOf('80331 Hamburg')).toBe('Hamburg');
  });

  it.each(['', '   ', 'xyzzy', 'Österreich', '1', '05', '!!!', 'GmbH & Co'])('knows no place for "%s"', (text) => {
    expect(gazetteer.place(text)).toBeUndefined();
  });

  it('never fails, whatever the text', () => {
    const word = fc.constantFrom(
      'Wien',
      '8010',
      'A',
      'D-',
      ',',
      '(',
      ' - ',
      '/',
      'am',
      'Straße',
      '00000',
      '９９９９',
      'ß',
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' }),
      fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const place = gazetteer.place(text);
        gazetteer.positionOf({ postcode: text, city: text, country: text });
        gazetteer.regionOf({ postcode: text });
        return place === undefined || (Number.isFinite(place.latitude) && Number.isFinite(place.longitude));
      }),
    );
  }, 30_000);

  it('reads only the beginning of an endless text', () => {
    expect(labelOf(`8010 Graz, ${'a'.repeat(10_000)}`)).toBe('8010 Graz');
  });
});

describe('positionOf and regionOf', () => {
  it('takes the city near the postcode', () => {
    const east = gazetteer.positionOf({ postcode: '15230', city: 'Frankfurt', country: 'DE' });
    const west = gazetteer.positionOf({ postcode: '60311', city: 'Frankfurt', country: 'DE' });
    expect(east && distanceKm(east, { latitude: 52.34, longitude: 14.55 })).toBeLessThan(5);
    expect(west && distanceKm(west, { latitude: 50.11, longitude: 8.68 })).toBeLessThan(5);
  });

  it('falls back to the surroundings of the postcode, then to the city', () => {
    expect(gazetteer.positionOf({ postcode: '84999', country: 'DE' })?.precision).toBe('region');
    expect(gazetteer.positionOf({ city: 'Graz', country: 'AT' })?.precision).toBe('city');
    expect(gazetteer.positionOf({ country: 'AT' })).toBeUndefined();
    expect(gazetteer.positionOf({ postcode: '75001', city: 'Paris', country: 'FR' })).toBeUndefined();
  });

  it.each([
    ['80331', 'DE', 'Bayern'],
    ['01067', 'DE', 'Sachsen'],
    ['8010', 'AT', 'Steiermark'],
    ['1010', 'AT', 'Wien'],
    ['8001', 'CH', 'Zürich'],
  ])('puts %s in %s into %s', (postcode, country, region) => {
    expect(gazetteer.regionOf({ postcode, country })).toBe(region);
  });
});

describe('near', () => {
  it('names districts without their city', () => {
    const position = { latitude: 48.2, longitude: 16.37 };
    const small = createGazetteer([
      { country: 'AT', name: 'Wien', position, population: 2_000_000 },
      { country: 'AT', name: 'Wien, Innere Stadt', position: { latitude: 48.21, longitude: 16.37 } },
    ]);
    const names = small.near(position, 5, 50).map(({ name }) => name);
    expect(names[0]).toBe('Wien');
    expect(names).toContain('Innere Stadt');
  });

  it('lists the largest first, and no more than asked for', () => {
    const found = gazetteer.near({ latitude: 48.2, longitude: 16.37 }, 15, 5);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ name: 'Wien' });
  });
});
