import { describe, expect, it } from 'vitest';
import { parseCsvCompanies } from './csv/companies.ts';
import { readCsvMapping } from './csv/mapping.ts';
import { parseAnnualAccounts } from './firmenbuch/annual-accounts.ts';
import { parseFirmenbuchExtract } from './firmenbuch/extract.ts';
import { extract, hgbAccounts } from './fixtures/firmenbuch.ts';
import { COLUMNS, leiCsv, leiResource, leiXml } from './fixtures/gleif.ts';
import { ADLER } from './fixtures/offeneregister.ts';
import { collect, streamOf, utf8 } from './fixtures/streams.ts';
import { xjustizExtract } from './fixtures/xjustiz.ts';
import { parseGisaAnswer } from './gisa/gisa.ts';
import { parseGleifRecords } from './gleif/api.ts';
import { parseGleifCsv } from './gleif/csv.ts';
import { parseGleifXml } from './gleif/xml.ts';
import { parseJsonResume } from './json-resume/json-resume.ts';
import { parseOffeneRegisterLine } from './offeneregister/offeneregister.ts';
import { parseNoticeFile } from './registerbekanntmachungen/notice-file.ts';
import { parseGazetteList } from './shab/publications.ts';
import { readGazetteStatement } from './shab/statement.ts';
import { parseRegisterExtract } from './xjustiz/extract.ts';
import { parseLindasCompanies } from './zefix/lindas.ts';
import { parseZefixCompanies } from './zefix/rest.ts';

/** Turns what follows around, hides within, fills with nothing. */
const hide = (text: string): string => `\u2066${text.slice(0, 1)}\u202e\u200b${text.slice(1)}\u3164`;

/** The same document with marks in every text. */
const hideInJson = (value: unknown): unknown => {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map(hideInJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hideInJson(inner)]));
};
const hideInXml = (xml: string): string =>
  xml.replace(/>([^<>]*[^<>\s][^<>]*)</g, (_, text: string) => `>${hide(text)}<`);
const hideInCsv = (csv: string): string => {
  const [header = '', ...rows] = csv.split('\n');
  return [header, ...rows.map((row) => row.split(',').map(hide).join(','))].join('\n');
};

const json = (document: unknown, parse: (value: unknown) => unknown) => ({
  good: () => parse(document),
  marked: () => parse(hideInJson(document)),
});
const xml = (document: string, parse: (text: string) => unknown) => ({
  good: () => parse(document),
  marked: () => parse(hideInXml(document)),
});
const csv = (document: string, parse: (source: AsyncIterable<Uint8Array>) => AsyncIterable<unknown>) => ({
  good: () => collect(parse(streamOf(utf8(document)))),
  marked: () => collect(parse(streamOf(utf8(hideInCsv(document))))),
});

const ZEFIX = {
  name: 'Adler AG',
  ehraid: 1,
  uid: 'CHE100000006',
  legalForm: { uid: '0106', name: { de: 'AG' } },
  status: 'ACTIVE',
  legalSeat: 'Luzern',
  address: { street: 'Ring', houseNumber: '1', swissZipCode: '6003', city: 'Luzern' },
  canton: 'LU',
  purpose: 'Handel mit Glas',
  oldNames: [{ name: 'Falke AG', sequenceNr: 1 }],
};
const GAZETTE = {
  total: 1,
  content: [
    {
      meta: {
        id: 'a',
        rubric: 'HR',
        subRubric: 'HR02',
        publicationNumber: 'HR02-1',
        publicationDate: '2026-03-09',
        cantons: ['LU'],
      },
      content: {
        publicationText: 'Adler AG, in Luzern. Eingetragene Personen: Muster, Max, von Luzern, in Luzern, Mitglied.',
        commonsNew: { company: { name: 'Adler AG', uid: 'CHE-100.000.006', seat: 'Luzern' } },
      },
    },
  ],
};
const NOTICES = {
  date: '2026-03-09',
  number_of_announcements: 1,
  announcements: [
    {
      date: '2026-03-09',
      type: 'Löschungsankündigung',
      company_name: 'Adler GmbH',
      details: '09.03.2026\n\nLöschungsankündigung\n\nAdler GmbH, Köln\n\nDie Gesellschaft soll gelöscht werden.',
      amtsgericht: 'Köln',
      registernummer: 'HRB 1',
      state: 'Nordrhein-Westfalen',
    },
  ],
};
const MAPPING = readCsvMapping({ columns: { Firma: 'name', FN: 'identifiers.registerNumber', Ort: 'address.city' } });

const SOURCES: [string, { good: () => unknown; marked: () => unknown }][] = [
  ['OffeneRegister', json(ADLER, (value) => parseOffeneRegisterLine(JSON.stringify(value), 1))],
  ['GLEIF', json({ data: [leiResource()] }, parseGleifRecords)],
  ['GLEIF in XML', { good: () => readLei(leiXml()), marked: () => readLei(hideInXml(leiXml())) }],
  ['GLEIF in CSV', csv(leiCsv([COLUMNS]), parseGleifCsv)],
  ['Zefix', json([ZEFIX], parseZefixCompanies)],
  [
    'LINDAS',
    json(
      { results: { bindings: [{ company: { value: 'https://x/company/1' }, name: { value: 'Adler' } }] } },
      (value) => [...parseLindasCompanies(value)],
    ),
  ],
  [
    'SHAB',
    json(GAZETTE, (value) =>
      parseGazetteList(value).publications.map(
        (one) => one.ok && readGazetteStatement(one.record, one.record.content ?? {}),
      ),
    ),
  ],
  ['GISA', json({ GISAZahl: '12345678', Firma: 'Adler GmbH', Ort: 'Wien' }, parseGisaAnswer)],
  ['GISA in XML', xml('<g><GISAZahl>12345678</GISAZahl><Firma a="x">Adler GmbH</Firma></g>', parseGisaAnswer)],
  ['JSON Resume', json({ basics: { name: 'Berta Beispiel' }, skills: [{ keywords: ['Glas'] }] }, parseJsonResume)],
  ['Firmenbuch', xml(extract(), parseFirmenbuchExtract)],
  ['annual accounts', xml(hgbAccounts(), parseAnnualAccounts)],
  ['a German extract', xml(xjustizExtract(), (text) => parseRegisterExtract(utf8(text)).record)],
  ['German notices', json(NOTICES, (value) => parseNoticeFile(JSON.stringify(value)))],
  ['a CSV of one’s own', csv('Firma,FN,Ort\nAdler GmbH,900001g,Wien', (source) => parseCsvCompanies(source, MAPPING))],
];

const readLei = (text: string) => collect(parseGleifXml(streamOf(utf8(text))));

describe('marks that nobody sees', () => {
  it.each(SOURCES)('in texts of %s are as if they were not there', async (_, { good, marked }) => {
    const expected = await good();
    expect(JSON.stringify(expected)).toMatch(/Adler|Berta|"ok":true/);
    expect(await marked()).toEqual(expected);
  });
});
