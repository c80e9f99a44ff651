import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionLines } from './description-lines.ts';

test('lines are kept and labels are split off', () => {
  expect(descriptionLines('Builds roofs.\r\n\nProducts: roof trusses: large and small\nSites:Graz')).toEqual([
    { label: undefined, text: 'Builds roofs.' },
    { label: 'Products', text: 'roof trusses: large and small' },
    { label: 'Sites', text: 'Graz' },
  ]);
});

test.each([
  'https://example.test is the address',
  'Open 08:00 to 17:00',
  'Mo 8:30',
  'A sentence that goes on for quite a while before it comes to its colon: here',
  ': nothing in front',
])('no label in %j', (line) => {
  expect(descriptionLines(line)).toEqual([{ label: undefined, text: line.trim() }]);
});

test('a label may have no text', () => {
  expect(descriptionLines('Kunden:')).toEqual([{ label: 'Kunden', text: '' }]);
});

test('no word of a description is lost', () => {
  const words = (text: string) => text.split(/[\s:]+/).filter(Boolean);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', ':', ' ', '\n', '\r', '/', '7', 'ß') }), (text) => {
      const shown = descriptionLines(text).flatMap(({ label = '', text: rest }) => [...words(label), ...words(rest)]);
      expect(shown).toEqual(words(text));
    }),
  );
});
