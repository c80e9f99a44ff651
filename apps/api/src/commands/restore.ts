import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

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
  } finally {
    await database.close();
  }
});
