import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVATAR_COLOURS, avatarColour, drawAvatar, initialsOf } from './avatar.ts';
import { educationText, experienceText, skillsText } from './person-presenter.ts';

const year = fc.option(fc.integer({ min: 1950, max: 2026 }), { nil: null });
const name = fc.stringMatching(/^[A-Za-zÄÖÜ]{1,8}( \/ | & | )[a-z]{1,8}$/);
const station = fc.record({ title: name, organisation: name, from_year: year, to_year: year });

describe('the texts of the wire', () => {
  it('have exactly one entry for each station, whatever its words', () => {
    fc.assert(
      fc.property(fc.array(station, { minLength: 1 }), (stations) => {
        for (const text of [experienceText(stations), educationText(stations)]) {
          expect(text?.split(' / ')).toHaveLength(stations.length);
        }
        expect(skillsText(stations.map(({ title }) => title))?.split(' / ')).toHaveLength(stations.length);
      }),
    );
  });

  it.each([
    [{ title: 'CEO', organisation: 'Glas', from_year: 2015, to_year: 2019 }, 'CEO at Glas in 2015 - 2019'],
    [{ title: 'CEO', organisation: 'Glas', from_year: 2015, to_year: null }, 'CEO at Glas in 2015 - Present'],
    [{ title: 'CEO', organisation: 'Glas', from_year: null, to_year: 2019 }, 'CEO at Glas in ? - 2019'],
    [{ title: 'CEO', organisation: null, from_year: null, to_year: null }, 'CEO'],
    [{ title: null, organisation: null, from_year: 2015, to_year: null }, null],
  ])('leave out what is not known: %j', (entry, text) => {
    expect(experienceText([entry])).toBe(text);
  });
});

describe('initials', () => {
  it.each([
    ['Anna Beispiel', 'AB'],
    ['Mag. Dr. Anna von Beispiel, MBA', 'AB'],
    ['Univ.-Prof. Ösil Übel', 'ÖÜ'],
    ['Anna', 'A'],
    ['élodie d’Arc', 'ÉD'],
    ['Dr.', 'D'],
    ['«…»', ''],
    ['𐐷𐐨 Ωmega', '𐐏Ω'],
  ])('of %s are %s', (fullName, initials) => {
    expect(initialsOf(fullName)).toBe(initials);
  });

  it('never break out of the picture', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (fullName, id) => {
        const letters = />([^<>&"]*)<\/text>/.exec(drawAvatar(id, fullName))?.[1];
        expect([...(letters ?? 'none')].length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('the colour', () => {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  it.each(AVATAR_COLOURS)('%s keeps white letters readable', (colour) => {
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays the same for a person and differs among people', () => {
    const ids = Array.from({ length: 200 }, (_, number) => `person-${number}`);
    expect(new Set(ids.map(avatarColour)).size).toBe(AVATAR_COLOURS.length);
    expect(avatarColour('anna')).toBe(avatarColour('anna'));
  });
});
