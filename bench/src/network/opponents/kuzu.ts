import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_POINTS_DRAWN } from '@firmament/api-contract/calls/network';
import { NO_DAY } from '@firmament/network/relation';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { say, timed } from '../../terminal.ts';
import { type Opponent, ownershipFrom, type Stake } from '../answer.ts';
import { FILTERS, MAX_STEPS, type Question } from '../questions.ts';
import { type KuzuStatement, loadKuzu } from './kuzu-package.ts';
import { startPostgresCopy } from './postgres.ts';

/**
 * Kuzu, a graph database inside the asking process, with its own threads. It overlooks conditions on nodes in the search
 * for shortest paths, so a relation says itself whether it is a hub's; ends of paths are no hubs, and the last step of a
 * neighbourhood is one of its own that may lead to a hub.
 */

const BUFFER_BYTES = 4 * 2 ** 30;
const { on, longAgo } = FILTERS.everything;

const fileIn = (dir: string): string => join(dir, 'network.kuzu');

/** Relations once, in the direction in which they were said. */
const EXPORTS = {
  node: `select distinct node from edge`,
  edge: `select subject, object, starts, ends, is_certain, is_mandate,
      subject in (select node from hub_ever) or object in (select node from hub_ever),
      subject in (select node from hub_now) or object in (select node from hub_now)
    from relation where subject <> object`,
  stake: `select owner, company, least, most from stake`,
};

const SCHEMA = [
  'create node table Node (id int64 primary key)',
  `create rel table Edge (from Node to Node, began int64, ended int64, is_certain bool, is_mandate bool,
    at_hub_ever bool, at_hub_now bool)`,
  'create rel table Stake (from Node to Node, least double, most double)',
];

/** Copies from PostgreSQL, once. */
export const ensureKuzuCopy = async (dir: string): Promise<void> => {
  if (existsSync(fileIn(dir))) return;
  const kuzu = await loadKuzu();
  if (!kuzu) return;
  const unfinished = join(dir, 'kuzu.new');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const server = await startPostgresCopy(dir);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { seconds } = await timed(async () => {
      for (const [table, query] of Object.entries(EXPORTS)) {
        const rows = client.query(copyTo(`copy (${query}) to stdout (format csv)`));
        await pipeline(rows, createWriteStream(join(unfinished, `${table}.csv`)));
      }
      const database = new kuzu.Database(fileIn(unfinished), BUFFER_BYTES);
      const connection = new kuzu.Connection(database);
      for (const statement of SCHEMA) await connection.query(statement);
      for (const table of ['Node', 'Edge', 'Stake']) {
        await connection.query(`copy ${table} from '${join(unfinished, `${table.toLowerCase()}.csv`)}'`);
      }
      await connection.close();
      await database.close();
    });
    await rename(fileIn(unfinished), fileIn(dir));
    await rm(unfinished, { recursive: true });
    say(`kuzu: copied in ${Math.round(seconds)} s`);
  } finally {
    await client.end();
    await server.stop();
  }
};

const counts = (edge: string): string =>
  `${edge}.began <= ${on} and ${edge}.is_certain
   and not (${edge}.is_mandate and ${edge}.ended <> ${NO_DAY} and ${edge}.ended < ${longAgo})`;
const countsNow = (edge: string): string =>
  `${counts(edge)} and not (${edge}.ended <> ${NO_DAY} and ${edge}.ended <= ${on})`;

const DIRECT = `match (a:Node)-[last:Edge]-(b:Node) where a.id = $start and b.id <> $start and ${counts('last')}
  with b.id as id, min(1) as steps`;

/** Shortest ways have one step at least, so the first and all others are two parts of one query. */
const reached = (depth: number, ending: string): string => {
  if (depth === 1) return `${DIRECT} ${ending}`;
  const way = `shortest 1..${depth - 1} (r, _ | where ${counts('r')} and not r.at_hub_ever)`;
  return `${DIRECT} ${ending}
    union all
    match (a:Node)-[way:Edge* ${way}]-(m:Node)-[last:Edge]-(b:Node)
    where a.id = $start and b.id <> $start and ${counts('last')}
    with b.id as id, min(length(way)) + 1 as steps ${ending}`;
};

