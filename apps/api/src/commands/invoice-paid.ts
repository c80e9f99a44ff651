import { parseArgs } from 'node:util';
import { receivePayment } from '../billing/receive-payment.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run invoice-paid -- <number or reference> [--on yyyy-mm-dd]`: the money of an invoice has arrived. */
await runCommand('booking of the payment', async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { on: { type: 'string' } } });
  const number = positionals.join('');
  const usage = 'Call it like this: npm run invoice-paid -- 2026-000001 [--on 2026-03-01]';
  if (number === '') throw new OperatorError('no invoice is named', usage);
  if (values.on !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(values.on)) {
    throw new OperatorError(`"${values.on}" is no day`, usage);
  }
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run invoice-paid', createLogger(config.logLevel));
  try {
    const room = { db: database.db, clock: systemClock };
    const { invoice, contract, isUnblocked } = await receivePayment(room, number, values.on);
    const amount = ((invoice.openCents || Math.abs(invoice.amount.grossCents)) / 100).toFixed(2);
    say(`${invoice.number}: EUR ${amount} ${invoice.kind === 'credit_note' ? 'refunded' : 'paid'}.`);
    if (contract.life.startedOn !== null) say(`Contract ${contract.number} runs since ${contract.life.startedOn}.`);
    if (isUnblocked) say('Access is open again.');
  } finally {
    await database.close();
  }
});
