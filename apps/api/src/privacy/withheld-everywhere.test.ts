import { buildGraph } from '@firmament/network/build';
import { findCoOfficers } from '@firmament/network/co-officers';
import { findNeighbourhood } from '@firmament/network/neighbourhood';
import { findOwnership } from '@firmament/network/ownership';
import { maskOf, NO_DAY, nodeKey, type Relation } from '@firmament/network/relation';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { closedSearchIndex } from '../../test/servers/test-app.ts';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import { zipParts } from '../../test/tools/zip-parts.ts';
import { addCompany, addEvent } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson } from '../../test/worlds/register-people.ts';
import { findCompanies as findExported } from '../exports/company-rows.query.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { findCompanies as findFound } from '../search/company-rows.query.ts';
import type { SearchIndex } from '../search/engine/search-index.ts';
import { findNews } from '../watchlist/watch-mail.query.ts';
import { grantRequest, restoreRequest } from './decide-request.ts';

const NAME = 'Xaverine Quellbrunn';
/** What gives the person away, wherever it stands. */
const TRACE = /xaverin|quellbrunn/i;
const ENTERED = `Geschäftsführer: ${NAME}`;
const OWNERS = `Berta Muster 26 %, ${NAME} 74 %`;

/** A graph that has heard of the person and not yet of the objection: it is some seconds behind the tables. */
const useBelatedGraph = () => {
  const known: Relation[] = [];
  const network: SearchIndex['network'] = {
    ...closedSearchIndex.network,
    neighbourhood: async (question) => findNeighbourhood(buildGraph(known), question),
    ownership: async (question) => findOwnership(buildGraph(known), question),
    coOfficers: async (question) => findCoOfficers(buildGraph(known), question),
  };
  return { known, searchIndex: { ...closedSearchIndex, network } };
};

const useWorld = async () => {
  const { known, searchIndex } = useBelatedGraph();
  const accounts = await useAccountsApp({ searchIndex });
  const { db, pool } = accounts.database;
  const company_id = await addCompany(db, {
    ceo: `Dr. ${NAME}`,
    owners: OWNERS,
    founders: NAME,
    gisa_number: '12345678',
  });
  const person = await addRegisterPerson(db, { companyId: company_id, name: NAME, birth_year: 1971 });
  const owner = await addMention(db, { companyId: company_id, name: NAME, title: 'Gesellschafterin' }, person);
  const berta = await addRegisterPerson(db, { companyId: company_id, name: 'Berta Muster' });
  const held = { object: nodeKey('company', company_id), origin: 'mandate', start: NO_DAY, end: NO_DAY } as const;
  for (const [whose, row] of [
    [person, person],
    [person, owner],
    [berta, berta],
  ] as const) {
    const kinds = maskOf([row === owner ? 'shareholder' : 'management']);
    known.push({ ...held, subject: nodeKey('person', whose), row, kinds, share: Number.NaN, isLikely: false });
  }
  const shown = { company_id, source_id: SOURCE_IDS.demo };
  await pool.query(
    `insert into company_source (source_id, source_key, company_id, content_hash, as_of, first_as_of, fetched_at, licence)
     values ($2, 'k1', $1, '\\x00', '2026-03-01', '2025-03-01', now(), 'Fictional')`,
    Object.values(shown),
  );
  await pool.query(
    `insert into company_history (company_id, source_id, field, value, seen_from, seen_until, replaced_on)
     values ($1, $2, 'ceo', $3, '2025-03-01', '2025-09-01', '2025-10-01')`,
    [...Object.values(shown), NAME],
  );
  await pool.query(
    `insert into source_answer (company_id, source_id, part, question, asked_at, media_type, is_shortened, body, sha256)
     values ($1, $2, 1, 'k1', now(), 'application/json', false, convert_to($3, 'UTF8'), '\\x00')`,
    [...Object.values(shown), JSON.stringify({ officer: NAME })],
  );
  await addEvent(pool, company_id, { field: 'representative', is: ENTERED });
  await addEvent(pool, company_id, { field: 'ceo', was: 'Berta Muster', is: NAME });
  await accounts.join();
  const session = await accounts.enter();
  return { ...accounts, session, company_id, person, berta };
};

