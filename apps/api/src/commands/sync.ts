import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { SYNCED_SOURCES, type SyncedSourceName } from '@firmament/record/sources/sources';
import { countSealedSecrets } from '../accounts/second-factor/sealed-secrets.ts';
import { composeSync } from '../compose-sync.ts';
import { readConfig } from '../config.ts';
import { openBirthKey } from '../imports/birth-hash.ts';
import { createProgress } from '../imports/progress.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { openSecretKeys } from '../platform/encryption/open-secret-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';
import { outcomeSentence } from '../sync/outcome-sentence.ts';
import { runSource } from '../sync/run-source.ts';

/** `npm run sync [-- <source…>] [--dry-run]` */

const USAGE = `npm run sync [-- <source…>] [--dry-run]
Sources: ${SYNCED_SOURCES.join(', ')}; without one, those of the variable SYNC.`;

const isKnown = (name: string): name is SyncedSourceName => (SYNCED_SOURCES as readonly string[]).includes(name);

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const unknown = positionals.find((name) => !isKnown(name));
    if (unknown !== undefined) throw new Error(`unknown source "${unknown}"`);
    return { named: positionals.filter(isKnown), isDryRun: values['dry-run'] };
  } catch (cause) {
    throw new OperatorError((cause as Error).message, `Call it like this:\n${USAGE}`, { cause });
  }
};

// Searches come before it.
const RANK = constants.priority.PRIORITY_BELOW_NORMAL;
setPriority(RANK);

await runCommand('sync', async () => {
  const { named, isDryRun } = readArguments();
  const config = readConfig();
  const wanted = named.length > 0 ? named : config.sync.isOn;
  if (wanted.length === 0) {
    throw new OperatorError('no register is switched on', `Set SYNC, or name one:\n${USAGE}`);
  }
  const logger = createLogger(config.logLevel);
  const database = await openSharedDatabase(config, 'npm run sync', logger);
  try {
    await database.migrate();
    const birthKey = await openBirthKey(database.db, await openSecretKeys(database.db, config, countSealedSecrets));
    const { deps, sources } = composeSync({
      config,
      logger,
      birthKey,
      db: database.db,
      pool: database.pool,
      isPatient: database.isBesideServer,
      rank: config.databaseUrl === undefined ? RANK : undefined,
    });
    for (const source of sources.filter(({ id }) => wanted.includes(id))) {
      const progress = createProgress(process.stderr);
      const onProgress = (done: number, total: number) =>
        progress.update(() => `${source.id}: ${Math.floor((100 * done) / total)} %`);
      const outcome = await runSource(deps, source, { isDryRun, onProgress }).finally(progress.end);
      if (outcome.kind === 'failed') process.exitCode = 1;
      say(`${source.id}: ${outcomeSentence(outcome)}`);
    }
  } finally {
    await database.close();
  }
});
