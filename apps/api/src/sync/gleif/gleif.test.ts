import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GleifImitation } from '../../../test/imitations/gleif.ts';
import {
  companyRow,
  exceptionRow,
  LEI_COLUMNS,
  leiOf,
  RELATIONSHIP_COLUMNS,
  relationshipRow,
} from '../../../test/imitations/gleif-files.ts';
import { useGleif } from '../../../test/imitations/use-gleif.ts';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/servers/test-database.ts';
import { type SyncWorld, useSyncWorld } from '../../../test/worlds/sync-world.ts';
import { outcomeSentence } from '../outcome-sentence.ts';

type Setting = SyncWorld & { gleif: GleifImitation; database: TestDatabase; rows(sql: string): Promise<object[]> };

const useSetting = async (): Promise<Setting> => {
  const [gleif, database] = [await useGleif(), await useTestDatabase()];
  const world = useSyncWorld(database, { gleifGoldenCopyUrl: gleif.url });
  return { ...world, gleif, database, rows: async (sql) => (await database.pool.query(sql)).rows };
};

/** What the register made of the database, without numbers that only count. */
const factsOf = async (pool: TestDatabase['pool']) => {
  const [companies, ties] = [
    `select lei, name, status, street, postcode, city, country from company order by lei`,
    `select c.lei, t.kind, t.to_source_key, other.lei as to_lei, t.started_on, t.ended_on, t.has_ended
     from tie t join company c on c.id = t.from_company_id left join company other on other.id = t.to_company_id
     order by 1, 2, 3`,
  ];
  return { companies: (await pool.query(companies)).rows, ties: (await pool.query(ties)).rows };
};

const filesAsked = ({ gleif }: Setting): string[] =>
  gleif.asked.flatMap(({ path }) => /goldencopy-(\w+-[\w-]+)\.csv/.exec(path)?.[1] ?? []);

const stateOf = async ({ rows }: Setting) => (await rows('select * from sync_state'))[0];

it('loads all of it first, then what changed, and ends as one full load would', async () => {
  const setting = await useSetting();
  const { gleif, run, rows } = setting;
  expect(await run('gleif')).toMatchObject({
    kind: 'done',
    result: { counts: { inserted: 5 }, asked: 'full of 2026-01-05 08:00:00' },
  });
  expect(await rows('select * from event')).toEqual([]);
  expect(await stateOf(setting)).toMatchObject({ watermark: '2026-01-05 08:00:00', failures_in_a_row: 0 });

  expect(await run('gleif')).toMatchObject({ result: { asked: 'nothing newer than 2026-01-05 08:00:00' } });

  const later = { 'Registration.LastUpdateDate': '2026-01-06T01:00:00Z' };
  gleif.company(companyRow(1, 'AT', { ...later, 'Entity.LegalName': 'Adler GmbH' }));
  gleif.company(companyRow(8, 'CH', later));
  gleif.publish('2026-01-06 00:00:00');
  expect(await run('gleif')).toMatchObject({ result: { counts: { inserted: 1 } } });

  gleif.company(
    companyRow(2, 'DE', { ...later, 'Entity.EntityStatus': 'INACTIVE', 'Registration.RegistrationStatus': 'RETIRED' }),
  );
  // It moves away, and must not stay where it was.
  gleif.company(companyRow(4, 'FR', later));
  gleif.relationship(
    relationshipRow(1, 2, {
      ...later,
      'Relationship.RelationshipStatus': 'INACTIVE',
      'Relationship.Period.1.endDate': '2026-01-08T00:00:00Z',
    }),
  );
  gleif.publish('2026-01-10 16:00:00');
  await run('gleif');
  gleif.company(
    companyRow(5, 'DE', { ...later, 'Registration.RegistrationStatus': 'MERGED', 'Entity.EntityStatus': 'INACTIVE' }),
  );
  gleif.publish('2026-02-01 08:00:00');
  await run('gleif');
  expect(filesAsked(setting)).toEqual(
    ['golden-copy', 'LastDay', 'LastWeek', 'LastMonth'].flatMap((window) => [
      `lei2-${window}`,
      `rr-${window}`,
      `repex-${window}`,
    ]),
  );
  const events = await rows(
    "select c.lei, kind, from_value, to_value from event join company c on c.id = company_id where kind <> 'other' order by lei, kind",
  );
  expect(events).toMatchObject([
    { lei: leiOf(1), kind: 'owner_left' },
    { lei: leiOf(1), kind: 'renamed', to_value: 'Adler GmbH' },
    { lei: leiOf(2), kind: 'deleted' },
    { lei: leiOf(4), kind: 'moved' },
    { lei: leiOf(5), kind: 'deleted' },
  ]);

  // Longer than any delta reaches: everything again, and nothing twice.
  gleif.company(companyRow(9, 'DE'));
  gleif.publish('2026-06-01 08:00:00');
  expect(await run('gleif')).toMatchObject({
    result: { counts: { inserted: 1, updated: 0 }, asked: 'full of 2026-06-01 08:00:00' },
  });
  expect(await rows("select kind from event where kind <> 'other'")).toHaveLength(events.length);

  const afresh = await useTestDatabase();
  // A fresh load does not know the one that moved away.
  await useSyncWorld(afresh, { gleifGoldenCopyUrl: gleif.url }).run('gleif');
  const [kept, loaded] = [await factsOf(setting.database.pool), await factsOf(afresh.pool)];
  expect(kept.companies.filter(({ lei }) => lei !== leiOf(4))).toEqual(loaded.companies);
  expect(kept.ties).toEqual(loaded.ties);
  expect(kept.companies.find(({ lei }) => lei === leiOf(4))).toMatchObject({ country: 'FR', city: 'Paris' });
});

