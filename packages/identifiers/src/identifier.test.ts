import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDENTIFIER_KINDS, type IdentifierKind } from './check.ts';
import { checkCourt } from './court.ts';
import { firmenbuchNumber } from './firmenbuch.ts';
import { checkIdentifier, formatIdentifier } from './identifier.ts';
import { leiCheckDigits } from './lei.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

/** Values of the right shape, whether or not the check character agrees. */
const SHAPED: Record<IdentifierKind, fc.Arbitrary<string>> = {
  firmenbuch: fc.stringMatching(/^(FN )?[1-9][0-9]{0,5} ?[a-zA-Z]?$/),
  'german-register': fc.stringMatching(/^(Hamburg |K1101R_)?HR[AB] ?[1-9][0-9]{0,5}( KI)?$/),
  'ch-id': digits(11).map((text) => `CH${text}`),
  euid: fc.stringMatching(/^(ATBRA\.[0-9]{6}(-[0-9]{3})?|DE[A-Z][0-9]{4}R\.HRB[1-9][0-9]{0,5}|[A-Z]{2}XY\.[0-9]{5})$/),
  che: digits(9).map((text) => `CHE-${text}`),
  vat: fc.stringMatching(/^(ATU[0-9]{8}|DE[0-9]{9}|CHE[0-9]{9}(MWST|TVA|IVA|VAT)?|[A-Z]{2}[0-9]{8,12})$/),
  lei: fc.stringMatching(/^[A-Z0-9]{18}[0-9]{2}$/),
  gln: digits(13),
  eori: fc.stringMatching(/^[A-Z]{2}[0-9]{1,15}$/),
  gisa: fc.stringMatching(/^[0-9]{2,9}$/),
  zvr: fc.stringMatching(/^[0-9]{1,11}$/),
  court: fc.stringMatching(/^([0-9]{1,3}|[A-Z][0-9]{4}[A-Z]?)$/),
  siren: digits(9),
  isin: fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/),
  ut: fc.string(),
};

describe.each(IDENTIFIER_KINDS)('%s', (kind) => {
  const anyText = fc.oneof(SHAPED[kind], fc.string(), fc.string({ unit: 'grapheme' }));

  test('checking the stored value again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = checkIdentifier(kind, text);
        expect(checkIdentifier(kind, once.value)).toEqual(once);
      }),
    );
  });

  test('the shown form reads back to the stored value', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value } = checkIdentifier(kind, text);
        expect(checkIdentifier(kind, formatIdentifier(kind, value)).value).toBe(value);
      }),
    );
  });

  test('a suggestion differs from the value and is never invalid', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value, suggestion } = checkIdentifier(kind, text);
        if (suggestion === undefined) return;
        expect(suggestion).not.toBe(value);
        const again = checkIdentifier(kind, suggestion);
        expect(again).toEqual({ kind, value: suggestion, verdict: expect.not.stringMatching('invalid') });
      }),
    );
  });

  test('a value with a letter or digit is never dropped', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        expect(checkIdentifier(kind, text).value).not.toBe('');
      }),
    );
  });
});

