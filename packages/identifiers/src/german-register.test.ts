import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkGermanRegister,
  formatGermanRegister,
  GERMAN_REGISTERS,
  type GermanRegisterNumber,
  parseGermanRegister,
} from './german-register.ts';

describe('German register number', () => {
  test.each<[string, GermanRegisterNumber]>([
    ['HRB 395 KI', { register: 'HRB', number: '395', suffix: 'KI' }],
    ['HRB395KI', { register: 'HRB', number: '395', suffix: 'KI' }],
    ['hrb 395 ki', { register: 'HRB', number: '395', suffix: 'KI' }],
    ['Kiel HRB 395 KI', { court: 'Kiel', register: 'HRB', number: '395', suffix: 'KI' }],
    ['Lübeck HRB 777 MÖ', { court: 'Lübeck', register: 'HRB', number: '777', suffix: 'MÖ' }],
    ['HRB 116737 Hamburg', { court: 'Hamburg', register: 'HRB', number: '116737' }],
    ['hamburg hrb 116737', { court: 'Hamburg', register: 'HRB', number: '116737' }],
    ['Amtsgericht Hamburg, HRB 116737', { court: 'Hamburg', register: 'HRB', number: '116737' }],
    ['HRB 116.737, AG Hamburg', { court: 'Hamburg', register: 'HRB', number: '116737' }],
    ['HRB Nr. 116737 beim Amtsgericht Hamburg', { court: 'Hamburg', register: 'HRB', number: '116737' }],
    ['Handelsregister des Amtsgerichts Köln: HRA 007', { court: 'Köln', register: 'HRA', number: '7' }],
    [
      'HRB 1234 B (Amtsgericht Charlottenburg)',
      { court: 'Charlottenburg', register: 'HRB', number: '1234', suffix: 'B' },
    ],
    ['Berlin (Charlottenburg) HRB 64', { court: 'Berlin (Charlottenburg)', register: 'HRB', number: '64' }],
    ['HRB 12 Ulm', { court: 'Ulm', register: 'HRB', number: '12' }],
    ['HRA 12 HOF', { court: 'HOF', register: 'HRA', number: '12' }],
    ['VR 4321 KI', { register: 'VR', number: '4321', suffix: 'KI' }],
    ['Münster GNR 61', { court: 'Münster', register: 'GnR', number: '61' }],
    ['K1101R HRB 116737', { court: 'K1101R', register: 'HRB', number: '116737' }],
    ['K1101R_HRB116737', { court: 'K1101R', register: 'HRB', number: '116737' }],
    ['X1721R_HRB777MÖ', { court: 'X1721R', register: 'HRB', number: '777', suffix: 'MÖ' }],
    ['R9999_GnR61', { court: 'R9999', register: 'GnR', number: '61' }],
    ['H1101_H1101_HRB18423', { court: 'H1101', register: 'HRB', number: '18423' }],
    ['H1101_H1102_HRB18423', { court: 'H1101', formerCourt: 'H1102', register: 'HRB', number: '18423' }],
    ['Bremen früher Bremen HRB 5', { court: 'Bremen', register: 'HRB', number: '5' }],
    ['Bremen früher Bremerhaven HRB 5', { court: 'Bremen', formerCourt: 'Bremerhaven', register: 'HRB', number: '5' }],
  ])('is read from %s', (text, parts) => {
    expect(parseGermanRegister(text)).toEqual(parts);
  });

  test.each([
    'Hamburg',
    'HRB',
    'HRB Hamburg',
    'VR 360 GmbH',
    'Hamburg HRB 5 Kiel',
    'HRB 12345678',
    'HRC 5',
    'HRB 0',
    '',
  ])('is not read from "%s"', (text) => {
    expect(parseGermanRegister(text)).toBeUndefined();
  });

  test('gets a remark without its court, because it is not unique', () => {
    expect(checkGermanRegister('HRB 395 KI')).toEqual({
      value: 'HRB 395 KI',
      verdict: 'well-formed',
      reason: 'court-missing',
    });
    expect(checkGermanRegister('HRB 395 KI, Kiel')).toEqual({ value: 'Kiel HRB 395 KI', verdict: 'well-formed' });
  });

  test('reads back as it was written', () => {
    const parts = fc.record(
      {
        register: fc.constantFrom(...GERMAN_REGISTERS),
        number: fc.integer({ min: 1, max: 9_999_999 }).map(String),
        suffix: fc.constantFrom('KI', 'HL', 'B', 'MÖ'),
        court: fc.constantFrom(
          'Hamburg',
          'K1101R',
          'Berlin (Charlottenburg)',
          'Frankfurt am Main',
          'Bad Homburg v.d.H',
        ),
      },
      { requiredKeys: ['register', 'number'] },
    );
    fc.assert(
      fc.property(parts, (given) => void expect(parseGermanRegister(formatGermanRegister(given))).toEqual(given)),
    );
  });
});
