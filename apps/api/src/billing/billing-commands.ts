import { type Day, dayOf } from '@firmament/calendar/day';
import { acceptanceDeadline, earliestStart } from '@firmament/subscription/lifecycle';
import { acceptOrderByNumber } from './contract/accept-order.ts';
import { type ContractRecord, findOrdered } from './contract/contract-record.ts';
import type { BillingDeps } from './deps.ts';
import { formatCents, planName } from './invoice/amounts.ts';
import { accountInvoices, type InvoiceAccount } from './invoice/claims.ts';
import { receivePayment } from './invoice/receive-payment.ts';

/** The operator's commands for orders and payments; each returns the lines to print. */

type Deps = Pick<BillingDeps, 'db' | 'clock'>;

const euro = (cents: number): string => formatCents('en', cents);

const buyerName = ({ buyer }: Pick<ContractRecord, 'buyer'>): string => buyer.company ?? buyer.name;

/** Unanswered orders, the nearest deadline first. */
export const listOrders = async ({ db }: Deps): Promise<string[]> => {
  const orders = await findOrdered(db);
  if (orders.length === 0) return ['No order is waiting.'];
  return [
    ...orders.map(
      (order) =>
        `${order.number}  answer by ${acceptanceDeadline(order.life)}  ${planName(order.level)}, ${euro(order.monthlyCents)} net a month  ${buyerName(order)}, ${order.buyer.country}  ${order.email}`,
    ),
    'Accept one: npm run accept-order -- <number>',
  ];
};

export const acceptByCommand = async (deps: Deps, number: string): Promise<string[]> => {
  const { contract, invoice } = await acceptOrderByNumber(deps, number);
  return [
    `Order ${contract.number} is accepted: ${planName(contract.level)} for ${buyerName(contract)} <${contract.email}>.`,
    `Invoice ${invoice.number} over ${euro(invoice.amount.grossCents)}, due ${invoice.dueOn}, goes out by mail as soon as the server runs.`,
    `When the money has arrived: npm run invoice-paid -- ${invoice.number}`,
  ];
};

/** Unpaid invoices and unpaid refunds, oldest first. */
export const listOpenInvoices = async ({ db, clock }: Deps): Promise<string[]> => {
  const today = dayOf(clock.now());
  const invoices = await accountInvoices(db, 'unsettled');
  const paid = new Set(invoices.filter(({ paidOn }) => paidOn !== null).map(({ id }) => id));
  // The credit note of an unpaid invoice needs no refund.
  const isRefund = ({ paidOn, creditsId }: InvoiceAccount) =>
    paidOn === null && creditsId !== null && paid.has(creditsId);
  const open = invoices.filter((invoice) => invoice.openCents > 0 || isRefund(invoice));
  if (open.length === 0) return ['Everything is paid.'];
  return [
    ...open.map(({ number, kind, openCents, amount, dueOn, reference, buyer }) => {
      const what = kind === 'credit_note' ? `refund ${euro(-amount.grossCents)}` : euro(openCents);
      const due = kind === 'credit_note' ? '' : dueOn < today ? `  overdue since ${dueOn}` : `  due ${dueOn}`;
      return `${number}  ${reference}  ${what}${due}  ${buyerName({ buyer })}`;
    }),
    'Book one: npm run invoice-paid -- <number or reference> [--on yyyy-mm-dd]',
  ];
};

export const payByCommand = async (deps: Deps, numberOrReference: string, paidOn?: Day): Promise<string[]> => {
  const { invoice, contract, isFirst, isUnblocked } = await receivePayment(deps, numberOrReference, paidOn);
  if (invoice.kind === 'credit_note') {
    return [`${invoice.number}: the refund of ${euro(-invoice.amount.grossCents)} to ${contract.email} is booked.`];
  }
  const { startedOn } = contract.life;
  const plan = `${planName(contract.level)} of ${contract.email}`;
  return [
    `${invoice.number}: ${euro(invoice.openCents)} from ${buyerName(contract)} booked; the customer is told by mail.`,
    ...(isFirst && startedOn !== null ? [`${plan} runs from ${startedOn} (contract ${contract.number}).`] : []),
    ...(isFirst && startedOn === null
      ? [`${plan} begins on ${earliestStart(contract.life)}, when the time to withdraw is over.`]
      : []),
    ...(isUnblocked ? [`The access of ${contract.email} is open again.`] : []),
  ];
};
