import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@firmament/calendar/day';
import { type Graph, sizeOf } from '@firmament/network/graph';
import type { CompanyLinkRecord, LinkKind, RepresentativeRecord } from '@firmament/record/record';
import { expect, it, onTestFinished } from 'vitest';
import { useDice } from '../../../../test/tools/dice.ts';
import { eventually } from '../../../../test/tools/eventually.ts';
import { useTemporaryDir } from '../../../../test/tools/use-temporary-dir.ts';
import { linesOfGraph, linesOfTables } from '../../../../test/worlds/plain-network.ts';
import { company } from '../../../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../../../test/worlds/statement-world.ts';
import { settleBetweenImports } from '../../../imports/ties/settle-between-imports.ts';
import { withholdObjected } from '../../../records/withheld/withhold-objected.ts';
import { identifyPeople } from '../../../register-people/identify/identify-people.ts';
import { LeftMemory } from '../left-memory.ts';
import { NetworkKeeper } from './network-keeper.ts';

const COMPANIES = 12;
const NAMES = ['Jana Öllinger', 'Timo Falk', 'Runa Quellbach', 'Ivo Sandner', 'Lea Morgenrot'];
const TITLES = ['Geschäftsführer', 'Prokurist', 'Gesellschafter', 'Persönlich haftender Gesellschafter'];
const TOWNS = ['Judenburg', 'Murau', 'Leoben'];
const KINDS: LinkKind[] = ['parent', 'subsidiary', 'shareholder', 'representative', 'branch'];

const useNetworkWorld = async () => {
  const world = await useStatementWorld();
  const { pool, url } = world;
  const snapshotDir = useTemporaryDir('network');
  const client = await pool.connect();
  onTestFinished(() => client.release());
  const log: string[] = [];
  const keep = () => {
    let shown: Graph | undefined;
    const keeper = new NetworkKeeper({
      options: { databaseUrl: url, isDatabaseHere: false, snapshotDir },
      rewriteAfterMs: 0,
      leftMemory: new LeftMemory(),
      log: (_, message) => void log.push(message),
      show: (graph) => {
        shown = graph;
      },
      wake: () => {},
    });
    const follow = async () => {
      await keeper.catchUp(client);
      return shown;
    };
    const open = async () => {
      keeper.open();
      await eventually(async () => expect(await follow()).toBeDefined());
    };
    return { keeper, open, follow };
  };
  const identify = () => identifyPeople(client, async () => () => undefined);
  return { ...world, client, snapshotDir, log, keep, identify };
};

it('agrees with the tables after whatever happens to them, and is saved with what it knew', async () => {
  const { pool, rows, read, client, snapshotDir, log, keep, identify } = await useNetworkWorld();
  const { below, oneOf } = useDice(20_260_301);
  let day = 0;
  const nextDay = (): string => new Date(Date.UTC(2026, 0, 1) + day++ * DAY_MS).toISOString().slice(0, 10);
  const maybe = <T>(value: T): T | undefined => (below(2) === 0 ? value : undefined);
  const officer = (): RepresentativeRecord => ({
    name: oneOf(NAMES),
    title: oneOf(TITLES),
    location: maybe(oneOf(TOWNS)),
    birthYear: maybe(1970 + below(2)),
    startedOn: maybe('2015-03-01'),
    endedOn: oneOf([undefined, undefined, '2024-05-31', '2016-05-31']),
    hasEnded: oneOf([undefined, undefined, true]),
    share: maybe(below(100)),
  });
  const nameOf = (number: number): string => `Adler ${number} GmbH`;
  const link = (): CompanyLinkRecord => ({
    kind: oneOf(KINDS),
    name: nameOf(below(COMPANIES)),
    place: maybe(oneOf(TOWNS)),
    share: maybe(below(100)),
    title: maybe(oneOf(TITLES)),
    endedOn: oneOf([undefined, undefined, '2016-05-31']),
  });
  const several = <T>(make: () => T): T[] => Array.from({ length: below(4) }, make);
  const anyMention = async () => (await rows('select id from mention order by md5(id::text), id'))[below(9)]?.id ?? 0;
  const decide = async (verdict: string, pair: string) => {
    await pool.query(
      `insert into identity_decision (mention_a, mention_b, verdict, decided_at)
       select one.id, other.id, '${verdict}', now() from mention one join mention other on other.id > one.id
       where ${pair} order by md5(one.id::text || other.id) limit 1
       on conflict (mention_a, mention_b) do update set verdict = excluded.verdict`,
    );
    await identify();
  };
  const runOverAll = async () => {
    await pool.query('delete from identity_state');
    await identify();
  };
  const state = (number = below(COMPANIES)) =>
    read(
      company({
        sourceKey: `k${number}`,
        name: nameOf(number),
        identifiers: {},
        reports: [],
        asOf: nextDay(),
        address: { city: oneOf(TOWNS), country: 'AT' },
        representatives: several(officer),
        links: several(link),
      }),
    );
  const changes: Record<string, () => Promise<unknown>> = {
    'a register speaks': () => state(),
    'and it is found out who is who': () => identify(),
    'another register speaks': () => state(),
    'a company goes': () => pool.query(`delete from company where name = '${nameOf(below(COMPANIES))}'`),
    'names are settled': () => settleBetweenImports(pool),
    'two are said to be one': () => decide('one', 'one.person_id <> other.person_id'),
    'one is said to be two': () => decide('two', 'one.person_id = other.person_id'),
    'somebody objects': async () => {
      await pool.query(`insert into objected_mention (mention_id, company_id, source_id, name_hash, hidden_at)
        select id, company_id, source_id, suppression_hash(folded_name), now() from mandate
        where id = ${await anyMention()} on conflict do nothing`);
      await withholdObjected((statement) => pool.query(statement));
    },
    'an office ends': async () =>
      pool.query(`update mandate set ended_on = current_date - ${below(4_000)} where id = ${await anyMention()}`),
    // Without a change of the two persons.
    'two offices change hands': () =>
      pool.query(`with pair as (
          select one.id as a, one.person_id as person_a, other.id as b, other.person_id as person_b
          from mention one join mention other on other.person_id > one.person_id
          where one.person_id in (select id from register_person) and other.person_id in (select id from register_person)
          order by one.id, other.id limit 1
        )
        update mention set person_id = case when id = a then person_b else person_a end from pair where id in (a, b)`),
    'and old ones are forgotten': () => runOverAll(),
    'an objection is taken back': async () => {
      await pool.query('delete from objected_mention');
      await withholdObjected((statement) => pool.query(statement));
      await identify();
    },
    'a tie goes': () => pool.query(`delete from tie where id % ${2 + below(9)} = 0`),
    'a person is shown no longer': async () =>
      pool.query(`delete from register_person where id = (
        select person_id from mention where id = ${await anyMention()})`),
  };

  for (let number = 0; number < COMPANIES; number++) await state(number);
  const { keeper, open, follow } = keep();
  await open();
  const seen = new Set<string>();
  const check = async (what: string) => {
    const lines = linesOfGraph((await follow()) as Graph, 2_000);
    expect(lines, what).toEqual(await linesOfTables(pool));
    for (const line of lines) seen.add(line.replaceAll(/\d+/g, ''));
  };
  await check('at first');
  for (let round = 0; round < 3; round++) {
    for (const [what, change] of Object.entries(changes)) {
      await change();
      await check(`${what}, round ${round}`);
    }
    // Merged while the next round changes it.
    keeper.mergeIfDue((await rows('select id from database_identity'))[0].id);
  }
  const all = [...seen].join('\n');
  for (const word of ['mandate', 'tie', 'link', 'named', 'likely', 'partner', 'branch']) expect(all).toContain(word);

  // Another process begins where the snapshot ends.
  await eventually(() => expect(existsSync(join(snapshotDir, 'network.snapshot'))).toBe(true));
  await client.query(`update mandate set share = 12 where id % 3 = 0`);
  const another = keep();
  await another.open();
  expect(linesOfGraph((await another.follow()) as Graph, 2_000)).toEqual(await linesOfTables(pool));
  expect(log).toEqual([]);
}, 60_000);

