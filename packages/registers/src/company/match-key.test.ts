import type { CompanyRecord } from '@firmament/record/record';
import { describe, expect, it } from 'vitest';
import { ADLER, line } from '../fixtures/offeneregister.ts';
import { parseOffeneRegisterLine } from '../offeneregister/offeneregister.ts';
import { foldCompanyName, matchKey, matchKeys } from './match-key.ts';

const company = (changes: Partial<CompanyRecord> = {}): CompanyRecord => {
  const parsed = parseOffeneRegisterLine(line(), 1);
  if (!parsed.ok) throw new Error(parsed.reason);
  return { ...parsed.record, ...changes };
};

describe('matchKey', () => {
  it.each([
    ['Müller & Söhne GmbH', 'MUELLER und Soehne Ges.m.b.H.'],
    ['Adler Größen AG', 'ADLER GROESSEN Aktiengesellschaft'],
    ['"Adler" Bau GmbH & Co. KG', 'Adler-Bau GmbH & Co.KG'],
    ['Adler GmbH i.L.', 'Adler GmbH'],
  ])('spells %s and %s alike', (one, other) => {
    expect(matchKey(one, 'DE')).toBe(matchKey(other, 'DE'));
  });

  it('keeps different names apart', () => {
    expect(matchKey('Adler & Co. GmbH')).not.toBe(matchKey('Adler GmbH'));
  });
});

describe('foldCompanyName', () => {
  it.each([
    ['Adler Größen GmbH', 'ADLER GROESSEN Gesellschaft mbH'],
    ['Adler GmbH & Co. KG', 'Adler GmbH & Co KG'],
    ['Adler Aktiengesellschaft', 'Adler AG'],
    ['Adler UG (haftungsbeschränkt)', 'Adler Unternehmergesellschaft (haftungsbeschränkt)'],
    ['Adler', 'ADLER'],
  ])('spells %s and %s alike', (one, other) => expect(foldCompanyName(one)).toBe(foldCompanyName(other)));

  it.each([
    ['Adler GmbH', 'Adler GmbH & Co. KG'],
    ['Adler GmbH', 'Adler AG'],
    ['Adler GmbH', 'Adler'],
  ])('keeps %s and %s apart', (one, other) => expect(foldCompanyName(one)).not.toBe(foldCompanyName(other)));
});

describe('matchKeys', () => {
  it('puts identifiers before the name', () => {
    expect(matchKeys(company())).toEqual([
      'euid:DEP9901R.HRB900001MU',
      'reg:DE:musterstadt hrb 900001 mu',
      'name:DE:adler grossenmass:gmbh:99990',
    ]);
  });

  it('does not take a GmbH & Co. KG for its general partner', () => {
    const partner = company({ identifiers: {} });
    const partnership = company({ identifiers: {}, name: `${ADLER.name} & Co. KG`, legalForm: 'GmbH & Co. KG' });
    expect(matchKeys(partner)).not.toEqual(matchKeys(partnership));
  });

  it('gives no name key without a postcode, and none for a number without its court', () => {
    expect(matchKeys(company({ address: { country: 'DE' }, identifiers: { registerNumber: 'HRB 12' } }))).toEqual([]);
  });
});
