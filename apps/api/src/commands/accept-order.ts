import { acceptByCommand, listOrders } from '../billing/billing-commands.ts';
import { billingDeps } from '../billing/deps.ts';
import { readConfig } from '../config.ts';
import { readOffer } from '../offer/current-offer.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { runCommand, say } from '../platform/terminal.ts';

/**
 * `npm run accept-order -- <number>` accepts an order; without a number it lists those that wait. For operators who
 * review each order (ORDER_ACCEPTANCE=manual).
 */
await runCommand('acceptance of the order', async () => {
  const [number] = process.argv.slice(2);
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run accept-order', createLogger(config.logLevel));
  try {
    await database.migrate();
    const offer = await readOffer(database.db, config);
    const deps = billingDeps({ db: database.db, clock: systemClock, offer: () => offer }, config);
    for (const line of await (number ? acceptByCommand(deps, number) : listOrders(deps))) say(line);
  } finally {
    await database.close();
  }
});
