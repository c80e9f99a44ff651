import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { companies } from '@firmament/demo-world/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Query } from '@firmament/search/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/tools/eventually.ts';
import { addMention, addRegisterPerson } from '../../../test/worlds/register-people.ts';
import { company } from '../../../test/worlds/register-records.ts';
import { createSearchWorld, type SearchWorld, TEST_WORLD } from '../../../test/worlds/search-world.ts';
import { importRecords } from '../../imports/import-run.ts';
import { createExtractMerger } from '../../imports/merge/merge-record.ts';
import { createTakeBack } from '../../imports/merge/take-back-extract.ts';
import { stageCompany } from '../../imports/staging/stage-company.ts';
import { findPeople } from '../person-rows.query.ts';
import type { CompanyColumns, PersonColumns } from './schemas.ts';
import type { SearchIndex } from './search-index.ts';
import { loadSnapshot } from './snapshot-file.ts';

let world: SearchWorld;
let index: SearchIndex;

beforeAll(async () => {
  world = await createSearchWorld();
  index = await world.start({ mergeFrom: 500, timeBudgetMs: 10_000 });
});

afterAll(() => world.close());

const ask = (query: Query<CompanyColumns>) => index.ask({ kind: 'search', entity: 'company', query });
const askPeople = (query: Query<PersonColumns>) => index.ask({ kind: 'search', entity: 'person', query });
const sql = (text: string) => world.database.pool.query(text);