type World = Awaited<ReturnType<typeof useWorld>>;

/** Every place where mandates, events about them or lines with names appear, as a member sees it. */
const placesOf = ({ get, post, session, company_id, berta, database: { db, pool } }: World) => {
  const read = async (path: string) => (await get(path, session)).body;
  const zip = async () => zipParts((await get(`dossier?id=${company_id}&format=zip`, session)).rawPayload);
  const pdf = async (path: string) => readPdfText((await get(path, session)).rawPayload);
  return {
    'company page': () => read(`companies?cid=${company_id}`),
    'company page of another day': () => read(`companies?cid=${company_id}&as_of=2025-06-01`),
    'export of a company': async () =>
      (await post('exports', { format: 'json', subject: 'company', company_id }, session)).body,
    'rows of an export': async () => JSON.stringify(await findExported(db, [company_id])),
    dossier: () => pdf(`dossier?id=${company_id}&format=pdf`),
    'data of the dossier': async () => String((await zip()).get('company.json')),
    'answers of sources': async () => String((await zip()).get('sources/demo-1.json')),
    extract: () => pdf(`gisaDocument?id=${company_id}`),
    watchlist: () => read('watchlist'),
    network: () => read(`network?start=${company_id}`),
    'file of the network': () => read(`network/file?start=${company_id}&format=ftm`),
    ownership: () => read(`network/ownership?company=${company_id}`),
    'co-officers': () => read(`network/coOfficers?person=${toRegisterId(berta)}`),
    'daily mail': async () => JSON.stringify(await db.transaction().execute((trx) => findNews(trx, 1))),
    'the version before': async () => JSON.stringify((await pool.query('select * from representative')).rows),
  } satisfies Record<string, () => Promise<string>>;
};

it('somebody of the registers who objected is gone from every place, and comes back to every place', async () => {
  const world = await useWorld();
  const { post, get, session, database, clock, person, company_id, deliver } = world;
  await post('watchlist', { entity_type: 'company', entity_id: String(company_id), seen_change_id: 0 }, session);
  await database.db.updateTable('watch').set({ seen_change_id: 0, mailed_change_id: 0 }).execute();
  const places = placesOf(world);
  const showing = async () => {
    const shown: string[] = [];
    for (const [place, read] of Object.entries(places)) if (TRACE.test(await read())) shown.push(place);
    return shown;
  };
  const detail = async () => (await get(`companies?cid=${company_id}`, session)).json();
  const officers = async () => (await findFound(database.db, [company_id]))[0]?.representative_count;
  const deps = { db: database.db, clock, operatorEmail: EVA.email, backupDays: 35 };
  const objection = { kind: 'objection', name: NAME, email: 'x@quellbrunn.example' };
  await post('privacyRequest', {
    ...objection,
    profile: `https://site.example/dashboard/people/${toRegisterId(person)}`,
  });
  await deliver();
  expect(await showing()).toEqual(Object.keys(places));
  expect([(await detail()).withheld_people, await officers()]).toEqual([0, 3]);

  await grantRequest(deps, COMMAND, 1, { profileIds: [toRegisterId(person)] });
  clock.pass(24 * 60);
  expect(await showing()).toEqual([]);
  expect([(await detail()).withheld_people, await officers()]).toEqual([1, 1]);
  expect((await detail()).ownership.owners.map(({ name }: { name: string }) => name)).toEqual(['Berta Muster']);
  expect((await places.dossier()).replaceAll(/\s+/g, ' ')).toContain('1 person is not shown');
  expect((await deliver())[0]?.text).toContain('no longer shown');

  await restoreRequest(deps, COMMAND, 1);
  clock.pass(24 * 60);
  // The run that follows makes a person of the mandates again.
  const client = await database.pool.connect();
  await identifyPeople(client, async () => () => undefined).finally(() => client.release());
  expect(await showing()).toEqual(Object.keys(places));
  expect((await detail()).withheld_people).toBe(0);
}, 60_000);
