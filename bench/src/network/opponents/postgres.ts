import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_POINTS_DRAWN } from '@firmament/api-contract/calls/network';
import { NO_DAY } from '@firmament/network/relation';
import { HUB_NEIGHBOURS } from '@firmament/network/walk';
import pg from 'pg';
import { writeRows } from '../../engines/copy-world.ts';
import { startOpponentServer } from '../../engines/postgres-copy.ts';
import { say, timed } from '../../terminal.ts';
import { type Opponent, ownershipFrom, type Stake } from '../answer.ts';
import { FILTERS, MAX_STEPS } from '../questions.ts';
import { relationOf } from '../statement.ts';
import { type NetworkWorld, statements } from '../world.ts';
import { STAKES } from './stakes.ts';

/**
 * PostgreSQL alone: every relation lies there twice, once under either end, in a covering index in the order of nodes.
 * What it would have to count anew for every question is counted beforehand: who is a hub, and what two make of all that
 * is said about a share. The product counts that while it answers.
 */

const { on, longAgo } = FILTERS.everything;

/** For relations that are certain. */
const COUNTS = `starts <= ${on} and is_certain and not (is_mandate and ends <> ${NO_DAY} and ends < ${longAgo})`;
const COUNTS_NOW = `${COUNTS} and not (ends <> ${NO_DAY} and ends <= ${on})`;

const hubs = (counts: string): string =>
  `select node from half where ${counts} group by node having count(distinct other) > ${HUB_NEIGHBOURS}`;

const LAYOUT = [
  `create unlogged table half as
     select subject as node, object as other, starts, ends, is_certain, is_mandate from relation where subject <> object
     union all
     select object, subject, starts, ends, is_certain, is_mandate from relation where subject <> object`,
  `create table hub_ever as ${hubs(COUNTS)}`,
  `create table hub_now as ${hubs(COUNTS_NOW)}`,
  `create table edge as
     select half.*, ever.node is not null as is_hub_ever, now.node is not null as is_hub_now
     from half left join hub_ever ever on ever.node = half.other left join hub_now now on now.node = half.other
     order by half.node, half.other`,
  `drop table half`,
  `create index on edge (node) include (other, starts, ends, is_certain, is_mandate, is_hub_ever, is_hub_now)`,
  STAKES,
  `create index on stake (company) include (owner, least, most)`,
  `create index on stake (owner) include (company, least, most)`,
  // From both ends, the smaller ball first, because a recursive query can neither stop halfway nor begin at two places.
  `create or replace function steps_between(a integer, b integer, at_most integer) returns integer language plpgsql as $$
   declare
     near integer[] := array[a]; far integer[] := array[b];
     near_met integer[] := near; far_met integer[] := far;
     held integer[];
   begin
     for steps in 1..at_most loop
       if cardinality(near) > cardinality(far) then
         held := near; near := far; far := held;
         held := near_met; near_met := far_met; far_met := held;
       end if;
       near := array(
         select distinct other from unnest(near) as from_node (node) join edge using (node)
         where ${COUNTS_NOW} and (not is_hub_now or other = a or other = b)
           and not exists (select from unnest(near_met) as met (node) where met.node = edge.other));
       if cardinality(near) = 0 then return null; end if;
       if exists (select from unnest(near) as one (node) join unnest(far) as other (node) using (node)) then
         return steps;
       end if;
       near_met := near_met || near;
     end loop;
     return null;
   end $$`,
  `vacuum (analyze)`,
];

async function* relationRows(world: NetworkWorld) {
  for (const statement of statements(world)) {
    const { subject, object, kinds, origin, share, start, end, isLikely } = relationOf(statement);
    const hundredths = Number.isNaN(share) ? undefined : Math.round(share * 100);
    const isCertain = !isLikely && origin !== 'link' ? 't' : 'f';
    yield [subject, object, kinds, origin === 'mandate' ? 't' : 'f', isCertain, hundredths, start, end];
  }
}

const dataDirIn = (dir: string): string => join(dir, 'postgres');

export const startPostgresCopy = (dir: string) => startOpponentServer(dataDirIn(dir));

/** Stores the world, once. */
export const ensurePostgresCopy = async (dir: string, world: NetworkWorld): Promise<void> => {
  const mark = join(dir, 'postgres.done');
  if (existsSync(mark)) return;
  const server = await startPostgresCopy(dir);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { seconds } = await timed(async () => {
      await client.query('drop table if exists relation, half, edge, stake, hub_ever, hub_now');
      await client.query(`create unlogged table relation (subject integer, object integer, kinds smallint,
        is_mandate boolean, is_certain boolean, share integer, starts integer, ends integer)`);
      await writeRows(client, 'relation', relationRows(world));
      for (const statement of LAYOUT) await client.query(statement);
    });
    await writeFile(mark, `${seconds}\n`);
    say(`PostgreSQL: copied and indexed in ${Math.round(seconds)} s`);
  } finally {
    await client.end();
    await server.stop();
  }
};

