import type { Billing, ContractView, Transaction } from '@firmament/api-contract/calls/billing';
import { MEMBERSHIPS } from '@firmament/api-contract/membership';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import { blockDay } from '@firmament/subscription/default';
import { acceptanceDeadline, earliestStart, phaseOf, withdrawalDeadline } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import { currentTermEnd, endAfterNotice, noticeDeadline } from '@firmament/subscription/term';
import type { Member } from '../platform/http/admission.ts';
import { type ContractRecord, findContract, taxOf } from './contract/contract-record.ts';
import { findPriceChanges, type PriceChange } from './contract/prices.ts';
import type { BillingDeps } from './deps.ts';
import { accountInvoices, blockingClaim, type InvoiceAccount, openClaims } from './invoice/claims.ts';
import { BANK } from './invoice/payment.ts';

/** Everything a member sees of plan, contract and payments. */
export const presentBilling = async ({ db, clock, prices }: BillingDeps, { accountId }: Member): Promise<Billing> => {
  const today = dayOf(clock.now());
  const contract = await findContract(db, accountId);
  const [account, method, invoices, changes] = await Promise.all([
    db.selectFrom('account').select('membership_level').where('id', '=', accountId).executeTakeFirstOrThrow(),
    db.selectFrom('payment_method').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    accountInvoices(db, { accountId }),
    contract ? findPriceChanges(db, contract.id) : [],
  ]);
  const block = contract?.life.closedOn === null ? blockingClaim(invoices, today) : undefined;
  const [cardNumber, expires] = [method?.card_last_digits ?? null, method?.card_expires ?? null];
  return {
    membership_id: account.membership_level,
    contract: contract ? presentContract(contract, changes, today) : null,
    payment_method: {
      kind: method?.kind === 'card' ? 'card' : 'transfer',
      card:
        cardNumber === null || expires === null
          ? null
          : {
              brand: method?.card_brand ?? '',
              last_digits: cardNumber,
              expires: `${expires.slice(5)}/${expires.slice(0, 4)}`,
              is_expired: expires < today.slice(0, 7),
            },
    },
    bank: BANK,
    details: contract?.buyer ?? null,
    transactions: invoices.map((invoice) => presentTransaction(invoice, today)).reverse(),
    block: block
      ? {
          since: block.since,
          number: block.invoice.number,
          open_cents: block.invoice.openCents,
          reference: block.invoice.reference,
        }
      : null,
    plans: MEMBERSHIPS.map((_, level) => ({
      membership_id: level,
      monthly_net_cents: level === 0 ? 0 : (prices(level) ?? null),
    })),
  };
};

const presentContract = (contract: ContractRecord, changes: readonly PriceChange[], today: Day): ContractView => {
  const { life, monthlyCents, nextLevel } = contract;
  const phase = phaseOf(life);
  const tax = taxOf(contract);
  const isRunning = life.startedOn !== null && life.closedOn === null;
  const termEnd = isRunning ? (currentTermEnd(life, today) ?? null) : null;
  const deadline = life.closedOn === null ? withdrawalDeadline(life) : undefined;
  const change = changes.find(({ effectiveOn }) => effectiveOn > today);
  return {
    contract_number: contract.number,
    membership_id: contract.level,
    customer: life.customer,
    phase,
    minimum_months: life.minimumMonths,
    monthly_net_cents: monthlyCents,
    monthly_total_cents: addTax(monthlyCents, tax).grossCents,
    tax_percent: tax.percent,
    ordered_on: life.orderedOn,
    accept_by: acceptanceDeadline(life),
    accepted_on: life.acceptedOn,
    starts_on: phase === 'paid' ? (earliestStart(life) ?? null) : null,
    started_on: life.startedOn,
    term_ends_on: termEnd,
    notice_by: termEnd !== null && life.customer === 'business' ? noticeDeadline(termEnd) : null,
    ends_if_cancelled: phase === 'active' ? endAfterNotice(life, today) : null,
    withdraw_until: deadline !== undefined && deadline >= today ? deadline : null,
    notice_on: life.noticeOn,
    ends_on: life.endsOn,
    closed_on: life.closedOn,
    next_plan: nextLevel && { membership_id: nextLevel.level, from: nextLevel.from },
    price_change: change ? { from: change.effectiveOn, monthly_net_cents: change.monthlyCents } : null,
  };
};

const stateOf = (invoice: InvoiceAccount, today: Day): Transaction['state'] => {
  if (invoice.kind === 'credit_note') return invoice.paidOn === null ? 'credited' : 'paid';
  if (invoice.paidOn !== null) return 'paid';
  if (invoice.openCents === 0) return 'cancelled';
  return invoice.dueOn < today ? 'overdue' : 'open';
};

const presentTransaction = (invoice: InvoiceAccount, today: Day): Transaction => ({
  number: invoice.number,
  kind: invoice.kind,
  issued_on: invoice.issuedOn,
  due_on: invoice.dueOn,
  membership_id: invoice.level,
  period_from: invoice.period?.from ?? null,
  period_until: invoice.period && addDays(invoice.period.until, -1),
  total_cents: invoice.amount.grossCents,
  fees_cents: invoice.feesCents,
  open_cents: invoice.openCents,
  blocks_on: (openClaims([invoice]).length > 0 && blockDay(invoice.claim)) || null,
  state: stateOf(invoice, today),
  reference: invoice.reference,
});
