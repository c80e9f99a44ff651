import {
  type DeskInvoice,
  getDeskInvoice,
  payInvoice,
  takeBackPayment,
} from '@firmament/api-contract/calls/desk/invoices';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import { blockDay } from '@firmament/subscription/default';
import { claimOf, openAmount, openClaims, payBy } from '@firmament/subscription/ledger';
import type { FastifyInstance } from 'fastify';
import { stateOf } from '../billing/billing-presenter.ts';
import { buyerName, findById, findContracts } from '../billing/contract/contract-record.ts';
import { planNames } from '../billing/contract/stored-file.ts';
import type { BillingDeps } from '../billing/deps.ts';
import {
  findInvoices,
  findIssued,
  findUnsettledInvoices,
  type InvoiceRecord,
} from '../billing/invoice/invoice-record.ts';
import { receivePayment, takeBackPayment as takeBack } from '../billing/invoice/receive-payment.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

/** An invoice asks for money, a credit note may have to send some back. */
const openCentsOf = (invoices: readonly InvoiceRecord[], place: number): number => {
  const invoice = invoices[place];
  if (invoice?.kind !== 'credit_note') return openAmount(invoices, place).openCents;
  return invoice.paidOn === null ? invoice.refundCents : 0;
};

/** One document among all of its contract. */
const presentInvoice = (
  invoices: readonly InvoiceRecord[],
  place: number,
  invoice: InvoiceRecord,
  { accountId, today }: { accountId: number | null; today: Day },
): DeskInvoice => {
  const open = openCentsOf(invoices, place);
  return {
    number: invoice.number,
    kind: invoice.kind,
    reference: invoice.reference,
    account_id: accountId,
    buyer: buyerName(invoice),
    city: invoice.buyer.city,
    open_cents: open,
    due_on: payBy(invoice),
    is_overdue: open > 0 && payBy(invoice) < today,
    reminders: [...invoice.remindedOn],
    blocks_on: (openClaims(invoices).includes(place) && blockDay(claimOf(invoice))) || null,
  };
};

/** Unpaid invoices and refunds, the one due first at the top. */
export const listInvoices = async ({ db, clock }: BillingDeps): Promise<DeskInvoice[]> => {
  const today = dayOf(clock.now());
  const perContract = await findUnsettledInvoices(db);
  const contracts = await findContracts(
    db,
    perContract.flatMap(([first]) => (first ? [first.contractId] : [])),
  );
  const accounts = new Map(contracts.map(({ id, accountId }) => [id, accountId]));
  return perContract
    .flatMap((invoices) =>
      invoices.map((invoice, place) => {
        const accountId = accounts.get(invoice.contractId) ?? null;
        return presentInvoice(invoices, place, invoice, { accountId, today });
      }),
    )
    .filter(({ open_cents }) => open_cents > 0)
    .sort((one, other) => one.due_on.localeCompare(other.due_on) || one.number.localeCompare(other.number));
};

export const registerInvoiceRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { db, clock, offer } = deps;

  serve(app, getDeskInvoice, async ({ params }) => {
    const found = await findIssued(db, params.number);
    const contract = found && (await findById(db, found.invoice.contractId));
    if (!contract) throw new AppError('not_found');
    const { invoice, accountId } = found;
    const invoices = await findInvoices(db, contract.id);
    const place = invoices.findIndex(({ id }) => id === invoice.id);
    const today = dayOf(clock.now());
    const presented = presentInvoice(invoices, place, invoice, { accountId, today });
    const { openCents, feesCents } = openAmount(invoices, place);
    const isRefunded = invoices.some(({ credits, refundCents }) => credits === place && refundCents > 0);
    return {
      invoice: {
        ...presented,
        email: contract.email,
        contract_number: contract.number,
        plan: planNames(offer())(invoice.level),
        issued_on: invoice.issuedOn,
        period_from: invoice.period?.from ?? null,
        period_until: invoice.period && addDays(invoice.period.until, -1),
        net_cents: invoice.amount.netCents,
        total_cents: invoice.amount.grossCents,
        tax_percent: invoice.tax.percent,
        fees_cents: feesCents,
        paid_on: invoice.paidOn,
        payment_taken_back_on: invoice.takenBackOn,
        state: stateOf(invoice, openCents, today),
        can_be_paid: presented.open_cents > 0,
        can_be_taken_back: invoice.kind === 'invoice' && invoice.paidOn !== null && !isRefunded,
        reopens_cents: openAmount(invoices.with(place, { ...invoice, paidOn: null }), place).openCents,
        log: await logOf(db, 'invoice', invoice.number),
      },
    };
  });

  serve(app, payInvoice, async ({ params, body, member, request }) => {
    const { paid_on: paidOn, statement } = body;
    const payment = { invoice: params.number, paidOn, statement };
    const { entry } = await receivePayment(deps, await operatorOf(db, member), payment);
    return done(request, entry);
  });

  serve(app, takeBackPayment, async ({ params, body, member, request }) => {
    const { entry } = await takeBack(deps, await operatorOf(db, member), params.number, body.reason);
    return done(request, entry);
  });
};
