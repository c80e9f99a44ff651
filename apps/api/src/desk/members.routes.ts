import {
  blockMember,
  findMembers,
  getDeskMember,
  type MemberRow,
  resendMail,
  signOutMember,
  unblockMember,
} from '@firmament/api-contract/calls/desk/members';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { membershipOf } from '@firmament/api-contract/membership';
import { type Day, dayOf } from '@firmament/calendar/day';
import { phaseOf } from '@firmament/subscription/lifecycle';
import { rateOn } from '@firmament/subscription/rates';
import { currentTermEnd } from '@firmament/subscription/term-ends';
import type { FastifyInstance } from 'fastify';
import { hasSecondFactor } from '../accounts/second-factor/second-factor.query.ts';
import { endSuspension, signOutEverywhere, suspend } from '../accounts/suspension.ts';
import { presentTransactions } from '../billing/billing-presenter.ts';
import { buyerName, type ContractRecord, findContract } from '../billing/contract/contract-record.ts';
import { planNames } from '../billing/contract/stored-file.ts';
import type { BillingDeps } from '../billing/deps.ts';
import { findMembersInvoices } from '../billing/invoice/invoice-record.ts';
import { documentsAgainMail } from '../billing/mail/billing.mail.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { type DocumentReference, queueMail } from '../platform/mail/mailer.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { findTickets } from '../support/ticket.query.ts';
import { presentSummary } from '../support/ticket-presenter.ts';
import { done } from './done.ts';
import { countMembers, findMember, findMembersBy, type MemberSummary } from './members.query.ts';
import { noteOpening } from './note-opening.ts';
import { operatorOf } from './operator-of.ts';

const presentRow = (row: MemberSummary, { offer }: BillingDeps): MemberRow => ({
  account_id: row.id,
  name: row.full_name,
  email: row.email,
  plan: membershipOf(row.membership_level, offer().plans).name,
  blocked: row.suspended_at !== null ? 'operator' : row.blocked_on !== null ? 'default' : null,
  created_at: row.created_at.toISOString(),
});

const presentContract = (contract: ContractRecord, today: Day, { offer }: BillingDeps) => {
  const { life, rates, number } = contract;
  const { level, monthlyCents } = rateOn(rates, today);
  const isRunning = life.startedOn !== null && life.closedOn === null;
  return {
    number,
    phase: phaseOf(life),
    plan: planNames(offer())(level),
    monthly_net_cents: monthlyCents,
    started_on: life.startedOn,
    ends_on: life.endsOn,
    buyer: buyerName(contract),
    term_ends_on: isRunning ? (currentTermEnd(life, today) ?? null) : null,
  };
};

/** What can be sent again: contract and terms once it was accepted, and every document. */
const mailsOf = (contract: ContractRecord | undefined, numbers: readonly string[]): string[] =>
  contract?.life.acceptedOn ? ['contract', ...numbers] : [];

const attachmentsFor = (what: string, contract: ContractRecord): DocumentReference[] =>
  what === 'contract'
    ? [{ document: 'contract', number: contract.number }, { document: 'terms' }]
    : [{ document: 'invoice', number: what }];

export const registerMemberRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { db, clock, offer } = deps;

  const documentsOf = async (accountId: number, today: Day) => {
    const contract = await findContract(db, accountId);
    const documents = presentTransactions(await findMembersInvoices(db, accountId), today);
    return {
      contract,
      documents,
      mails: mailsOf(
        contract,
        documents.map(({ number }) => number),
      ),
    };
  };

  serve(app, findMembers, async ({ query }) => ({
    members: (await findMembersBy(db, query.q)).map((row) => presentRow(row, deps)),
    count: await countMembers(db),
  }));

  serve(app, getDeskMember, async ({ params, member: caller }) => {
    const accountId = params.account_id;
    const now = clock.now();
    const row = await findMember(db, accountId, now);
    if (!row) throw new AppError('not_found');
    // First of all, so that nothing is shown without an entry in the log.
    await noteOpening(deps, await operatorOf(db, caller), accountId);
    const { contract, documents, mails } = await documentsOf(accountId, dayOf(now));
    const plan = membershipOf(row.membership_level, offer().plans);
    const tickets = await findTickets(db, accountId);
    return {
      member: {
        ...presentRow(row, deps),
        language: row.language,
        is_operator: Boolean(row.is_operator),
        has_second_factor: await hasSecondFactor(db, accountId),
        sessions: row.sessions ?? 0,
        last_seen_at: row.last_seen_at?.toISOString() ?? null,
        requests_used: row.requests_used ?? 0,
        requests_per_month: plan.companyRequestsPerMonth,
        exports_used: row.exports_used ?? 0,
        exports_per_day: plan.dataExportsPerDay,
        block: row.suspended_at && {
          reason: row.suspension_reason ?? '',
          since: row.suspended_at.toISOString(),
        },
        contract: contract ? presentContract(contract, dayOf(now), deps) : null,
        invoices: documents.map(({ number, kind, issued_on, total_cents, open_cents, state }) => ({
          number,
          kind,
          issued_on,
          total_cents,
          open_cents,
          state,
        })),
        tickets: tickets.map(presentSummary).map(({ ticket_id, title, status }) => ({ ticket_id, title, status })),
        mails,
        log: await logOf(db, 'member', accountId),
      },
    };
  });

  serve(app, blockMember, async ({ params, body, member, request }) =>
    done(request, await suspend(deps, await operatorOf(db, member), params.account_id, body.reason)),
  );

  serve(app, unblockMember, async ({ params, member, request }) =>
    done(request, await endSuspension(deps, await operatorOf(db, member), params.account_id)),
  );

  serve(app, signOutMember, async ({ params, member, request }) =>
    done(request, await signOutEverywhere(deps, await operatorOf(db, member), params.account_id)),
  );

  serve(app, resendMail, async ({ params, body, member, request }) => {
    const by = await operatorOf(db, member);
    const { contract, mails } = await documentsOf(params.account_id, dayOf(clock.now()));
    if (!contract || !mails.includes(body.what)) throw new AppError('not_found');
    const entry = await db.transaction().execute(async (trx) => {
      await queueMail(trx, documentsAgainMail(contract, attachmentsFor(body.what, contract)));
      return recordAction(trx, clock, by, LOG.mailResent(params.account_id, body.what));
    });
    return done(request, entry);
  });
};
