import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWords } from './fold.ts';

const letters = fc.string({ unit: fc.constantFrom(...'aeiouqbmlrtsüäöß'), maxLength: 12 });

describe('fold', () => {
  it.each([
    ['Müller', 'Mueller', 'Muller', 'MÜLLER'],
    ['Größe & Söhne', 'Groesse & Soehne', 'grosse sohne', 'GRÖẞE+SÖHNE'],
    ['Österreich', 'Oesterreich', 'osterreich', 'o\u0308sterreich'],
    ['Café Zürich', 'Cafe Zuerich', 'cafe zurich', 'CAFÉ-ZÜRICH'],
  ])('spells %s, %s, %s and %s alike', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ['Bauer', 'bauer'],
    ['Neue Quelle', 'neue quelle'],
    ['Steuer', 'steuer'],
  ])('keeps the e of %s, which is no spelt-out umlaut', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('ignores punctuation', () => {
    expect(foldWords('"A.B.C." (GmbH) & Co. KG')).toEqual(['a', 'b', 'c', 'gmbh', 'co', 'kg']);
    expect(foldWords(' – 🎉 %')).toEqual([]);
  });

  it('folds Latin text the same on both paths', () => {
    const latin = fc.string({ unit: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)) });
    // A Greek letter sends the whole text through the regular expressions.
    const folded = (text: string) => `${fold(text)} ω`.trim();
    fc.assert(
      fc.property(latin, (text) => fold(`${text} Ω`) === folded(text)),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(letters, (text) => fold(`${text} Ω`) === folded(text)),
      { numRuns: 2000 },
    );
  });

  it('is stable: folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
    fc.assert(fc.property(letters, (text) => fold(fold(text)) === fold(text)));
  });

  it('keeps prefixes, so that a partly typed word leads to the whole word', () => {
    fc.assert(fc.property(letters, letters, (typed, rest) => fold(typed + rest).startsWith(fold(typed))));
  });
});
