import { dayOf } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { letTodayBe } from '../../test/tools/let-today-be.ts';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import { zipParts } from '../../test/tools/zip-parts.ts';
import { company } from '../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../test/worlds/statement-world.ts';
import { findNews } from '../watchlist/watch-mail.query.ts';

const LONG_GONE = 'Xaverine Quellbrunn';
const TRACE = /quellbrunn/i;

const officer = (name: string, startedOn?: string, endedOn?: string, title = 'Geschäftsführer') => ({
  title,
  name,
  ...(startedOn && { startedOn }),
  ...(endedOn && { endedOn }),
});

const useCompany = async () => {
  const world = await useStatementWorld();
  const app = await useAccountsApp({ database: world });
  await letTodayBe(world.pool, dayOf(app.clock.now()));
  await app.join();
  const session = await app.enter();
  const state = (asOf: string, representatives: object[], lines: object = {}) =>
    world.read(company({ asOf, reports: [], ...lines, representatives: representatives as never }));
  /** Its files by name, as text. */
  const dossier = async (query = ''): Promise<Record<string, string>> => {
    const { rawPayload } = await app.get(`dossier?id=1&format=zip${query}`, session);
    const parts = await zipParts(rawPayload);
    return Object.fromEntries(
      [...parts].map(([name, content]) => [name, name.endsWith('.pdf') ? readPdfText(content) : String(content)]),
    );
  };
  const answers = (sourceId: number, text: string, askedOn = '2026-01-01') =>
    world.pool.query(
      `insert into source_answer (company_id, source_id, part, question, asked_at, media_type, is_shortened, body, sha256)
       values (1, $1, 1, 'k1', $2, 'application/xml', false, convert_to($3, 'UTF8'), '\\x00')`,
      [sourceId, askedOn, text],
    );
  const open = async (query = '') => {
    const [{ id }] = await world.rows('select min(id) as id from company');
    return (await app.get(`companies?cid=${id}${query}`, session)).json();
  };
  return { ...world, ...app, session, state, open, dossier, answers };
};

it('nobody whose mandate ended more than five years ago is told of, in no event and as of no day', async () => {
  const { state, open, dossier, answers, get, post, session, db } = await useCompany();
  const berta = officer('Berta Muster', '2005-01-01');
  await state('2008-01-01', [officer(LONG_GONE, '2005-01-01'), berta], {
    ceo: LONG_GONE,
    owners: `${LONG_GONE} 100 %`,
  });
  // Seen to leave, and its lines changed, long ago; another one is stated with both days at once.
  await state('2012-01-01', [officer(LONG_GONE, '2005-01-01', '2010-01-01'), berta], { ceo: 'Berta Muster' });
  await state('2013-01-01', [officer(LONG_GONE, '2005-01-01', '2010-01-01'), berta]);
  await state('2026-01-01', [
    officer(LONG_GONE, '2005-01-01', '2010-01-01'),
    officer('Quellbrunn Xaverine', '2003-01-01', '2004-01-01', 'Gesellschafter/in'),
    berta,
  ]);
  await answers(SOURCE_IDS.firmenbuch, LONG_GONE);
  await answers(SOURCE_IDS.gleif, 'Murtaler Solar GmbH');
  await post('watchlist', { entity_type: 'company', entity_id: '1', seen_change_id: 0 }, session);
  await db.updateTable('watch').set({ seen_change_id: 0, mailed_change_id: 0 }).execute();

  const places = {
    page: async () => JSON.stringify(await open()),
    'another day': async () => JSON.stringify([await open('&as_of=2009-01-01'), await open('&as_of=2011-01-01')]),
    export: async () => (await post('exports', { format: 'json', subject: 'company', company_id: 1 }, session)).body,
    dossier: async () => JSON.stringify([await dossier(), await dossier('&as_of=2009-01-01')]),
    watchlist: async () => (await get('watchlist', session)).body,
    mail: async () => JSON.stringify(await db.transaction().execute((trx) => findNews(trx, 1))),
  };
  const telling: string[] = [];
  for (const [place, read] of Object.entries(places)) if (TRACE.test(await read())) telling.push(place);
  expect(telling).toEqual([]);
  expect(Object.keys(await dossier()).filter((name) => name.startsWith('sources/'))).toEqual(['sources/gleif-1.xml']);
  const then = await open('&as_of=2009-01-01');
  expect(then.people_in_charge.map(({ name }: { name: string }) => name)).toEqual(['Berta Muster']);
  expect(then.events.map(({ subject }: { subject: string }) => subject)).toEqual(['Geschäftsführer: Berta Muster']);
});

it('who is in office, or left lately, keeps the whole history of that office', async () => {
  const { state, open } = await useCompany();
  await state('2008-01-01', []);
  await state('2010-01-01', [officer('Berta Muster', '2009-01-01'), officer('Carl Beispiel', '2009-02-01')]);
  await state('2025-01-01', [
    officer('Berta Muster', '2009-01-01'),
    officer('Carl Beispiel', '2009-02-01', '2024-05-01'),
  ]);
  const { events, updates } = await open();
  expect(events.map(({ kind, happened_on }: { kind: string; happened_on: string }) => [kind, happened_on])).toEqual([
    ['officer_left', '2024-05-01'],
    ['officer_entered', '2009-02-01'],
    ['officer_entered', '2009-01-01'],
  ]);
  expect(updates).toHaveLength(3);
});

it('what a source answered is enclosed unless it was asked while it told of somebody who is not shown', async () => {
  const { state, dossier, answers, pool } = await useCompany();
  const enclosed = async () => (await dossier())['sources/firmenbuch-1.xml'];
  await state('2010-01-01', [officer('Berta Muster'), officer(LONG_GONE)]);
  await state('2012-01-01', [officer('Berta Muster')]);
  await answers(SOURCE_IDS.firmenbuch, 'Berta Muster', '2020-01-01');
  expect(await enclosed()).toBe('Berta Muster');
  await pool.query(`update source_answer set asked_at = '2011-01-01'`);
  expect(await enclosed()).toBeUndefined();
  await pool.query(`update source_answer set asked_at = '2020-01-01'`);
  // Over, since an unknown day.
  await state('2025-01-01', [officer('Berta Muster'), { ...officer('Carl Beispiel'), hasEnded: true }]);
  expect(await enclosed()).toBeUndefined();
});

it('who comes back is told of, and that the first term ended long ago is not', async () => {
  const { state, open } = await useCompany();
  await state('2000-01-01', []);
  await state('2005-01-01', [officer('Berta Muster', '2001-01-01')]);
  await state('2008-01-01', [officer('Berta Muster', '2001-01-01', '2007-01-01')]);
  await state('2024-01-01', [
    officer('Berta Muster', '2001-01-01', '2007-01-01'),
    officer('Berta Muster', '2023-05-01'),
  ]);
  const { events } = await open();
  expect(events.map(({ kind, happened_on }: { kind: string; happened_on: string }) => [kind, happened_on])).toEqual([
    ['officer_entered', '2023-05-01'],
  ]);
});
