import { describe, expect, it } from 'vitest';
import { collect, latin1, recordsOf, rejectsOf, streamOf } from '../fixtures/streams.ts';
import { parseCsvCompanies, readAmount } from './companies.ts';
import { readCsvMapping } from './mapping.ts';

const MAPPING = {
  defaultCountry: 'DE',
  columns: {
    Firma: 'name',
    Straße: 'address.street',
    Nr: 'address.houseNumber',
    PLZ: 'address.postcode',
    Ort: 'address.city',
    Land: 'address.country',
    UID: 'identifiers.vatId',
    Gegründet: 'foundedOn',
    Kapital: 'registeredCapital',
    Web: 'contact.website',
    Status: 'status',
  },
};
const HEADER = 'Firma;Straße;Nr;PLZ;Ort;Land;UID;Gegründet;Kapital;Web;Status;Notiz';
const parse = (content: string | Uint8Array, mapping: unknown = MAPPING) =>
  collect(parseCsvCompanies(streamOf(content), readCsvMapping(mapping)));

describe('parseCsvCompanies', () => {
  it('reads a spreadsheet from Windows', async () => {
    const row = '"Größe; Öl GmbH";Am Horst;5;1234;Nest;;DE136695976;1.3.2021;25.000,50 EUR;adler.example;aktiv;x';
    expect(recordsOf(await parse(latin1(`${HEADER}\r\n${row}\r\n`)))).toEqual([
      {
        sourceKey: 'DE136695976',
        name: 'Größe; Öl GmbH',
        formerNames: [],
        legalForm: 'GmbH',
        status: 'active',
        foundedOn: '2021-03-01',
        registeredCapital: { amount: 25_000.5, currency: 'EUR' },
        identifiers: { vatId: 'DE136695976' },
        address: { street: 'Am Horst 5', postcode: '01234', city: 'Nest', country: 'DE' },
        contact: { website: 'adler.example' },
        social: {},
        representatives: [],
        links: [],
        reports: [],
      },
    ]);
  });

  it('reads any order of columns, any delimiter and UTF-8 with a byte order mark', async () => {
    const mapping = { columns: { name: 'name', land: 'address.country' } };
    const parsed = await parse('\uFEFFland,x,name\nSchweiz,,"Adler, Söhne AG"\nAUT,,Spatz e.U.\nMond,,Nest', mapping);
    expect(recordsOf(parsed).map(({ name, legalForm, address }) => [name, legalForm, address.country])).toEqual([
      ['Adler, Söhne AG', 'AG', 'CH'],
      ['Spatz e.U.', 'e.U.', 'AT'],
      ['Nest', undefined, undefined],
    ]);
    expect(parsed[2]).toMatchObject({ warnings: ['country "Mond" is unknown'] });
  });

  it('reads the day of a row and its court, also by the field name of older mappings', async () => {
    const columns = { n: 'name', d: 'updatedOn', c: 'identifiers.courtCode', r: 'identifiers.registerNumber' };
    const rows = 'n,d,c,r\nAdler GmbH,2026-03-01,007,900001g';
    expect(recordsOf(await parse(rows, { columns, defaultCountry: 'AT' }))[0]).toMatchObject({
      asOf: '2026-03-01',
      court: 'Handelsgericht Wien',
    });
    const german = recordsOf(await parse('n,d,c,r\nAdler GmbH,,,Nest HRB 12', { columns, defaultCountry: 'DE' }))[0];
    expect([german?.asOf, german?.court]).toEqual([undefined, 'Amtsgericht Nest']);
  });

  it('warns about identifiers and dates that are wrong, and keeps the row', async () => {
    const [parsed] = await parse(`${HEADER}\nAdler GmbH;;;;;;DE136695978;31.02.2020;;;;`);
    expect(parsed).toMatchObject({ ok: true, record: { identifiers: { vatId: 'DE136695978' } } });
    expect(parsed?.ok && parsed.warnings).toHaveLength(2);
  });

  it('makes the same key for the same company if the file has none', async () => {
    const rows = `${HEADER}\nAdler GmbH;;;99990;Nest;;;;;;;\nADLER Gesellschaft mbH;;;99990;Nest;;;;;;;`;
    const keys = recordsOf(await parse(rows)).map((record) => record.sourceKey);
    expect(new Set(keys)).toEqual(new Set(['DE:99990:adler']));
  });

  it.each([
    ['in Liquidation', 'in_liquidation'],
    ['gelöscht', 'terminated'],
    ['Inactive', 'terminated'],
    ['Active', 'active'],
  ])('understands the status %s', async (status, expected) => {
    expect(recordsOf(await parse(`${HEADER}\nAdler GmbH;;;;;;;;;;${status};`))[0]?.status).toBe(expected);
  });

  it('rejects rows without a name or with too many cells', async () => {
    const parsed = await parse(`${HEADER}\n;;;;Nest;;;;;;;\nAdler;;;;;;;;;;;;more\nAdler;;;;;;;;;;;;`);
    expect(rejectsOf(parsed).map(({ at }) => at)).toEqual([2, 3]);
  });

  it('refuses a file without the columns of the mapping', async () => {
    await expect(parse('Name;Ort\nAdler;Nest')).rejects.toMatchObject({ code: 'missing-column' });
  });
});

describe('readCsvMapping', () => {
  it.each([
    [[], 'not a JSON object'],
    [{ columns: { Firma: 'nom' } }, 'column "Firma" leads to "nom"'],
    [{ columns: { Ort: 'address.city' } }, 'no column leads to "name"'],
    [{ columns: { a: 'name', b: 'name' } }, 'two columns lead to "name"'],
    [{ columns: { a: 'name' }, delimiter: '|' }, '"delimiter" must be one of'],
    [{ columns: { a: 'name' }, encoding: 'ebcdic' }, '"encoding" must be one of'],
    [{ columns: { a: 'name' }, defaultCountry: 'Austria' }, 'two capital letters'],
  ])('refuses %j', (mapping, sentence) => {
    expect(() => readCsvMapping(mapping)).toThrow(sentence);
  });
});

describe('readAmount', () => {
  it.each([
    ['1.234.567,89', 1_234_567.89],
    ['1,234,567.89', 1_234_567.89],
    ["CHF 100'000.00", 100_000],
    ['25.000', 25_000],
    ['1234.5', 1234.5],
    ['12,5', 12.5],
    ['-3', -3],
    ['keines', undefined],
  ])('reads %s', (text, amount) => expect(readAmount(text)).toBe(amount));
});
