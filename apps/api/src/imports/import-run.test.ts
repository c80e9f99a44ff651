import { setTimeout } from 'node:timers/promises';
import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../test/servers/test-database.ts';
import { company, person } from '../../test/worlds/register-records.ts';
import { importRecords } from './import-run.ts';
import { stageStatement } from './merge/merge-statements.query.ts';
import { leiKey, registerKey, stageCompany } from './staging/stage-company.ts';
import { stagePerson } from './staging/stage-person.ts';
import type { StagedRecord } from './staging/staged-record.ts';

let database: TestDatabase;
let fileNumber = 0;

beforeEach(async () => {
  database = await useTestDatabase();
});

const importAll = (records: StagedRecord[] | (() => Iterable<StagedRecord>), sourceId = SOURCE_IDS.firmenbuch) => {
  fileNumber += 1;
  return importRecords({
    pool: database.pool,
    sourceId,
    fileName: 'test',
    fingerprint: String(fileNumber),
    records: typeof records === 'function' ? records : () => records,
  });
};

const importCompany = (record: CompanyRecord, sourceId = SOURCE_IDS.firmenbuch) =>
  importAll([stageCompany(sourceId, record)], sourceId);

const rows = async (sql: string) => (await database.pool.query(sql)).rows;

it('reports which database processes work for it, so that they can be made to give way', async () => {
  const backends: number[] = [];
  await importRecords({
    pool: database.pool,
    sourceId: SOURCE_IDS.firmenbuch,
    fileName: 'test',
    fingerprint: 'backends',
    records: () => [stageCompany(SOURCE_IDS.firmenbuch, company())],
    onBackend: (processId) => backends.push(processId),
  });
  const [asking] = await rows('select pg_backend_pid() as id');
  expect(new Set(backends).size).toBe(2);
  expect(backends).not.toContain(asking.id);
});

describe('a company', () => {
  it('arrives with everything its record holds', async () => {
    expect(await importCompany(company())).toMatchObject({ inserted: 1, updated: 0, unchanged: 0 });
    expect(await rows('select name, city, source_id, licence, prominence > 0 as is_ranked from company')).toEqual([
      { name: 'Murtaler Solar GmbH', city: 'Judenburg', source_id: 2, licence: 'CC BY 4.0', is_ranked: true },
    ]);
    expect(await rows('select title, name from mandate where is_listed')).toEqual([
      { title: 'Geschäftsführer', name: 'Jana Öllinger' },
    ]);
    expect(await rows('select period_end, total_assets from financial_report')).toEqual([
      { period_end: '2023-12-31', total_assets: 100 },
    ]);
  });

  it('is updated in one batch with a new one, each with its own parts', async () => {
    await importCompany(company());
    const renewed = company({
      name: 'Murauer Solar GmbH',
      representatives: [{ title: 'Prokurist', name: 'Karl Pichler' }],
    });
    const other = company({
      sourceKey: 'k2',
      name: 'Enns Holz GmbH',
      identifiers: { registerNumber: '912346g' },
      representatives: [{ title: 'Geschäftsführerin', name: 'Edda Moser' }],
    });
    const both = [renewed, other].map((record) => stageCompany(SOURCE_IDS.firmenbuch, record));
    expect(await importAll(both)).toMatchObject({ inserted: 1, updated: 1, unchanged: 0 });
    expect(
      await rows(
        `select c.name, r.name as representative, k.source_key, count(f.id)::integer as reports
         from company c join mandate r on r.is_listed and r.company_id = c.id join company_source k on k.company_id = c.id
         join financial_report f on f.company_id = c.id group by 1, 2, 3 order by 1`,
      ),
    ).toEqual([
      { name: 'Enns Holz GmbH', representative: 'Edda Moser', source_key: 'k2', reports: 1 },
      { name: 'Murauer Solar GmbH', representative: 'Karl Pichler', source_key: 'k1', reports: 1 },
    ]);
    const changed = 'select distinct c.name from event join company c on c.id = company_id';
    expect(await rows(changed)).toEqual([{ name: 'Murauer Solar GmbH' }]);
  });

  it('stays untouched when the same record comes again', async () => {
    await importCompany(company());
    const before = await rows('select * from company');
    expect(await importCompany(company())).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 });
    expect(await rows('select * from company')).toEqual(before);
    expect(await rows('select * from event')).toEqual([]);
  });

  it('records every changed field, keeps its old name and gets a new revision', async () => {
    await importCompany(company());
    const [before] = await rows('select revision from company');
    await importCompany(
      company({ name: 'Murauer Solar GmbH', representatives: [{ title: 'Geschäftsführer', name: 'Karl Pichler' }] }),
    );
    expect(await rows('select kind, from_value, to_value from event order by kind')).toEqual([
      { kind: 'officer_entered', from_value: null, to_value: 'Geschäftsführer: Karl Pichler' },
      { kind: 'officer_left', from_value: 'Geschäftsführer: Jana Öllinger', to_value: null },
      { kind: 'renamed', from_value: 'Murtaler Solar GmbH', to_value: 'Murauer Solar GmbH' },
    ]);
    expect(await rows('select name from company_former_name')).toEqual([{ name: 'Murtaler Solar GmbH' }]);
    expect(await rows('select name from mandate where is_listed')).toEqual([{ name: 'Karl Pichler' }]);
    const [after] = await rows('select revision from company');
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  it('loses a value that its own source no longer states', async () => {
    await importCompany(company({ contact: { website: 'murtal.example' } }));
    await importCompany(company());
    expect(await rows('select website from company')).toEqual([{ website: null }]);
  });
});

