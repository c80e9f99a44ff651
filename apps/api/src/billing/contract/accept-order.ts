import { type Day, dayOf } from '@firmament/calendar/day';
import { acceptFile } from '@firmament/subscription/customer-file';
import { acceptanceDeadline, type Contract } from '@firmament/subscription/lifecycle';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { BillingDeps } from '../deps.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { orderAcceptedMail } from '../mail/order.mail.ts';
import { carryOut } from './carry-out.ts';
import { type ContractRecord, findByNumber, lockContract } from './contract-record.ts';
import { fileOf, planNames, type StoredFile } from './stored-file.ts';

type Accepted = StoredFile & { invoice: InvoiceRecord };

/** Concludes the contract: both sides are bound, and the first month is invoiced. */
export const acceptOrder = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  ordered: ContractRecord,
): Promise<Accepted> => {
  const stored = { contract: ordered, invoices: [] };
  const outcome = acceptFile(fileOf(stored), dayOf(deps.clock.now()));
  const accepted = await carryOut(deps, trx, stored, outcome, ({ contract }, issued) =>
    orderAcceptedMail(contract, planNames(deps.offer()), issued),
  );
  const [invoice] = accepted.invoices;
  if (!invoice) throw new Error('an accepted order has an invoice');
  return { ...accepted, invoice };
};

const whyNot = (life: Contract, today: Day): { because: string; advice: string } | undefined => {
  const orderAgain = 'The customer is no longer bound and can order again.';
  if (life.closedOn !== null) return { because: `has been over since ${life.closedOn}`, advice: orderAgain };
  if (life.acceptedOn !== null) {
    return { because: `was accepted on ${life.acceptedOn} already`, advice: 'Nothing needs to be done.' };
  }
  const deadline = acceptanceDeadline(life);
  return today > deadline ? { because: `had to be answered by ${deadline}`, advice: orderAgain } : undefined;
};

/** For operators who review each order. */
export const acceptOrderByNumber = (deps: BillingDeps, given: string): Promise<Accepted> =>
  deps.db.transaction().execute(async (trx) => {
    const number = given.trim().toUpperCase();
    const found = await findByNumber(trx, number);
    const contract = found && (await lockContract(trx, found.id));
    if (!contract)
      throw new OperatorError(`there is no order ${number}`, 'See the orders that wait: npm run accept-order');
    const refusal = whyNot(contract.life, dayOf(deps.clock.now()));
    if (refusal) throw new OperatorError(`the order ${number} ${refusal.because}`, refusal.advice);
    return acceptOrder(deps, trx, contract);
  });
