import type { Day } from '@firmament/calendar/day';
import { blockDay, type Claim, isBlocking } from '@firmament/subscription/default';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { findInvoices, type InvoiceRecord } from './invoice-record.ts';

/** An invoice with what came of it: credits, reminders, and what is still to be paid. */
export type InvoiceAccount = InvoiceRecord & {
  creditedCents: number;
  feesCents: number;
  openCents: number;
  claim: Claim;
};

/** The first invoice asks for payment before anything is delivered: whoever does not pay it is not in default. */
const isOwed = ({ kind, period }: InvoiceRecord): boolean => kind === 'invoice' && period !== null;

export const accountInvoices = async (
  db: Database | DatabaseTransaction,
  whose: Parameters<typeof findInvoices>[1],
): Promise<InvoiceAccount[]> => {
  const invoices = await findInvoices(db, whose);
  if (invoices.length === 0) return [];
  const reminders = await db
    .selectFrom('invoice_reminder')
    .selectAll()
    .where(
      'invoice_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .orderBy('reminder')
    .execute();
  return invoices.map((invoice) => {
    const own = reminders.filter(({ invoice_id }) => invoice_id === invoice.id);
    const creditedCents = invoices
      .filter(({ creditsId }) => creditsId === invoice.id)
      .reduce((sum, { amount }) => sum - amount.grossCents, 0);
    const rest = invoice.amount.grossCents - creditedCents;
    // Nothing is owed for reminders of what was taken back.
    const feesCents = rest > 0 ? own.reduce((sum, { fee_cents }) => sum + fee_cents, 0) : 0;
    const isOpen = invoice.kind === 'invoice' && invoice.paidOn === null && rest > 0;
    return {
      ...invoice,
      creditedCents,
      feesCents,
      openCents: isOpen ? rest + feesCents : 0,
      claim: { dueOn: invoice.dueOn, paidOn: invoice.paidOn, remindedOn: own.map(({ sent_on }) => sent_on) },
    };
  });
};

/** What is owed for the service and not paid, the oldest first. */
export const openClaims = (invoices: readonly InvoiceAccount[]): InvoiceAccount[] =>
  invoices.filter((invoice) => isOwed(invoice) && invoice.openCents > 0);

/** The oldest claim that blocks the service on a day, and since when. */
export const blockingClaim = (
  invoices: readonly InvoiceAccount[],
  today: Day,
): { invoice: InvoiceAccount; since: Day } | undefined => {
  const invoice = openClaims(invoices).find(({ claim }) => isBlocking(claim, today));
  const since = invoice && blockDay(invoice.claim);
  return invoice && since ? { invoice, since } : undefined;
};
