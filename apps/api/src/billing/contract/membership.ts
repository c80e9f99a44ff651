import { addDays, type Day } from '@firmament/calendar/day';
import { phaseOf } from '@firmament/subscription/lifecycle';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { accountInvoices, blockingClaim } from '../invoice/claims.ts';
import type { ContractRecord } from './contract-record.ts';

const BASIC = 0;

/** Derives the account's membership columns from the contract; other capabilities read only those columns. */
const membershipOf = ({ life, level }: ContractRecord) => {
  const phase = phaseOf(life);
  if (phase === 'active' || phase === 'noticed') {
    return {
      membership_level: level,
      ...(life.startedOn !== null && { membership_start: life.startedOn }),
      membership_end: life.endsOn === null ? null : addDays(life.endsOn, -1),
    };
  }
  if (life.closedOn !== null && life.startedOn !== null) {
    return { membership_level: BASIC, membership_start: life.closedOn, membership_end: null };
  }
  return {};
};

/**
 * Brings the account in line with its contract; returns whether that blocked or opened access. Takes no lock of its own:
 * the contract's lock includes the member's.
 */
export const updateMembership = async (
  trx: DatabaseTransaction,
  contract: ContractRecord,
  today: Day,
): Promise<'blocked' | 'opened' | undefined> => {
  if (contract.accountId === null) return undefined;
  const invoices = await accountInvoices(trx, { contractId: contract.id });
  const block = contract.life.closedOn === null ? blockingClaim(invoices, today) : undefined;
  const before = await trx
    .selectFrom('account')
    .select('blocked_on')
    .where('id', '=', contract.accountId)
    .executeTakeFirst();
  await trx
    .updateTable('account')
    .set({ ...membershipOf(contract), blocked_on: block?.since ?? null })
    .where('id', '=', contract.accountId)
    .execute();
  const wasBlocked = typeof before?.blocked_on === 'string';
  if (block !== undefined && !wasBlocked) return 'blocked';
  return block === undefined && wasBlocked ? 'opened' : undefined;
};
