import type { DataReport } from '@firmament/api-contract/calls/sources';
import { getSources } from '@firmament/api-contract/calls/sources';
import { type CompanyRecord, ULTIMATE_PARENT } from '@firmament/record/record';
import { SOURCE_IDS, SOURCE_NAMES } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/servers/test-app.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { addPerson } from '../../test/worlds/records.ts';
import { company } from '../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../test/worlds/statement-world.ts';
import type { Config } from '../config.ts';
import { countHandler } from './keep-counts.ts';

const SYNCED: Partial<Config> = {
  sync: {
    isOn: ['gleif', 'geonames'],
    firstDays: 7,
    gleifGoldenCopyUrl: 'https://gleif.example',
    geoNamesUrl: 'https://geonames.example',
    lindasUrl: 'https://lindas.example/query',
    noticesDir: undefined,
    shabUrl: 'https://shab.example/api/v1',
  },
};

const useReport = async () => {
  const world = await useStatementWorld();
  const clock = createTestClock();
  const app = await useTestApp({ database: world, clock, config: SYNCED });
  /** The minute passes, and what the job has counted by then is read. */
  const tick = async (minutes = 2, isUp = true): Promise<DataReport> => {
    clock.pass(minutes);
    await countHandler({ db: world.db, clock, isUp: () => isUp }).handle({});
    return getSources.response.parse((await app.inject('/api/sources')).json());
  };
  return { ...world, app, clock, tick };
};

const sourceIn = ({ sources }: DataReport, name: string) => sources.find((source) => source.name === name);

const of = (sourceKey: string, changes: Partial<CompanyRecord>): CompanyRecord =>
  company({ sourceKey, name: `${sourceKey} GmbH`, identifiers: {}, reports: [], ...changes });

const DE = { country: 'DE', city: 'Bonn' };

/** Four sources; one company that two of them know, one that is gone, one without a day. */
const speak = async ({ read }: Awaited<ReturnType<typeof useStatementWorld>>): Promise<void> => {
  const owner = { title: 'Gesellschafter', name: 'Ida Holub' };
  const left = { title: 'Geschäftsführer', name: 'Egon Alt', endedOn: '2009-01-01' };
  await read(company({ asOf: '2026-03-08', contact: { website: 'https://a.example' } }));
  await read(of('b', { asOf: '2026-01-10', identifiers: { registerNumber: '100001a' }, representatives: [owner] }));
  await read(of('c', { asOf: '2020-05-05', identifiers: { registerNumber: '100002b' }, status: 'terminated' }));
  const german = { sourceId: SOURCE_IDS.offeneregister };
  await read(of('d', { asOf: '2018-06-18', address: DE, representatives: [left] }), german);
  await read(of('e', { asOf: '2017-06-18', address: { ...DE, street: 'Hof 1' } }), german);
  // Neither a head office nor the top of a group is an owner of whom anybody tells.
  await read(of('f', { address: DE, links: [{ kind: 'parent', name: 'Star GmbH' }] }), german);
  const { identifiers } = company();
  const withLei = { ...identifiers, lei: '5299000J2N45DDNE4Y28' };
  const links = [{ kind: 'parent' as const, name: 'Spitze SE', title: ULTIMATE_PARENT }];
  await read(company({ asOf: '2026-02-01', identifiers: withLei, representatives: [], links }), {
    sourceId: SOURCE_IDS.gleif,
  });
};

/** The same in plain SQL, one number after the other. */
const counted = async ({ rows }: Awaited<ReturnType<typeof useStatementWorld>>, id: number) => {
  const [one] = await rows(`select
    (select count(*)::integer from company_source where source_id = ${id}) as companies,
    (select count(distinct name)::integer from mandate where source_id = ${id} and ended_on is null
      and not is_withheld) as people,
    (select count(*)::integer from financial_report where source_id = ${id}) as reports,
    (select max(as_of)::text from company_source where source_id = ${id}) as newest_on,
    (select min(as_of)::text from company_source where source_id = ${id}) as oldest_on`);
  return one;
};