describe('the same company from two sources', () => {
  const fromGleif = company({
    sourceKey: 'LEI1',
    name: 'MURTALER SOLAR GMBH',
    identifiers: { registerNumber: '912345f', lei: '529900T8BM49AURSDO55' },
    contact: { phone: '+43 1 2345' },
    representatives: [],
    reports: [],
  });

  it('becomes one by an identifier; each value keeps its source', async () => {
    await importCompany(company());
    expect(await importCompany(fromGleif, SOURCE_IDS.gleif)).toMatchObject({ inserted: 0, updated: 1 });
    expect(await rows('select name, lei, phone, source_id, value_sources from company')).toEqual([
      {
        name: 'Murtaler Solar GmbH',
        lei: '529900T8BM49AURSDO55',
        phone: '+43 1 2345',
        source_id: 2,
        value_sources: { lei: 5, phone: 5 },
      },
    ]);
    expect(await rows('select name from mandate where is_listed')).toHaveLength(1);
  });

  it('prefers the register to an index, whichever came first', async () => {
    await importCompany(fromGleif, SOURCE_IDS.gleif);
    await importCompany(company());
    expect(await rows('select name, source_id, value_sources from company')).toMatchObject([
      { name: 'Murtaler Solar GmbH', source_id: 2, value_sources: { lei: 5, phone: 5 } },
    ]);
  });

  it('becomes one by name, form and postcode if there is no identifier', async () => {
    await importCompany(company());
    await importCompany(
      company({ sourceKey: '7', name: 'Murtaler Solar Ges.m.b.H.', identifiers: {} }),
      SOURCE_IDS.csv,
    );
    expect(await rows('select count(*) from company')).toEqual([{ count: 1 }]);
  });

  it('stays two with another postcode or another legal form', async () => {
    await importCompany(company());
    const { address } = company();
    const elsewhere = company({ sourceKey: '1', identifiers: {}, address: { ...address, postcode: '8010' } });
    const otherForm = company({ sourceKey: '2', name: 'Murtaler Solar KG', legalForm: 'KG', identifiers: {} });
    await importAll(
      [elsewhere, otherForm].map((record) => stageCompany(SOURCE_IDS.csv, record)),
      SOURCE_IDS.csv,
    );
    expect(await rows('select count(*) from company')).toEqual([{ count: 3 }]);
  });

  it('stays two if one source has both', async () => {
    await importAll(['a', 'b'].map((sourceKey) => stageCompany(2, company({ sourceKey }))));
    expect(await rows('select count(*) from company')).toEqual([{ count: 2 }]);
  });
});

describe('people', () => {
  it('arrive with their stations and skills, linked to companies', async () => {
    await importAll([stageCompany(2, company()), stagePerson(8, person())]);
    const [{ id }] = await rows('select id from company');
    expect(await rows('select company_id, is_management from person')).toEqual([
      { company_id: id, is_management: true },
    ]);
    expect(await rows('select company_id, from_year, to_year from person_experience')).toEqual([
      { company_id: id, from_year: 2015, to_year: null },
    ]);
    expect((await rows('select name from person_skill order by position')).map(({ name }) => name)).toEqual(
      person().skills,
    );
  });

  it('are updated, and the changes are recorded', async () => {
    await importAll([stagePerson(8, person())]);
    await importAll([stagePerson(8, person({ title: 'Geschäftsführerin', skills: ['Führung'] }))]);
    expect(await rows('select entity, field, new_value from change_record')).toEqual([
      { entity: 'person', field: 'title', new_value: 'Geschäftsführerin' },
    ]);
    expect(await rows('select name from person_skill')).toEqual([{ name: 'Führung' }]);
  });
});

