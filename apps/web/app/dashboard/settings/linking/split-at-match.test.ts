import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtMatch } from './split-at-match.ts';

describe('splitAtMatch', () => {
  it('splits at the typed text, ignoring case', () => {
    expect(splitAtMatch('Alpenholz Systembau GmbH', ' SYSTEM ')).toEqual(['Alpenholz ', 'System', 'bau GmbH']);
  });

  it('does not split a name that was found another way', () => {
    expect(splitAtMatch('Müller KG', 'mueller')).toEqual(['Müller KG', '', '']);
  });

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(splitAtMatch(text, typed).join('')).toBe(text);
      }),
    );
  });
});