it('counts what each source states, with its true age, and what each country has', async () => {
  const world = await useReport();
  await speak(world);
  await addPerson(world.db, 'anna', { source_id: SOURCE_IDS['json-resume'] });
  await world.rows(`update mandate set is_withheld = true where name = 'Jana Öllinger' and company_id =
    (select id from company where name = 'e GmbH')`);
  // Who is named twice by a source is one person.
  await world.rows(`insert into mention (id, company_id, person_id, group_id, component_id)
    select id, company_id, min(id) over (partition by source_id, name), 0, 0 from mandate`);
  const report = await world.tick();

  expect(report).toMatchObject({ counted_at: world.clock.now().toISOString(), is_demo: false });
  for (const name of ['firmenbuch', 'offeneregister', 'gleif'] as const) {
    expect(sourceIn(report, name), name).toMatchObject(await counted(world, SOURCE_IDS[name]));
  }
  expect(sourceIn(report, 'firmenbuch')).toMatchObject({ companies: 3, reports: 1, middle_on: '2026-01-10' });
  expect(sourceIn(report, 'offeneregister')).toMatchObject({
    companies: 3,
    people: 1,
    undated: 1,
    newest_on: '2018-06-18',
    middle_on: '2018-06-18',
    oldest_on: '2017-06-18',
    country: 'DE',
    reading: { way: 'frozen' },
    attribution: { de: 'OffeneRegister.de (OKF Deutschland), von OpenCorporates' },
  });
  expect(sourceIn(report, 'json-resume')).toMatchObject({ companies: 0, people: 1, newest_on: null });
  // States nothing and cannot be asked without a key; GISA could be.
  expect(sourceIn(report, 'zefix')).toBeUndefined();
  expect(sourceIn(report, 'gisa')).toMatchObject({ companies: 0, reading: { way: 'request' } });

  const [austria, germany, switzerland] = report.coverage;
  expect(austria).toEqual({
    country: 'AT',
    companies: 2,
    fields: {
      address: 2,
      register_number: 2,
      officers: 1,
      owners: 1,
      accounts: 1,
      revenue: 1,
      industry: 0,
      website: 1,
      lei: 1,
    },
  });
  expect(germany).toMatchObject({ companies: 3, fields: { address: 1, register_number: 0, officers: 1, owners: 0 } });
  expect(switzerland).toMatchObject({ country: 'CH', companies: 0 });
  expect(report.missing.map(({ name }) => name)).toContain('german_changes');
});

it('counts anew when something has come, and not before', async () => {
  const world = await useReport();
  expect((await world.app.inject('/api/sources')).json()).toMatchObject({
    counted_at: null,
    coverage: [],
    is_demo: true,
  });
  const empty = await world.tick();
  expect(empty.counted_at).not.toBeNull();
  expect((await world.tick()).counted_at).toBe(empty.counted_at);
  await world.read(company({ asOf: '2026-03-08' }));
  // Imports bear the time of the database, which is later than that of the test.
  const first = await world.tick();
  expect(sourceIn(first, 'firmenbuch')).toMatchObject({ companies: 1 });
  await world.read(of('b', {}));
  expect((await world.tick()).counted_at).toBe(first.counted_at);
  expect(sourceIn(await world.tick(10), 'firmenbuch')).toMatchObject({ companies: 2 });

  const at = world.clock.now();
  await world.db
    .insertInto('sync_state')
    .values({ source: 'gleif', first_tried_at: at, last_success_at: at })
    .execute();
  await world.rows(`insert into import_run (source_id, file_name, file_fingerprint, state)
    values (${SOURCE_IDS.demo}, 'demo world', 'x', 'done')`);
  const synced = await world.tick(61);
  expect(synced.is_demo).toBe(true);
  expect(sourceIn(synced, 'gleif')?.reading).toEqual({
    way: 'schedule',
    every_hours: 8,
    last_clean_at: at.toISOString(),
  });
  expect(sourceIn(synced, 'geonames')?.reading).toMatchObject({ way: 'schedule', every_hours: 720 });
});

it('does not count while the server starts', async () => {
  const world = await useReport();
  expect((await world.tick(2, false)).counted_at).toBeNull();
  expect((await world.tick()).counted_at).not.toBeNull();
});

it('every source of the database has a profile', async () => {
  const { rows } = await useStatementWorld();
  const names = await rows('select name from source');
  expect(names.map(({ name }) => name).filter((name) => !SOURCE_NAMES.includes(name))).toEqual([]);
});
