import { parseArgs } from 'node:util';
import type { Day } from '@firmament/calendar/day';
import { z } from 'zod';
import { listOpenInvoices, payByCommand } from '../billing/billing-commands.ts';
import { billingDeps } from '../billing/deps.ts';
import { readConfig } from '../config.ts';
import { readOffer } from '../offer/current-offer.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

const readArguments = (): { number: string; on: Day | undefined } => {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { on: { type: 'string' } } });
    const { on } = values;
    if (on !== undefined && !z.iso.date().safeParse(on).success) throw new Error(`"${on}" is no day`);
    // A reference may be written in groups.
    return { number: positionals.join(''), on };
  } catch (cause) {
    throw new OperatorError(
      (cause as Error).message,
      'Call it like this: npm run invoice-paid -- 2026-000001 [--on 2026-03-01]',
      { cause },
    );
  }
};

/** `npm run invoice-paid -- <number or reference> [--on yyyy-mm-dd]` books a payment; without a number it lists open invoices. */
await runCommand('booking of the payment', async () => {
  const { number, on } = readArguments();
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run invoice-paid', createLogger(config.logLevel));
  try {
    await database.migrate();
    const offer = await readOffer(database.db, config);
    const deps = billingDeps({ db: database.db, clock: systemClock, offer: () => offer }, config);
    for (const line of await (number === '' ? listOpenInvoices(deps) : payByCommand(deps, number, on))) say(line);
  } finally {
    await database.close();
  }
});
