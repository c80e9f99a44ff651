import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, LONGEST } from './cut-text.ts';

test('50 characters stay, the 51st is cut', () => {
  const fifty = 'a'.repeat(LONGEST);
  expect(cutText(fifty)).toBe(fifty);
  expect(cutText(`${fifty}b`)).toBe(`${fifty}…`);
});

test('the result is never longer, starts like the text and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const cut = cutText(text);
      expect([...cut].length).toBeLessThanOrEqual(LONGEST + 1);
      expect(() => encodeURIComponent(cut)).not.toThrow();
      expect(text.startsWith(cut.replace(/…$/, '').trimEnd())).toBe(true);
    }),
  );
});
