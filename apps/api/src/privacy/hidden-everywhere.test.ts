import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { useSearchIndex } from '../../test/servers/use-search-index.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { findPeople as findExported } from '../exports/person-rows.query.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { findPeople as findFound } from '../search/person-rows.query.ts';
import { grantRequest, restoreRequest } from './decide-request.ts';

const PROFILE = 'xaverine-quellbrunn';
const EMAIL = 'xaverine@quellbrunn.example';
/** What gives the person away, wherever it stands. */
const TRACE = /xaverin|quellbrunn/i;

const useWorld = async () => {
  const database = await useTestDatabase();
  const { db, pool } = database;
  const company_id = await addCompany(db);
  const id = await addPerson(db, PROFILE, { company_id, full_name: 'Xaverine Quellbrunn', email: EMAIL, title: 'CEO' });
  const berta = await addPerson(db, 'berta', { company_id, full_name: 'Berta Muster' });
  await pool.query(
    `insert into person_education (person_id, position, organisation, from_year, to_year)
     values ($1, 1, 'TU Wien', 2000, 2005), ($2, 1, 'TU Wien', 2000, 2005)`,
    [id, berta],
  );
  await pool.query(
    `insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
     values ('person', $1, 'full_name', 'Xaverine Alt', 'Xaverine Quellbrunn', 9)`,
    [id],
  );
  const searchIndex = await useSearchIndex(database);
  const accounts = await useAccountsApp({ database, searchIndex });
  await accounts.join();
  const session = await accounts.enter();
  return { ...accounts, searchIndex, session, company_id, id };
};

/** Every place where people appear, as a member sees it; in the order of this list. */
const placesOf = ({ get, post, session, company_id, id, database: { db } }: Awaited<ReturnType<typeof useWorld>>) => {
  const read = async (path: string) => (await get(path, session)).body;
  const search = async (keyword: string) => {
    const indicator = { indicator: 'keyword', operator: 'must', values: [keyword] };
    const question = { entity: 'companies_employees', performanceIndicators: [indicator], offset: 0 };
    return (await post('search', question, session)).json();
  };
  const take = async (subject: object) => (await post('exports', { format: 'json', ...subject }, session)).body;
  const found = { performanceIndicators: [] };
  return {
    search: async () => JSON.stringify((await search('quellbrunn')).results),
    'total of a search': async () => ((await search('quellbrunn')).total === 0 ? '' : EMAIL),
    'did you mean': async () => (await search('quellbrumm')).did_you_mean ?? '',
    'rows of a search under way': async () => JSON.stringify(await findFound(db, [id])),
    'person page': () => read(`employees?eid=${PROFILE}`),
    picture: async () =>
      (await get(`profile_avatar?employee_id=${PROFILE}`, session)).statusCode === 404 ? '' : EMAIL,
    'page of a colleague': () => read('employees?eid=berta'),
    'company page': () => read(`companies?cid=${company_id}`),
    leads: () => read('getLeadList?type=personal&colleagues=show'),
    contacts: () => read('getContactList'),
    watchlist: () => read('watchlist'),
    watched: () => read('watched'),
    'recently viewed': () => read('get_access_logs'),
    'own data': () => read('exportUserData'),
    'export of a search': () => take({ subject: 'companies_employees', ...found }),
    'export of contacts': () => take({ subject: 'contacts' }),
    'export of a company': () => take({ subject: 'company', company_id }),
    'rows of an export under way': async () => JSON.stringify(await findExported(db, 1, [id])),
  } satisfies Record<string, () => Promise<string>>;
};

it('a hidden person is gone from every place, comes back to every place, and is gone for good', async () => {
  const world = await useWorld();
  const { post, get, session, database, clock } = world;
  await database.pool.query(`update account set profile_id = 'berta'`);
  await get(`employees?eid=${PROFILE}`, session);
  await post('addContact', { employee_id: PROFILE, note: 'Messe' }, session);
  await post('watchlist', { entity_type: 'employee', entity_id: PROFILE, seen_change_id: 0 }, session);
  const places = placesOf(world);
  const showing = async () => {
    const shown: string[] = [];
    for (const [place, read] of Object.entries(places)) if (TRACE.test(await read())) shown.push(place);
    return shown;
  };
  /** Totals and suggestions follow within seconds; rows go at once. */
  const untilIndexHas = (people: number) => eventually(() => expect(world.searchIndex.documents().person).toBe(people));
  const notes = async () =>
    (await get('getContactList', session)).json().contacts.map(({ note }: { note: string }) => note);
  const deps = { db: database.db, clock, operatorEmail: EVA.email, backupDays: 35 };
  expect(await showing()).toEqual(Object.keys(places));

  await objectFrom(world, { name: 'Xaverine Quellbrunn', email: EMAIL });
  await untilIndexHas(1);
  expect(await showing()).toEqual([]);
  expect(await notes()).toEqual(['Messe']);

  // Exports are limited by the day.
  clock.pass(24 * 60);
  await restoreRequest(deps, COMMAND, 1);
  await untilIndexHas(2);
  expect(await showing()).toEqual(Object.keys(places));
  expect(await notes()).toEqual(['Messe']);

  await objectFrom(world, { name: 'Xaverine Quellbrunn', email: EMAIL });
  await grantRequest(deps, COMMAND, 2);
  await untilIndexHas(1);
  expect(await showing()).toEqual([]);
  expect(await notes()).toEqual(['Messe']);
}, 60_000);
