import { readConfig } from '../config.ts';
import { runOperatorCommand } from '../operators/operator-command.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run operator -- add <email> | remove <email> | list`: works beside a running server. */
await runCommand('operator command', async () => {
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run operator', createLogger(config.logLevel));
  try {
    await database.migrate();
    for (const line of await runOperatorCommand({ db: database.db, clock: systemClock }, process.argv.slice(2)))
      say(line);
  } finally {
    await database.close();
  }
});
