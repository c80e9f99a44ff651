import { acceptOrderByNumber } from '../billing/accept-order.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run accept-order -- <number>`: for operators who look at each order first (ORDER_ACCEPTANCE=manual). */
await runCommand('acceptance of the order', async () => {
  const [number] = process.argv.slice(2);
  if (!number) throw new OperatorError('no order is named', 'Call it like this: npm run accept-order -- V-7K3M-92QX');
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run accept-order', createLogger(config.logLevel));
  try {
    const invoice = await acceptOrderByNumber({ db: database.db, clock: systemClock }, number);
    say(`Accepted. Invoice ${invoice.number} is on its way.`);
  } finally {
    await database.close();
  }
});