it('hears of what began before and ended after another change of the same office', async () => {
  const { pool, read, client, log, keep, identify } = await useNetworkWorld();
  const officers = NAMES.slice(0, 2).map((name) => ({ name, title: 'Geschäftsführer' }));
  await read(company({ sourceKey: 'k1', name: 'Adler 1 GmbH', identifiers: {}, representatives: officers }));
  await identify();
  const { open, follow } = keep();
  await open();
  const slow = await pool.connect();
  onTestFinished(() => slow.release());
  await slow.query('begin; select pg_current_xact_id()');
  await client.query('update mandate set share = 30');
  expect(linesOfGraph((await follow()) as Graph, 2_000)).toEqual(await linesOfTables(pool));
  await slow.query(`delete from register_person where id = (select min(id) from register_person)`);
  await slow.query('commit');
  const lines = await linesOfTables(pool);
  expect(lines).toHaveLength(1);
  expect(linesOfGraph((await follow()) as Graph, 2_000)).toEqual(lines);
  expect(log).toEqual([]);
});

it('hears that nobody knows any more whose an office is, and that a company which was only named has gone', async () => {
  const { pool, read, log, keep, identify } = await useNetworkWorld();
  const representatives = [{ name: 'Jana Öllinger', title: 'Geschäftsführer' }];
  const links: CompanyLinkRecord[] = [{ kind: 'shareholder', name: 'Adler 2 GmbH' }];
  await read(company({ sourceKey: 'k1', name: 'Adler 1 GmbH', identifiers: {}, representatives, links }));
  await identify();
  const { open, follow } = keep();
  await open();
  for (const [table, left] of [
    ['mention', 1],
    ['named_company', 0],
  ] as const) {
    const { rowCount } = await pool.query(`delete from ${table}`);
    expect(rowCount).toBe(1);
    const lines = linesOfGraph((await follow()) as Graph, 2_000);
    expect(lines).toHaveLength(left);
    expect(lines).toEqual(await linesOfTables(pool));
  }
  expect(log).toEqual([]);
});

it('is built anew and shown when too much has changed to catch up with', async () => {
  const { pool, read, log, keep } = await useNetworkWorld();
  for (const key of ['k1', 'k2']) await read(company({ sourceKey: key, name: `Adler ${key} GmbH`, identifiers: {} }));
  const { open, follow } = keep();
  await open();
  await pool.query(`insert into tie (from_company_id, to_company_id, kind, share, resolved_by, source_id)
    select min(company_id), max(company_id), 'shareholder', 1, 'number', min(source_id)
    from company_source, generate_series(1, 20001) as number group by number`);
  await eventually(async () => expect(sizeOf((await follow()) as Graph).relations).toBe(20_001));
  expect(log).toEqual([]);
});
