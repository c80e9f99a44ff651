import { dayOf } from '@firmament/calendar/day';
import { passNight } from '@firmament/subscription/customer-file';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { BillingDeps } from '../deps.ts';
import { carryOut } from './carry-out.ts';
import { lockContract } from './contract-record.ts';
import { fileOf, readFile } from './stored-file.ts';

/**
 * Brings every contract up to date: starts, ends or lets it lapse, sends invoices and reminders, blocks access,
 * announces prices. Each contract has its own transaction, and a second run repeats nothing.
 */
export const advanceContracts = async (deps: BillingDeps): Promise<void> => {
  const unpaid = deps.db
    .selectFrom('invoice')
    .select('contract_id')
    .where('kind', '=', 'invoice')
    .where('paid_on', 'is', null);
  const rows = await deps.db
    .selectFrom('contract')
    .select('id')
    .where('is_sample', '=', false)
    .where((or) => or.or([or('closed_on', 'is', null), or('id', 'in', unpaid)]))
    .orderBy('id')
    .execute();
  const failures: unknown[] = [];
  for (const { id } of rows) {
    try {
      await deps.db.transaction().execute((trx) => advanceContract(deps, trx, id));
    } catch (error) {
      // One failing contract must not hold up the others.
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} contracts could not be brought forward`);
};

const advanceContract = async (deps: BillingDeps, trx: DatabaseTransaction, id: number): Promise<void> => {
  const contract = await lockContract(trx, id);
  if (!contract) return;
  const stored = await readFile(trx, contract);
  const outcome = passNight(fileOf(stored), deps.offer().priceIndex, dayOf(deps.clock.now()));
  await carryOut(deps, trx, stored, outcome);
};
