import { keysOf } from '@firmament/identity/blocking';
import type { Link } from '@firmament/identity/clusters/links';
import { profilesOf } from '@firmament/identity/profile';
import { resolve } from '@firmament/identity/resolve';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Mandate } from '../../src/platform/database/schema.generated.ts';
import { readCompanies, readDecisions, readMentionsOf } from '../../src/register-people/identify/facts.query.ts';
import { identifyPeople } from '../../src/register-people/identify/identify-people.ts';
import { readStatistics } from '../../src/register-people/identify/statistics.query.ts';
import { type TestDatabase, useTestDatabase } from '../servers/test-database.ts';

const TOWNS: Record<string, { latitude: number; longitude: number }> = {
  Linz: { latitude: 48.3, longitude: 14.3 },
  Leonding: { latitude: 48.26, longitude: 14.24 },
  Bregenz: { latitude: 47.5, longitude: 9.7 },
};
export const locate = (town: string) => TOWNS[town];

/** A database with a connection on which people are identified. */
export const useRegisters = async () => {
  const database = await useTestDatabase();
  const client = await database.pool.connect();
  onTestFinished(() => client.release());
  return { ...database, client, identify: () => identifyPeople(client, async () => locate) };
};

/** Adds an office of somebody about whom nothing has been found out yet. */
export const addMandate = async (
  { db }: Pick<TestDatabase, 'db'>,
  company_id: number,
  mandate: Partial<Insertable<Mandate>> & { name: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('mandate')
    .values({ company_id, position: 1, title: 'Geschäftsführer', source_id: 3, ...mandate })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What the tables say. */
export const standingOf = async (client: pg.ClientBase) => {
  const { rows: mentions } = await client.query(
    'select id, person_id, group_id, component_id from mention order by id',
  );
  const { rows: edges } = await client.query('select a, b, bits, grade from mention_edge order by a, b');
  const { rows: links } = await client.query(
    'select person_a, person_b, grade, mention_a, mention_b, bits, reasons from person_link order by 1, 2',
  );
  const { rows: keys } = await client.query(
    'select mention_id as id, array_agg(key::float8 order by key) as keys from mention_key group by 1 order by 1',
  );
  return { mentions, edges, links, keys };
};

/** What a plain run over all facts says, by the same measure. */
export const recomputed = async (client: pg.ClientBase) => {
  const profiles = profilesOf(await readMentionsOf(client, 'all', locate), await readCompanies(client, 'all'));
  const decisions = await readDecisions(client, 'all');
  const statistics = await readStatistics(client);
  const resolution = resolve(profiles, decisions, statistics);
  const byEnds = (one: { a: number; b: number }, other: { a: number; b: number }) => one.a - other.a || one.b - other.b;
  const rowOf = ({ persons, grade, mentions, bits, reasons }: Link) => ({
    person_a: persons[0],
    person_b: persons[1],
    grade,
    mention_a: mentions[0],
    mention_b: mentions[1],
    bits,
    reasons: JSON.parse(JSON.stringify(reasons)),
  });
  return {
    mentions: profiles.map(({ mention: { id } }, i) => ({
      id,
      person_id: resolution.persons[i],
      group_id: resolution.groups[i],
      component_id: resolution.components[i],
    })),
    edges: resolution.edges.map(({ a, b, bits, grade }) => ({ a, b, bits, grade })).sort(byEnds),
    links: resolution.links.map(rowOf),
    keys: profiles.map((profile) => ({
      id: profile.mention.id,
      keys: keysOf(profile, statistics).sort((one, other) => one - other),
    })),
  };
};
