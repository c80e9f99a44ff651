import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPersonName, formerSurnameOf, readPersonName, tidyPersonName } from './person-name.ts';

describe('tidyPersonName', () => {
  it.each([
    ['Berta Beispiel', 'Berta Beispiel'],
    ['Berta Doctor Beispiel', 'Dr. Berta Beispiel'],
    ['Berta Beispiel Doctor', 'Dr. Berta Beispiel'],
    ['Berta Prof. Dr. Beispiel', 'Prof. Dr. Berta Beispiel'],
    ['Berta Beispiel Dipl.-Ing.', 'Dipl.-Ing. Berta Beispiel'],
    ['Dr. rer. nat. Berta Beispiel', 'Dr. rer. nat. Berta Beispiel'],
    ['Mag. Berta Beispiel, MBA', 'Mag. Berta Beispiel, MBA'],
    ['Berta  Beispiel ,', 'Berta Beispiel'],
    ['Ing. Diplock Mag', 'Ing. Diplock Mag'],
    ['Carlo Di Chiffre', 'Carlo Di Chiffre'],
    ['DI Carlo Chiffre', 'DI Carlo Chiffre'],
    ['Doctor', 'Doctor'],
  ])('%s is %s', (text, tidy) => expect(tidyPersonName(text)).toBe(tidy));

  it('keeps every letter of a name that has no degree', () => {
    const word = fc.stringMatching(/^[XYZÄ][a-zäß]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        expect(readPersonName(name)).toEqual({ degrees: '', name, folded: foldPersonName(name) });
      }),
    );
  });
});

describe('formerSurnameOf', () => {
  it('finds the name at birth, however it is put', () => {
    expect(formerSurnameOf('Eva Beispiel, geb. Müller')).toBe('mueller');
    expect(formerSurnameOf('Eva Beispiel (geborene Alt-Muster)')).toBe('alt muster');
    expect(formerSurnameOf('Eva Gebhard')).toBeUndefined();
  });
});

describe('foldPersonName', () => {
  it.each([
    ['Berta Beispiel', 'berta beispiel'],
    ['BERTA BEISPIEL', 'berta beispiel'],
    ['Dr. Berta Beispiel', 'berta beispiel'],
    ['Berta Doctor Beispiel', 'berta beispiel'],
    ['Univ.-Prof. DDr. Berta Beispiel', 'berta beispiel'],
    ['Dipl.-Ing. (FH) Berta Beispiel', 'berta beispiel'],
    ['Dr. h.c. Berta Beispiel', 'berta beispiel'],
    ['MMag. Berta Beispiel, LL.M., MBA', 'berta beispiel'],
    ['KommR Ing. Berta Beispiel', 'berta beispiel'],
    ['DI Berta Beispiel', 'berta beispiel'],
    ['Beispiel, Berta', 'berta beispiel'],
    ['Beispiel, Dr. Berta', 'berta beispiel'],
    ['Beispiel geb. Chiffre, Berta', 'berta beispiel'],
    ['Berta Beispiel, geborene von Chiffre', 'berta beispiel'],
    ['Berta Beispiel (geb. Chiffre)', 'berta beispiel'],
    ['Berta Beispiel née Chiffre', 'berta beispiel'],
    ['Jörg Größe', 'joerg groesse'],
    ['Joerg Groesse', 'joerg groesse'],
    ['Jo\u0308rg Größe', 'joerg groesse'],
    ['René Łukasz-Ørsted', 'rene lukasz orsted'],
    ['Hans-Peter  Beispiel', 'hans peter beispiel'],
    ['Carlo Di Chiffre', 'carlo di chiffre'],
    ['Gebhard Beispiel', 'gebhard beispiel'],
    ['Nele Beispiel', 'nele beispiel'],
    ['Dr.', 'dr'],
    ['', ''],
  ])('folds "%s" to "%s"', (name, folded) => expect(foldPersonName(name)).toBe(folded));

  it('folds a folded name to itself', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abÄö ß-é') });
    fc.assert(
      fc.property(name, (text) => {
        expect(foldPersonName(foldPersonName(text))).toBe(foldPersonName(text));
      }),
    );
  });

  it('is the same however the degree is placed', () => {
    const degree = fc.constantFrom('Dr.', 'Doctor', 'Prof. Dr.', 'Dipl.-Ing.', 'Dr. med.');
    fc.assert(
      fc.property(degree, fc.nat(2), (text, at) => {
        const words = ['Berta', 'Beispiel'];
        expect(foldPersonName(words.toSpliced(at, 0, text).join(' '))).toBe('berta beispiel');
      }),
    );
  });
});
