import { Uint32List } from '@firmament/memory/arrays';
import { foldWords } from '@firmament/text/fold';
import type { Text, Utf8 } from '@firmament/text/utf8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internWords } from './tokenise.ts';
import { WordTable } from './word-table.ts';

const wordsOf = (text: Text): string[] => {
  const table = new WordTable();
  const numbers = new Uint32List();
  internWords(text, table, numbers);
  const { bytes, starts } = table.contents();
  return Array.from(numbers.view(), (word) => new TextDecoder().decode(bytes.slice(starts[word], starts[word + 1])));
};

/** The text as bytes between other texts. */
const among = (text: string): Utf8 => {
  const [before, encoded] = [new TextEncoder().encode('Vorher ß'), new TextEncoder().encode(text)];
  const bytes = new TextEncoder().encode(`Vorher ß${text}ü danach`);
  return { bytes, from: before.length, to: before.length + encoded.length };
};

const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('internWords', () => {
  it('gives the same words as fold for any text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(wordsOf(text)).toEqual(foldWords(text));
        expect(wordsOf(among(text))).toEqual(foldWords(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('adds only words of the text to the table', () => {
    fc.assert(
      fc.property(fc.array(anything), (texts) => {
        const table = new WordTable();
        const text = texts.join(' Ähre ');
        internWords(among(text), table, new Uint32List());
        expect(table.size).toBe(new Set(foldWords(text)).size);
      }),
    );
  });

  it('reads texts of any length', () => {
    const text = 'Größenwahn und '.repeat(3000);
    expect(wordsOf(text)).toEqual(foldWords(text));
    expect(wordsOf(among(text))).toEqual(foldWords(text));
    expect(wordsOf('ß'.repeat(9000))).toEqual(['ss'.repeat(9000)]);
  });

  it('gives the same words as fold for letters of neighbouring languages', () => {
    const latin = fc.integer({ min: 1, max: 0x17f }).map((code) => String.fromCharCode(code));
    const vowels = fc.constantFrom(...'aeiouyq', 'ä', 'ö', 'ü', 'ß', 'æ', 'œ', ' ', 'E', 'A');
    const text = fc.string({ unit: fc.oneof(latin, vowels), maxLength: 14 });
    fc.assert(
      fc.property(text, (given) => {
        expect(wordsOf(given)).toEqual(foldWords(given));
        expect(wordsOf(among(given))).toEqual(foldWords(given));
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

  it('keeps any number of words apart', () => {
    const table = new WordTable();
    const numbers = Array.from({ length: 20_000 }, (_, i) => table.internText(`w${i}`));
    expect(numbers).toEqual(Array.from({ length: 20_000 }, (_, i) => i));
    expect(table.internText('w777')).toBe(777);
  });
});
