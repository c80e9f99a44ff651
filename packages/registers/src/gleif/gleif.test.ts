import type { CompanyIdentifiers } from '@firmament/record/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHILD_LEI, COLUMNS, LEI, leiCsv, leiResource, leiXml } from '../fixtures/gleif.ts';
import { collect, cuts, recordsOf, rejectsOf, streamOf } from '../fixtures/streams.ts';
import {
  gleifPages,
  parseGleifIsins,
  parseGleifRecords,
  parseGleifRelationships,
  parseGleifReportingExceptions,
} from './api.ts';
import { parseGleifCsv } from './csv.ts';
import { parseGleifXml } from './xml.ts';

const ADLER = {
  sourceKey: LEI,
  sourceLink: `https://search.gleif.org/#/record/${LEI}`,
  name: 'Adler "Größen" GmbH & Co KG',
  formerNames: ['Spatz KG'],
  legalForm: 'GmbH & Co KG',
  status: 'active',
  foundedOn: '2004-06-07',
  asOf: '2025-04-09',
  identifiers: { lei: LEI, registerNumber: '900001g' },
  address: { street: 'Musterweg 7, Top 3', postcode: '9999', city: 'Musterdorf', region: 'Wien', country: 'AT' },
  contact: {},
  social: {},
  representatives: [],
  links: [],
  reports: [],
};

const csv = async (changes: Record<string, string>, columns?: string[]) =>
  collect(parseGleifCsv(streamOf(leiCsv([{ ...COLUMNS, ...changes }], columns))));

describe('one LEI record', () => {
  it('is the same company in CSV, XML and JSON', async () => {
    expect(await csv({})).toEqual([{ ok: true, record: ADLER, at: 2, warnings: [] }]);
    expect(await collect(parseGleifXml(streamOf(leiXml())))).toEqual([
      { ok: true, record: ADLER, at: 1, warnings: [] },
    ]);
    expect(parseGleifRecords({ data: leiResource() })).toEqual([{ ok: true, record: ADLER, at: 1, warnings: [] }]);
  });

  it('does not depend on the prefix of the namespace', async () => {
    expect(recordsOf(await collect(parseGleifXml(streamOf(leiXml('')))))).toEqual([ADLER]);
  });

  it('does not depend on the order of columns, nor on columns it does not know', async () => {
    const columns = fc.shuffledSubarray(Object.keys(COLUMNS), { minLength: Object.keys(COLUMNS).length });
    await fc.assert(
      fc.asyncProperty(columns, async (order) => {
        expect(recordsOf(await csv({}, ['New.Column', ...order]))).toEqual([ADLER]);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(recordsOf(await collect(parseGleifCsv(streamOf(leiCsv([COLUMNS]), at))))).toEqual([ADLER]);
        expect(recordsOf(await collect(parseGleifXml(streamOf(leiXml(), at))))).toEqual([ADLER]);
      }),
    );
  });
});

describe('parseGleifCsv', () => {
  const identifiersOf = async (changes: Record<string, string>): Promise<CompanyIdentifiers | undefined> =>
    recordsOf(await csv(changes))[0]?.identifiers;
  const authority = 'Entity.RegistrationAuthority.RegistrationAuthorityID';
  const number = 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID';
  const country = 'Entity.LegalAddress.Country';

  it('tells the Swiss UID from the older Swiss number', async () => {
    const swiss = { [authority]: 'RA000549', [country]: 'CH' };
    expect(await identifiersOf({ ...swiss, [number]: 'CHE-900.000.016' })).toEqual({
      lei: LEI,
      cheUid: 'CHE900000016',
    });
    expect(await identifiersOf({ ...swiss, [number]: 'CH-020.3.900.001-0' })).toEqual({
      lei: LEI,
      registerNumber: 'CH02039000010',
    });
  });

  it('keeps a wrong identifier and warns', async () => {
    const [parsed] = await csv({ LEI: '0000FICTITIOUS00AB99', [number]: '900001a' });
    expect(parsed).toMatchObject({
      ok: true,
      record: { identifiers: { lei: '0000FICTITIOUS00AB99', registerNumber: '900001a' } },
    });
    expect(parsed?.ok && parsed.warnings).toHaveLength(2);
  });

  it('marks inactive companies as terminated and rejects withdrawn LEIs', async () => {
    expect(recordsOf(await csv({ 'Entity.EntityStatus': 'INACTIVE' }))[0]?.status).toBe('terminated');
    expect(rejectsOf(await csv({ 'Registration.RegistrationStatus': 'DUPLICATE' }))[0]?.reason).toContain('DUPLICATE');
  });

  it('gives only the countries asked for', async () => {
    const rows = [COLUMNS, { ...COLUMNS, LEI: CHILD_LEI, [country]: 'NG' }];
    const wanted = await collect(parseGleifCsv(streamOf(leiCsv(rows)), { countries: new Set(['AT', 'DE', 'CH']) }));
    expect(recordsOf(wanted).map((record) => record.sourceKey)).toEqual([LEI]);
  });

  it('rejects a row with missing cells', async () => {
    const parsed = await collect(parseGleifCsv(streamOf(`${leiCsv([COLUMNS])}\n"${LEI}","x"`)));
    expect(parsed.map((item) => item.ok)).toEqual([true, false]);
  });

  it('refuses another CSV', async () => {
    await expect(collect(parseGleifCsv(streamOf('name,city\nAdler,Nest')))).rejects.toMatchObject({
      code: 'missing-column',
    });
  });
});

