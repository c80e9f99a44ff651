import type { Billing, ContractView, Transaction } from '@firmament/api-contract/calls/billing';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import { costUntilEnd } from '@firmament/subscription/customer-file';
import { blockDay } from '@firmament/subscription/default';
import { claimOf, openAmount, openClaims, payBy } from '@firmament/subscription/ledger';
import {
  acceptanceDeadline,
  earliestStart,
  phaseOf,
  promisedStart,
  withdrawalDeadline,
} from '@firmament/subscription/lifecycle';
import { announcedRate, plannedRate, rateOn } from '@firmament/subscription/rates';
import { addTax } from '@firmament/subscription/tax';
import { currentTermEnd, endAfterNotice, noticeDeadline } from '@firmament/subscription/term-ends';
import type { Member } from '../platform/http/admission.ts';
import { findContract, taxOf } from './contract/contract-record.ts';
import { findOwnDeclaration } from './contract/declare.ts';
import { blockOf } from './contract/explain-block.ts';
import { fileOf, readFile, type StoredFile } from './contract/stored-file.ts';
import type { BillingDeps } from './deps.ts';
import { findMembersInvoices, type InvoiceRecord } from './invoice/invoice-record.ts';

/** Everything a member sees of plan, contract and payments. */
export const presentBilling = async (deps: BillingDeps, { accountId }: Member): Promise<Billing> => {
  const { db, clock, prices, offer } = deps;
  const today = dayOf(clock.now());
  const contract = await findContract(db, accountId);
  const [account, method, perContract, stored, declaration] = await Promise.all([
    db.selectFrom('account').select('membership_level').where('id', '=', accountId).executeTakeFirstOrThrow(),
    db.selectFrom('payment_method').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    findMembersInvoices(db, accountId),
    contract && readFile(db, contract),
    contract && findOwnDeclaration(db, contract.id),
  ]);
  const block = stored && blockOf(stored, today);
  const [cardNumber, expires] = [method?.card_last_digits ?? null, method?.card_expires ?? null];
  return {
    membership_id: account.membership_level,
    contract: stored ? presentContract(stored, today) : null,
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
    bank: presentBank(deps, perContract.flat().at(-1)),
    details: contract?.buyer ?? null,
    transactions: presentTransactions(perContract, today),
    block: block
      ? {
          since: block.since,
          number: block.invoice.number,
          open_cents: block.openCents,
          reference: block.invoice.reference,
        }
      : null,
    plans: offer().plans.map((_, level) => ({
      membership_id: level,
      monthly_net_cents: level === 0 ? 0 : (prices(level) ?? null),
    })),
    declaration: declaration
      ? {
          id: declaration.id,
          kind: declaration.kind as NonNullable<Billing['declaration']>['kind'],
          received_at: declaration.received_at.toISOString(),
        }
      : null,
  };
};

/** Where nothing is sold any more, open invoices are still paid to the account they name. */
export const presentBank = (
  { offer }: Pick<BillingDeps, 'offer'>,
  last: InvoiceRecord | undefined,
): Billing['bank'] => {
  const payee = offer().operator ?? last?.seller;
  return payee ? { holder: payee.name, ...payee.bank } : { holder: '', iban: '', bic: '', name: '' };
};

const presentContract = (stored: StoredFile, today: Day): ContractView => {
  const { contract } = stored;
  const { life, rates } = contract;
  const phase = phaseOf(life);
  const tax = taxOf(contract);
  const { level, monthlyCents } = rateOn(rates, today);
  const planned = plannedRate(rates, today);
  const isRunning = life.startedOn !== null && life.closedOn === null;
  const termEnd = isRunning ? (currentTermEnd(life, today) ?? null) : null;
  const deadline = life.closedOn === null ? withdrawalDeadline(life) : undefined;
  const change = announcedRate(rates, today);
  const isWaiting = phase === 'accepted' || phase === 'paid';
  const cost = life.closedOn === null && phase !== 'ordered' ? costUntilEnd(fileOf(stored), today) : undefined;
  return {
    contract_number: contract.number,
    membership_id: level,
    customer: life.customer,
    phase,
    minimum_months: life.minimumMonths,
    monthly_net_cents: monthlyCents,
    monthly_total_cents: addTax(monthlyCents, tax).grossCents,
    tax_percent: tax.percent,
    ordered_on: life.orderedOn,
    accept_by: acceptanceDeadline(life),
    accepted_on: life.acceptedOn,
    starts_on: isWaiting ? (earliestStart(life) ?? promisedStart(life) ?? null) : null,
    started_on: life.startedOn,
    term_ends_on: termEnd,
    notice_by: termEnd !== null && life.customer === 'business' ? noticeDeadline(termEnd) : null,
    ends_if_cancelled: phase === 'active' ? endAfterNotice(life, today) : null,
    withdraw_until: deadline !== undefined && deadline >= today ? deadline : null,
    notice_on: life.noticeOn,
    ends_on: life.endsOn,
    closed_on: life.closedOn,
    next_plan: planned ? { membership_id: planned.level, from: planned.from } : null,
    if_deleted: life.closedOn === null ? { ends_on: cost?.endsOn ?? null, cost_cents: cost?.costCents ?? 0 } : null,
    price_change: change ? { from: change.from, monthly_net_cents: change.monthlyCents } : null,
  };
};

/** Where a document stands, in a word. */
export const stateOf = (invoice: InvoiceRecord, openCents: number, today: Day): Transaction['state'] => {
  if (invoice.kind === 'credit_note') return invoice.paidOn === null ? 'credited' : 'paid';
  if (invoice.paidOn !== null) return 'paid';
  if (openCents === 0) return 'cancelled';
  return payBy(invoice) < today ? 'overdue' : 'open';
};

/** The documents of several contracts in one list, newest first. */
export const presentTransactions = (perContract: readonly InvoiceRecord[][], today: Day): Transaction[] =>
  perContract
    .flatMap((invoices) => {
      const claims = openClaims(invoices);
      return invoices.map((invoice, place) => {
        const { openCents, feesCents } = openAmount(invoices, place);
        return {
          id: invoice.id,
          number: invoice.number,
          kind: invoice.kind,
          issued_on: invoice.issuedOn,
          due_on: payBy(invoice),
          membership_id: invoice.level,
          period_from: invoice.period?.from ?? null,
          period_until: invoice.period && addDays(invoice.period.until, -1),
          total_cents: invoice.amount.grossCents,
          fees_cents: feesCents,
          open_cents: openCents,
          blocks_on: (claims.includes(place) && blockDay(claimOf(invoice))) || null,
          state: stateOf(invoice, openCents, today),
          reference: invoice.reference,
        };
      });
    })
    .sort((one, other) => other.id - one.id)
    .map(({ id: _, ...transaction }) => transaction);
