import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listDeclarations, settleByCommand } from '../billing/billing-commands.ts';
import { billingDeps } from '../billing/deps.ts';
import { readConfig } from '../config.ts';
import { readOffer } from '../offer/current-offer.ts';
import { systemClock } from '../platform/clock.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

const USAGE = 'Call it like this: npm run declaration -- confirm 12 [--contract V-ABCD-EFGH] [--ends 2026-03-01]';

const readArguments = () => {
  try {
    const options = { contract: { type: 'string' }, ends: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [verdict, id] = positionals;
    if (verdict === undefined) return undefined;
    if (verdict !== 'confirm' && verdict !== 'deny') throw new Error(`"${verdict}" is neither confirm nor deny`);
    if (!/^\d{1,9}$/.test(id ?? '')) throw new Error('the number of the declaration is missing');
    if (values.ends !== undefined && !z.iso.date().safeParse(values.ends).success)
      throw new Error(`"${values.ends}" is no day`);
    return {
      id: Number(id),
      isConfirmed: verdict === 'confirm',
      contractNumber: values.contract,
      endsOn: values.ends,
    };
  } catch (cause) {
    throw new OperatorError((cause as Error).message, USAGE, { cause });
  }
};

/**
 * `npm run declaration -- confirm|deny <id> [--contract <number>] [--ends yyyy-mm-dd]` settles a cancellation or
 * withdrawal that came without a sign-in; without arguments it lists those that wait.
 */
await runCommand('settling of the declaration', async () => {
  const verdict = readArguments();
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run declaration', createLogger(config.logLevel));
  try {
    await database.migrate();
    const offer = await readOffer(database.db, config);
    const deps = billingDeps({ db: database.db, clock: systemClock, offer: () => offer }, config);
    for (const line of await (verdict ? settleByCommand(deps, verdict) : listDeclarations(deps))) say(line);
  } finally {
    await database.close();
  }
});
