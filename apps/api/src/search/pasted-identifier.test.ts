import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asStored } from './pasted-identifier.ts';

describe('asStored', () => {
  it.each([
    ['FN 122119m', '122119m'],
    ['Firmenbuchnummer: FN 122119 m', '122119m'],
    ['ATU 1358 5627', 'ATU13585627'],
    ['UID: ATU13585627', 'ATU13585627'],
    ['DE 136 695 976', 'DE136695976'],
    ['CHE-100.155.212', 'CHE100155212'],
    ['CHE-100.155.212 MWST', 'CHE100155212'],
    ['LEI 2138 00KU D8LA JWSQ 9D15', '213800KUD8LAJWSQ9D15'],
    ['GLN: 9008390000007', '9008390000007'],
    ['ZVR-Zahl 001234567', '001234567'],
    ['Amtsgericht Hamburg, HRB 116737', 'Hamburg HRB 116737'],
    ['EUID ATBRA.030435-000', 'ATBRA.030435-000'],
  ])('turns %s into %s', (text, stored) => {
    expect(asStored(text)).toBe(stored);
    expect(asStored(stored)).toBe(stored);
  });

  it.each(['Murtal Solartechnik', 'Studio 54 GmbH', '4711', '1010 Wien', 'FN 122119m, ATU13585627', 'D2601', ''])(
    'leaves "%s" as it is',
    (text) => {
      expect(asStored(text)).toBe(text);
    },
  );

  it('never changes ordinary words', () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-zäöüß& .-]{0,60}$/), (text) => asStored(text) === text));
  });
});
