import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { austrianEuid, checkEuid, firmenbuchOfEuid, germanEuid, germanRegisterOfEuid } from './euid.ts';
import { firmenbuchNumber } from './firmenbuch.ts';
import { GERMAN_REGISTERS, parseGermanRegister } from './german-register.ts';

describe('Austrian EUID', () => {
  test('holds the padded Firmenbuchnummer', () => {
    expect(austrianEuid('30435h')).toBe('ATBRA.030435-000');
    expect(firmenbuchOfEuid('ATBRA.030435-000')).toBe('30435h');
  });

  test('converts back to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }).map(firmenbuchNumber), (value) => {
        const euid = austrianEuid(value) ?? '';
        expect(checkEuid(euid)).toEqual({ value: euid, verdict: 'well-formed' });
        expect(firmenbuchOfEuid(euid)).toBe(value);
      }),
    );
  });

  test('is not made for a number with a wrong letter', () => {
    expect(austrianEuid('123456a')).toBeUndefined();
    expect(firmenbuchOfEuid('DEX1517R.HRB395KI')).toBeUndefined();
  });

  test('sloppy spellings become the stored one', () => {
    expect(checkEuid('atbra.30435-000').value).toBe('ATBRA.030435-000');
    expect(checkEuid('ATBRA.030435')).toMatchObject({ verdict: 'invalid', suggestion: 'ATBRA.030435-000' });
  });
});

describe('German EUID', () => {
  test.each(['DEX1517R.HRB395KI', 'DEK1101R.HRB116737', 'DER9999.GnR61'])('%s is read in any case', (value) => {
    expect(checkEuid(value.toLowerCase())).toEqual({ value, verdict: 'well-formed' });
  });

  test('converts back to the same entry', () => {
    const parts = fc.record(
      {
        court: fc.stringMatching(/^[A-Z][0-9]{4}[A-Z]?$/),
        register: fc.constantFrom(...GERMAN_REGISTERS),
        number: fc.integer({ min: 1, max: 9_999_999 }).map(String),
        suffix: fc.stringMatching(/^[A-ZÄÖÜ]{1,3}$/),
      },
      { requiredKeys: ['court', 'register', 'number'] },
    );
    fc.assert(fc.property(parts, (given) => void expect(germanRegisterOfEuid(germanEuid(given) ?? '')).toEqual(given)));
  });

  test('needs the court code, and one court only', () => {
    const euidOf = (text: string) => germanEuid(parseGermanRegister(text) ?? { register: 'HRB', number: '' });
    expect(euidOf('H1101_H1101_HRB18423')).toBe('DEH1101.HRB18423');
    expect(euidOf('H1101_H1102_HRB18423')).toBeUndefined();
    expect(euidOf('Hamburg HRB 116737')).toBeUndefined();
  });
});

test('other countries of the register network are checked by shape only; Switzerland is not one of them', () => {
  expect(checkEuid('DKCVR.12345678')).toEqual({ value: 'DKCVR.12345678', verdict: 'well-formed' });
  expect(checkEuid('CHZEFIX.123456')).toMatchObject({ verdict: 'invalid', reason: 'country' });
  expect(checkEuid('DEKRA.2024')).toMatchObject({ verdict: 'invalid', reason: 'format' });
});
