import { sql } from 'kysely';
import { advanceContracts } from '../../src/billing/contract/advance-contracts.ts';
import { billingDeps } from '../../src/billing/deps.ts';
import { readConfig } from '../../src/config.ts';
import { readOffer } from '../../src/offer/current-offer.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openSharedDatabase } from '../../src/platform/database/open-database.ts';
import { createLogger } from '../../src/platform/logger.ts';

/**
 * `node --import tsx apps/api/test/tools/let-days-pass.ts <email> <days>`, beside a running server, whose clock cannot be
 * moved: ages a member's contract day by day, each with its morning job, as if that time had passed.
 */

const becomeADayOlder = async (db: Database, email: string): Promise<void> => {
  await sql`
    update contract set ordered_on = ordered_on - 1, accepted_on = accepted_on - 1, paid_on = paid_on - 1,
      started_on = started_on - 1, notice_on = notice_on - 1, ends_on = ends_on - 1, closed_on = closed_on - 1
    where email = ${email}`.execute(db);
  await sql`
    update invoice set issued_on = issued_on - 1, due_on = due_on - 1, paid_on = invoice.paid_on - 1,
      period_from = period_from - 1, period_until = period_until - 1
    from contract where contract.id = contract_id and email = ${email}`.execute(db);
  await sql`
    update contract_rate set holds_from = holds_from - 1
    from contract where contract.id = contract_id and email = ${email}`.execute(db);
  await sql`
    update invoice_line set from_day = from_day - 1, until_day = until_day - 1
    from invoice join contract on contract.id = contract_id where invoice.id = invoice_id and email = ${email}`.execute(
    db,
  );
  await sql`
    update invoice_reminder set sent_on = sent_on - 1
    from invoice join contract on contract.id = contract_id where invoice.id = invoice_id and email = ${email}`.execute(
    db,
  );
};

const [email = '', days = ''] = process.argv.slice(2);
const config = readConfig();
const database = await openSharedDatabase(config, 'let-days-pass', createLogger(config.logLevel));
try {
  const offer = await readOffer(database.db, config);
  const deps = billingDeps({ db: database.db, clock: systemClock, offer: () => offer }, config);
  for (let day = 0; day < Number(days); day++) {
    await becomeADayOlder(database.db, email);
    await advanceContracts(deps);
  }
} finally {
  await database.close();
}
