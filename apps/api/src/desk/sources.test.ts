import type { DeskSource } from '@firmament/api-contract/calls/desk/sources';
import { MINUTE_MS } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { type DeskApp, useDeskApp } from '../../test/servers/desk-app.ts';
import { takeLock } from '../imports/import-alone.ts';
import { LOCKS } from '../platform/database/locks.ts';

const read = async ({ look }: DeskApp, language = 'en'): Promise<Record<string, DeskSource>> => {
  const { sources } = (await look('sources', { 'accept-language': language })).json();
  return Object.fromEntries(sources.map((source: DeskSource) => [source.name, source]));
};

/** Adds a company that the source knows; returns its number. */
const addCompany = async ({ database: { pool } }: DeskApp, sourceId: number): Promise<number> => {
  const { rows } = await pool.query(
    `with added as (
       insert into company (name, status, source_id, fetched_at, licence) values ('Muster', 'active', $1, now(), 'x')
       returning id)
     insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence)
     select $1, id::text, id, '', now(), 'x' from added returning company_id`,
    [sourceId],
  );
  return rows[0].company_id;
};

type Run = { outcome: string; reason?: string; minutesAgo: number };

const addRun = async ({ database: { db }, clock }: DeskApp, source_id: number, company_id: number, run: Run) => {
  const at = new Date(clock.now().getTime() - run.minutesAgo * MINUTE_MS);
  const { outcome, reason = null } = run;
  await db
    .insertInto('refresh_run')
    .values({ source_id, company_id, outcome, reason, started_at: at, finished_at: at })
    .execute();
};

const addImport = ({ database: { db } }: DeskApp, source_id: number, file_name: string, state: string) =>
  db
    .insertInto('import_run')
    .values({
      source_id,
      file_name,
      state,
      file_fingerprint: file_name,
      inserted_count: 3,
      updated_count: 2,
      finished_at: state === 'done' ? new Date() : null,
    })
    .execute();

it('that are kept fresh tell how that goes, and are read at once when an operator wants it', async () => {
  const desk = await useDeskApp({
    config: {
      sync: {
        isOn: ['gleif'],
        firstDays: 7,
        gleifGoldenCopyUrl: 'https://gleif.example',
        geoNamesUrl: 'https://geonames.example',
        lindasUrl: 'https://lindas.example/query',
        noticesDir: undefined,
        shabUrl: 'https://shab.example/api/v1',
      },
    },
  });
  const syncs = async () => (await desk.look('sources', { 'accept-language': 'de' })).json().syncs;
  const first = async () => (await syncs())[0];
  expect(await syncs()).toMatchObject([
    { title: 'GLEIF, LEI-Register', missing: [] },
    { title: 'Firmenbuch, Österreich', missing: ['FIRMENBUCH_API_KEY'] },
    { title: 'LINDAS, Bestand des Schweizer Registers', missing: [] },
    { title: 'Zefix, Schweiz', missing: ['ZEFIX_USER', 'ZEFIX_PASSWORD'] },
    { title: 'SHAB, Schweizer Amtsblatt', missing: [] },
    { title: 'GeoNames, Orte und Postleitzahlen', missing: [] },
    { title: 'Registerbekanntmachungen, Deutschland', missing: ['REGISTERBEKANNTMACHUNGEN_DIR'] },
  ]);
  expect(await first()).toMatchObject({ sync_id: 'gleif', is_on: true, state: 'idle', next_run_at: null });
  const at = desk.clock.now();
  await desk.database.db
    .insertInto('sync_state')
    .values({
      source: 'gleif',
      first_tried_at: at,
      started_at: at,
      watermark: '2026-03-09 08:00:00',
      last_success_at: at,
      inserted_count: 4,
      compared_at: at,
      drifted_count: 12,
      left_out_count: 2,
      left_out: ['900001g: Firmenbuchnummer ist ungültig!'],
      failures_in_a_row: 1,
      last_failure_at: at,
      failure: 'slow_down',
      failure_detail: 'HTTP 429',
    })
    .execute();
  expect(await first()).toMatchObject({
    state: 'warn',
    up_to: '2026-03-09 08:00:00',
    brought: { inserted: 4, updated: 0, unchanged: 0 },
    comparison: { compared_at: at.toISOString(), drifted: 12 },
    left_out: { count: 2, examples: ['900001g: Firmenbuchnummer ist ungültig!'] },
    failure: 'Die Quelle hat uns gebeten, später wiederzukommen (HTTP 429).',
  });
  expect((await read(desk)).gleif).toMatchObject({ state: 'warn' });

  expect((await desk.act('syncs/gleif/read')).json()).toMatchObject({
    entry: { action: 'source.read', subject_id: 'gleif' },
  });
  const { rows } = await desk.database.pool.query(
    `select key from graphile_worker.jobs where task_identifier = 'sync-source'`,
  );
  expect(rows).toEqual([{ key: 'sync gleif' }]);
  expect((await desk.act('syncs/other/read')).statusCode).toBe(404);

  const importer = await desk.database.pool.connect();
  await importer.query(`select pg_advisory_lock($1, hashtext('gleif'))`, [LOCKS.sync]);
  expect(await first()).toMatchObject({ state: 'running' });
  expect((await desk.act('syncs/gleif/read')).statusCode).toBe(409);
  importer.release(true);
});