it('keeps who is on top of a group apart from who is directly above, and takes no head office for a parent', async () => {
  const { gleif, run, rows } = await useSetting();
  const ultimate = { 'Relationship.RelationshipType': 'IS_ULTIMATELY_CONSOLIDATED_BY' };
  // As in most groups of two levels, the two are one and the same.
  gleif.relationship(relationshipRow(1, 2, ultimate));
  gleif.relationship(relationshipRow(4, 5, { 'Relationship.RelationshipType': 'IS_INTERNATIONAL_BRANCH_OF' }));
  gleif.publish('2026-01-05 16:00:00');
  await run('gleif');
  const ties = async (): Promise<object[]> =>
    rows(`select child.lei, kind, title, to_source_key, has_ended or ended_on is not null as is_over
      from tie join company child on child.id = from_company_id
      where child.lei in ('${leiOf(1)}', '${leiOf(4)}', '${leiOf(5)}') order by child.lei, title nulls first`);
  const above = { lei: leiOf(1), kind: 'parent', to_source_key: leiOf(2) };
  const branch = { lei: leiOf(5), kind: 'branch', title: null, to_source_key: leiOf(4), is_over: false };
  expect(await ties()).toEqual([
    { ...above, title: null, is_over: false },
    { ...above, title: 'IS_ULTIMATELY_CONSOLIDATED_BY', is_over: false },
    branch,
  ]);

  // Only that one ends, and a new one is nobody who entered.
  const later = { 'Registration.LastUpdateDate': '2026-01-06T01:00:00Z' };
  gleif.relationship(
    relationshipRow(1, 2, { ...ultimate, ...later, 'Relationship.Period.1.endDate': '2026-01-01T00:00:00Z' }),
  );
  gleif.relationship(relationshipRow(1, 5, { ...ultimate, ...later }));
  gleif.publish('2026-01-06 00:00:00');
  await run('gleif');
  expect(await ties()).toEqual(
    expect.arrayContaining([
      { ...above, title: null, is_over: false },
      { ...above, title: 'IS_ULTIMATELY_CONSOLIDATED_BY', is_over: true },
      { ...above, title: 'IS_ULTIMATELY_CONSOLIDATED_BY', to_source_key: leiOf(5), is_over: false },
    ]),
  );
  expect(await rows(`select kind from event where kind like 'owner%'`)).toEqual([]);
});