const PERSON = 2;

const reach = (start: string, depth: string): string => `
  with recursive reach (node, steps, is_hub) as (
    select ${start}::integer, 0, false
    union
    select other, reach.steps + 1, is_hub_ever from reach join edge using (node)
    where reach.steps < ${depth} and not reach.is_hub and ${COUNTS}
  ), found as materialized (select node, min(steps) as steps from reach where node <> ${start} group by node)`;

const TOTALS = `${reach('$1', '$2')}
  select (select count(*) filter (where node % 4 = ${PERSON}) from found)::integer as people,
    (select count(*) from found)::integer as total,
    array(select node from found order by steps, node limit ${MAX_POINTS_DRAWN}) as nodes`;
const ALL_REACHED = `${reach('$1', '$2')} select node, steps from found`;

const AROUND = `
  with recursive above (node) as (select $1::integer union select owner from above join stake on company = node),
    below (node) as (select $1::integer union select company from below join stake on owner = node)
  select owner, company, least, most, true as is_above from above join stake on company = node
  union all
  select owner, company, least, most, false from below join stake on owner = node`;

type StakeRow = { owner: number; company: number; least: number; most: number; is_above: boolean };

const toStake = ({ owner, company, least, most }: StakeRow): Stake => ({ owner, company, min: least, max: most });

/** The same in one statement of SQL: half of the steps from either end, whatever lies between. */
const half = (name: string, end: string, other: string, steps: number): string => `
  ${name} (node, steps) as (
    select ${end}::integer, 0
    union
    select other, ${name}.steps + 1 from ${name} join edge using (node)
    where ${name}.steps < ${steps} and ${COUNTS_NOW} and (not is_hub_now or other = ${other})
  )`;
const RECURSIVE_PATH = `
  with recursive ${half('near', '$1', '$2', MAX_STEPS / 2)}, ${half('far', '$2', '$1', MAX_STEPS / 2)}
  select min(near.steps + far.steps) as steps from near join far using (node)`;

export const openPostgres = (dir: string, timeoutMs: number): Promise<Opponent> =>
  open(dir, timeoutMs, {
    name: 'PostgreSQL',
    pathText: `select steps_between($1, $2, ${MAX_STEPS}) as steps`,
    canAnswer: ({ kind }) => kind !== 'co-officers',
  });

export const openRecursive = (dir: string, timeoutMs: number): Promise<Opponent> =>
  open(dir, timeoutMs, {
    name: 'PostgreSQL, recursive',
    pathText: RECURSIVE_PATH,
    canAnswer: ({ kind }) => kind === 'path',
  });

type Way = Pick<Opponent, 'name' | 'canAnswer'> & { pathText: string };

const open = async (dir: string, timeoutMs: number, { name, canAnswer, pathText }: Way): Promise<Opponent> => {
  const server = await startPostgresCopy(dir);
  const connect = async (options: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: server.url, statement_timeout: timeoutMs, options });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const client = await connect('');
  // The planner expects far more rows of a recursion than there are, and would read whole tables.
  const lookups = await connect('-c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off');
  const ask: Opponent['ask'] = async (question) => {
    switch (question.kind) {
      case 'neighbourhood': {
        const values = [question.start, question.depth];
        await lookups.query({ name: 'totals', text: TOTALS, values });
        return async () => {
          const { rows } = await lookups.query<{ node: number; steps: number }>(ALL_REACHED, values);
          return { kind: 'neighbourhood', steps: new Map(rows.map(({ node, steps }) => [node, steps])) };
        };
      }
      case 'path': {
        const values = [question.from, question.to];
        const { rows } = await client.query<{ steps: number | null }>({ name: 'path', text: pathText, values });
        return async () => ({ kind: 'path', steps: question.from === question.to ? 0 : (rows[0]?.steps ?? undefined) });
      }
      case 'ownership': {
        const { rows } = await lookups.query<StakeRow>({ name: 'around', text: AROUND, values: [question.company] });
        const [above, below] = [true, false].map((isAbove) =>
          rows.filter((row) => row.is_above === isAbove).map(toStake),
        );
        return async () => ownershipFrom(question.company, above ?? [], below ?? []);
      }
      case 'co-officers':
        throw new Error('only the product is asked for co-officers');
    }
  };
  const close = async (): Promise<void> => {
    await Promise.all([client.end(), lookups.end()]);
    await server.stop();
  };
  return { name, canAnswer, ask, close };
};