describe('the sources', () => {
  it('are idle as long as they were never used', async () => {
    const desk = await useDeskApp();
    const { gisa, offeneregister, firmenbuch } = await read(desk);
    expect(gisa).toMatchObject({ label: 'GISA', companies: 0, state: 'idle', last_import: null });
    expect(gisa?.refresh).toMatchObject({ is_on: true, ok_today: 0, last_failure: null });
    expect(offeneregister?.refresh).toBeNull();
    expect(firmenbuch?.refresh).toMatchObject({ is_on: false });
  });

  it('tell how many companies they know, counted again after ten minutes', async () => {
    const desk = await useDeskApp();
    await addCompany(desk, SOURCE_IDS.gisa);
    expect((await read(desk)).gisa).toMatchObject({ companies: 1, state: 'ok' });
    await addCompany(desk, SOURCE_IDS.gisa);
    desk.clock.pass(9);
    expect((await read(desk)).gisa).toMatchObject({ companies: 1 });
    desk.clock.pass(2);
    expect((await read(desk)).gisa).toMatchObject({ companies: 2 });
  });

  it('tell of the last import, and warn of one that broke off', async () => {
    const desk = await useDeskApp();
    await addImport(desk, SOURCE_IDS.gleif, 'old.csv', 'done');
    await addImport(desk, SOURCE_IDS.gleif, 'new.csv', 'done');
    expect((await read(desk)).gleif).toMatchObject({
      state: 'ok',
      last_import: { file_name: 'new.csv', state: 'done', inserted: 3, updated: 2, unchanged: 0 },
    });
    await addImport(desk, SOURCE_IDS.gleif, 'half.csv', 'merging');
    expect((await read(desk)).gleif).toMatchObject({ state: 'warn', last_import: { finished_at: null } });

    const importer = await desk.database.pool.connect();
    await takeLock(importer);
    expect((await read(desk)).gleif).toMatchObject({ state: 'ok' });
    importer.release(true);
  });

  it('tell how asking them again went, and warn if the last time failed', async () => {
    const desk = await useDeskApp();
    const company = await addCompany(desk, SOURCE_IDS.gisa);
    const add = (run: Run) => addRun(desk, SOURCE_IDS.gisa, company, run);
    await add({ outcome: 'updated', minutesAgo: 25 * 60 });
    await add({ outcome: 'unchanged', minutesAgo: 60 });
    await add({ outcome: 'not_there', reason: 'not_there', minutesAgo: 50 });
    await add({ outcome: 'not_set_up', reason: 'no_access', minutesAgo: 45 });
    await add({ outcome: 'unreachable', reason: 'no_answer', minutesAgo: 40 });
    expect((await read(desk, 'de')).gisa).toMatchObject({
      state: 'warn',
      refresh: {
        ok_today: 2,
        failed_today: 1,
        last_ok_at: '2026-03-10T08:10:00.000Z',
        last_failed_at: '2026-03-10T08:20:00.000Z',
        last_failure: expect.stringMatching(/^GISA hat nicht geantwortet\./),
      },
    });
    await add({ outcome: 'failed', minutesAgo: 35 });
    expect((await read(desk)).gisa?.refresh?.last_failure).toContain('defect on this side');
    await add({ outcome: 'updated', minutesAgo: 30 });
    expect((await read(desk)).gisa).toMatchObject({ state: 'ok' });
  });
});
