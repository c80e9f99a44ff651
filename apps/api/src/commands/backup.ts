import { writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run backup -- <file>`: works beside a running server. */
await runCommand('backup', async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new OperatorError('no file is named', 'Call it like this: npm run backup -- firmament.backup');
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run backup', createLogger(config.logLevel));
  try {
    const { tables, bytes, isNoted } = await writeBackup(database.pool, file);
    say(`${file}: ${tables} tables, ${(bytes / 2 ** 20).toFixed(1)} MiB`);
    if (!isNoted) say('The file is complete. The database could not note it, so the desk will not show it.');
  } finally {
    await database.close();
  }
});
