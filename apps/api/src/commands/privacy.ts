import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand, say } from '../platform/terminal.ts';
import { privacyDeps } from '../privacy/deps.ts';
import { runPrivacyCommand } from '../privacy/privacy-command.ts';

/** Takes a file, too: longer answers are easier to write in an editor than between quotation marks. */
const textOrFile = (given: string): string => (existsSync(given) ? readFileSync(given, 'utf8') : given).trim();

/** `npm run privacy -- list | show <n> | grant <n> | refuse <n> | restore <n>`: works beside a running server. */
await runCommand('privacy command', async () => {
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run privacy', createLogger(config.logLevel));
  try {
    await database.migrate();
    const deps = privacyDeps({ db: database.db, clock: systemClock }, config);
    for (const line of await runPrivacyCommand(deps, process.argv.slice(2), textOrFile)) say(line);
  } finally {
    await database.close();
  }
});
