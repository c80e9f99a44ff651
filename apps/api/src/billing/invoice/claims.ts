import type { Day } from '@firmament/calendar/day';
import { blockDay, type Claim, isBlocking } from '@firmament/subscription/default';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { findInvoices, type InvoiceRecord } from './invoice-record.ts';

/** An invoice with its credits, its reminders and the amount still open. */
export type InvoiceAccount = InvoiceRecord & {
  creditedCents: number;
  feesCents: number;
  openCents: number;
  claim: Claim;
};

/** The first invoice (without a period) is paid before the service begins: not paying it is no default. */
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
    // A fully credited invoice owes no reminder fees.
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

/** Unpaid invoices that can put the customer in default, oldest first. */
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
