import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '@firmament/calendar/day';
import { countSealedSecrets } from '../../src/accounts/second-factor/sealed-secrets.ts';
import { composeSync } from '../../src/compose-sync.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { seedDemoMember } from '../../src/demo/demo-member.ts';
import { openBirthKey } from '../../src/imports/birth-hash.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openSecretKeys } from '../../src/platform/encryption/open-secret-keys.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { say } from '../../src/platform/terminal.ts';
import { outcomeSentence } from '../../src/sync/outcome-sentence.ts';
import { runSource } from '../../src/sync/run-source.ts';
import { startFictionalRegisters } from './fictional-registers.ts';

/**
 * `npm run sync:demo`: a first start whose registers are all imitations on this machine. Reads them into an empty data
 * folder, then serves that until Ctrl-C, and leaves nothing behind. Not the demo: what is seen came in by the sources.
 */

const SIGN_IN = { email: 'member@firmament.example', password: 'imitated-registers' };

const stop = new AbortController();
process.on('SIGINT', () => stop.abort()).on('SIGTERM', () => stop.abort());

const readAll = async (config: Config): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, 'npm run sync:demo', logger);
  const { db, pool } = database;
  try {
    await database.migrate();
    const birthKey = await openBirthKey(db, await openSecretKeys(db, config, countSealedSecrets));
    const { deps, sources } = composeSync({
      config,
      db,
      pool,
      logger,
      birthKey,
      rank: undefined,
      isPatient: false,
    });
    for (const source of sources) {
      // Imitations need no rest between two questions.
      const outcome = await runSource({ ...deps, pause: async () => {} }, source, { signal: stop.signal });
      say(`  ${source.id.padEnd(10)} ${outcomeSentence(outcome)}`);
      if (outcome.kind !== 'done') throw new Error(`${source.id} could not be read`);
    }
    await seedDemoMember(db, systemClock, SIGN_IN);
  } finally {
    await database.close();
  }
};

const serve = async (environment: Record<string, string>): Promise<void> => {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
    env: { PATH: process.env.PATH, PORT: process.env.PORT, ...environment },
    stdio: 'inherit',
  });
  stop.signal.addEventListener('abort', () => server.kill('SIGTERM'));
  const [code] = await once(server, 'exit');
  process.exitCode = code ?? 1;
};

const registers = await startFictionalRegisters(dayOf(systemClock.now()));
const dataDir = await mkdtemp(join(tmpdir(), 'firmament-imitated-'));
// The embedded database runs as another user than root, who must get through to its files.
await chmod(dataDir, 0o711);
try {
  const environment = { ...registers.environment, DATA_DIR: dataDir, DEMO: 'off', REFRESH: 'off' };
  say('Reading imitated registers');
  await readAll(readConfig(environment));
  say(`Starting the server; sign in with ${SIGN_IN.email} / ${SIGN_IN.password}`);
  await serve(environment);
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  registers.close();
  await rm(dataDir, { recursive: true, force: true });
}
