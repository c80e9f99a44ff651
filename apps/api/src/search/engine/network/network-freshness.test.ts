import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_KINDS, idOfNode, kindOfNode, nodeKey } from '@firmament/network/relation';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../../test/tools/eventually.ts';
import { addCompany } from '../../../../test/worlds/records.ts';
import {
  addMention,
  addRegisterPerson,
  makeRegisterPeople,
  mergePersons,
} from '../../../../test/worlds/register-people.ts';
import { createSearchWorld, type SearchWorld } from '../../../../test/worlds/search-world.ts';
import type { SearchIndex } from '../search-index.ts';

let world: SearchWorld;
/** Two processes over one database. */
let [one, other]: SearchIndex[] = [];

const start = (name: string) => {
  const snapshotDir = join(world.snapshotDir, name);
  mkdirSync(snapshotDir, { recursive: true });
  return world.start({ snapshotDir });
};

beforeAll(async () => {
  world = await createSearchWorld();
  await makeRegisterPeople(world.database.pool);
  [one, other] = await Promise.all([start('one'), start('other')]);
});

afterAll(() => world.close());

const sql = (text: string) => world.database.pool.query(text);

/** The promise: within five seconds of the commit. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 50 });

const OPEN = { kinds: ALL_KINDS, minShare: 0, on: 60_000, onlyCurrent: false, withLikely: true, longAgo: 0 };

const around = async (index: SearchIndex | undefined, companyId: number): Promise<string[]> => {
  const question = { ...OPEN, starts: [nodeKey('company', companyId)], depth: 1, limit: 500 };
  const { nodes } = (await index?.network.neighbourhood(question)) ?? { nodes: [] };
  return nodes.slice(1).map(({ key }) => `${kindOfNode(key)} ${idOfNode(key)}`);
};

const everywhere = (companyId: number, expected: string[]) =>
  soon(async () => {
    for (const index of [one, other]) expect((await around(index, companyId)).sort()).toEqual(expected.sort());
  });

it('is asked through the port: neighbourhoods, paths, ownership, co-officers', async () => {
  const { db } = world.database;
  const [held, owner] = [await addCompany(db), await addCompany(db)];
  const person = await addRegisterPerson(db, { companyId: held });
  const colleague = await addRegisterPerson(db, { companyId: held, name: 'Ruth Register' });
  await sql(`insert into tie (from_company_id, to_company_id, kind, share, source_id, resolved_by)
    values (${held}, ${owner}, 'parent', 75, 9, 'number')`);
  await everywhere(held, [`person ${person}`, `person ${colleague}`, `company ${owner}`]);
  const [from, to] = [nodeKey('person', person), nodeKey('company', owner)];
  const found = await one?.network.paths({ ...OPEN, from, to, maxSteps: 8, count: 1, walkHubs: false });
  expect(found?.paths[0]?.nodes).toEqual([from, nodeKey('company', held), to]);
  const { owners } = (await one?.network.ownership({ ...OPEN, company: nodeKey('company', held) })) ?? {};
  expect(owners).toMatchObject([{ key: to, direct: { min: 75, max: 75 }, isControlling: true }]);
  expect(await one?.network.coOfficers({ ...OPEN, person: from, limit: 10, described: 1 })).toMatchObject([
    {
      key: nodeKey('person', colleague),
      companies: [nodeKey('company', held)],
      likelyCount: 0,
      relations: [{ row: person }, { row: colleague }],
    },
  ]);
  expect(one?.network.size().relations).toBeGreaterThan(3_000);
});

it('follows in every process when people are found to be one, object, and when companies go', async () => {
  const { db } = world.database;
  const [here, there] = [await addCompany(db), await addCompany(db)];
  const first = await addRegisterPerson(db, { companyId: here });
  const second = await addRegisterPerson(db, { companyId: there });
  await everywhere(there, [`person ${second}`]);
  await mergePersons(db, first, second);
  await everywhere(there, [`person ${first}`]);
  await sql(`update mandate set is_withheld = true where id = ${second}`);
  await everywhere(there, []);
  await everywhere(here, [`person ${first}`]);
  await sql(`delete from company where id = ${here}`);
  await everywhere(here, []);
});

it('begins where its snapshot ends after its threads were ended in the middle of changes', async () => {
  const { db } = world.database;
  const companyId = await addCompany(db);
  const person = await addRegisterPerson(db, { companyId });
  const path = join(world.snapshotDir, 'one', 'network.snapshot');
  const savedAt = statSync(path).mtimeMs;
  let isChanging = true;
  const changing = (async () => {
    while (isChanging) await addMention(db, { companyId: await addCompany(db) }, person);
  })();
  const places = async () => (await sql(`select company_id from mention where person_id = ${person}`)).rows;
  await eventually(async () => expect((await places()).length).toBeGreaterThan(20));
  await one?.close();
  const before = (await places()).length;
  await eventually(async () => expect((await places()).length).toBeGreaterThan(before + 5));
  const opening = start('one');
  isChanging = false;
  await changing;
  one = await opening;
  expect(statSync(path).mtimeMs).toBe(savedAt);
  const question = { ...OPEN, starts: [nodeKey('person', person)], depth: 1, limit: 5_000 };
  const expected = (await places()).map(({ company_id }) => company_id).sort();
  await soon(async () => {
    const { nodes } = (await one?.network.neighbourhood(question)) ?? { nodes: [] };
    expect(
      nodes
        .slice(1)
        .map(({ key }) => idOfNode(key))
        .sort(),
    ).toEqual(expected);
  });
  expect(world.log).toEqual([]);
});
