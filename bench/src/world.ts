import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BENCH_WORLD, type WorldOptions } from '@firmament/demo-world/world';
import type pg from 'pg';
import { loadWorld, seedDemoWorld } from '../../apps/api/src/demo/seed-demo-world.ts';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { loadGazetteer } from '../../apps/api/src/platform/gazetteer/load-gazetteer.ts';
import { createLogger } from '../../apps/api/src/platform/logger.ts';
import { identifyPeople } from '../../apps/api/src/register-people/identify/identify-people.ts';
import { locateTowns } from '../../apps/api/src/register-people/identify/locate-towns.ts';
import { DOCUMENTS_VERSION } from '../../apps/api/src/search/engine/documents.query.ts';
import { say, timed } from './terminal.ts';

/** The measured worlds, made once and kept between runs. */

/** Companies by value of `--size`. */
export const SIZES = { '20k': 20_000, '200k': 200_000, '2m': BENCH_WORLD.companies } as const;
export type Size = keyof typeof SIZES;

export const isSize = (text: string): text is Size => Object.hasOwn(SIZES, text);

/** Scales every number by the same share, so that worlds differ in size alone. */
export const scaledTo = (companies: number): WorldOptions => {
  const share = companies / BENCH_WORLD.companies;
  const part = (count: number) => Math.round(count * share);
  return {
    seed: BENCH_WORLD.seed,
    companies,
    reports: part(BENCH_WORLD.reports),
    representatives: part(BENCH_WORLD.representatives),
    people: part(BENCH_WORLD.people),
  };
};

export const optionsOf = (size: Size): WorldOptions => scaledTo(SIZES[size]);

export const BENCH_DIR = join(import.meta.dirname, '..', '..', '.data', 'bench');

/** DATA_DIR of the product in this world. */
export const dataDirOf = (size: Size): string => join(BENCH_DIR, size, 'firmament');

/** Where the other engines keep their copy; a new version of the documents gets a new copy. */
export const copyDirOf = (size: Size): string => join(BENCH_DIR, size, `others-${DOCUMENTS_VERSION}`);

/** Marks a finished world; an interrupted one is continued. */
const markOf = (size: Size): string => join(BENCH_DIR, size, 'world.json');

const POOL_SIZE = 4;

export const ensureWorld = async (size: Size): Promise<void> => {
  if (existsSync(markOf(size))) return;
  await rm(copyDirOf(size), { recursive: true, force: true });
  await makeWorld(dataDirOf(size), optionsOf(size), identifyEverybody);
  await writeFile(markOf(size), `${JSON.stringify(optionsOf(size))}\n`);
};

/** The product would do so within minutes, beside what is measured. */
export const identifyEverybody = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const { result, seconds } = await timed(() =>
    identifyPeople(client, async () => locateTowns(await loadGazetteer(pool))),
  );
  client.release(true);
  if (result?.kind !== 'all') return;
  say(`${result.mentions.toLocaleString('en')} mandates compared, people identified in ${Math.round(seconds)} s`);
};

/** Loads a world into the database of a data directory; `extend` adds to it before the statistics are made. */
export const makeWorld = async (
  dataDir: string,
  options: WorldOptions,
  extend: (pool: pg.Pool) => Promise<void> = async () => {},
): Promise<void> => {
  say(`making the world of ${options.companies.toLocaleString('en')} companies; this happens once`);
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir, databasePoolSize: POOL_SIZE },
    'npm run bench',
    createLogger('warn'),
  );
  try {
    await database.migrate();
    const { seconds, result: times } = await timed(() => loadWorld(database.pool, options));
    if (!times) await seedDemoWorld(database.pool, options);
    await extend(database.pool);
    // In a running product autovacuum does this within minutes; measurements must not depend on whether it already has.
    const client = await database.pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
    client.release(true);
    if (!times) return say('the world was there');
    const pace = Math.round((options.companies / times.rowsMs) * 1000).toLocaleString('en');
    say(`the world is made (${Math.round(seconds)} s; ${pace} companies/s before indexes)`);
  } finally {
    await database.close();
  }
};
