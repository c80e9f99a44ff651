import { describe, expect, it } from 'vitest';
import { envelope, hgbAccounts } from '../fixtures/firmenbuch.ts';
import { recordsOf } from '../fixtures/streams.ts';
import { parseAnnualAccounts } from './annual-accounts.ts';
import {
  documentText,
  parseFirmenbuchChanges,
  parseFirmenbuchDocument,
  parseFirmenbuchDocumentChanges,
  parseFirmenbuchDocuments,
  parseFirmenbuchHits,
} from './lists.ts';

const answer = (name: string, ...entries: string[]): string =>
  envelope(`<n:${name} xmlns:n="x">${entries.join('')}</n:${name}>`);
const element = (name: string, fields: Record<string, string>): string =>
  `<n:${name}>${Object.entries(fields)
    .map(([field, value]) => `<n:${field}>${value}</n:${field}>`)
    .join('')}</n:${name}>`;

describe('lists of the Firmenbuch', () => {
  it('reads changes and rejects single bad ones', () => {
    const parsed = parseFirmenbuchChanges(
      answer(
        'VERAENDERUNGENFIRMARESPONSE',
        element('VERAENDERUNG', {
          FNR: '900001 g',
          VNR: '135',
          VOLLZUGSDATUM: '2026-06-16',
          ARTDERVERAENDERUNG: 'Löschung',
        }),
        element('VERAENDERUNG', { FNR: '900001 a', VOLLZUGSDATUM: '2026-06-16' }),
      ),
    );
    expect(recordsOf(parsed)).toEqual([
      { registerNumber: '900001g', entryNumber: '135', executedOn: '2026-06-16', kind: 'Löschung' },
    ]);
    expect(parsed.map(({ ok, at }) => [ok, at])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  it('reads documents, the balance sheet date from the remark if need be', () => {
    const kind = '<n:CODE>48</n:CODE><n:TEXT>Jahresabschluss</n:TEXT>';
    const entries = answer(
      'SUCHEURKUNDERESPONSE',
      element('ERGEBNIS', {
        KEY: 'k1',
        FNR: '900001 g',
        DOKUMENTART: kind,
        GROESSE: '10',
        BEMERKUNG: 'zum 31.03.2005',
      }),
      element('ERGEBNIS', { KEY: 'k2', STICHTAG: '2006-03-31', EINGEREICHT: '2007-02-16', DATEIENDUNG: 'xml' }),
      element('ERGEBNIS', { FNR: '900001 g' }),
    );
    expect(recordsOf(parseFirmenbuchDocuments(entries))).toEqual([
      {
        key: 'k1',
        registerNumber: '900001g',
        kindCode: '48',
        kind: 'Jahresabschluss',
        sizeBytes: 10,
        periodEnd: '2005-03-31',
      },
      { key: 'k2', extension: 'xml', periodEnd: '2006-03-31', filedOn: '2007-02-16' },
    ]);
    const changes = answer(
      'VERAENDERUNGENURKUNDERESPONSE',
      element('VERAENDERUNG', { KEY: '030435_0070752624213_000___000_30_1_XML', VOLLZUGSDATUM: '2026-06-16' }),
      element('VERAENDERUNG', { KEY: 'k3', VOLLZUGSDATUM: '2026-06-16' }),
    );
    expect(recordsOf(parseFirmenbuchDocumentChanges(changes))).toEqual([
      { key: '030435_0070752624213_000___000_30_1_XML', registerNumber: '30435h', filedOn: '2026-06-16' },
      { key: 'k3', filedOn: '2026-06-16' },
    ]);
  });

  it('reads search results', () => {
    const form = '<n:CODE>GES</n:CODE><n:TEXT>Gesellschaft mit beschränkter Haftung</n:TEXT>';
    const hit = element('ERGEBNIS', {
      FNR: '900001g',
      STATUS: '',
      NAME: 'Adler GmbH',
      SITZ: 'Horst',
      RECHTSFORM: form,
      GERICHT: '<n:CODE>007</n:CODE>',
    });
    expect(recordsOf(parseFirmenbuchHits(answer('SUCHEFIRMARESPONSE', hit)))).toEqual([
      { registerNumber: '900001g', name: 'Adler GmbH', seat: 'Horst', legalForm: 'GmbH', courtCode: '007' },
    ]);
  });

  it('reads an empty list', () => {
    expect(parseFirmenbuchChanges(answer('VERAENDERUNGENFIRMARESPONSE'))).toEqual([]);
  });
});

describe('parseFirmenbuchDocument', () => {
  const document = (content: string): string =>
    answer(
      'URKUNDERESPONSE',
      element('METADATEN', { KEY: 'k1', FNR: '900001 g', STICHTAG: '2020-03-31' }),
      element('DOKUMENT', { CONTENTTYPE: 'application/xml', DATEIENDUNG: 'xml', CONTENT: content }),
    );

  it('unpacks readable accounts', () => {
    const base64 = Buffer.from(hgbAccounts())
      .toString('base64')
      .replace(/(.{76})/g, '$1\n');
    const { content, ...entry } = parseFirmenbuchDocument(document(base64));
    expect(entry).toEqual({
      key: 'k1',
      registerNumber: '900001g',
      periodEnd: '2020-03-31',
      contentType: 'application/xml',
      extension: 'xml',
    });
    expect(parseAnnualAccounts(new TextDecoder().decode(content)).ok).toBe(true);
  });

  it.each([
    ['<?xml version="1.0" encoding="UTF-8"?><N>Größe</N>', 'utf8'],
    ['<?xml version="1.0" encoding="ISO-8859-15"?><N>Größe</N>', 'latin1'],
    ['<N>Größe</N>', 'latin1'],
    ['<N>Größe</N>', 'utf8'],
  ] as const)('reads the letters of %s', (text, encoding) => {
    const base64 = Buffer.from(text, encoding).toString('base64');
    expect(documentText(parseFirmenbuchDocument(document(base64)))).toBe(text);
  });

  it.each(['', 'QUJD*RA==', 'QUJDR'])('refuses the damaged content "%s"', (content) => {
    expect(() => parseFirmenbuchDocument(document(content))).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
  });
});
