import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { fictionalRecord, useRefreshWorld, useRegister } from '../../test/worlds/refresh-world.ts';
import type { RefreshSettings } from '../config.ts';
import { startJobRunner } from '../platform/jobs/job-runner.ts';
import { createLogger } from '../platform/logger.ts';
import { createOutgoingHttp } from '../platform/outgoing-http.ts';
import { gleifAnswer, LEI } from './fixtures/register-answers.ts';
import { refreshHandlers } from './refresh.handlers.ts';
import { refreshCompany } from './refresh-company.ts';
import { purgeRuns } from './refresh-run.query.ts';

const LINK = 'https://search.gleif.test/1';

/** The application with a member signed in, a job runner beside it and GLEIF on this machine. */
const useApp = async ({
  settings,
  isRunning = true,
}: {
  settings?: Partial<RefreshSettings>;
  isRunning?: boolean;
} = {}) => {
  const database = await useTestDatabase();
  const gleif = await useRegister();
  gleif.answer((_, response) => void response.end(gleifAnswer()));
  const world = await useRefreshWorld({ database, settings: { gleifUrl: `${gleif.origin}/api/v1`, ...settings } });
  const app = await useAccountsApp({ database, clock: world.clock, config: { refresh: world.deps.settings } });
  await app.join();
  const session = await app.enter();
  if (isRunning) {
    const runner = await startJobRunner(database.pool, world.handlers, createLogger('silent'));
    onTestFinished(() => runner.stop());
  }
  const ask = (companyId: number, changes: object = {}, headers: Record<string, string> = {}) =>
    app.post(
      'refreshData',
      { scraper_id: SOURCE_IDS.gleif, company_id: companyId, source_link: LINK, ...changes },
      { ...session, ...headers },
    );
  const addCompany = (sourceId: number = SOURCE_IDS.gleif, sourceLink: string | undefined = LINK) =>
    world.add(sourceId, fictionalRecord({ sourceKey: LEI, ...(sourceLink && { sourceLink }) }));
  return { ...app, world, gleif, ask, addCompany };
};

describe('refreshing a company', () => {
  it('answers with the changed fields under their wire names, in the language of the request', async () => {
    const { ask, addCompany } = await useApp();
    const id = await addCompany();
    const answer = await ask(id, {}, { 'accept-language': 'de' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, outcome: 'updated' });
    expect(answer.json().changed_fields).toEqual(expect.arrayContaining(['company_name', 'address_street', 'ID_Fb']));
    expect(answer.json().message).toMatch(/^GLEIF hat geantwortet: \d+ Angaben wurden aktualisiert\.$/);
    const renewedLink = `https://search.gleif.org/#/record/${LEI}`;
    expect((await ask(id, { source_link: renewedLink })).json()).toEqual({
      success: true,
      outcome: 'unchanged',
      changed_fields: [],
      message: 'GLEIF has nothing new: everything is up to date.',
    });
  });

  it('says in a sentence what went wrong, and changes nothing', async () => {
    const { ask, addCompany, gleif, world } = await useApp();
    const id = await addCompany();
    gleif.answer((_, response) => void response.writeHead(503).end());
    expect((await ask(id)).json()).toEqual({
      success: false,
      outcome: 'unreachable',
      changed_fields: [],
      message: 'GLEIF did not answer. Nothing was changed; please try again later.',
    });
    expect(await world.changes(id)).toEqual([]);
  });

  it('needs a session', async () => {
    const { post, addCompany, gleif } = await useApp();
    const body = { scraper_id: SOURCE_IDS.gleif, company_id: await addCompany(), source_link: LINK };
    expect((await post('refreshData', body)).json()).toMatchObject({ code: 'not_signed_in' });
    expect(gleif.asked).toEqual([]);
  });

  it('is refused for a company that is not there', async () => {
    const { ask } = await useApp();
    expect((await ask(4711)).statusCode).toBe(404);
    expect((await ask(0)).statusCode).toBe(400);
  });

  it('is refused with any link but the company’s own', async () => {
    const { ask, addCompany, gleif } = await useApp();
    const id = await addCompany();
    for (const source_link of [null, '', 'http://169.254.169.254/', `${LINK}/`, LINK.toUpperCase()]) {
      const answer = await ask(id, { source_link });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect(gleif.asked).toEqual([]);
  });

  it('is refused for a source that is not the company’s, at the field', async () => {
    const { ask, addCompany } = await useApp();
    const id = await addCompany();
    for (const scraper_id of [SOURCE_IDS.gisa, 0, 99, -1]) {
      const answer = await ask(id, { scraper_id });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['scraper_id']]);
    }
    expect((await ask(id, { scraper_id: SOURCE_IDS.website })).json()).toMatchObject({ outcome: 'not_there' });
  });

  it.each([
    ['an imported file', SOURCE_IDS.csv, {}, /imported file/],
    ['the demo data on a real site', SOURCE_IDS.demo, { isDemo: false }, /demo data/],
    ['the German register', SOURCE_IDS.offeneregister, {}, /no open interface/],
    ['the Firmenbuch without a key', SOURCE_IDS.firmenbuch, {}, /Firmenbuch cannot be asked here/],
    ['Zefix without a password', SOURCE_IDS.zefix, { zefixUser: 'eva' }, /Zefix cannot be asked here/],
    ['a server that asks nobody', SOURCE_IDS.gleif, { isOn: false }, /switched off/],
  ])('of %s says that it cannot be asked', async (_, sourceId, settings, message) => {
    const { ask, addCompany, gleif } = await useApp({ settings, isRunning: false });
    const answer = (await ask(await addCompany(sourceId), { scraper_id: sourceId })).json();
    expect(answer).toEqual({
      success: false,
      outcome: 'not_set_up',
      changed_fields: [],
      message: expect.stringMatching(message),
    });
    expect(gleif.asked).toEqual([]);
  });

  it('never asks a real register about the demo data, which poses as one', async () => {
    const { ask, addCompany, gleif } = await useApp({ isRunning: false, settings: { isDemo: false } });
    const source_link = 'https://gleif.example/1';
    const id = await addCompany(SOURCE_IDS.gleif, source_link);
    for (const scraper_id of [SOURCE_IDS.gleif, SOURCE_IDS.website]) {
      expect((await ask(id, { source_link, scraper_id }, { 'accept-language': 'de' })).json()).toMatchObject({
        outcome: 'not_set_up',
        message: 'Dieses Unternehmen stammt aus den Demodaten; dafür gibt es kein Register, das sich abfragen ließe.',
      });
    }
    expect(gleif.asked).toEqual([]);
  });

  it('never reaches a private address, even if that is what is configured', async () => {
    const { world, gleif, addCompany } = await useApp({ isRunning: false });
    const id = await addCompany();
    Object.assign(world.deps, { http: createOutgoingHttp() });
    world.handlers.splice(0, world.handlers.length, ...refreshHandlers(world.deps));
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'refused', reason: 'led_astray' });
    expect(gleif.asked).toEqual([]);
  });
});

