import { type Day, dayOf } from '@firmament/calendar/day';
import { advance, phaseOf, receiveFirstPayment } from '@firmament/subscription/lifecycle';
import { queueMail } from '../../platform/mail/mailer.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { type ContractRecord, lockContract, saveContract } from '../contract/contract-record.ts';
import { updateMembership } from '../contract/membership.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentReceivedMail, serviceStartedMail } from '../mail/billing.mail.ts';
import { accountInvoices, type InvoiceAccount } from './claims.ts';

type Outcome = {
  invoice: InvoiceAccount;
  contract: ContractRecord;
  /** Whether this was the contract's first payment. */
  isFirst: boolean;
  isUnblocked: boolean;
};

/**
 * Books the payment of an invoice, found by its number or the reference of the transfer. The first payment sets up the
 * service; the last missing one opens a blocked access. For a credit note it books the refund.
 */
export const receivePayment = (
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  numberOrReference: string,
  paidOn: Day = dayOf(clock.now()),
): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const today = dayOf(clock.now());
    const wanted = numberOrReference.replace(/\s/g, '').toUpperCase();
    const row = await trx
      .selectFrom('invoice')
      .select(['id', 'contract_id'])
      .where((or) => or.or([or('number', '=', wanted), or('reference', '=', wanted)]))
      .executeTakeFirst();
    const before = row && (await lockContract(trx, row.contract_id));
    if (!row || !before)
      throw new OperatorError(`there is no invoice ${wanted}`, 'See what is open: npm run invoice-paid');
    const invoice = (await accountInvoices(trx, { contractId: before.id })).find(({ id }) => id === row.id);
    if (!invoice) throw new OperatorError(`there is no invoice ${wanted}`, 'See what is open: npm run invoice-paid');
    if (invoice.paidOn !== null) {
      throw new OperatorError(`${invoice.number} was paid on ${invoice.paidOn} already`, 'Nothing needs to be done.');
    }
    if (paidOn > today) throw new OperatorError(`${paidOn} is in the future`, 'Give the day the money arrived.');
    await trx.updateTable('invoice').set({ paid_on: paidOn }).where('id', '=', invoice.id).execute();
    if (invoice.kind === 'credit_note') {
      return { invoice, contract: before, isFirst: false, isUnblocked: false };
    }

    const isFirst = phaseOf(before.life) === 'accepted' && invoice.period === null;
    // The day of booking counts, not `paidOn`: nothing may begin in the past.
    const paid = isFirst ? receiveFirstPayment(before.life, today) : before.life;
    const { contract: life, steps } = isFirst ? advance(paid, today) : { contract: paid, steps: [] };
    const contract = { ...before, life };
    await saveContract(trx, contract);
    const isUnblocked = (await updateMembership(trx, contract, today)) === 'opened';
    const start = steps.find(({ what }) => what === 'set_up');
    await queueMail(
      trx,
      start ? serviceStartedMail(contract, start.on) : paymentReceivedMail(contract, invoice, isUnblocked),
    );
    return { invoice, contract, isFirst, isUnblocked };
  });
