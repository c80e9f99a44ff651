import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type Dependencies } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createLogger } from '../src/platform/logger.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';

type Overrides = Partial<Omit<Dependencies, 'config'>> & { config?: Partial<Config>; database?: TestDatabase };

/** The real application on a database of its own, without a port. */
export const useTestApp = async (overrides: Overrides = {}): Promise<FastifyInstance & { database: TestDatabase }> => {
  const { config, database = await useTestDatabase(), ...dependencies } = overrides;
  const app = await buildApp({
    config: { ...readConfig({}), ...config },
    db: database.db,
    clock: systemClock,
    logger: createLogger('silent'),
    readinessChecks: [{ name: 'database', run: async () => void (await database.pool.query('select 1')) }],
    webBuildDir: join(import.meta.dirname, 'web-build'),
    ...dependencies,
  });
  onTestFinished(() => app.close());
  return Object.assign(app, { database });
};
