import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readNpmPlaces } from './npm-places.ts';

const gazetteer = createGazetteer(readNpmPlaces());

const valuesFor = (typed: string, language: 'en' | 'de' = 'de'): string[] =>
  gazetteer.suggest(typed, language, 10).map(({ value }) => value);

describe('suggest', () => {
  it.each([
    ['wie', 'Wien, Österreich'],
    ['vien', 'Wien, Österreich'],
    ['munic', 'München, Bayern, Deutschland'],
    ['muen', 'München, Bayern, Deutschland'],
    ['sty', 'Steiermark, Österreich'],
    ['steier', 'Steiermark, Österreich'],
    ['aust', 'Österreich'],
    ['öster', 'Österreich'],
    ['genè', 'Genf, Schweiz'],
    ['st. gal', 'St. Gallen, Schweiz'],
    ['st', 'Steiermark, Österreich'],
    ['Kanton Z', 'Kanton Zürich, Schweiz'],
    ['Bad Vö', 'Bad Vöslau, Niederösterreich, Österreich'],
    ['Frankfurt am', 'Frankfurt am Main, Hessen, Deutschland'],
    ['Baden, aarg', 'Baden, Aargau, Schweiz'],
    ['Baden, swi', 'Baden, Aargau, Schweiz'],
    ['6020', '6020 Innsbruck, Österreich'],
  ])('begins for "%s" with %s', (typed, first) => {
    expect(valuesFor(typed)[0]).toBe(first);
  });

  it('speaks both languages', () => {
    expect(gazetteer.suggest('styria', 'en', 10)).toEqual([
      { kind: 'region', value: 'Styria, Austria', name: 'Styria', region: null, country: 'Austria' },
    ]);
    expect(gazetteer.suggest('Baden, n', 'en', 1)).toEqual([
      {
        kind: 'city',
        value: 'Baden, Lower Austria, Austria',
        name: 'Baden',
        region: 'Lower Austria',
        country: 'Austria',
      },
    ]);
  });

  it('lists a city before the state of the same name, and both', () => {
    expect(valuesFor('salzburg').slice(0, 2)).toEqual(['Salzburg, Österreich', 'Bundesland Salzburg, Österreich']);
  });

  it('lists neither parts of towns nor post offices', () => {
    expect(valuesFor('Kreuzberg').filter((value) => value.includes('Berlin'))).toEqual([]);
    expect(valuesFor('Bern 6')).toEqual([]);
  });

  it('lists no more than asked for, and nothing for nothing', () => {
    expect(gazetteer.suggest('b', 'de', 3)).toHaveLength(3);
    for (const typed of ['', ' ', ',', '...']) expect(valuesFor(typed)).toEqual([]);
  });

  it('leads back to the same place from either language, for everything that it lists', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzäöü0123456789'];
    const seen = new Map<string, string>();
    for (const typed of letters) {
      const german = gazetteer.suggest(typed, 'de', 100_000);
      const english = gazetteer.suggest(typed, 'en', 100_000);
      for (const [at, { value }] of german.entries()) seen.set(value, english[at]?.value ?? '');
    }
    expect(seen.size).toBeGreaterThan(10_000);
    const lost = [...seen].filter(([german, english]) => {
      const [one, other] = [gazetteer.spot(german, 'de'), gazetteer.spot(english, 'de')];
      return one?.value !== german || other?.value !== german;
    });
    expect(lost).toEqual([]);
  }, 60_000);

  it('finds what begins like this, as a look at all names would', () => {
    const all = gazetteer.suggest('b', 'de', 100_000).flatMap(({ value }) => (value.startsWith('B') ? [value] : []));
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 2, max: 8 }), (value, length) => {
        const typed = value.slice(0, length).replace(/[ ,(].*$/, '');
        fc.pre(typed.length > 1);
        expect(gazetteer.suggest(typed, 'de', 100_000).map((each) => each.value)).toContain(value);
      }),
    );
  });
});
