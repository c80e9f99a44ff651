import { runAuditCommand } from '../access-log/audit-command.ts';
import { readConfig } from '../config.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run audit -- person <profile id> | company <id> | account <email>`: works beside a running server. */
await runCommand('audit', async () => {
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run audit', createLogger(config.logLevel));
  try {
    await database.migrate();
    for (const line of await runAuditCommand(database.db, process.argv.slice(2))) say(line);
  } finally {
    await database.close();
  }
});
