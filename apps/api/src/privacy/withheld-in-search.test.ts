import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { useSearchIndex } from '../../test/servers/use-search-index.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { addCompany, addEvent } from '../../test/worlds/records.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { grantRequest, restoreRequest } from './decide-request.ts';

/** Where members look for people, with the index as it runs; the other places are in withheld-everywhere.test.ts. */

const NAME = 'Xaverine Quellbrunn';
const FOLDED = 'xaverine quellbrunn';
/** What gives the person away, wherever it stands. */
const TRACE = /xaverin|quellbrunn/i;

/** Without others every name would be common. */
const STRANGERS = `
  with firm as (
    insert into company (name, status, source_id, fetched_at, licence)
    select 'Fremd ' || n || ' GmbH', 'active', 9, now(), 'Fictional' from generate_series(1, 300) n returning id, name
  )
  insert into mandate (company_id, position, title, name, folded_name, location, source_id)
  select id, 1, 'Geschäftsführer', given || ' ' || surname, given || ' ' || surname, 'Ort' || id, 9
  from firm, lateral (select 'v' || translate(md5(name), '0123456789', 'ghijklmnop') as given,
    'n' || translate(md5(name || 'x'), '0123456789', 'ghijklmnop') as surname) named`;

const useWorld = async () => {
  const database = await useTestDatabase();
  const { db, pool } = database;
  const [here, there] = [await addCompany(db, { name: 'Adler AG' }), await addCompany(db, { name: 'Bussard AG' })];
  const third = await addCompany(db, { name: 'Corvus AG' });
  const appoint = async (company_id: number, name: string, folded_name: string, more: object = {}) =>
    (
      await db
        .insertInto('mandate')
        .values({
          company_id,
          name,
          folded_name,
          position: 1,
          title: 'Geschäftsführer',
          source_id: SOURCE_IDS.demo,
          started_on: '2015-01-01',
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await pool.query(STRANGERS);
  const born = { birth_year: 1971, birth_hash: Buffer.alloc(16, 1), location: 'Murau' };
  const person = await appoint(here, NAME, FOLDED, born);
  await appoint(there, NAME, FOLDED, born);
  const berta = await appoint(here, 'Berta Muster', 'berta muster', { birth_year: 1960 });
  // Possibly the same person: a question on the page of either.
  const asked = await appoint(third, 'Xaverl Talbrunn', 'xaverl talbrunn');
  const identify = async () => {
    const client = await pool.connect();
    await identifyPeople(client, async () => () => undefined).finally(() => client.release());
  };
  await identify();
  const ask = () =>
    pool.query(
      `insert into person_link (person_a, person_b, mention_a, mention_b, grade, bits, reasons)
       values ($1, $2, $1, $2, 'possible', 3, $3) on conflict do nothing`,
      [person, asked, JSON.stringify([{ kind: 'same_co_officer', bits: 2, name: NAME }])],
    );
  await ask();
  const searchIndex = await useSearchIndex(database);
  const accounts = await useAccountsApp({ database, searchIndex });
  await accounts.join();
  const session = await accounts.enter();
  return { ...accounts, searchIndex, session, identify, ask, here, there, person, berta, asked };
};

type World = Awaited<ReturnType<typeof useWorld>>;

const placesOf = ({ get, post, session, here, there, person, berta, asked }: World) => {
  const read = async (path: string) => (await get(path, session)).body;
  const found = (keyword: string) => ({
    performanceIndicators: [{ indicator: 'keyword', operator: 'must', values: [keyword] }],
  });
  const search = async (keyword: string) =>
    (await post('search', { entity: 'companies_employees', ...found(keyword), offset: 0 }, session)).json();
  const take = async (subject: object) => (await post('exports', { format: 'json', ...subject }, session)).body;
  return {
    search: async () => JSON.stringify((await search('quellbrunn')).results),
    'total of a search': async () => ((await search('quellbrunn')).total === 0 ? '' : NAME),
    'did you mean': async () => (await search('quellbrumm')).did_you_mean ?? '',
    // Not by the name: members' own data hold what they searched for.
    'export of a search': () => take({ subject: 'companies_employees', performanceIndicators: [], columns: 'row' }),
    'person page': () => read(`employees?eid=${toRegisterId(person)}`),
    'page of a companion': () => read(`employees?eid=${toRegisterId(berta)}`),
    'question on another page': () => read(`employees?eid=${toRegisterId(asked)}`),
    picture: async () =>
      (await get(`profile_avatar?employee_id=${toRegisterId(person)}`, session)).statusCode === 404 ? '' : NAME,
    contacts: () => read('getContactList'),
    'export of contacts': () => take({ subject: 'contacts' }),
    watchlist: () => read('watchlist'),
    'recently viewed': () => read('get_access_logs'),
    'own data': () => read('exportUserData'),
    'path in the network': () => read(`network/path?from=${here}&to=${there}`),
    network: () => read(`network?start=${here}`),
    'network as CSV': () => read(`network/file?start=${here}&format=csv`),
  } satisfies Record<string, () => Promise<string>>;
};

it('somebody of the registers who objected is found nowhere, and is found again when it is taken back', async () => {
  const world = await useWorld();
  const { get, post, session, database, clock, person, here } = world;
  await get(`employees?eid=${toRegisterId(person)}`, session);
  await post('addContact', { employee_id: toRegisterId(person), note: 'Messe' }, session);
  await post('watchlist', { entity_type: 'employee', entity_id: toRegisterId(person), seen_change_id: 0 }, session);
  await addEvent(database.pool, here, { field: 'representative', is: `Geschäftsführer: ${NAME}` });
  const places = placesOf(world);
  const showing = async () => {
    const shown: string[] = [];
    for (const [place, read] of Object.entries(places)) if (TRACE.test(await read())) shown.push(place);
    // Exports are limited by the day.
    clock.pass(24 * 60);
    return shown;
  };
  /** Totals, suggestions and the network follow within seconds; rows go at once. */
  const untilIndexHas = (people: number) =>
    eventually(() => expect(world.searchIndex.documents().register_person).toBe(people));
  const notes = async () =>
    (await get('getContactList', session)).json().contacts.map(({ note }: { note: string }) => note);
  const deps = { db: database.db, clock, operatorEmail: EVA.email, backupDays: 35 };
  const all = world.searchIndex.documents().register_person;
  await post('privacyRequest', { kind: 'objection', name: NAME, email: 'x@quellbrunn.example' });
  expect(await showing()).toEqual(Object.keys(places));

  await grantRequest(deps, COMMAND, 1, { profileIds: [toRegisterId(person)] });
  // What lists show follows the tables, not the index.
  expect((await showing()).filter((place) => place !== 'total of a search' && place !== 'did you mean')).toEqual([]);
  await untilIndexHas(all - 1);
  expect(await showing()).toEqual([]);
  expect(await notes()).toEqual(['Messe']);

  await restoreRequest(deps, COMMAND, 1);
  await world.identify();
  await world.ask();
  await untilIndexHas(all);
  await eventually(async () => expect(await showing()).toEqual(Object.keys(places)));
}, 90_000);