it('is compared with all of it once a month, and says how much had drifted', async () => {
  const setting = await useSetting();
  const { gleif, run, rows, clock } = setting;
  await run('gleif');
  gleif.company(companyRow(1, 'AT', { 'Entity.LegalName': 'Adler GmbH' }));
  gleif.company(companyRow(8, 'DE'));
  gleif.lose();
  gleif.company(companyRow(2, 'DE', { 'Entity.LegalName': 'Bussard GmbH' }));
  gleif.publish('2026-01-06 00:00:00');
  expect(await run('gleif')).toMatchObject({ result: { counts: { inserted: 0, updated: 1 } } });
  expect(await rows(`select from company where name = 'Adler GmbH'`)).toEqual([]);

  clock.pass(30 * 24 * 60);
  gleif.company(companyRow(9, 'AT'));
  gleif.publish('2026-01-09 00:00:00');
  const outcome = await run('gleif');
  expect(outcome).toMatchObject({ result: { counts: { inserted: 1 }, whole: { drifted: 2 } } });
  expect(outcomeSentence(outcome)).toContain('Compared with all of it: 2 had drifted.');
  expect(await rows(`select from company where name = 'Adler GmbH' or lei = '${leiOf(8)}'`)).toHaveLength(2);
  expect(await stateOf(setting)).toMatchObject({ compared_at: clock.now(), drifted_count: 2 });
  // Not again before its time.
  gleif.publish('2026-01-09 08:00:00');
  expect(await run('gleif')).toMatchObject({ result: { asked: 'LastDay of 2026-01-09 08:00:00' } });
  expect(filesAsked(setting).filter((file) => file === 'lei2-golden-copy')).toHaveLength(2);
});

it('keeps why no parent is named, as long as that holds, and shows it where no parent is known', async () => {
  const setting = await useSetting();
  const { gleif, run, rows } = setting;
  const kept = () =>
    rows(`select c.lei, is_ultimate, reasons, as_of::text from parent_exception e join company c on c.id = e.company_id
      order by lei, is_ultimate`);
  const app = await useAccountsApp({ database: setting.database });
  await app.join();
  const session = await app.enter();
  const shown = async (number: number) => {
    const { rows: found } = await setting.database.pool.query('select id from company where lei = $1', [leiOf(number)]);
    return (await app.get(`companies?cid=${found[0].id}`, session)).json().ownership.no_parent;
  };
  gleif.exception(exceptionRow(1, 'NON_CONSOLIDATING'));
  gleif.exception(exceptionRow(5, 'NATURAL_PERSONS'));
  gleif.exception(exceptionRow(5, 'NO_KNOWN_PERSON', 'ULTIMATE'));
  // Of a company that is not kept.
  gleif.exception(exceptionRow(7, 'NO_LEI'));
  gleif.publish('2026-01-05 16:00:00');
  await run('gleif', { isDryRun: true });
  expect(await kept()).toEqual([]);
  await run('gleif');
  const of5 = { lei: leiOf(5), as_of: '2026-01-05' };
  expect(await kept()).toEqual([
    { lei: leiOf(1), is_ultimate: false, reasons: ['NON_CONSOLIDATING'], as_of: '2026-01-05' },
    { ...of5, is_ultimate: false, reasons: ['NATURAL_PERSONS'] },
    { ...of5, is_ultimate: true, reasons: ['NO_KNOWN_PERSON'] },
  ]);
  expect(await shown(5)).toEqual({ reasons: ['NATURAL_PERSONS'], source_label: 'GLEIF', as_of: '2026-01-05' });
  // It has a parent: what it said before does not hold.
  expect(await shown(1)).toBeNull();

  gleif.exception(exceptionRow(5, 'NON_PUBLIC'));
  gleif.endException(exceptionRow(1, ''));
  gleif.publish('2026-01-06 00:00:00');
  await run('gleif');
  // A file of changes does not tell what is gone; a full one does.
  expect(await kept()).toMatchObject([
    { lei: leiOf(1) },
    { ...of5, reasons: ['NON_PUBLIC'], as_of: '2026-01-06' },
    { lei: leiOf(5) },
  ]);
  gleif.publish('2026-06-01 08:00:00');
  await run('gleif');
  expect(await kept()).toMatchObject([{ lei: leiOf(5), as_of: '2026-06-01' }, { lei: leiOf(5) }]);
});

