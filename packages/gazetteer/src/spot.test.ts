import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readNpmPlaces } from './npm-places.ts';

const gazetteer = createGazetteer(readNpmPlaces());

const germanOf = (text: string): string | undefined => gazetteer.spot(text, 'de')?.value;

const othersOf = (text: string): string[] => gazetteer.spot(text, 'de')?.alternatives.map(({ value }) => value) ?? [];

describe('spot', () => {
  it.each([
    ['Vienna', 'Wien, Österreich', 'Vienna, Austria', 'city'],
    ['Munich', 'München, Bayern, Deutschland', 'Munich, Bavaria, Germany', 'city'],
    ['Muenchen', 'München, Bayern, Deutschland', 'Munich, Bavaria, Germany', 'city'],
    ['Genève', 'Genf, Schweiz', 'Geneva, Switzerland', 'city'],
    ['Steiermark', 'Steiermark, Österreich', 'Styria, Austria', 'region'],
    ['Tyrol', 'Tirol, Österreich', 'Tyrol, Austria', 'region'],
    ['Baden-Württemberg', 'Baden-Württemberg, Deutschland', 'Baden-Württemberg, Germany', 'region'],
    ['Kanton Zürich', 'Kanton Zürich, Schweiz', 'Canton of Zurich, Switzerland', 'region'],
    ['Austria', 'Österreich', 'Austria', 'country'],
    ['Suisse', 'Schweiz', 'Switzerland', 'country'],
    ['1010 Vienna', '1010 Wien, Österreich', '1010 Vienna, Austria', 'postcode'],
    ['A-8010', '8010 Graz, Österreich', '8010 Graz, Austria', 'postcode'],
    ['Baden, Switzerland', 'Baden, Aargau, Schweiz', 'Baden, Aargau, Switzerland', 'city'],
    ['Baden Aargau', 'Baden, Aargau, Schweiz', 'Baden, Aargau, Switzerland', 'city'],
    ['Graz AT', 'Graz, Steiermark, Österreich', 'Graz, Styria, Austria', 'city'],
    ['Graz, Styria', 'Graz, Steiermark, Österreich', 'Graz, Styria, Austria', 'city'],
  ])('knows %s as %s', (text, german, english, kind) => {
    expect(gazetteer.spot(text, 'de')).toMatchObject({ value: german, kind });
    expect(gazetteer.spot(text, 'en')).toMatchObject({ value: english, kind });
  });

  it.each(['Salzburg', 'Wien', 'Zürich', 'Bern', 'Hamburg', 'Luzern'])('takes %s for the city first', (name) => {
    expect(gazetteer.spot(name, 'de')?.kind).toBe('city');
    expect(gazetteer.spot(name, 'de')?.alternatives.map(({ kind }) => kind)).toContain('region');
  });

  it('takes the largest of several, and names the others', () => {
    expect(germanOf('Baden')).toBe('Baden, Niederösterreich, Österreich');
    expect(othersOf('Baden')).toEqual(['Baden, Aargau, Schweiz', 'Baden-Baden, Baden-Württemberg, Deutschland']);
    expect(germanOf('Freiburg')).toBe('Freiburg im Breisgau, Baden-Württemberg, Deutschland');
    expect(othersOf('Freiburg')).toEqual(expect.arrayContaining(['Freiburg, Schweiz', 'Kanton Freiburg, Schweiz']));
    expect(othersOf('8010')).toEqual(['8010 Zürich, Schweiz']);
    expect(othersOf('Neustadt')).toHaveLength(6);
  });

  it('names no others where the text says which one', () => {
    expect(othersOf('Baden, Niederösterreich, Österreich')).toEqual([]);
    expect(othersOf('Baden, Lower Austria')).toEqual([]);
  });

  it.each([
    ['Hessen', 'Hessen, Deutschland'],
    ['Thüringen', 'Thüringen, Deutschland'],
    ['Tessin', 'Tessin, Schweiz'],
    ['Brandenburg', 'Brandenburg, Deutschland'],
  ])('takes %s for the state rather than a town elsewhere, or one that is called so for short', (text, value) => {
    expect(germanOf(text)).toBe(value);
  });

  it.each([
    'Hauptstraße 12, Graz',
    'Stephansplatz 1, 1010 Wien',
    'Graz-Umgebung',
    'Kreuzberg',
    'Wien, Innere Stadt',
    '80331 Hamburg',
    'Nirgendsheim',
    'GmbH & Co',
    '',
    ',',
  ])('leaves "%s" to the words', (text) => {
    expect(gazetteer.spot(text, 'de')).toBeUndefined();
  });

  it('never fails, whatever the text', () => {
    const part = fc.constantFrom(
      'Wien',
      '8010',
      'A',
      ',',
      ', ',
      'Land',
      'of',
      'Kanton',
      'Österreich',
      'am',
      '-',
      '９９９９',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (each) => {
        const spot = gazetteer.spot(each, 'en');
        gazetteer.suggest(each, 'en', 10);
        return spot === undefined || spot.value !== '';
      }),
    );
  }, 30_000);
});

describe('names of a town in addresses', () => {
  const keysOf = (text: string) => {
    const spot = gazetteer.spot(text, 'de')?.spot;
    return spot?.kind === 'city' ? gazetteer.townKeysOf(spot.place) : undefined;
  };

  it('are all that no other town has', () => {
    expect(keysOf('Wien')).toEqual({ own: ['wien', 'vienna', 'vienne', 'becs'], shared: [] });
  });

  it('tell which ones are shared with towns in other regions', () => {
    expect(keysOf('Frankfurt am Main')).toMatchObject({ shared: ['frankfurt'] });
    expect(keysOf('Frankfurt am Main')?.own).toContain('frankfurt main');
  });

  it('leave out what a larger town of the region is called for short', () => {
    expect(keysOf('Neustadt an der Aisch')?.shared).not.toContain('neustadt');
  });
});