/** The promise: within five seconds of the commit. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 50 });

const insert = (name: string) =>
  `insert into company (name, status, source_id, fetched_at, licence)
   values ('${name}', 'active', 9, now(), 'Fictional') returning id`;

describe('a change is searchable soon after its commit', () => {
  it('when an uploaded extract is applied and taken back', async () => {
    const { pool } = world.database;
    const sourceKey = 'D2910V_HRB990077';
    const record = company({
      sourceKey,
      name: 'Polarstern Dach GmbH',
      asOf: '2018-06-18',
      identifiers: { registerNumber: 'Traunstein HRB 990077', courtCode: 'D2910V' },
      address: { city: 'Nest', country: 'DE' },
      reports: [],
    });
    await importRecords({
      pool,
      sourceId: SOURCE_IDS.offeneregister,
      fileName: 'polarstern',
      fingerprint: 'polarstern',
      records: () => [stageCompany(SOURCE_IDS.offeneregister, record)],
    });
    const { rows } = await sql(`select company_id as id from company_source where source_key = '${sourceKey}'`);
    const companyId: number = rows[0].id;
    const { rows: uploads } = await sql(
      `insert into extract_upload (company_id, sha256, byte_count, received_at, name, court_code, register_number,
         retrieved_on, state, decided_at)
       values (${companyId}, '\\x01', 1, now(), 'x', 'x', 'x', '2026-02-20', 'applied', now()) returning id`,
    );
    const id: number = uploads[0].id;
    const forged = { ...record, name: 'Raubstern Dach GmbH', asOf: '2026-02-20' };
    const sourceId = SOURCE_IDS['uploaded-extract'];
    await createExtractMerger(pool)({ id, companyId, sourceId, record: forged, document: null });
    await soon(async () => expect((await ask({ keyword: 'raubstern' })).ids).toEqual([companyId]));

    await createTakeBack(pool)(companyId, id);
    await soon(async () => expect((await ask({ keyword: 'raubstern' })).total).toBe(0));
    expect((await ask({ keyword: 'polarstern' })).ids).toEqual([companyId]);
  });

  it('when a company is added, renamed, gets a report and is deleted', async () => {
    const { rows } = await sql(insert('Morgenstern Optik GmbH'));
    const id: number = rows[0].id;
    await soon(async () => expect((await ask({ keyword: 'morgenstern' })).ids).toEqual([id]));

    await sql(`update company set name = 'Abendstern Optik GmbH' where id = ${id}`);
    await soon(async () => expect((await ask({ keyword: 'abendstern' })).ids).toEqual([id]));
    expect((await ask({ keyword: 'morgenstern' })).total).toBe(0);

    await sql(`insert into financial_report (company_id, period_end, source_id, revenue)
      values (${id}, '2025-12-31', 9, 123456789012)`);
    const rich = { where: [{ operator: 'must', conditions: [{ number: 'revenue', min: 123456789012 }] }] } as const;
    await soon(async () => expect((await ask(rich)).ids).toEqual([id]));

    await sql(`delete from company where id = ${id}`);
    await soon(async () => expect((await ask({ keyword: 'abendstern' })).total).toBe(0));

    // A restored backup may bring a company back under its old number.
    await sql(`insert into company (id, name, status, source_id, fetched_at, licence)
      overriding system value values (${id}, 'Abendstern Optik GmbH', 'active', 9, now(), 'Fictional')`);
    await soon(async () => expect((await ask({ keyword: 'abendstern' })).ids).toEqual([id]));
  });

  it('and the index tells up to which moment it has everything', async () => {
    const now = Date.now();
    await soon(async () => expect(index.caughtUpAt()?.getTime()).toBeGreaterThanOrEqual(now));
  });

  it('when it is deleted and inserted again in one transaction', async () => {
    const { rows } = await sql(insert('Zwielicht Verlag'));
    await soon(async () => expect((await ask({ keyword: 'zwielicht' })).total).toBe(1));
    await sql(`begin; delete from company where id = ${rows[0].id};
      insert into company (id, name, status, source_id, fetched_at, licence) overriding system value
      values (${rows[0].id}, 'Zwielicht Druck', 'active', 9, now(), 'Fictional'); commit`);
    await soon(async () => expect((await ask({ keyword: 'zwielicht druck' })).total).toBe(1));
  });

  it('even if an earlier transaction is still running', async () => {
    const slow = await world.database.pool.connect();
    await slow.query('begin');
    await slow.query(insert('Langsam und Sohn'));
    await sql(insert('Geschwind und Tochter'));
    await soon(async () => expect((await ask({ keyword: 'geschwind tochter' })).total).toBe(1));
    expect((await ask({ keyword: 'langsam sohn' })).total).toBe(0);
    await sql(`update company set name = 'Geschwinder und Tochter' where name = 'Geschwind und Tochter'`);
    await soon(async () => expect((await ask({ keyword: 'geschwinder' })).total).toBe(1));
    await slow.query('commit');
    slow.release();
    await soon(async () => expect((await ask({ keyword: 'langsam sohn' })).total).toBe(1));
    expect((await ask({ keyword: 'geschwinder' })).total).toBe(1);
  });

  it('when a person is deleted, who is left out of pages at once', async () => {
    const { rows } = await sql(`select id from person where profile_id = 'mara-lindner'`);
    const id: number = rows[0].id;
    expect((await askPeople({ keyword: 'mara lindner' })).ids).toContain(id);
    await sql(`delete from person where id = ${id}`);
    expect(await findPeople(world.database.db, [id])).toEqual([]);
    await soon(async () => expect((await askPeople({ keyword: 'mara lindner' })).ids).not.toContain(id));
  });

  it('for its people too when an employer is renamed', async () => {
    const employed: Query<PersonColumns> = {
      where: [{ operator: 'must', conditions: [{ choice: 'employer', is: 'Umbenannt SE' }] }],
    };
    const { rows } = await sql(`select company_id, count(*) from person where company_id is not null
      group by company_id order by count(*) desc limit 1`);
    await sql(`update company set name = 'Umbenannt SE' where id = ${rows[0].company_id}`);
    await soon(async () => expect((await askPeople(employed)).total).toBe(Number(rows[0].count)));
  });
});

describe('a person of the registers is searchable soon after', () => {
  const found = async (keyword: string) =>
    (await index.ask({ kind: 'search', entity: 'register_person', query: { keyword } })).ids;

  it('an earlier transaction told of them that ended after a later change of their company', async () => {
    const { db, pool } = world.database;
    const { rows } = await sql(insert('Davor GmbH'));
    const person = await addRegisterPerson(db, { companyId: rows[0].id, name: 'Zuerst Gekommen' });
    await soon(async () => expect(await found('zuerst gekommen')).toEqual([person]));
    const slow = await pool.connect();
    await slow.query('begin; select pg_current_xact_id()');
    await sql(`update company set name = 'Dazwischen GmbH' where id = ${rows[0].id}`);
    await soon(async () => expect(await found('dazwischen')).toEqual([person]));
    await slow.query(`update register_person set name = 'Zuletzt Gekommen' where id = ${person}`);
    await slow.query('commit');
    slow.release();
    await soon(async () => expect(await found('zuletzt gekommen')).toEqual([person]));
  });

  let [id, companyId] = [0, 0];

  it('they are added, by name, function and company, and by another spelling in another mandate', async () => {
    const { db } = world.database;
    const [first, second] = [await sql(insert('Zirbenholz KG')), await sql(insert('Lärchenbau KG'))];
    companyId = first.rows[0].id;
    id = await addRegisterPerson(db, { companyId, name: 'Xaver Zwetschgenbaum' });
    for (const word of ['xaver zwetschgenbaum', 'zwetschgenbaum zirbenholz', 'geschäftsführer zwetsch']) {
      await soon(async () => expect(await found(word)).toEqual([id]));
    }
    await addMention(db, { companyId: second.rows[0].id, name: 'F. X. Zwetschkenbaum', title: 'Prokurist' }, id);
    await sql(`update register_person set current_count = 2, company_count = 2 where id = ${id}`);
    for (const word of ['zwetschkenbaum', 'prokurist zwetschgenbaum lärchenbau']) {
      await soon(async () => expect(await found(word)).toEqual([id]));
    }
  });

  it('two of them turn out to hold what the other was thought to hold', async () => {
    const { db } = world.database;
    const addAt = async (company: string): Promise<{ person: number; office: number }> => {
      const person = await addRegisterPerson(db, {
        companyId: (await sql(insert('Haupt KG'))).rows[0].id,
        name: 'Zora Tann',
      });
      const office = await addMention(db, { companyId: (await sql(insert(company))).rows[0].id }, person);
      await sql(`update register_person set current_count = 2, company_count = 2 where id = ${person}`);
      return { person, office };
    };
    const [one, other] = [await addAt('Quittenbaum KG'), await addAt('Mispelhof KG')];
    await soon(async () => expect(await found('zora tann quittenbaum')).toEqual([one.person]));
    await soon(async () => expect(await found('zora tann mispelhof')).toEqual([other.person]));
    await sql(`update mention set person_id = ${one.person} + ${other.person} - person_id
      where id in (${one.office}, ${other.office})`);
    await soon(async () => expect(await found('zora tann quittenbaum')).toEqual([other.person]));
    await soon(async () => expect(await found('zora tann mispelhof')).toEqual([one.person]));
  });

  it('their company is renamed, a mandate is told otherwise, and they are taken away', async () => {
    await sql(`update company set name = 'Eichenstolz KG' where id = ${companyId}`);
    await soon(async () => expect(await found('zwetschgenbaum eichenstolz')).toEqual([id]));
    expect(await found('zwetschgenbaum zirbenholz')).toEqual([]);
    await sql(`update mandate set title = 'Liquidator' where id = ${id}`);
    await soon(async () => expect(await found('zwetschgenbaum liquidator')).toEqual([id]));
    await sql(`update mandate set ended_on = current_date - 2000 where id = ${id}`);
    await soon(async () => expect(await found('zwetschgenbaum eichenstolz')).toEqual([]));
    await sql(`delete from register_person where id = ${id}`);
    await soon(async () => expect(await found('zwetschgenbaum')).toEqual([]));
  });
});

describe('an import while searches run', () => {
  it('fails no search, and its companies are found soon', async () => {
    const path = join(world.snapshotDir, 'company.snapshot');
    const before = statSync(path).mtimeMs;
    let isImporting = true;
    let searches = 0;
    const search = async () => {
      while (isImporting) {
        const { total } = await ask({ keyword: 'er' });
        expect(total).toBeGreaterThan(500);
        searches += 1;
        // Always some on their way, but not as many as the processor can answer.
        await pause(5);
      }
    };
    const searching = Promise.all([search(), search(), search(), search()]);
    const run = async (part: number) =>
      importRecords({
        pool: world.database.pool,
        sourceId: SOURCE_IDS.demo,
        fileName: 'more',
        fingerprint: `more ${part}`,
        records: function* () {
          const options = { ...TEST_WORLD, companies: 1_000, reports: 500, representatives: 500, seed: part };
          for (const { record } of companies(options)) {
            const sourceKey = `${part} ${record.sourceKey}`;
            const { registerNumber: _, ...identifiers } = record.identifiers;
            yield stageCompany(SOURCE_IDS.csv, { ...record, sourceKey, identifiers, links: [] });
          }
        },
      });
    await run(1);
    await run(2);
    const { rows } = await sql('select count(*) from company');
    await soon(async () => {
      const { total } = await ask({ limit: 0 });
      expect(total).toBe(Number(rows[0].count));
    });
    // Merged in the background, and saved.
    await eventually(() => expect(statSync(path).mtimeMs).toBeGreaterThan(before));
    isImporting = false;
    await searching;
    expect(searches).toBeGreaterThan(100);
    expect(world.log).toEqual([]);
  }, 60_000);
});

describe('the snapshot', () => {
  beforeAll(() => index.close());

  const count = async () => Number((await sql('select count(*) from person')).rows[0].count);
  let next: SearchIndex;

  it('is used at the next start, with what has changed since', async () => {
    const path = join(world.snapshotDir, 'company.snapshot');
    const before = statSync(path).mtimeMs;
    await sql(insert('Zwischenzeit KG'));
    next = await world.start();
    const { total } = await next.ask({ kind: 'search', entity: 'company', query: { keyword: 'zwischenzeit' } });
    expect(total).toBe(1);
    expect(statSync(path).mtimeMs).toBe(before);
    expect(world.log).toEqual([]);
  });

  it('forgets people who have gone within its time, even if they went while nobody followed', async () => {
    const { rows: identity } = await sql('select id from database_identity');
    const path = join(world.snapshotDir, 'person.snapshot');
    const has = async (id: number) => {
      const saved = await loadSnapshot(world.snapshotDir, 'person', identity[0].id, (reason) => expect.fail(reason));
      return saved?.segment.ids.includes(id);
    };
    // Each look reads the whole snapshot.
    const { rows } = await sql('select id from person order by id limit 3');
    const [first, second, third]: number[] = rows.map(({ id }) => id);

    await sql(`delete from person where id = ${first}`);
    await eventually(async () => expect(next.documents().person).toBe(await count()));
    expect(await has(Number(first))).toBe(true);
    await next.close();

    const strict = await world.start({ rewriteAfterMs: 0 });
    await eventually(async () => expect(await has(Number(first))).toBe(false));
    await sql(`delete from person where id = ${second}`);
    await eventually(async () => expect(await has(Number(second))).toBe(false));
    await strict.close();

    await sql(`delete from person where id = ${third}`);
    const yesterday = Date.now() / 1000 - 24 * 3_600;
    utimesSync(path, yesterday, yesterday);
    const late = await world.start();
    await eventually(async () => expect(await has(Number(third))).toBe(false));
    await late.close();
    expect(world.log).toEqual([]);
  }, 60_000);

  it('is discarded with a log line if damaged, and the index is built again', async () => {
    const path = join(world.snapshotDir, 'company.snapshot');
    const bytes = readFileSync(path);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 16;
    writeFileSync(path, bytes);
    const rebuilt = await world.start();
    const { rows } = await sql('select count(*) from company');
    expect(rebuilt.documents().company).toBe(Number(rows[0].count));
    expect(world.log.splice(0).map(({ msg }) => msg)).toEqual([expect.stringMatching(/discarded: .*damaged/)]);
    await eventually(() => expect(statSync(path).size).toBeGreaterThan(1_000));
    await rebuilt.close();
  });
});
