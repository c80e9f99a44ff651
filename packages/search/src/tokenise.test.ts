import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Uint32List } from './arrays.ts';
import { foldWords } from './fold.ts';
import { internWords } from './tokenise.ts';
import { WordTable } from './word-table.ts';

const wordsOf = (text: string): string[] => {
  const table = new WordTable();
  const numbers = new Uint32List();
  internWords(text, table, numbers);
  const { bytes, starts } = table.contents();
  return Array.from(numbers.view(), (word) => new TextDecoder().decode(bytes.slice(starts[word], starts[word + 1])));
};

describe('internWords', () => {
  it('gives the words that fold gives, whatever the text', () => {
    const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anything, (text) => {
        expect(wordsOf(text)).toEqual(foldWords(text));
      }),
    );
  });

  it('gives the words that fold gives for letters of our neighbours', () => {
    const latin = fc.integer({ min: 1, max: 0x17f }).map((code) => String.fromCharCode(code));
    const vowels = fc.constantFrom(...'aeiouyq', 'ä', 'ö', 'ü', 'ß', 'æ', 'œ', ' ', 'E', 'A');
    const text = fc.string({ unit: fc.oneof(latin, vowels), maxLength: 14 });
    fc.assert(
      fc.property(text, (given) => {
        expect(wordsOf(given)).toEqual(foldWords(given));
      }),
      { numRuns: 5000 },
    );
  });

  it('numbers the same word once', () => {
    const table = new WordTable();
    const numbers = new Uint32List();
    internWords('Müller und Mueller UND Muller', table, numbers);
    expect([...numbers.view()]).toEqual([0, 1, 0, 1, 0]);
    expect(table.size).toBe(2);
  });

  it('keeps apart any number of words', () => {
    const table = new WordTable();
    const numbers = Array.from({ length: 20_000 }, (_, i) => table.internText(`w${i}`));
    expect(numbers).toEqual(Array.from({ length: 20_000 }, (_, i) => i));
    expect(table.internText('w777')).toBe(777);
  });
});
