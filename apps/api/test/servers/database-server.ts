import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { migrateJobs } from '../../src/platform/jobs/job-runner.ts';
import { makeTemporaryDir } from '../tools/temporary-dir.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
    /** For the product's role, which may do no more than its own database needs. */
    appUrl: string;
  }
}

export const TEMPLATE = 'firmament_template';

/** Once per run: a real PostgreSQL and one migrated database, which tests clone in some 50 ms. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryDir('test');
  const server = await startEmbeddedPostgres({
    dataDir,
    purpose: 'npm test',
    // The data is thrown away, so nothing needs to reach the disk. With more memory every clone would fill fresh pages,
    // which takes seven times as long as reusing the same ones.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '64MB',
      // The data directory may lie in memory.
      max_wal_size: '256MB',
      // Several tests at once, and whole programs among them.
      max_connections: '300',
      // Tests open thousands of connections, and half of the work for each was to slow down guesses of the password.
      scram_iterations: '1',
    },
  });
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE} owner firmament`);
  await admin.end();

  const pool = createPool({ url: server.url.replace(/\/firmament$/, `/${TEMPLATE}`), size: 2 });
  await migrate(pool);
  await migrateJobs(pool);
  await pool.end();

  project.provide('adminUrl', server.adminUrl);
  project.provide('appUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
