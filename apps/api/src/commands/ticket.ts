import { existsSync, readFileSync } from 'node:fs';
import { MAX_TICKET_TEXT_LENGTH } from '@firmament/api-contract/calls/support';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';
import { runTicketCommand } from '../support/ticket-command.ts';

/** `npm run ticket -- list [--all] | show <n> | answer <n> <text or file> | close <n>`: works beside a running server. */

/** Takes a file, too: longer answers are easier to write in an editor than between quotation marks. */
const textOrFile = (given: string): string => {
  const text = (existsSync(given) ? readFileSync(given, 'utf8') : given).trim();
  if (text.length > 0 && text.length <= MAX_TICKET_TEXT_LENGTH) return text;
  throw new OperatorError(
    text.length === 0 ? 'the answer is empty' : `the answer has ${text.length} characters`,
    `Write between 1 and ${MAX_TICKET_TEXT_LENGTH} characters.`,
  );
};

await runCommand('ticket command', async () => {
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run ticket', createLogger(config.logLevel));
  try {
    await database.migrate();
    for (const line of await runTicketCommand(database.db, systemClock, process.argv.slice(2), textOrFile)) say(line);
  } finally {
    await database.close();
  }
});
