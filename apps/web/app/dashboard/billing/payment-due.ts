import type { Billing } from '@firmament/api-contract/calls/billing';

export type PaymentDue = {
  why: 'blocked' | 'first' | 'overdue';
  number: string;
  cents: number;
  reference: string;
  /** Since when access is blocked, else when the invoice is or was due. */
  day: string;
  /** From when access is blocked if nothing comes. */
  blocksOn: string | null;
};

/** The payment that something depends on: the access, the beginning of the plan, or that no more fees are added. */
export const paymentDue = ({ block, contract, transactions }: Billing): PaymentDue | undefined => {
  if (block !== null) {
    const { number, open_cents, reference, since } = block;
    return { why: 'blocked', number, cents: open_cents, reference, day: since, blocksOn: null };
  }
  const isWaiting = contract?.phase === 'accepted';
  // Newest first: the oldest one is the most pressing.
  const invoice = transactions.findLast(
    ({ open_cents, state }) => open_cents > 0 && (isWaiting || state === 'overdue'),
  );
  if (invoice === undefined) return undefined;
  const { number, open_cents, reference, due_on, blocks_on } = invoice;
  const why = isWaiting ? 'first' : 'overdue';
  return { why, number, cents: open_cents, reference, day: due_on, blocksOn: blocks_on };
};
