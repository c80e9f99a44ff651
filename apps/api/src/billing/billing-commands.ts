import { type Day, dayOf } from '@firmament/calendar/day';
import { acceptanceDeadline, earliestStart } from '@firmament/subscription/lifecycle';
import { acceptOrderByNumber } from './contract/accept-order.ts';
import { type ContractRecord, findOrdered } from './contract/contract-record.ts';
import type { BillingDeps } from './deps.ts';
import { formatCents, planName } from './invoice/amounts.ts';
import { accountInvoices, type InvoiceAccount } from './invoice/claims.ts';
import { receivePayment } from './invoice/receive-payment.ts';

/** What operators do at the terminal about orders and payments; each gives the lines to print. */

type Deps = Pick<BillingDeps, 'db' | 'clock'>;

const euro = (cents: number): string => formatCents('en', cents);

const buyerName = ({ buyer }: Pick<ContractRecord, 'buyer'>): string => buyer.company ?? buyer.name;

/** Orders that wait for an answer, the one whose time runs out first on top. */
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

/** Invoices that nobody has paid yet and credit notes whose money has not gone back, the oldest first. */
export const listOpenInvoices = async ({ db, clock }: Deps): Promise<string[]> => {
  const today = dayOf(clock.now());
  const invoices = await accountInvoices(db, 'unsettled');
  const paid = new Set(invoices.filter(({ paidOn }) => paidOn !== null).map(({ id }) => id));
  // What was never paid is taken back without a refund.
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