describe('known values', () => {
  test.each<[IdentifierKind, string]>([
    ['firmenbuch', '122119m'],
    ['che', 'CHE100155212'],
    ['vat', 'ATU13585627'],
    ['vat', 'DE136695976'],
    ['vat', 'CHE100155212MWST'],
    ['lei', '213800KUD8LAJWSQ9D15'],
    ['gln', '9008390000007'],
    ['isin', 'US0378331005'],
  ])('%s %s verifies', (kind, value) => {
    expect(checkIdentifier(kind, value)).toEqual({ kind, value, verdict: 'verified' });
  });

  test.each<[IdentifierKind, string, string]>([
    ['firmenbuch', '123456a', '123456d'],
    ['che', 'CHE100155213', 'CHE100155212'],
    ['vat', 'ATU13585626', 'ATU13585627'],
    ['vat', 'DE136695978', 'DE136695976'],
    ['vat', 'CHE100155213TVA', 'CHE100155212TVA'],
    ['lei', '213800KUD8LXJWSQ9D15', `213800KUD8LXJWSQ9D${leiCheckDigits('213800KUD8LXJWSQ9D')}`],
    ['gln', '9008390000008', '9008390000007'],
  ])('%s %s is wrong, %s is proposed', (kind, value, suggestion) => {
    expect(checkIdentifier(kind, value)).toEqual({
      kind,
      value,
      verdict: 'invalid',
      reason: 'check-character',
      suggestion,
    });
  });

  test.each<[IdentifierKind, string]>([
    ['euid', 'ATBRA.030435-000'],
    ['euid', 'DEX1517R.HRB395KI'],
    ['eori', 'ATEOS1000000001'],
    ['zvr', '001234567'],
    ['zvr', '1234567890'],
    ['court', '007'],
    ['court', 'D2601'],
    ['court', 'X1517'],
    ['vat', 'FR12345678901'],
    ['ut', 'anything at all'],
    ['isin', 'AGR.VI'],
    ['siren', 'B 12-34'],
  ])('%s %s is well-formed', (kind, value) => {
    expect(checkIdentifier(kind, value)).toEqual({ kind, value, verdict: 'well-formed' });
  });

  test.each<[IdentifierKind, string, string]>([
    ['vat', '', 'empty'],
    ['vat', 'ATU1358562', 'length'],
    ['vat', 'U S A', 'format'],
    ['vat', 'US123456789', 'country'],
    ['che', 'CHE-100.155.2', 'length'],
    ['lei', '213800KUD8LAJWSQ9D1', 'length'],
    ['gln', '900839000000', 'length'],
    ['eori', 'DE1234567890123456', 'length'],
    ['gisa', '1234567890', 'length'],
    ['zvr', '1234567', 'leading-zeros-missing'],
    ['court', '7', 'leading-zeros-missing'],
    ['court', 'Wien', 'format'],
  ])('%s "%s" is invalid: %s', (kind, text, reason) => {
    expect(checkIdentifier(kind, text)).toMatchObject({ verdict: 'invalid', reason });
  });

  test('rules we only observed can verify a value, never reject it', () => {
    expect(checkIdentifier('gisa', '12345670').verdict).toBe('verified');
    expect(checkIdentifier('gisa', '12345678')).toMatchObject({ verdict: 'well-formed', suggestion: '12345670' });
    expect(checkIdentifier('isin', 'US0378331006')).toMatchObject({
      verdict: 'well-formed',
      reason: 'check-character',
    });
  });

  test('a UID that can never be issued has no suggestion', () => {
    expect(checkIdentifier('che', 'CHE-100.000.801')).toEqual({
      kind: 'che',
      value: 'CHE100000801',
      verdict: 'invalid',
      reason: 'never-issued',
    });
  });

  test('a UID without ending is no VAT number yet', () => {
    expect(checkIdentifier('vat', 'CHE-100.155.212')).toMatchObject({
      verdict: 'well-formed',
      reason: 'suffix-missing',
      suggestion: 'CHE100155212MWST',
    });
  });

  test('court codes are looked up if a list is given', () => {
    const known = new Set(['007']);
    expect(checkCourt('007', known).verdict).toBe('verified');
    expect(checkCourt('008', known)).toMatchObject({ verdict: 'well-formed', reason: 'court-unknown' });
  });
});

test('labels in front are removed', () => {
  expect(checkIdentifier('lei', 'LEI: 213800KUD8LAJWSQ9D15').value).toBe('213800KUD8LAJWSQ9D15');
  expect(checkIdentifier('zvr', 'ZVR-Zahl: 001234567').value).toBe('001234567');
  expect(checkIdentifier('vat', 'USt-IdNr.: DE 136 695 976').value).toBe('DE136695976');
  expect(checkIdentifier('firmenbuch', 'Firmenbuchnummer FN 30435h').value).toBe('30435h');
  expect(checkIdentifier('gln', 'GLN unknown').value).toBe('GLN unknown');
});

describe('formatIdentifier', () => {
  test.each<[IdentifierKind, string, string]>([
    ['firmenbuch', firmenbuchNumber(122119), 'FN 122119m'],
    ['firmenbuch', '5a', 'FN 5a'],
    ['german-register', 'Kiel HRB 395 KI', 'Amtsgericht Kiel, HRB 395 KI'],
    ['german-register', 'Kiel HRB 1101 KI', 'Amtsgericht Kiel, HRB 1101 KI'],
    ['german-register', 'Berlin (Charlottenburg) HRB 12 B', 'Amtsgericht Berlin (Charlottenburg), HRB 12 B'],
    ['german-register', 'Nest früher Horst HRB 12', 'Nest früher Horst HRB 12'],
    ['german-register', 'K1101R HRB 12', 'K1101R HRB 12'],
    ['german-register', 'HRB 12', 'HRB 12'],
    ['ch-id', 'CH10012345671', 'CH-100.1.234.567-1'],
    ['che', 'CHE100155212', 'CHE-100.155.212'],
    ['vat', 'CHE100155212MWST', 'CHE-100.155.212 MWST'],
    ['vat', 'ATU13585627', 'ATU13585627'],
    ['vat', 'DE136695976', 'DE136695976'],
    ['lei', '213800KUD8LAJWSQ9D15', '213800KUD8LAJWSQ9D15'],
  ])('shows %s %s as %s', (kind, value, shown) => expect(formatIdentifier(kind, value)).toBe(shown));

  test.each(IDENTIFIER_KINDS)('keeps what is no %s as it is', (kind) => {
    for (const value of ['', 'unknown', 'CHE-1', '12345', '__proto__', 'HRB', '😀']) {
      expect(formatIdentifier(kind, value)).toBe(value);
    }
  });
});