const DEPTHS = [1, 2, 3];
const TEXTS: Record<string, string> = {
  ...Object.fromEntries(
    DEPTHS.flatMap((depth) => [
      [`nodes ${depth}`, reached(depth, `return id, steps order by steps, id limit ${MAX_POINTS_DRAWN}`)],
      [`all ${depth}`, reached(depth, 'return id, steps')],
    ]),
  ),
  path: `match (a:Node)-[way:Edge* shortest 1..${MAX_STEPS} (r, _ | where ${countsNow('r')} and not r.at_hub_now)]-(b:Node)
    where a.id = $from and b.id = $to return length(way) as steps`,
  above: `match (owner:Node)-[stake:Stake]->(a:Node) where a.id = $company
    return owner.id, a.id, stake.least, stake.most
    union all
    match (a:Node)-[way:Stake* shortest 1..30]->(b:Node) where b.id = $company
    with a match (owner:Node)-[stake:Stake]->(a) return owner.id, a.id, stake.least, stake.most`,
  below: `match (b:Node)-[stake:Stake]->(held:Node) where b.id = $company
    return b.id, held.id, stake.least, stake.most
    union all
    match (a:Node)-[way:Stake* shortest 1..30]->(b:Node) where a.id = $company
    with b match (b)-[stake:Stake]->(held:Node) return b.id, held.id, stake.least, stake.most`,
};

/** Those of a company that holds itself through others come twice. */
const stakesIn = (rows: readonly number[][]): Stake[] => {
  const stakes = rows.map(([owner = 0, company = 0, min = 0, max = 0]): Stake => ({ owner, company, min, max }));
  return [...new Map(stakes.map((stake) => [`${stake.owner} ${stake.company}`, stake])).values()];
};

export const openKuzu = async (dir: string, timeoutMs: number): Promise<Opponent | undefined> => {
  const kuzu = await loadKuzu();
  if (!kuzu) return undefined;
  const database = new kuzu.Database(fileIn(dir), BUFFER_BYTES);
  const connection = new kuzu.Connection(database);
  connection.setQueryTimeout(timeoutMs);
  const statements = new Map<string, KuzuStatement>();
  const read = async (name: string, values: Record<string, number>): Promise<number[][]> => {
    const statement = statements.get(name) ?? (await connection.prepare(TEXTS[name] ?? ''));
    if (!statement.isSuccess()) throw new Error(statement.getErrorMessage());
    statements.set(name, statement);
    const result = await connection.execute(statement, values);
    const rows = await result.getAll();
    result.close();
    return rows.map((row) => Object.values(row).map(Number));
  };
  const ask = async (question: Question) => {
    switch (question.kind) {
      case 'neighbourhood': {
        const values = { start: question.start };
        await read(`nodes ${question.depth}`, values);
        return async () => {
          const rows = await read(`all ${question.depth}`, values);
          // The farthest first, so that the nearest is kept.
          const farFirst = rows.sort(([, one = 0], [, other = 0]) => other - one);
          const steps = new Map(farFirst.map(([id = 0, distance = 0]) => [id, distance]));
          return { kind: 'neighbourhood' as const, steps };
        };
      }
      case 'path': {
        const rows = await read('path', { from: question.from, to: question.to });
        const steps = question.from === question.to ? 0 : rows[0]?.[0];
        return async () => ({ kind: 'path' as const, steps });
      }
      case 'ownership': {
        const above = await read('above', { company: question.company });
        const below = await read('below', { company: question.company });
        return async () => ownershipFrom(question.company, stakesIn(above), stakesIn(below));
      }
      case 'co-officers':
        throw new Error('only the product is asked for co-officers');
    }
  };
  const close = async (): Promise<void> => {
    await connection.close();
    await database.close();
  };
  return { name: 'kuzu', canAnswer: ({ kind }) => kind !== 'co-officers', ask, close };
};
