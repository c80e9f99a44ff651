import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../index/builder.ts';
import { applyChanges, createView } from '../index/view.ts';
import { defineSchema } from '../schema.ts';
import { encodeWord } from '../text/dictionary.ts';
import { correctKeyword, editDistance } from './spelling.ts';

const SCHEMA = defineSchema({});

const viewOf = (names: readonly string[]) =>
  createView(
    SCHEMA,
    buildSegment(
      SCHEMA,
      names.map((name, id) => ({ id, prominence: -id, name })),
    ),
  );

describe('correctKeyword', () => {
  it('offers the nearest word, and the most frequent of equally near ones', () => {
    const view = viewOf(['Schmidt GmbH', 'Schmied KG', 'Schmid AG', 'Schmid & Co', 'Alpenholz']);
    expect(correctKeyword(view, 'Shcmid')).toMatchObject({ keyword: 'schmid', words: [{ count: 2, exampleId: 2 }] });
    expect(correctKeyword(view, 'alpenhols gmbh')?.keyword).toBe('alpenholz gmbh');
    expect(correctKeyword(view, 'lpenhol')).toBeUndefined();
    expect(correctKeyword(view, 'xyzxyzxyz')).toBeUndefined();
    expect(correctKeyword(view, 'schmid')).toBeUndefined();
  });

  it('offers no word that only deleted documents have', () => {
    const view = applyChanges(viewOf(['Eva Xylander', 'Eva Schmid', 'Anna Schmid']), { deletes: [0, 1] });
    expect(correctKeyword(view, 'xylandre')).toBeUndefined();
    expect(correctKeyword(view, 'shcmid')?.words).toMatchObject([{ word: 'schmid', count: 1, exampleId: 2 }]);
  });

  it('finds a word within two edits exactly if there is one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), word, (names, given) => {
        fc.pre(!names.some((name) => name.includes(given)));
        const distances = names.map((name) => plainDistance(given, name));
        const nearest = Math.min(...distances);
        const found = correctKeyword(viewOf(names), given)?.words[0]?.word;
        if (nearest > 2) expect(found).toBeUndefined();
        else expect(names.filter((_, i) => distances[i] === nearest)).toContain(found);
      }),
      { numRuns: 500 },
    );
  });
});

describe('editDistance', () => {
  it('counts edits as the definition does, up to its limit', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.min(3, editDistance(encodeWord(a), encodeWord(b), 2))).toBe(Math.min(3, plainDistance(a, b)));
      }),
    );
  });
});

const plainDistance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return plainDistance(a.slice(1), b.slice(1));
  return (
    1 + Math.min(plainDistance(a.slice(1), b), plainDistance(a, b.slice(1)), plainDistance(a.slice(1), b.slice(1)))
  );
};
