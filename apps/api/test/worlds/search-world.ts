import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import type { WorldOptions } from '@firmament/demo-world/world';
import { createGazetteer, type Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { seedDemoMember } from '../../src/demo/demo-member.ts';
import { DEMO_SIGN_IN } from '../../src/demo/demo-sign-in.ts';
import { seedDemoWorld } from '../../src/demo/seed-demo-world.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { createDatabase, createPool } from '../../src/platform/database/database.ts';
import { loadGazetteer } from '../../src/platform/gazetteer/load-gazetteer.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type SearchIndex, startSearchIndex } from '../../src/search/engine/search-index.ts';
import { cookieOf } from '../servers/accounts-app.ts';
import { TEMPLATE } from '../servers/database-server.ts';
import { injectAsBrowser } from '../servers/inject-as-browser.ts';
import { sharedExtractReader } from '../servers/shared-extract-reader.ts';
import { sharedTypesetter } from '../servers/shared-typesetter.ts';
import type { TestDatabase } from '../servers/test-database.ts';
import { TEST_BIRTH_KEY, TEST_SECRET_KEYS } from '../tools/secret-keys.ts';
import { makeTemporaryDir } from '../tools/temporary-dir.ts';

/** Small enough to be made in seconds, large enough that every filter finds something. */
export const TEST_WORLD: WorldOptions = {
  seed: 20_250_918,
  companies: 3_000,
  reports: 5_400,
  representatives: 6_000,
  people: 2_500,
};

const WORLD_TEMPLATE = 'firmament_world';
const WORLD_LOCK = 7_346_901;

const urlOf = (database: string): string => inject('appUrl').replace(/\/firmament$/, `/${database}`);

const asAdmin = async (use: (admin: pg.Client) => Promise<void>): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await use(admin).finally(() => admin.end());
};

/** Made once per run, by whichever test file comes first; the others clone it. */
const ensureWorld = (): Promise<void> =>
  asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [WORLD_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [WORLD_TEMPLATE]);
    if (rowCount === 1) return;
    const unfinished = `${WORLD_TEMPLATE}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished} owner firmament template ${TEMPLATE}`);
    const pool = createPool({ url: urlOf(unfinished), size: 2 });
    await seedDemoWorld(pool, TEST_WORLD);
    await pool.query('analyze');
    await pool.end();
    await admin.query(`alter database ${unfinished} rename to ${WORLD_TEMPLATE}`);
  });

type LogLine = { level: number; msg: string };

type IndexOptions = Partial<Omit<Parameters<typeof startSearchIndex>[0], 'databaseUrl' | 'logger'>>;

export type SearchWorld = {
  database: TestDatabase;
  gazetteer: Gazetteer;
  snapshotDir: string;
  /** What the index has logged. */
  log: LogLine[];
  /** Starts another index over the same database; closed with the world if not before. */
  start(options?: IndexOptions): Promise<SearchIndex>;
  close(): Promise<void>;
};

/** The demo world in a database of its own, ready to be searched. For `beforeAll`; the caller closes it. */
export const createSearchWorld = async ({ hasPlaces = false } = {}): Promise<SearchWorld> => {
  await ensureWorld();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [WORLD_LOCK]);
    await admin.query(`create database ${name} owner firmament template ${WORLD_TEMPLATE}`);
  });
  const pool = createPool({ url: urlOf(name), size: 5 });
  const database: TestDatabase = { db: createDatabase(pool), pool, url: urlOf(name) };
  const snapshotDir = makeTemporaryDir('snapshots');
  const log: LogLine[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(JSON.parse(line)) });
  const started = new Set<SearchIndex>();
  const start: SearchWorld['start'] = async (options) => {
    const index = startSearchIndex({
      databaseUrl: database.url,
      isDatabaseHere: false,
      snapshotDir,
      logger,
      threads: 1,
      ...options,
    });
    started.add(index);
    await index.whenReady();
    await index.network.whenReady();
    return index;
  };
  const close = async () => {
    for (const index of started) await index.close();
    await pool.end();
    await asAdmin(async (admin) => void (await admin.query(`drop database ${name} with (force)`)));
    rmSync(snapshotDir, { recursive: true, force: true });
  };
  const gazetteer = hasPlaces ? await loadGazetteer(pool) : createGazetteer([]);
  return { database, gazetteer, snapshotDir, log, start, close };
};

/** The application over the world, for a whole test file; the caller closes it. */
export const buildSearchApp = async (
  { database, gazetteer }: SearchWorld,
  searchIndex: SearchIndex,
  { clock = systemClock, config = {} }: { clock?: Clock; config?: Partial<Config> } = {},
): Promise<FastifyInstance> => {
  const app = await buildApp({
    config: { ...readConfig({}), ...config },
    clock,
    logger: createLogger('silent'),
    db: database.db,
    offer: () => SAMPLE_OFFER,
    secretKeys: TEST_SECRET_KEYS,
    birthKey: TEST_BIRTH_KEY,
    searchIndex,
    gazetteer,
    typesetter: sharedTypesetter,
    extractReader: sharedExtractReader,
    readinessChecks: [],
    webBuildDir: join(import.meta.dirname, '../web-build'),
  });
  injectAsBrowser(app);
  return app;
};

/** Signs the member of the demo in, who is made for it. */
export const enterSearchApp = async (
  { database }: SearchWorld,
  app: FastifyInstance,
  clock: Clock = systemClock,
): Promise<{ cookie: string }> => {
  await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
  return cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload: DEMO_SIGN_IN }));
};
