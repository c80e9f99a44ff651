import type { Billing } from '@firmament/api-contract/calls/billing';

export type PaymentDue = {
  why: 'blocked' | 'first' | 'overdue';
  number: string;
  cents: number;
  reference: string;
  /** The first day of the block, otherwise the due date of the invoice. */
  day: string;
  /** The day on which access is blocked if the invoice stays unpaid. */
  blocksOn: string | null;
  /** The first day of a plan that does not begin with the payment. */
  startsOn: string | null;
};

/** The payment to ask for: it lifts a block, starts the plan, or stops further fees. */
export const paymentDue = ({ block, contract, transactions }: Billing): PaymentDue | undefined => {
  if (block !== null) {
    const { number, open_cents, reference, since } = block;
    return { why: 'blocked', number, cents: open_cents, reference, day: since, blocksOn: null, startsOn: null };
  }
  const isWaiting = contract?.phase === 'accepted';
  // Transactions come newest first; the oldest invoice is the most urgent.
  const invoice = transactions.findLast(
    ({ open_cents, state }) => open_cents > 0 && (isWaiting || state === 'overdue'),
  );
  if (invoice === undefined) return undefined;
  const { number, open_cents, reference, due_on, blocks_on } = invoice;
  const why = isWaiting ? 'first' : 'overdue';
  const startsOn = contract?.starts_on ?? null;
  return { why, number, cents: open_cents, reference, day: due_on, blocksOn: blocks_on, startsOn };
};