describe('answers of the web service', () => {
  it('give the German court by the OpenCorporates key', () => {
    const resource = leiResource();
    const entity = resource.attributes.entity as Record<string, unknown>;
    entity.legalAddress = { country: 'DE' };
    entity.registeredAs = 'HRB 12';
    entity.registeredAt = { id: 'RA000242' };
    resource.attributes.ocid = 'de/M9901_HRB12';
    expect(recordsOf(parseGleifRecords({ data: [resource] }))[0]?.identifiers).toEqual({
      lei: LEI,
      registerNumber: 'HRB 12',
      courtCode: 'M9901',
      euid: 'DEM9901.HRB12',
    });
  });

  it('are read as relationships, ISINs and exceptions', () => {
    const node = (id: string) => ({ id, type: 'LEI' });
    const relationship = {
      startNode: node(CHILD_LEI),
      endNode: node(LEI),
      type: 'IS_DIRECTLY_CONSOLIDATED_BY',
      status: 'ACTIVE',
      periods: [{ startDate: '2001-02-20T00:00:00Z', type: 'RELATIONSHIP_PERIOD' }],
    };
    const data = [{ type: 'relationship-records', attributes: { relationship } }];
    expect(recordsOf(parseGleifRelationships({ data }))).toEqual([
      { childLei: CHILD_LEI, parentLei: LEI, kind: 'direct-parent', isActive: true, startedOn: '2001-02-20' },
    ]);
    const isins = {
      data: [
        { type: 'isins', attributes: { lei: LEI, isin: 'AT0000000001' } },
        { type: 'isins', attributes: {} },
      ],
    };
    expect(parseGleifIsins(isins).map((item) => item.ok)).toEqual([true, false]);
    const exception = {
      type: 'reporting-exceptions',
      attributes: { lei: LEI, category: 'DIRECT', reason: 'NO_KNOWN_PERSON' },
    };
    expect(recordsOf(parseGleifReportingExceptions({ data: exception }))).toEqual([
      { lei: LEI, category: 'DIRECT', reason: 'NO_KNOWN_PERSON' },
    ]);
  });

  it('are rejected one by one for the wrong kind, and refused whole for another document or an error', () => {
    expect(parseGleifRecords({ data: [{ type: 'isins' }, 5] }).map((item) => item.ok)).toEqual([false, false]);
    expect(() => parseGleifRecords({ results: [] })).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
    expect(() => parseGleifRecords({ errors: [{ title: 'Too many requests' }] })).toThrow(/Too many requests/);
    expect(parseGleifRecords({ data: null })).toEqual([]);
  });

  it('tell how many pages a list has', () => {
    expect(gleifPages({ meta: { pagination: { currentPage: 2, lastPage: 7, total: 101 } }, data: [] })).toEqual({
      current: 2,
      last: 7,
      total: 101,
    });
    expect(gleifPages({ data: leiResource() })).toEqual({ current: 1, last: 1, total: 1 });
  });
});
