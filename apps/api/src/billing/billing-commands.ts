import { type Day, dayOf } from '@firmament/calendar/day';
import { openAmount, payBy } from '@firmament/subscription/ledger';
import { acceptanceDeadline, earliestStart } from '@firmament/subscription/lifecycle';
import { AppError } from '../platform/http/app-error.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { acceptOrderByNumber } from './contract/answer-order.ts';
import { buyerName, findByNumber, findOrdered } from './contract/contract-record.ts';
import { findOpenDeclarations, settleAsOperator } from './contract/declare.ts';
import { planNames } from './contract/stored-file.ts';
import type { BillingDeps } from './deps.ts';
import { formatCents } from './invoice/amounts.ts';
import { findUnsettledInvoices } from './invoice/invoice-record.ts';
import { receivePayment } from './invoice/receive-payment.ts';

/** The operator's commands for orders, payments and declarations; each returns the lines to print. */

const euro = (cents: number): string => formatCents('en', cents);

/** Refusals are worded for a page in two languages; the terminal speaks English and says what to do next. */
const forTerminal = async <T>(advice: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new OperatorError(error.message.replace(/\.$/, ''), advice, { cause: error });
  }
};

/** Unanswered orders, the nearest deadline first. */
export const listOrders = async ({ db, offer }: BillingDeps): Promise<string[]> => {
  const orders = await findOrdered(db);
  if (orders.length === 0) return ['No order is waiting.'];
  return [
    ...orders.map(
      (order) =>
        `${order.number}  answer by ${acceptanceDeadline(order.life)}  ${planNames(offer())(order.rates[0].level)}, ${euro(order.rates[0].monthlyCents)} net a month  ${buyerName(order)}, ${order.buyer.country}  ${order.email}`,
    ),
    'Accept one: npm run accept-order -- <number>',
  ];
};

export const acceptByCommand = async (deps: BillingDeps, number: string): Promise<string[]> => {
  const { contract, invoice } = await forTerminal('See the orders that wait: npm run accept-order', () =>
    acceptOrderByNumber(deps, COMMAND, number),
  );
  return [
    `Order ${contract.number} is accepted: ${planNames(deps.offer())(contract.rates[0].level)} for ${buyerName(contract)} <${contract.email}>.`,
    `Invoice ${invoice.number} for ${euro(invoice.amount.grossCents)}, due ${invoice.dueOn}, goes out by mail as soon as the server runs.`,
    `When the money has arrived: npm run invoice-paid -- ${invoice.number}`,
  ];
};

/** Unpaid invoices and unpaid refunds, oldest first. */
export const listOpenInvoices = async ({ db, clock }: BillingDeps): Promise<string[]> => {
  const today = dayOf(clock.now());
  const open = (await findUnsettledInvoices(db)).flatMap((invoices) =>
    invoices.flatMap((invoice, place) => {
      const { number, kind, reference, refundCents, paidOn } = invoice;
      const dueOn = payBy(invoice);
      const { openCents } = openAmount(invoices, place);
      const isRefund = refundCents > 0 && paidOn === null;
      if (openCents === 0 && !isRefund) return [];
      const what = isRefund ? `refund ${euro(refundCents)}` : euro(openCents);
      const due = kind === 'credit_note' ? '' : dueOn < today ? `  overdue since ${dueOn}` : `  due ${dueOn}`;
      return [`${number}  ${reference}  ${what}${due}  ${buyerName(invoice)}`];
    }),
  );
  if (open.length === 0) return ['Everything is paid.'];
  return [...open.sort(), 'Book one: npm run invoice-paid -- <number or reference> [--on yyyy-mm-dd]'];
};

export const payByCommand = async (deps: BillingDeps, numberOrReference: string, paidOn?: Day): Promise<string[]> => {
  const { invoice, cents, contract, isFirst, isUnblocked } = await forTerminal(
    'See what is open: npm run invoice-paid',
    () => receivePayment(deps, COMMAND, { invoice: numberOrReference, paidOn }),
  );
  if (invoice.kind === 'credit_note') {
    return [`${invoice.number}: the refund of ${euro(cents)} to ${contract.email} is booked.`];
  }
  const { startedOn } = contract.life;
  const plan = `${planNames(deps.offer())(contract.rates[0].level)} of ${contract.email}`;
  return [
    `${invoice.number}: ${euro(cents)} from ${buyerName(contract)} booked; the customer is told by mail.`,
    ...(isFirst && startedOn !== null ? [`${plan} runs from ${startedOn} (contract ${contract.number}).`] : []),
    ...(isFirst && startedOn === null
      ? [`${plan} begins on ${earliestStart(contract.life)}, when the time to withdraw is over.`]
      : []),
    ...(isUnblocked ? [`The access of ${contract.email} is open again.`] : []),
  ];
};

/** Declarations that came without a sign-in and wait, oldest first. */
export const listDeclarations = async ({ db }: BillingDeps): Promise<string[]> => {
  const open = await findOpenDeclarations(db);
  if (open.length === 0) return ['No declaration is waiting.'];
  return [
    ...open.map(
      ({ id, kind, name, email, contract_number, received_at, contract_id }) =>
        `${id}  ${kind}  ${received_at.toISOString()}  ${name} <${email}>  ${contract_number ?? 'no number'}  ${contract_id === null ? 'no contract found' : 'waits for the customer'}`,
    ),
    'Settle one: npm run declaration -- confirm|deny <id> [--contract <number>] [--ends yyyy-mm-dd]',
  ];
};

type Verdict = { id: number; isConfirmed: boolean; contractNumber: string | undefined; endsOn: Day | undefined };

export const settleByCommand = async (
  deps: BillingDeps,
  { id, isConfirmed, contractNumber, endsOn }: Verdict,
): Promise<string[]> => {
  const contract = contractNumber === undefined ? undefined : await findByNumber(deps.db, contractNumber.toUpperCase());
  if (contractNumber !== undefined && !contract)
    throw new OperatorError(`there is no contract ${contractNumber}`, 'Its number looks like V-ABCD-EFGH.');
  const settled = await forTerminal('See what waits: npm run declaration', () =>
    settleAsOperator(deps, COMMAND, id, {
      isConfirmed,
      ...(endsOn !== undefined && { endsOn }),
      ...(contract && { contractId: contract.id }),
    }),
  );
  const end = settled.endsOn === null ? '' : ` The service ends on ${settled.endsOn}.`;
  return [`Declaration ${id} is ${isConfirmed ? `confirmed.${end} The customer is told by mail` : 'denied'}.`];
};
