import { join } from 'node:path';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { createGazetteer } from '@firmament/gazetteer/gazetteer';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type Deps } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { AppError } from '../../src/platform/http/app-error.ts';
import { createLogger } from '../../src/platform/logger.ts';
import type { SearchIndex } from '../../src/search/engine/search-index.ts';
import { TEST_BIRTH_KEY, TEST_SECRET_KEYS } from '../tools/secret-keys.ts';
import { injectAsBrowser } from './inject-as-browser.ts';
import { sharedExtractReader } from './shared-extract-reader.ts';
import { sharedTypesetter } from './shared-typesetter.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';

const unavailable = () => Promise.reject(new AppError('unavailable'));

/** For tests that do not search: reports that it is not ready. */
export const closedSearchIndex: SearchIndex = {
  ask: unavailable,
  assertReady: () => {
    throw new AppError('unavailable');
  },
  whenReady: () => Promise.resolve(),
  documents: () => ({ company: 0, person: 0, register_person: 0 }),
  caughtUpAt: () => undefined,
  network: {
    neighbourhood: unavailable,
    paths: unavailable,
    ownership: unavailable,
    coOfficers: unavailable,
    whenReady: () => Promise.resolve(),
    size: () => ({ nodes: 0, relations: 0 }),
  },
  close: () => Promise.resolve(),
};

type Overrides = Partial<Omit<Deps, 'config'>> & { config?: Partial<Config>; database?: TestDatabase };

export type TestApp = FastifyInstance & { database: TestDatabase; injectPlainly: FastifyInstance['inject'] };

/** The real application on a database of its own, without a port. */
export const useTestApp = async (overrides: Overrides = {}): Promise<TestApp> => {
  const { config, database = await useTestDatabase(), ...deps } = overrides;
  const app = await buildApp({
    config: { ...readConfig({}), ...config },
    db: database.db,
    clock: systemClock,
    logger: createLogger('silent'),
    offer: () => SAMPLE_OFFER,
    secretKeys: TEST_SECRET_KEYS,
    birthKey: TEST_BIRTH_KEY,
    searchIndex: closedSearchIndex,
    gazetteer: createGazetteer([]),
    typesetter: sharedTypesetter,
    extractReader: sharedExtractReader,
    readinessChecks: [{ name: 'database', run: async () => void (await database.pool.query('select 1')) }],
    webBuildDir: join(import.meta.dirname, '../web-build'),
    ...deps,
  });
  onTestFinished(() => app.close());
  return Object.assign(app, { database, injectPlainly: injectAsBrowser(app) });
};
