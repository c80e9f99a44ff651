import { runSecondFactorCommand } from '../accounts/second-factor/second-factor-command.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { findSecretKeys } from '../platform/encryption/open-secret-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run second-factor -- show <email> | off <email> | forget-lost`: works beside a running server. */
await runCommand('second-factor command', async () => {
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run second-factor', createLogger(config.logLevel));
  try {
    await database.migrate();
    const deps = { db: database.db, clock: systemClock, secretKeys: await findSecretKeys(config) };
    say(await runSecondFactorCommand(deps, process.argv.slice(2)));
  } finally {
    await database.close();
  }
});