it('says in a dry run what would come, and changes nothing', async () => {
  const setting = await useSetting();
  const { gleif, run, rows } = setting;
  expect(await run('gleif', { isDryRun: true })).toMatchObject({
    isDryRun: true,
    result: { counts: { inserted: 5, updated: 0 } },
  });
  expect(await rows('select from company')).toEqual([]);
  expect(await rows('select from sync_state')).toEqual([]);
  await run('gleif');
  gleif.company(companyRow(1, 'AT', { 'Entity.LegalName': 'Adler GmbH' }));
  gleif.publish('2026-01-05 16:00:00');
  expect(await run('gleif', { isDryRun: true })).toMatchObject({ result: { counts: { inserted: 0, updated: 1 } } });
  expect(await stateOf(setting)).toMatchObject({ watermark: '2026-01-05 08:00:00' });
});

it('waits as long as it is asked to, and goes on where a file was cut off', async () => {
  const setting = await useSetting();
  const { gleif, run, pauses } = setting;
  gleif.misbehave('publishes', { status: 429, headers: { 'retry-after': '30' } });
  gleif.misbehave('lei2', { status: 500 });
  gleif.misbehave('lei2', { cutAfter: 100 });
  expect(await run('gleif')).toMatchObject({ kind: 'done', result: { counts: { inserted: 5 } } });
  expect(pauses).toContain(30_000);
  expect(gleif.asked.map(({ range }) => range)).toContain('bytes=100-');

  // Too long for this run: the next one is planned for then, though the clock would say earlier.
  gleif.publish('2026-01-05 16:00:00');
  gleif.misbehave('publishes', { status: 503, headers: { 'retry-after': 'Tue, 10 Mar 2026 12:00:00 GMT' } });
  expect(await run('gleif')).toMatchObject({ kind: 'failed', failure: { kind: 'slow_down' } });
  expect(await stateOf(setting)).toMatchObject({
    watermark: '2026-01-05 08:00:00',
    failures_in_a_row: 1,
    failure: 'slow_down',
    next_run_at: new Date('2026-03-10T12:00:00Z'),
  });

  // What was loaded of a publication goes when there is a newer one.
  const loaded = () => readdir(join(setting.deps.dataDir, 'sync', 'gleif'));
  gleif.misbehave('rr', { status: 404 });
  await run('gleif');
  expect(await loaded()).toEqual(['20260105160000-lei2-LastDay.csv.zip']);
  gleif.publish('2026-01-06 00:00:00');
  gleif.misbehave('rr', { status: 404 });
  await run('gleif');
  expect(await loaded()).toEqual(['20260106000000-lei2-LastDay.csv.zip']);
});

it('changes nothing when the register has other columns than we know, but takes them in any order', async () => {
  const setting = await useSetting();
  const { gleif, run, rows } = setting;
  gleif.columns(
    'rr',
    RELATIONSHIP_COLUMNS.filter((column) => !column.endsWith('RelationshipStatus')),
  );
  gleif.publish('2026-01-05 16:00:00');
  expect(await run('gleif')).toMatchObject({
    failure: { kind: 'unreadable', detail: expect.stringContaining('"Relationship.RelationshipStatus"') },
  });
  expect(await rows('select from company')).toEqual([]);
  expect(await stateOf(setting)).toMatchObject({ watermark: null });

  gleif.columns('rr', [...RELATIONSHIP_COLUMNS].reverse());
  gleif.columns('lei2', ['New.Column', ...LEI_COLUMNS].reverse());
  gleif.publish('2026-01-06 00:00:00');
  expect(await run('gleif')).toMatchObject({ kind: 'done', result: { counts: { inserted: 5 } } });
});
