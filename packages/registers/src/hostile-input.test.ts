import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFirmenbuchExtract } from './firmenbuch/extract.ts';
import { leiResource } from './fixtures/gleif.ts';
import { ADLER } from './fixtures/offeneregister.ts';
import { xjustizExtract } from './fixtures/xjustiz.ts';
import { parseGisaAnswer } from './gisa/gisa.ts';
import { parseGleifRecords, parseGleifRelationships } from './gleif/api.ts';
import { parseJsonResume } from './json-resume/json-resume.ts';
import { parseOffeneRegisterLine } from './offeneregister/offeneregister.ts';
import { SourceFormatError } from './reading/source-format-error.ts';
import { parseGazetteList } from './shab/publications.ts';
import { readGazetteStatement } from './shab/statement.ts';
import { parseRegisterExtract } from './xjustiz/extract.ts';
import { parseLindasCompanies } from './zefix/lindas.ts';
import { parseZefixCompanies } from './zefix/rest.ts';

/** Values that plain objects and careless code trip over. */
const nasty = fc.oneof(
  fc.constantFrom('constructor', '__proto__', 'toString', '', ' ', '\0', '😀', 'x'.repeat(3000), '9999-99-99'),
  fc.constantFrom(null, true, 0, -1, Number.MAX_VALUE),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Puts nasty values somewhere into a good document. */
const spoil = (value: unknown, place: number, bad: unknown): unknown => {
  let left = place;
  const walk = (current: unknown): unknown => {
    if (left-- === 0) return bad;
    if (Array.isArray(current)) return current.map(walk);
    if (typeof current === 'object' && current !== null) {
      return Object.fromEntries(Object.entries(current).map(([key, inner]) => [key, walk(inner)]));
    }
    return current;
  };
  return walk(value);
};

const ZEFIX = {
  name: 'Adler AG',
  ehraid: 1,
  uid: 'CHE900000016',
  legalForm: { uid: '0106', name: { de: 'AG' } },
  status: 'ACTIVE',
  address: { street: 'x', city: 'y' },
  canton: 'LU',
  sogcPub: [{ sogcDate: '2020-01-01', mutationTypes: [{ key: 'status.neu' }] }],
  oldNames: [{ name: 'a', sequenceNr: 1 }],
};
const BINDING = { company: { value: 'https://x/company/1' }, name: { value: 'Adler' }, uid: { value: 'CHE900000016' } };
const RELATIONSHIP = {
  startNode: { id: 'a', type: 'LEI' },
  endNode: { id: 'b', type: 'LEI' },
  type: 'IS_SUBFUND_OF',
  periods: [{}],
};
const RESUME = {
  basics: { name: 'Berta', profiles: [{ network: 'LinkedIn', url: '/in/%' }] },
  work: [{ name: 'a' }],
  skills: ['b'],
};

const COMMONS = {
  company: { name: 'Adler AG', uid: 'CHE-100.000.006', address: { town: 'a' } },
  capital: [{ nominal: 1 }],
};
const GAZETTE = {
  total: 1,
  content: [
    {
      meta: {
        id: 'a',
        rubric: 'HR',
        subRubric: 'HR02',
        publicationNumber: 'b',
        publicationDate: '2026-03-09',
        cantons: ['LU'],
      },
      content: { publicationText: 'Eingetragene Personen: Muster, Max', commonsNew: COMMONS, commonsActual: COMMONS },
    },
  ],
};
const readGazette = (value: unknown) =>
  parseGazetteList(value).publications.map(
    (one) => one.ok && readGazetteStatement(one.record, one.record.content ?? {}),
  );

const JSON_PARSERS: [string, unknown, (value: unknown) => unknown][] = [
  ['OffeneRegister', ADLER, (value) => parseOffeneRegisterLine(JSON.stringify(value), 1)],
  ['GLEIF records', { data: [leiResource()] }, parseGleifRecords],
  [
    'GLEIF relationships',
    { data: [{ type: 'relationship-records', attributes: { relationship: RELATIONSHIP } }] },
    parseGleifRelationships,
  ],
  ['Zefix', [ZEFIX], parseZefixCompanies],
  ['LINDAS', { results: { bindings: [BINDING] } }, (value) => [...parseLindasCompanies(value)]],
  ['SHAB', GAZETTE, readGazette],
  ['GISA', { GISAZahl: '1', Firma: 'Adler', FBNummer: '900001g' }, parseGisaAnswer],
  ['JSON Resume', RESUME, (value) => parseJsonResume(value)],
];

describe('spoilt documents', () => {
  it.each(JSON_PARSERS)('of %s are read, rejected or refused, and nothing else', (_name, document, parse) => {
    fc.assert(
      fc.property(fc.nat(60), nasty, (place, bad) => {
        try {
          parse(spoil(document, place, bad));
        } catch (error) {
          expect(error).toBeInstanceOf(SourceFormatError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('take no longer than their length warrants', () => {
    const long = ['(', ' (1', 'Dr. ', ',', '. ', 'A- ', ' Zweigniederlassung der '].map(
      (text) => `A${text.repeat(60_000)}x`,
    );
    const before = process.cpuUsage();
    for (const text of long) {
      const officer = { name: text, other_attributes: { city: `N${text}`, title: text }, position: 'Liquidator' };
      const all_attributes = { registered_office: text, registrar: text };
      const officers = [officer, { ...officer, type: 'company' }];
      parseOffeneRegisterLine(JSON.stringify({ ...ADLER, registered_address: text, all_attributes, officers }), 1);
    }
    // Of the processor: others who want it as well make it last longer.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it('of a German register are read or refused wherever a piece is replaced', () => {
    const good = xjustizExtract();
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(40), fc.string({ maxLength: 8 }), (at, length, piece) => {
        const spoilt = new TextEncoder().encode(good.slice(0, at) + piece + good.slice(at + length));
        try {
          parseRegisterExtract(spoilt);
        } catch (error) {
          expect(error).toBeInstanceOf(SourceFormatError);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are refused as XML with a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '"', '&', '!', '[', 'x=') }), (text) => {
        expect(() => parseFirmenbuchExtract(text)).toThrow(SourceFormatError);
        expect(() => parseRegisterExtract(new TextEncoder().encode(text))).toThrow(SourceFormatError);
      }),
    );
  });
});
