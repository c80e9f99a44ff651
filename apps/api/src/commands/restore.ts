import { parseArgs } from 'node:util';
import { forgetLostSecrets } from '../accounts/second-factor/forget-lost-secrets.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { findSecretKeys } from '../platform/encryption/open-secret-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

const lostSecretsWarning = (members: number): string =>
  `The key that this backup's secrets were encrypted with is not here. The authenticator apps of ${members} members are ` +
  'turned off, and they will be told by mail. To keep them, set SECRETS_KEY (or put secrets.key back) and restore again ' +
  'before you start.';

/** `npm run restore -- <file> [--replace]`: replaces existing data only with --replace. */
await runCommand('restore', async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new OperatorError('no file is named', 'Call it like this: npm run restore -- firmament.backup');
  const config = readConfig();
  const database = await openDatabase(config, 'npm run restore', createLogger(config.logLevel));
  try {
    const { rows } = await database.pool.query(`select to_regclass('public.company') is not null as is_used`);
    if (rows[0].is_used && !values.replace) {
      throw new OperatorError(
        'the database is not empty, and a restore replaces everything in it',
        `Add --replace if you want that: npm run restore -- ${file} --replace`,
      );
    }
    const { tables, createdAt } = await restoreBackup(database.pool, file);
    say(`Restored ${tables} tables from the backup of ${createdAt}.`);
    const lost = await forgetLostSecrets(database.db, systemClock, await findSecretKeys(config));
    if (lost > 0) say(lostSecretsWarning(lost));
  } finally {
    await database.close();
  }
});
