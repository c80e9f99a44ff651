import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import { accept, acceptanceDeadline, type Contract, withdrawalDeadline } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import { PAYMENT_DAYS } from '@firmament/subscription/terms';
import { nextWorkingDay } from '@firmament/subscription/working-days';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { BillingDeps } from '../deps.ts';
import { type InvoiceRecord, issueInvoice } from '../invoice/invoice-record.ts';
import { orderAcceptedMail } from '../mail/billing.mail.ts';
import { type ContractRecord, lockContract, saveContract, taxOf } from './contract-record.ts';

/** Concludes the contract: both sides are bound, and the first month is invoiced. */
export const acceptOrder = async (
  trx: DatabaseTransaction,
  { clock }: Pick<BillingDeps, 'clock'>,
  ordered: ContractRecord,
  today: Day,
): Promise<InvoiceRecord> => {
  const contract = { ...ordered, life: accept(ordered.life, today), invoicedMonths: 1 };
  await saveContract(trx, contract);
  const tax = taxOf(contract);
  const invoice = await issueInvoice(
    trx,
    contract,
    {
      issuedOn: today,
      dueOn: nextWorkingDay(addDays(today, PAYMENT_DAYS), contract.buyer.country),
      period: null,
      amount: addTax(contract.monthlyCents, tax),
      tax,
    },
    clock.now(),
  );
  await queueMail(trx, orderAcceptedMail(contract, invoice, withdrawalDeadline(contract.life)));
  return invoice;
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
export const acceptOrderByNumber = (
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  given: string,
): Promise<{ contract: ContractRecord; invoice: InvoiceRecord }> =>
  db.transaction().execute(async (trx) => {
    const number = given.trim().toUpperCase();
    const row = await trx.selectFrom('contract').select('id').where('number', '=', number).executeTakeFirst();
    const contract = row && (await lockContract(trx, row.id));
    if (!contract)
      throw new OperatorError(`there is no order ${number}`, 'See the orders that wait: npm run accept-order');
    const today = dayOf(clock.now());
    const refusal = whyNot(contract.life, today);
    if (refusal) throw new OperatorError(`the order ${number} ${refusal.because}`, refusal.advice);
    return { contract, invoice: await acceptOrder(trx, { clock }, contract, today) };
  });
