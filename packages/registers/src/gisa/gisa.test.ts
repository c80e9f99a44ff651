import { describe, expect, it } from 'vitest';
import { parseGisaAnswer } from './gisa.ts';

const FIELDS = {
  GISAZahl: '99000004',
  FBNummer: '900001g',
  ZVRZahl: '000000001',
  GLN: '9999999000003',
  Firmenwortlaut: 'Adler Größen GmbH',
  Wortlaut: 'Handelsgewerbe',
  Strasse: 'Musterweg',
  Hausnummer: '7',
  PLZ: '9999',
  Ort: 'Musterdorf',
  Entstehungsdatum: '2001-05-06',
};

const xml = (fields: Record<string, string>): string =>
  `<g:Auskunft xmlns:g="urn:g"><g:Gewerbe>${Object.entries(fields)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}</g:Gewerbe></g:Auskunft>`;

const ADLER = {
  sourceKey: '99000004',
  name: 'Adler Größen GmbH',
  formerNames: [],
  legalForm: 'GmbH',
  status: 'active',
  industry: 'Handelsgewerbe',
  foundedOn: '2001-05-06',
  identifiers: { gisaNumber: '99000004', registerNumber: '900001g', zvrNumber: '000000001', gln: '9999999000003' },
  address: { street: 'Musterweg 7', postcode: '9999', city: 'Musterdorf', country: 'AT' },
  contact: {},
  social: {},
  representatives: [],
  links: [],
  reports: [],
};

describe('parseGisaAnswer', () => {
  it.each([
    ['XML', xml(FIELDS)],
    ['JSON text', JSON.stringify({ gewerbe: FIELDS })],
    ['JSON', { result: [{ ...FIELDS, Adresse: { PLZ: '9999' } }] }],
  ])('reads %s', (_name, answer) => {
    expect(parseGisaAnswer(answer)).toEqual({ ok: true, record: ADLER, at: 1, warnings: [] });
  });

  it('reads the name of a person who holds the licence, and that it has ended', () => {
    const { Firmenwortlaut: _name, ...rest } = FIELDS;
    const parsed = parseGisaAnswer({ ...rest, Vorname: 'Berta', Nachname: 'Beispiel', Endigungsdatum: '2020-01-01' });
    expect(parsed).toMatchObject({ ok: true, record: { name: 'Berta Beispiel', status: 'terminated' } });
  });

  it('keeps a wrong identifier and warns', () => {
    const parsed = parseGisaAnswer({ ...FIELDS, GLN: '9999999000008' });
    expect(parsed).toMatchObject({ ok: true, record: { identifiers: { gln: '9999999000008' } } });
    expect(parsed.ok && parsed.warnings).toHaveLength(1);
  });

  it('rejects an answer without number or name, and refuses anything that is not an answer', () => {
    expect(parseGisaAnswer({ Firma: 'Adler' })).toMatchObject({ ok: false, reason: 'the GISA-Zahl is missing' });
    expect(parseGisaAnswer({ GISAZahl: '99000004' })).toMatchObject({ ok: false });
    expect(() => parseGisaAnswer('Service unavailable')).toThrow(expect.objectContaining({ code: 'not-json' }));
    expect(() => parseGisaAnswer({})).toThrow(expect.objectContaining({ code: 'empty-source' }));
    expect(() => parseGisaAnswer('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toThrow(
      expect.objectContaining({ code: 'doctype-refused' }),
    );
  });
});
