import { describe, expect, it } from 'vitest';
import { recordsOf, rejectsOf } from '../fixtures/streams.ts';
import { parseLindasCompanies } from './lindas.ts';
import { parseZefixCompanies } from './rest.ts';

const publication = (date: string, ...keys: string[]) => ({
  sogcDate: date,
  registryOfCommerceJournalDate: date,
  registryOfCommerceCanton: 'LU',
  mutationTypes: keys.map((key, id) => ({ id, key })),
});

const ADLER = {
  name: 'Adler Grössen AG',
  ehraid: 9000001,
  uid: 'CHE900000016',
  chid: 'CH02039000010',
  legalSeat: 'Musterwil',
  legalForm: { id: 3, uid: '0106', name: { de: 'Aktiengesellschaft' } },
  status: 'ACTIVE',
  sogcDate: '2026-03-24',
  deletionDate: null,
  purpose: 'Handel mit Grössen.',
  sogcPub: [publication('2024-01-02', 'adressaenderung'), publication('2001-05-06', 'status', 'status.neu')],
  address: { street: 'Musterstrasse', houseNumber: '20', poBox: null, city: 'Musterwil', swissZipCode: '9999' },
  canton: 'LU',
  capitalNominal: "100'000",
  capitalCurrency: 'CHF',
  branchOffices: [{ name: 'Adler Grössen AG, Zweigniederlassung Horst', ehraid: 9000002, chid: 'CH02039000021' }],
  headOffices: null,
  oldNames: [
    { name: 'Spatz AG', sequenceNr: 20 },
    { name: 'Meise AG', sequenceNr: 10 },
  ],
  cantonalExcerptWeb: 'https://lu.example/auszug?uid=CHE-900.000.016',
};

const read = (changes: Record<string, unknown> = {}) => recordsOf(parseZefixCompanies([{ ...ADLER, ...changes }]))[0];

describe('parseZefixCompanies', () => {
  it('reads a full record', () => {
    expect(read()).toEqual({
      sourceKey: '9000001',
      sourceLink: 'https://lu.example/auszug?uid=CHE-900.000.016',
      name: 'Adler Grössen AG',
      formerNames: ['Meise AG', 'Spatz AG'],
      legalForm: 'AG',
      status: 'active',
      description: 'Handel mit Grössen.',
      foundedOn: '2001-05-06',
      asOf: '2026-03-24',
      court: 'Handelsregisteramt des Kantons Luzern',
      registeredCapital: { amount: 100_000, currency: 'CHF' },
      identifiers: { cheUid: 'CHE900000016', registerNumber: 'CH02039000010' },
      address: { street: 'Musterstrasse 20', postcode: '9999', city: 'Musterwil', region: 'Luzern', country: 'CH' },
      contact: {},
      social: {},
      representatives: [],
      links: [
        {
          kind: 'branch',
          name: 'Adler Grössen AG, Zweigniederlassung Horst',
          registerNumber: 'CH02039000021',
          sourceKey: '9000002',
        },
      ],
      reports: [],
    });
  });

  it('tells where a branch is, and that it was deleted', () => {
    const branch = { name: 'Adler Horst', ehraid: 9000002, legalSeat: 'Horst' };
    const branchOffices = [branch, { ...branch, deletionDate: '2020-01-02' }, { ...branch, status: 'CANCELLED' }];
    const link = { kind: 'branch', name: 'Adler Horst', place: 'Horst', sourceKey: '9000002' };
    expect(read({ branchOffices })?.links).toEqual([
      link,
      { ...link, endedOn: '2020-01-02' },
      { ...link, hasEnded: true },
    ]);
  });

  it('does not take new capitals for a new name', () => {
    expect(read({ oldNames: [{ name: 'ADLER GRÖSSEN AG' }, { name: 'Meise AG' }] })?.formerNames).toEqual(['Meise AG']);
  });

  it.each([
    [{ status: 'BEING_CANCELLED' }, 'in_liquidation'],
    [{ status: 'CANCELLED' }, 'terminated'],
    [{ name: 'Adler AG in Liquidation' }, 'in_liquidation'],
    [{ deletionDate: '2020-01-01' }, 'terminated'],
  ])('with %j is %s', (changes, status) => expect(read(changes)?.status).toBe(status));

  it('reports a bankruptcy only for companies being dissolved', () => {
    const sogcPub = [publication('2026-03-24', 'status', 'status.aufl.konk')];
    expect(read({ status: 'BEING_CANCELLED', sogcPub })?.insolvency).toBe('Konkurs, SHAB vom 24.03.2026');
    expect(read({ sogcPub })?.insolvency).toBeUndefined();
  });

  it('reads a short record, single or in a list', () => {
    const short = { name: 'Adler GmbH', ehraid: 5, uid: 'CHE900000022', legalSeat: 'Musterwil', status: 'ACTIVE' };
    expect(recordsOf(parseZefixCompanies(short))).toEqual(recordsOf(parseZefixCompanies([short])));
    expect(recordsOf(parseZefixCompanies(short))[0]).toMatchObject({
      legalForm: 'GmbH',
      address: { city: 'Musterwil' },
    });
  });

  it('rejects single entries, reports an error answer, refuses anything else', () => {
    expect(rejectsOf(parseZefixCompanies([{ name: 'Adler' }, null, { ehraid: 1 }]))).toHaveLength(3);
    expect(() => parseZefixCompanies({ error: { message: 'not authorised' } })).toThrow(/not authorised/);
    expect(() => parseZefixCompanies('<html>')).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
  });
});

const uri = (value: string) => ({ type: 'uri', value });
const literal = (value: string) => ({ type: 'literal', value });
const answer = (...bindings: Record<string, unknown>[]) => ({ head: { vars: [] }, results: { bindings } });

describe('parseLindasCompanies', () => {
  const base = 'https://register.ld.admin.ch/zefix/company/9000001';

  it('reads a binding that holds codes and URIs', () => {
    const binding = {
      company: uri(base),
      name: literal('Aigle S.A.'),
      uid: uri(`${base}/UID/CHE900000016`),
      legalForm: uri('https://ld.admin.ch/ech/97/legalforms/0106'),
      municipality: uri('https://ld.admin.ch/municipality/9999'),
      description: literal('La vente'),
    };
    expect(recordsOf([...parseLindasCompanies(answer(binding))])[0]).toMatchObject({
      sourceKey: '9000001',
      sourceLink: base,
      legalForm: 'AG',
      description: 'La vente',
      identifiers: { cheUid: 'CHE900000016' },
      address: { country: 'CH' },
    });
  });

  it('reads the variables of other queries, and a company in two languages once', () => {
    const binding = {
      company_uri: uri(base),
      legal_name: literal('Adler GmbH'),
      name: literal('Adler'),
      company_type: literal('Gesellschaft mit beschränkter Haftung'),
      municipality: literal('Musterwil'),
      adresse: literal('Musterstrasse 20'),
      locality: literal('Horst'),
    };
    const parsed = [...parseLindasCompanies(answer(binding, { ...binding, company_type: literal('Sàrl') }))];
    expect(recordsOf(parsed)).toHaveLength(1);
    expect(recordsOf(parsed)[0]).toMatchObject({
      name: 'Adler GmbH',
      legalForm: 'GmbH',
      address: { street: 'Musterstrasse 20', city: 'Horst' },
    });
  });

  it('rejects bindings without a company, refuses other JSON', () => {
    expect(rejectsOf([...parseLindasCompanies(answer({ name: literal('Adler') }))])).toHaveLength(1);
    expect(() => [...parseLindasCompanies({ data: [] })]).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
  });
});