describe('statements about companies', () => {
  const lei = '529900T8BM49AURSDO55';
  const report = {
    periodEnd: '2024-12-31',
    currency: 'EUR',
    exchangeRate: 1,
    figures: { totalAssets: 120, revenue: 55 },
  };

  it('add accounts, growth and links to the companies they are about', async () => {
    await importAll([
      stageCompany(2, company()),
      stageCompany(
        5,
        company({ sourceKey: lei, name: 'Holding AG', identifiers: { lei }, address: { country: 'AT' } }),
      ),
    ]);
    const counts = await importAll([
      stageStatement(2, { companyKey: registerKey('912345f', 'AT'), report }),
      stageStatement(5, { companyKey: registerKey('912345f', 'AT'), link: { kind: 'parent', lei, sourceKey: lei } }),
      stageStatement(5, { companyKey: leiKey(lei), stockSymbol: 'AT0000000001' }),
      stageStatement(5, { companyKey: leiKey('nobody'), stockSymbol: 'AT0000000002' }),
    ]);
    expect(counts).toMatchObject({ updated: 3, unplaced: 1 });
    expect(await rows(`select revenue_cagr from financial_report where period_end = '2024-12-31'`)).toEqual([
      { revenue_cagr: expect.closeTo(10, 0) },
    ]);
    expect(
      await rows(`select c.name as from_name, l.kind, p.name as to_name from tie l
        join company c on c.id = from_company_id join company p on p.id = to_company_id`),
    ).toEqual([{ from_name: 'Murtaler Solar GmbH', kind: 'parent', to_name: 'Holding AG' }]);
    expect(await rows('select kind, subject from event')).toEqual([{ kind: 'accounts_filed', subject: '2024-12-31' }]);
  });

  it('of the same accounts again change nothing, and a year they repeat does not replace what was filed', async () => {
    await importAll([stageCompany(2, company({ reports: [] }))]);
    const [companyKey, figures] = [registerKey('912345f', 'AT'), { totalAssets: 120, revenue: 55 }];
    const year = (periodEnd: string, changes: object, isRepeated = false) =>
      stageStatement(2, {
        companyKey,
        isRepeated,
        report: { ...report, periodEnd, figures: { ...figures, ...changes } },
      });
    const years = [
      year('2023-12-31', { totalAssets: 99, revenue: undefined }, true),
      year('2024-12-31', {}),
      year('2022-12-31', {}, true),
      year('2023-12-31', { revenue: 50 }),
    ];
    expect(await importAll(years)).toMatchObject({ updated: 3, unchanged: 1 });
    expect(await importAll(years)).toMatchObject({ updated: 0, unchanged: 4 });
    expect(await rows('select period_end, total_assets from financial_report order by period_end')).toEqual(
      ['2022-12-31', '2023-12-31', '2024-12-31'].map((period_end) => ({ period_end, total_assets: 120 })),
    );
    expect(await rows('select kind, subject from event order by subject')).toEqual(
      ['2023-12-31', '2024-12-31'].map((subject) => ({ kind: 'accounts_filed', subject })),
    );
  });

  it('survive a change of the company records, which do not contain them', async () => {
    const child = '529900ODI3047E2LIV03';
    const record = (key: string, name: string) =>
      stageCompany(5, company({ sourceKey: key, name, identifiers: { lei: key }, address: { country: 'AT' } }));
    await importAll([record(lei, 'Holding AG'), record(child, 'Tochter AG')]);
    await importAll([
      stageStatement(5, { companyKey: leiKey(child), link: { kind: 'parent', lei, sourceKey: lei } }),
      stageStatement(5, { companyKey: leiKey(lei), stockSymbol: 'AT0000000001' }),
    ]);
    expect(await importAll([record(lei, 'Neue Holding AG'), record(child, 'Neue Tochter AG')])).toMatchObject({
      updated: 2,
    });
    expect(
      await rows(`select c.name as from_name, p.name as to_name, p.stock_symbol from tie l
        join company c on c.id = from_company_id join company p on p.id = to_company_id`),
    ).toEqual([{ from_name: 'Neue Tochter AG', to_name: 'Neue Holding AG', stock_symbol: 'AT0000000001' }]);
  });
});

