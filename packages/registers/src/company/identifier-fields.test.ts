import { checkIdentifier } from '@firmament/identifiers/identifier';
import type { CompanyIdentifiers } from '@firmament/record/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addIdentifier, linkedRegisterNumber, readGermanKey } from './identifier-fields.ts';

const added = (text: string, country?: string): { identifiers: CompanyIdentifiers; warnings: string[] } => {
  const identifiers: CompanyIdentifiers = {};
  const warnings: string[] = [];
  addIdentifier(identifiers, 'registerNumber', text, country, warnings);
  return { identifiers, warnings };
};

describe('addIdentifier', () => {
  it('spells German numbers on the fast path as the check rules do', () => {
    const court = fc.constantFrom(
      'Nest',
      'Weiden i. d. OPf.',
      'Oldenburg (Oldenburg)',
      'AG Nest',
      'Bad Nest',
      'Nest früher Horst',
      'nest',
      'Nest a.d. Aue',
    );
    const register = fc.constantFrom('HRA', 'HRB', 'GnR', 'VR', 'hrb');
    const number = fc.constantFrom('1', '12', '012', '1234567', '12345678');
    const suffix = fc.constantFrom('', ' KI', ' B', ' MÖ', ' Ki', ' Ulm');
    fc.assert(
      fc.property(court, register, number, suffix, (...parts) => {
        const text = `${parts[0]} ${parts[1]} ${parts[2]}${parts[3]}`;
        expect(added(text, 'DE').identifiers.registerNumber).toBe(checkIdentifier('german-register', text).value);
      }),
    );
  });

  it('keeps a wrong value and warns about it', () => {
    expect(added('900001a', 'AT')).toEqual({
      identifiers: { registerNumber: '900001a' },
      warnings: ['registerNumber "900001a" is invalid (check-character, probably "900001g")'],
    });
    expect(added('HRB 12', 'DE').warnings).toEqual(['registerNumber "HRB 12" is doubtful (court-missing)']);
  });

  it('takes numbers of other countries as they are, and ignores blanks', () => {
    expect(added(' 12345 ', 'FR')).toEqual({ identifiers: { registerNumber: '12345' }, warnings: [] });
    expect(added(' ', 'AT')).toEqual({ identifiers: {}, warnings: [] });
  });
});

describe('linkedRegisterNumber', () => {
  it.each([
    ['Amtsgericht Nest HRB 12', 'Nest HRB 12'],
    ['AG Nest, HRB 12 P', 'Nest HRB 12 P'],
    ['Amtsgericht Bad Nest, HRB 12', 'Bad Nest HRB 12'],
    ['Nest am Main HRB 12', 'Nest am Main HRB 12'],
    ['AG Nest GnR 12', 'Nest GnR 12'],
    ['Registergericht Nest HRB 12', 'Nest HRB 12'],
    ['Handelsregister Nest HRB 12', 'Nest HRB 12'],
    ['Nest früher Horst HRB 12', 'Nest früher Horst HRB 12'],
    ['HRB 12', undefined],
    ['somewhere', undefined],
  ])('reads %s', (text, number) => expect(linkedRegisterNumber(text, 'DE')).toBe(number));
});

describe('readGermanKey', () => {
  it.each([
    ['X9917R_HRB395KI', 'X9917R', 'DEX9917R.HRB395KI'],
    ['H9901_H9901_HRB18423', 'H9901', 'DEH9901.HRB18423'],
    ['H9901_H9902_HRB18423', 'H9901', undefined],
  ])('reads %s', (key, court, euid) => expect(readGermanKey(key)).toEqual({ court, euid }));

  it('does not read anything else', () => expect(readGermanKey('strange')).toBeUndefined());
});
