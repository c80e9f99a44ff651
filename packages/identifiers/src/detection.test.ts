import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firmenbuchNumber } from './firmenbuch.ts';
import { detectIdentifiers, formatIdentifier } from './identifier.ts';
import { leiCheckDigits } from './lei.ts';

const found = (text: string): string[] => detectIdentifiers(text).map(({ kind, value }) => `${kind} ${value}`);

describe('a pasted text', () => {
  test.each([
    ['FN 122119m', 'firmenbuch 122119m'],
    ['122119 m', 'firmenbuch 122119m'],
    ['123456a', 'firmenbuch 123456a'],
    ['Firmenbuchnummer: FN 122119m, Handelsgericht Wien', 'firmenbuch 122119m'],
    ['HRB 116737 Hamburg', 'german-register Hamburg HRB 116737'],
    ['Amtsgericht Kiel, VR 4321 KI', 'german-register Kiel VR 4321 KI'],
    ['ATU 1358 5627', 'vat ATU13585627'],
    ['UID: ATU13585626', 'vat ATU13585626'],
    ['DE 136 695 976', 'vat DE136695976'],
    ['CHE100155212 MWST', 'vat CHE100155212MWST'],
    ['CHE\u2011100.155.212', 'che CHE100155212'],
    ['UID CHE-100.155.212', 'che CHE100155212'],
    ['213800KUD8LAJWSQ9D15', 'lei 213800KUD8LAJWSQ9D15'],
    ['2138 00KU D8LA JWSQ 9D15', 'lei 213800KUD8LAJWSQ9D15'],
    ['213800KUD8LXJWSQ9D15', 'lei 213800KUD8LXJWSQ9D15'],
    ['LEI213800KUD8LAJWSQ9D15', 'lei 213800KUD8LAJWSQ9D15'],
    ['LEI0A00AA0A0A0AA0029', 'lei LEI0A00AA0A0A0AA0029'],
    ['ATBRA.030435-000', 'euid ATBRA.030435-000'],
    ['DEK1101R.HRB116737', 'euid DEK1101R.HRB116737'],
    ['H1101_H1101_HRB18423', 'german-register H1101 HRB 18423'],
    ['9008390000007', 'gln 9008390000007'],
    ['US0378331005', 'isin US0378331005'],
    ['ZVR-Zahl 001234567', 'zvr 001234567'],
    ['GISA 12345670', 'gisa 12345670'],
    ['D2601', 'court D2601'],
    ['Gerichtscode 007', 'court 007'],
    ['ATEOS1000000001', 'eori ATEOS1000000001'],
    ['EORI: DE1234567', 'eori DE1234567'],
    ['ISIN66706962', 'isin ISIN66706962'],
  ])('%s is first detected as %s', (text, best) => {
    expect(found(text)[0]).toBe(best);
  });

  test('that lists several identifiers gives each', () => {
    expect(found('FN 122119m; ATU13585627')).toEqual(['firmenbuch 122119m', 'vat ATU13585627']);
  });

  test('that may be two kinds gives both, the likelier first', () => {
    expect(found('CHE100155212 MWST')).toEqual(['vat CHE100155212MWST', 'che CHE100155212']);
    expect(found('DE136695978')).toEqual(['vat DE136695978', 'eori DE136695978']);
  });

  test('is detected in the form we show and in the stored one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }).map(firmenbuchNumber), (value) => {
        expect(found(formatIdentifier('firmenbuch', value))[0]).toBe(`firmenbuch ${value}`);
        expect(found(value)[0]).toBe(`firmenbuch ${value}`);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{18}$/), (body) => {
        expect(found(body + leiCheckDigits(body))[0]).toBe(`lei ${body}${leiCheckDigits(body)}`);
      }),
    );
  });
});

describe('ordinary text', () => {
  test.each([
    'Wien',
    'FN',
    'HRB',
    'HRB Hamburg',
    'EORI 7671',
    'Studio VR 360',
    'VR 360 GmbH',
    'Studio 54 GmbH',
    '4711',
    '1010 Wien',
    '1234 Oberbeispieldorf',
    'Angergasse 14',
    'Angerweg 9, 12345 Beispielau am Inn',
    'Haus 12a',
    'A1 Telekom',
    'Hauptstraße 120/3/14',
    '+43 1 514 50',
    '0664 1234567',
    '20 m',
    '100g',
    '2024-01-31',
    '31.12.2024',
    'EUR 1.250.000',
    '',
  ])('"%s" is no identifier', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('without a digit is never an identifier', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-zÄÖÜäöüß&.-]{1,20}$/), { maxLength: 6 }), (words) => {
        expect(found(words.join(' '))).toEqual([]);
      }),
    );
  });

  test('never makes detection fail', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void detectIdentifiers(text)));
  });
});
