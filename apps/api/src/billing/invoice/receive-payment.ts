import { type Day, dayOf } from '@firmament/calendar/day';
import { bookPayment } from '@firmament/subscription/customer-file';
import { blockingPlace, type Documents, isFirstInvoice, openAmount } from '@firmament/subscription/ledger';
import { phaseOf } from '@firmament/subscription/lifecycle';
import { OperatorError } from '../../platform/operator-error.ts';
import { carryOut } from '../contract/carry-out.ts';
import { type ContractRecord, lockContract } from '../contract/contract-record.ts';
import { fileOf, planNames, readFile, type StoredFile } from '../contract/stored-file.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentReceivedMail } from '../mail/billing.mail.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Outcome = {
  invoice: InvoiceRecord;
  /** What was paid or refunded, in cents. */
  cents: number;
  contract: ContractRecord;
  /** Whether this was the contract's first payment. */
  isFirst: boolean;
  isUnblocked: boolean;
};

const refuse = (because: string, advice: string): never => {
  throw new OperatorError(because, advice);
};

/** What a payment or refund would settle; refuses what is settled already. */
const centsOf = ({ invoices }: StoredFile, place: number): number => {
  const invoice = invoices[place];
  if (!invoice) return 0;
  const { number, paidOn, kind, refundCents } = invoice;
  if (paidOn !== null) return refuse(`${number} was paid on ${paidOn} already`, 'Nothing needs to be done.');
  if (kind === 'credit_note') {
    return refundCents > 0
      ? refundCents
      : refuse(`${number} needs no refund: its invoice was not paid`, 'Nothing needs to be done.');
  }
  const { openCents } = openAmount(invoices, place);
  if (openCents > 0) return openCents;
  const note = invoices.findLast(({ credits }) => credits === place);
  return refuse(
    `${number} was cancelled by the credit note ${note?.number}: nothing is owed for it`,
    'Send the money back to the customer.',
  );
};

/**
 * Books the payment of an invoice, found by its number or the reference of the transfer. The first payment sets up the
 * service; the last missing one opens a blocked access. For a credit note it books the refund.
 */
export const receivePayment = (
  deps: BillingDeps,
  numberOrReference: string,
  paidOn: Day = dayOf(deps.clock.now()),
): Promise<Outcome> =>
  deps.db.transaction().execute(async (trx) => {
    const today = dayOf(deps.clock.now());
    const wanted = numberOrReference.replace(/\s/g, '').toUpperCase();
    const row = await trx
      .selectFrom('invoice')
      .select(['id', 'contract_id'])
      .where((or) => or.or([or('number', '=', wanted), or('reference', '=', wanted)]))
      .executeTakeFirst();
    const locked = row && (await lockContract(trx, row.contract_id));
    const stored = locked && (await readFile(trx, locked));
    const place = stored?.invoices.findIndex(({ id }) => id === row?.id) ?? -1;
    const invoice = stored?.invoices[place];
    if (!stored || !invoice)
      throw new OperatorError(`there is no invoice ${wanted}`, 'See what is open: npm run invoice-paid');
    const cents = centsOf(stored, place);
    if (paidOn > today) throw new OperatorError(`${paidOn} is in the future`, 'Give the day the money arrived.');
    const isFirst = isFirstInvoice(invoice) && phaseOf(stored.contract.life) === 'accepted';
    const outcome = bookPayment(fileOf(stored), place, paidOn, today);
    const starts = outcome.facts.some(({ what }) => what === 'set_up');
    const isUnblocked = isBlocking(stored.invoices, today) && !isBlocking(outcome.file.documents, today);
    const { contract } = await carryOut(
      deps,
      trx,
      stored,
      outcome,
      // A start has a mail of its own, and a refund is seen on the account.
      starts || invoice.kind === 'credit_note'
        ? undefined
        : (after, issued) =>
            paymentReceivedMail(after.contract, planNames(deps.offer()), { invoice, cents, isUnblocked }, issued),
    );
    return { invoice, cents, contract, isFirst, isUnblocked };
  });

const isBlocking = (documents: Documents, today: Day): boolean => blockingPlace(documents, today) !== undefined;
