import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeTemporaryDir } from '../test/tools/temporary-dir.ts';

/** Writes schema.generated.ts anew from a database that the migrations have just made. */
const dataDir = makeTemporaryDir('types');
const server = await startEmbeddedPostgres({ dataDir, purpose: 'type generation' });
try {
  const pool = createPool({ url: server.url, size: 2 });
  await migrate(pool);
  await pool.end();
  execFileSync(join(import.meta.dirname, '../../../node_modules/.bin/kysely-codegen'), ['--url', server.url], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