describe('an import', () => {
  it('changes nothing if reading fails', async () => {
    const broken = () =>
      (function* () {
        yield stageCompany(2, company());
        throw new Error('truncated');
      })();
    await expect(importAll(broken)).rejects.toThrow('truncated');
    expect(await rows('select count(*) from company')).toEqual([{ count: 0 }]);
    expect(await rows('select count(*) from import_run')).toEqual([{ count: 0 }]);
  });

  it('resumes after an interruption while merging, with the same result', async () => {
    const records = Array.from({ length: 12_000 }, (_, index) =>
      stageCompany(2, company({ sourceKey: `k${index}`, identifiers: {}, address: {}, name: `Firma ${index}` })),
    );
    const options = { pool: database.pool, sourceId: 2, fileName: 'test', fingerprint: 'long' };
    const interrupted = importRecords({
      ...options,
      records: () => records,
      onMerged: (done) => {
        if (done >= 10_000) throw new Error('killed');
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect(await rows('select count(*) from company')).toEqual([{ count: 10_000 }]);
    const neverRead = () => {
      throw new Error('was read again');
    };
    expect(await importRecords({ ...options, records: neverRead })).toMatchObject({ inserted: 12_000, staged: 12_000 });
    expect(await rows('select count(*), count(distinct name) as names from company')).toEqual([
      { count: 12_000, names: 12_000 },
    ]);
  });

  it('skips what is merged already when it resumes after merging while reading', async () => {
    const records = Array.from({ length: 12_000 }, (_, index) =>
      stageCompany(2, company({ sourceKey: `k${index}`, identifiers: {}, address: {}, name: `Firma ${index}` })),
    );
    const options = {
      pool: database.pool,
      sourceId: 2,
      fileName: 'test',
      fingerprint: 'flow',
      canMergeWhileReading: true,
      records: () => records,
    };
    let merged = 0;
    const endless = async function* () {
      yield records;
      // Keeps the file open until the first batches are merged.
      while (merged < 10_000) await setTimeout(5);
      throw new Error('killed');
    };
    const onMerged = (done: number) => {
      merged = done;
    };
    await expect(importRecords({ ...options, records: endless, onMerged })).rejects.toThrow('killed');
    expect(await rows('select merged_count, inserted_count from import_run')).toEqual([
      { merged_count: 10_000, inserted_count: 10_000 },
    ]);
    expect(await importRecords(options)).toMatchObject({ inserted: 12_000, unchanged: 0, staged: 12_000 });
    expect(await rows('select count(*), count(distinct name) as names from company')).toEqual([
      { count: 12_000, names: 12_000 },
    ]);
  });

  it('if patient, reads a batch only when the one before is merged, and imports all of them or fails', async () => {
    let merged = 0;
    let farthestAhead = 0;
    const records = function* () {
      for (let index = 0; index < 13_000; index++) {
        farthestAhead = Math.max(farthestAhead, index - merged);
        yield stageCompany(
          2,
          company({ sourceKey: `k${index}`, identifiers: {}, address: {}, name: `Firma ${index}` }),
        );
      }
    };
    const options = {
      pool: database.pool,
      sourceId: 2,
      fileName: 'test',
      canMergeWhileReading: true,
      isPatient: true,
      records,
      onMerged: (done: number) => {
        merged = done;
        if (done === 10_000 && fails) throw new Error('killed');
      },
    };
    let fails = true;
    await expect(importRecords({ ...options, fingerprint: 'patient' })).rejects.toThrow('killed');
    fails = false;
    expect(await importRecords({ ...options, fingerprint: 'patient' })).toMatchObject({ inserted: 13_000 });
    expect(farthestAhead).toBeLessThanOrEqual(5_000);
  });

  it('is rejected at once if another one is running', async () => {
    let second: unknown;
    await importRecords({
      pool: database.pool,
      sourceId: 2,
      fileName: 'first',
      fingerprint: 'first',
      records: () =>
        (async function* () {
          // The first goes on only when the second has had its answer.
          second = await importCompany(company({ sourceKey: 'other' })).catch((error) => error);
          yield [stageCompany(2, company())];
        })(),
      onMerged: () => {},
    });
    expect(second).toMatchObject({ message: 'another import is running on this database' });
  });
});
