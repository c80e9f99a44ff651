import { type Day, dayOf } from '@firmament/calendar/day';
import { cutPeriod, dueDay, periodAt, periodsToInvoice, shareOf } from '@firmament/subscription/billing-periods';
import { advance, type Step } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { accountInvoices, blockingClaim } from '../invoice/claims.ts';
import { creditUnused } from '../invoice/credit-unused.ts';
import { issueInvoice } from '../invoice/invoice-record.ts';
import { remindOfClaims } from '../invoice/remind.ts';
import { endedMail, invoiceMail, lapsedMail, serviceStartedMail } from '../mail/billing.mail.ts';
import { blockedMail } from '../mail/default.mail.ts';
import { announceIndexation } from './announce-indexation.ts';
import { type ContractRecord, lockContract, saveContract, taxOf } from './contract-record.ts';
import { updateMembership } from './membership.ts';
import { findPriceChanges, planOn } from './prices.ts';

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
  const today = dayOf(deps.clock.now());
  const stored = await lockContract(trx, id);
  if (!stored) return;
  const { contract: life, steps } = advance(stored.life, today);
  let contract: ContractRecord = { ...stored, life };
  for (const step of steps) await carryOut(deps, trx, contract, step, today);
  contract = await changePlanWhenDue(deps, trx, contract, today);
  contract = await invoiceMonths(deps, trx, contract, today);
  await saveContract(trx, contract);
  await remindOfClaims(trx, contract, today);
  await announceIndexation(deps, trx, contract, today);
  if ((await updateMembership(trx, contract, today)) === 'blocked') {
    const block = blockingClaim(await accountInvoices(trx, { contractId: id }), today);
    if (block) await queueMail(trx, blockedMail(contract, block.invoice));
  }
};

const carryOut = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { what, on }: Step,
  today: Day,
): Promise<void> => {
  if (what === 'set_up') await queueMail(trx, serviceStartedMail(contract, on));
  if (what === 'set_up') return;
  await creditUnused(trx, deps, contract, on, today);
  await queueMail(trx, what === 'lapse' ? lapsedMail(contract) : endedMail(contract));
};

/** Makes a smaller plan or a new price the current one when its day has come. */
const changePlanWhenDue = async (
  { prices }: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  today: Day,
): Promise<ContractRecord> => {
  if (contract.life.closedOn !== null) return contract;
  const changes = await findPriceChanges(trx, contract.id);
  const isDue = contract.nextLevel !== null && contract.nextLevel.from <= today;
  return {
    ...contract,
    ...planOn(contract, changes, prices, today),
    nextLevel: isDue ? null : contract.nextLevel,
  };
};

/** Issues the invoices of the coming months; the last one covers only the days up to the contract's end. */
const invoiceMonths = async (
  { clock, prices }: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  today: Day,
): Promise<ContractRecord> => {
  const { startedOn, endsOn, closedOn } = contract.life;
  if (startedOn === null || closedOn !== null) return contract;
  const changes = await findPriceChanges(trx, contract.id);
  const tax = taxOf(contract);
  let { invoicedMonths } = contract;
  for (const index of periodsToInvoice({ startedOn, endsOn }, invoicedMonths, today)) {
    const whole = periodAt(startedOn, index);
    const period = cutPeriod(whole, endsOn);
    const { level, monthlyCents } = planOn(contract, changes, prices, whole.from);
    const amount = addTax(shareOf(monthlyCents, whole, period), tax);
    const dueOn = dueDay(whole, today, contract.buyer.country);
    const invoice = await issueInvoice(
      trx,
      contract,
      { issuedOn: today, dueOn, period, amount, tax, level },
      clock.now(),
    );
    await queueMail(trx, invoiceMail(contract, invoice));
    invoicedMonths = index + 1;
  }
  return { ...contract, invoicedMonths };
};
