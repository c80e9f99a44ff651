import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { longDay } from '@firmament/api-contract/long-day';
import { type Day, dayOf } from '@firmament/calendar/day';
import { bookPayment, takeBackPayment as takeBack } from '@firmament/subscription/customer-file';
import { blockingPlace, type Documents, isFirstInvoice, openAmount } from '@firmament/subscription/ledger';
import { phaseOf } from '@firmament/subscription/lifecycle';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/operator-log/actor.ts';
import { recordAction } from '../../platform/operator-log/record-action.ts';
import { carryOut } from '../contract/carry-out.ts';
import { refuseAsConflict } from '../contract/change-contract.ts';
import { type ContractRecord, lockContract } from '../contract/contract-record.ts';
import { fileOf, planNames, readFile, type StoredFile } from '../contract/stored-file.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentReceivedMail, paymentTakenBackMail } from '../mail/billing.mail.ts';
import type { InvoiceRecord } from './invoice-record.ts';

type Outcome = {
  invoice: InvoiceRecord;
  /** What was paid or refunded, in cents. */
  cents: number;
  contract: ContractRecord;
  /** Whether this was the contract's first payment. */
  isFirst: boolean;
  isUnblocked: boolean;
  entry: LogEntry;
};

const FUTURE: Text = {
  en: 'This day is in the future. Please give the day the money arrived.',
  de: 'Dieser Tag liegt in der Zukunft. Bitte geben Sie den Tag an, an dem das Geld eingegangen ist.',
};

const conflict = (en: string, de: string): never => {
  throw new AppError('conflict', { text: { en, de } });
};

/** What a payment or refund would settle; refuses what is settled already. */
const centsOf = ({ invoices }: StoredFile, place: number): number => {
  const invoice = invoices[place];
  if (!invoice) return 0;
  const { number, paidOn, kind, refundCents } = invoice;
  if (paidOn !== null) {
    return conflict(
      `${number} was paid on ${longDay('en', paidOn)} already.`,
      `${number} wurde bereits am ${longDay('de', paidOn)} bezahlt.`,
    );
  }
  if (kind === 'credit_note') {
    return refundCents > 0
      ? refundCents
      : conflict(
          `${number} needs no refund: its invoice was not paid.`,
          `Zu ${number} ist nichts zurückzuzahlen: Die Rechnung war nicht bezahlt.`,
        );
  }
  const { openCents } = openAmount(invoices, place);
  if (openCents > 0) return openCents;
  const note = invoices.findLast(({ credits }) => credits === place);
  return conflict(
    `${number} was cancelled by the credit note ${note?.number}: nothing is owed for it. Send the money back to the customer.`,
    `${number} wurde mit der Gutschrift ${note?.number} storniert: Dafür wird nichts geschuldet. Überweisen Sie das Geld zurück.`,
  );
};

/** Finds an invoice by its number or by the reference of its transfer, and locks its contract. */
const lockInvoice = async (
  trx: DatabaseTransaction,
  numberOrReference: string,
): Promise<{ stored: StoredFile; place: number; invoice: InvoiceRecord }> => {
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
  if (stored && invoice) return { stored, place, invoice };
  throw new AppError('not_found', {
    text: { en: `There is no invoice ${wanted}.`, de: `Die Rechnung ${wanted} gibt es nicht.` },
  });
};

const stateOf = ({ contract, invoices }: StoredFile, place: number, today: Day) => ({
  paid_on: invoices[place]?.paidOn ?? null,
  open_cents: openAmount(invoices, place).openCents,
  contract_phase: phaseOf(contract.life),
  is_blocked: isBlocking(invoices, today),
});

type Payment = {
  /** Of an invoice or credit note: its number, or the reference of the transfer. */
  invoice: string;
  paidOn?: Day | undefined;
  /** How the bank statement names it. */
  statement?: string | undefined;
};

/**
 * Books the payment of an invoice. The first payment sets up the service; the last missing one opens a blocked access.
 * For a credit note it books the refund.
 */
export const receivePayment = (deps: BillingDeps, by: Actor, payment: Payment): Promise<Outcome> =>
  deps.db.transaction().execute(async (trx) => {
    const today = dayOf(deps.clock.now());
    const { paidOn = today, statement = '' } = payment;
    const { stored, place, invoice } = await lockInvoice(trx, payment.invoice);
    const cents = centsOf(stored, place);
    if (paidOn > today) throw refusedField('paid_on', FUTURE);
    const isFirst = isFirstInvoice(invoice) && phaseOf(stored.contract.life) === 'accepted';
    const outcome = bookPayment(fileOf(stored), place, paidOn, today);
    const starts = outcome.facts.some(({ what }) => what === 'set_up');
    const isUnblocked = isBlocking(stored.invoices, today) && !isBlocking(outcome.file.documents, today);
    const isRefund = invoice.kind === 'credit_note';
    const paid = await carryOut(
      deps,
      trx,
      stored,
      outcome,
      // A start has a mail of its own, and a refund is seen on the account.
      starts || isRefund
        ? undefined
        : (after, issued) =>
            paymentReceivedMail(after.contract, planNames(deps.offer()), { invoice, cents, isUnblocked }, issued),
    );
    const details = { cents, on: paidOn, statement: statement || null };
    const action = isRefund ? LOG.refundPaid(invoice.number, details) : LOG.invoicePaid(invoice.number, details);
    const change = { before: stateOf(stored, place, today), after: stateOf(paid, place, today) };
    const entry = await recordAction(trx, deps.clock, by, action, change);
    return { invoice, cents, contract: paid.contract, isFirst, isUnblocked, entry };
  });

/** Takes back a payment that was booked by mistake or that the bank has returned. A letter tells the customer. */
export const takeBackPayment = (
  deps: BillingDeps,
  by: Actor,
  number: string,
  reason: string,
): Promise<{ entry: LogEntry }> =>
  deps.db.transaction().execute(async (trx) => {
    const today = dayOf(deps.clock.now());
    const { stored, place, invoice } = await lockInvoice(trx, number);
    const outcome = refuseAsConflict(() => takeBack(fileOf(stored), place, today));
    const { openCents: cents } = openAmount(outcome.file.documents, place);
    const after = await carryOut(deps, trx, stored, outcome, (file) =>
      paymentTakenBackMail(file.contract, { invoice: file.invoices[place] ?? invoice, openCents: cents, reason }),
    );
    const change = { before: stateOf(stored, place, today), after: stateOf(after, place, today) };
    const action = LOG.paymentTakenBack(invoice.number, { cents, reason });
    return { entry: await recordAction(trx, deps.clock, by, action, change) };
  });

const isBlocking = (documents: Documents, today: Day): boolean => blockingPlace(documents, today) !== undefined;
