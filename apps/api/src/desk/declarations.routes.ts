import {
  confirmDeskDeclaration,
  type DeskDeclaration,
  denyDeskDeclaration,
  getDeskDeclaration,
} from '@firmament/api-contract/calls/desk/declarations';
import { addDays, dayOf } from '@firmament/calendar/day';
import { phaseOf, withdrawalDeadline } from '@firmament/subscription/lifecycle';
import { rateOn } from '@firmament/subscription/rates';
import { endAfterNotice } from '@firmament/subscription/term-ends';
import { REFUND_DAYS } from '@firmament/subscription/terms';
import type { FastifyInstance } from 'fastify';
import { buyerName, type ContractRecord, findById, findByNumber } from '../billing/contract/contract-record.ts';
import {
  type DeclarationRow,
  findDeclaration,
  findOpenDeclarations,
  settleAsOperator,
} from '../billing/contract/declare.ts';
import { planNames } from '../billing/contract/stored-file.ts';
import type { BillingDeps } from '../billing/deps.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

const NO_CONTRACT: Text = {
  en: 'There is no contract with this number. It looks like V-ABCD-EFGH.',
  de: 'Es gibt keinen Vertrag mit dieser Nummer. Sie sieht so aus: V-ABCD-EFGH.',
};

const presentDeclaration = (row: DeclarationRow): DeskDeclaration => ({
  declaration_id: row.id,
  kind: row.kind as DeskDeclaration['kind'],
  name: row.name,
  received_at: row.received_at.toISOString(),
  answer_by: row.kind === 'withdrawal' ? addDays(dayOf(row.received_at), REFUND_DAYS) : null,
  contract_number: row.found_number,
});

/** Sorts after every day. */
const NO_DEADLINE = '9999-12-31';

/** Declarations without a sign-in that wait: those with a deadline by deadline, then the others by receipt. */
export const listDeclarations = async ({ db }: BillingDeps): Promise<DeskDeclaration[]> => {
  const rank = ({ answer_by, received_at }: DeskDeclaration) => `${answer_by ?? NO_DEADLINE} ${received_at}`;
  return (await findOpenDeclarations(db))
    .map(presentDeclaration)
    .sort((one, other) => rank(one).localeCompare(rank(other)) || one.declaration_id - other.declaration_id);
};

const presentContract = (contract: ContractRecord, row: DeclarationRow, { clock, offer }: BillingDeps) => {
  const { life, rates } = contract;
  const received = dayOf(row.received_at);
  const { level, monthlyCents } = rateOn(rates, dayOf(clock.now()));
  const isWithdrawal = row.kind === 'withdrawal';
  const hasEnd = life.startedOn !== null && phaseOf(life) === 'active';
  return {
    number: contract.number,
    account_id: contract.accountId,
    buyer: buyerName(contract),
    email: contract.email,
    plan: planNames(offer())(level),
    monthly_net_cents: monthlyCents,
    started_on: life.startedOn,
    withdraw_until: withdrawalDeadline(life) ?? null,
    ends_if_confirmed: isWithdrawal
      ? received
      : hasEnd
        ? endAfterNotice(life, received, row.end_on ?? received)
        : life.endsOn,
  };
};

export const registerDeclarationRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { db } = deps;

  serve(app, getDeskDeclaration, async ({ params }) => {
    const row = await findDeclaration(db, params.declaration_id);
    if (!row) throw new AppError('not_found');
    const contract = row.contract_id === null ? undefined : await findById(db, row.contract_id);
    return {
      declaration: {
        ...presentDeclaration(row),
        email: row.email,
        stated_contract_number: row.contract_number,
        reason: row.reason,
        wanted_end_on: row.end_on,
        outcome: row.outcome as 'confirmed' | 'denied' | null,
        settled_by: row.settled_by as 'mailbox' | 'member' | 'operator' | null,
        settled_at: row.settled_at?.toISOString() ?? null,
        contract: contract ? presentContract(contract, row, deps) : null,
        log: await logOf(db, 'declaration', row.id),
      },
    };
  });

  serve(app, confirmDeskDeclaration, async ({ params, body, member, request }) => {
    const { contract_number: number, ends_on: endsOn } = body;
    const contract = number === undefined ? undefined : await findByNumber(db, number.toUpperCase());
    if (number !== undefined && !contract) throw refusedField('contract_number', NO_CONTRACT);
    const { entry } = await settleAsOperator(deps, await operatorOf(db, member), params.declaration_id, {
      isConfirmed: true,
      ...(endsOn !== undefined && { endsOn }),
      ...(contract && { contractId: contract.id }),
    });
    return done(request, entry);
  });

  serve(app, denyDeskDeclaration, async ({ params, member, request }) => {
    const verdict = { isConfirmed: false };
    const { entry } = await settleAsOperator(deps, await operatorOf(db, member), params.declaration_id, verdict);
    return done(request, entry);
  });
};
