import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Experience, parseEducation, parseExperience, parseSkills } from './parse-career.ts';

const experience = (title: string, organisation: string | undefined, from?: number, to?: number | 'present') => ({
  title,
  organisation,
  from,
  to,
});

describe('experience', () => {
  test.each([
    ['Controller at Voltara in 2013 - 2016', [experience('Controller', 'Voltara', 2013, 2016)]],
    ['Head of Finance at Alpenholz in 2019 - Present', [experience('Head of Finance', 'Alpenholz', 2019, 'present')]],
    [
      'A at B in 2013 - 2016 / C at D in 2016 - Present',
      [experience('A', 'B', 2013, 2016), experience('C', 'D', 2016, 'present')],
    ],
    // a slash inside a title
    ['Sales / Marketing at Alpenholz in 2015 - 2019', [experience('Sales / Marketing', 'Alpenholz', 2015, 2019)]],
    // `at` and `in` inside a title
    ['Engineer at large at Alpenholz in 2015 - 2019', [experience('Engineer at large', 'Alpenholz', 2015, 2019)]],
    ['Expert in 2D at Alm in Graz in 2015 - 2019', [experience('Expert in 2D', 'Alm in Graz', 2015, 2019)]],
    // years missing
    ['Controller at Voltara', [experience('Controller', 'Voltara')]],
    ['Controller at Voltara in 2013 -', [experience('Controller', 'Voltara', 2013)]],
    ['Controller at Voltara in  - 2016', [experience('Controller', 'Voltara', undefined, 2016)]],
    ['Controller at Voltara in - Present', [experience('Controller', 'Voltara', undefined, 'present')]],
    ['Controller at Voltara in 2013', [experience('Controller', 'Voltara', 2013, 2013)]],
    ['A at B / C at D', [experience('A', 'B'), experience('C', 'D')]],
    ['A at B in 2013 - 2014 / C at D', [experience('A', 'B', 2013, 2014), experience('C', 'D')]],
    // parts missing
    ['Controller in 2013 - 2016', [experience('Controller', undefined, 2013, 2016)]],
    ['at Voltara in 2013 - 2016', [experience('', 'Voltara', 2013, 2016)]],
    [null, []],
    ['', []],
    [' / ', []],
  ])('is read from %j', (text, entries) => {
    expect(parseExperience(text)).toEqual(entries);
  });
});

test('education has no employer, so `at` belongs to the title', () => {
  expect(parseEducation('MBA at night in 2015 - 2017 / Matura in 2001 - 2005')).toEqual([
    { title: 'MBA at night', from: 2015, to: 2017 },
    { title: 'Matura', from: 2001, to: 2005 },
  ]);
});

test('skills keep slashes inside them and are listed once', () => {
  expect(parseSkills('TCP/IP / Excel / Excel / C++')).toEqual(['TCP/IP', 'Excel', 'C++']);
  expect(parseSkills(null)).toEqual([]);
});

describe('parsing a career', () => {
  const word = fc.constantFrom('Leitung', 'Head', 'of', 'in', 'Vertrieb', 'R&D', '3D', '/', 'Ärztin');
  // A slash stands between words; several in a row are reduced to one.
  const title = fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((words) => `Q ${words.join(' ').replace(/\/(?: \/)+/g, '/')} Z`);
  const organisation = fc
    .array(fc.constantFrom('Alm', 'in', 'Graz', '&', 'Co'), { maxLength: 3 })
    .map((words) => `Bau ${words.join(' ')} AG`.replace('  ', ' '));
  const year = fc.integer({ min: 1950, max: 2040 });
  const entry = fc.record({ title, organisation, from: year, to: fc.oneof(year, fc.constant('present' as const)) });
  const written = ({ title: name, organisation: place, from, to }: Experience) =>
    `${name} at ${place} in ${from} - ${to === 'present' ? 'Present' : to}`;

  test('reads experience back as it was written', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(parseExperience(entries.map(written).join(' / '))).toEqual(entries);
      }),
    );
  });

  test('loses no word of any text', () => {
    const text = fc.array(fc.oneof(word, fc.constantFrom('at', ' / ', '-', 'Present', '1999')), { maxLength: 12 });
    fc.assert(
      fc.property(text, (words) => {
        const joined = words.join(' ');
        const shown = parseExperience(joined).flatMap(({ title: name, organisation: place }) => [name, place ?? '']);
        for (const sign of ['Leitung', 'Vertrieb', 'R&D', 'Ärztin']) {
          expect(shown.join(' ').split(sign).length).toBe(joined.split(sign).length);
        }
      }),
    );
  });
});