describe('callers who ask at once', () => {
  it('get the same answer, from one request to the source', async () => {
    const { ask, addCompany, gleif } = await useApp();
    const id = await addCompany();
    gleif.answer((_, response) => void setTimeout(() => response.end(gleifAnswer()), 150));
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    const bodies = answers.map((answer) => answer.json());
    expect(bodies[0]).toMatchObject({ outcome: 'updated' });
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    expect(gleif.asked).toHaveLength(1);
  });

  it('do not wait for a process that has died', async () => {
    const { addCompany, world } = await useApp({ isRunning: false });
    const id = await addCompany();
    const { clock } = world;
    const { db } = world.deps;
    const wish = { companyId: id, sourceId: SOURCE_IDS.gleif, sourceLink: LINK };
    const deps = { db, clock, settings: world.deps.settings, patienceMs: 200 };
    const late = await refreshCompany(deps, wish);
    expect(late).toMatchObject({ outcome: 'unreachable', text: { en: expect.stringContaining('takes its time') } });
    await world.database.pool.query('delete from graphile_worker._private_jobs');
    clock.pass(2);
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'updated' });
  });
});

describe('a run', () => {
  it('that fails through our own fault is reported at once and kept for the operator', async () => {
    const { ask, addCompany, world } = await useApp();
    const id = await addCompany();
    world.deps.mergeRecord = () => Promise.reject(new Error('defect'));
    expect((await ask(id)).json()).toMatchObject({ code: 'internal' });
    // The queue keeps it only after the caller was told.
    const kept = async () =>
      (await world.database.pool.query('select last_error from graphile_worker._private_jobs')).rows;
    await expect.poll(kept).toEqual([{ last_error: expect.stringContaining('defect') }]);
  });

  it('works beside an import that holds the staging tables, and leaves nothing in them', async () => {
    const { addCompany, world } = await useApp({ isRunning: false });
    const id = await addCompany();
    const { pool } = world.database;
    await pool.query(`insert into staged_former_name values (1, 1, 'of the import')`);
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'updated' });
    expect((await pool.query('select run_id from staged_former_name')).rows).toEqual([{ run_id: 1 }]);
    expect((await pool.query('select run_id from staged_company')).rows).toEqual([]);
  });

  it('is forgotten after ninety days', async () => {
    const { addCompany, world } = await useApp({ isRunning: false });
    await world.refresh(await addCompany(), SOURCE_IDS.gleif);
    const count = async () => (await world.database.pool.query('select from refresh_run')).rowCount;
    await purgeRuns(world.deps.db, world.clock.now());
    expect(await count()).toBe(1);
    world.clock.pass(91 * 24 * 60);
    await purgeRuns(world.deps.db, world.clock.now());
    expect(await count()).toBe(0);
  });
});
