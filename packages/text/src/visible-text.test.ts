import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOMETHING_VISIBLE, visibleText } from './visible-text.ts';

describe('a text of somebody else', () => {
  it.each([
    ['a direction', 'Rechnung\u202egpj.exe', 'Rechnunggpj.exe'],
    ['isolates', '\u2066Muster\u2069 \u2067GmbH\u2069', 'Muster GmbH'],
    ['marks of a direction', 'A\u200eB\u200fC\u061cD', 'ABCD'],
    ['spaces of no width', 'Mu\u200bs\u2060ter\ufeff', 'Muster'],
    ['soft hyphens', 'Donau\u00addampf', 'Donaudampf'],
    ['fillers', 'Mu\u3164ster\u115f\u1160\uffa0', 'Muster'],
    ['variations of letters', 'M\ufe0fu\ufe01ster', 'Muster'],
    ['letters of tags', 'Muster\u{e0041}\u{e0042}', 'Muster'],
    ['joiners between Latin letters', 'Mu\u200ds\u200cter', 'Muster'],
    ['annotations', '\ufff9Muster\ufffa\ufffb', 'Muster'],
  ])('has no %s', (_, given, seen) => {
    expect(visibleText(given)).toBe(seen);
  });

  it.each([
    ['Persian words', 'می\u200cخواهم'],
    ['a word of Hindi', 'क्\u200dष'],
    ['a picture of several', '👩\u200d👩\u200d👧 👩🏽\u200d💻 ❤\ufe0f\u200d🔥'],
    ['a key', '1\ufe0f\u20e3'],
    ['letters of any script', 'Größe שלום 東京 Ελλάδα Київ Łódź'],
    ['line breaks and tabs', 'one\ntwo\tthree\r\n'],
  ])('keeps %s', (_, text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('is the same when it is read again, and never longer', () => {
    const letters = fc.constantFrom(
      'a',
      'ا',
      'क',
      '👩',
      '🏽',
      '1',
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u20e3',
      '\u202e',
      '\u064b',
    );
    fc.assert(
      fc.property(
        fc.array(letters).map((all) => all.join('')),
        (text) => {
          const once = visibleText(text);
          expect(visibleText(once)).toBe(once);
          expect(once).not.toMatch(/\u202e/);
          expect([...once].filter((letter) => letter === 'a')).toEqual([...text].filter((letter) => letter === 'a'));
        },
      ),
    );
  });

  it.each(['\u3164', ' \u200b\u2066 ', '\u2800\u2800', '\u0301', '\u00ad\n', '\u{e0041}'])(
    '%j is nothing to see',
    (text) => {
      expect(SOMETHING_VISIBLE.test(text)).toBe(false);
    },
  );

  it.each(['a', '王', '–', '👩', '\u2800x'])('%j is something', (text) => {
    expect(SOMETHING_VISIBLE.test(text)).toBe(true);
  });
});
