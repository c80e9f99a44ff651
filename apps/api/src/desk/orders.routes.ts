import { acceptOrder, type DeskOrder, declineOrder, getDeskOrder } from '@firmament/api-contract/calls/desk/orders';
import { acceptanceDeadline, phaseOf } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import type { FastifyInstance } from 'fastify';
import { acceptOrderByNumber, declineOrder as decline } from '../billing/contract/answer-order.ts';
import {
  buyerName,
  type ContractRecord,
  findByNumber,
  findOrdered,
  taxOf,
} from '../billing/contract/contract-record.ts';
import { planNames } from '../billing/contract/stored-file.ts';
import type { BillingDeps } from '../billing/deps.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

const presentOrder = (contract: ContractRecord, { offer }: BillingDeps): DeskOrder => ({
  number: contract.number,
  account_id: contract.accountId,
  buyer: buyerName(contract),
  city: contract.buyer.city,
  country: contract.buyer.country,
  customer: contract.life.customer,
  plan: planNames(offer())(contract.rates[0].level),
  monthly_net_cents: contract.rates[0].monthlyCents,
  ordered_at: contract.orderedAt.toISOString(),
  answer_by: acceptanceDeadline(contract.life),
});

/** Orders that wait for an answer, the nearest deadline first. */
export const listOrders = async (deps: BillingDeps): Promise<DeskOrder[]> =>
  (await findOrdered(deps.db))
    .map((contract) => presentOrder(contract, deps))
    .sort(
      (one, other) => one.answer_by.localeCompare(other.answer_by) || one.ordered_at.localeCompare(other.ordered_at),
    );

export const registerOrderRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { db } = deps;

  serve(app, getDeskOrder, async ({ params }) => {
    const contract = await findByNumber(db, params.number.toUpperCase());
    if (!contract) throw new AppError('not_found');
    const { life, buyer, email, rates, number } = contract;
    return {
      order: {
        ...presentOrder(contract, deps),
        email,
        details: buyer,
        minimum_months: life.minimumMonths,
        starts_at_once: life.startsAtOnce,
        monthly_total_cents: addTax(rates[0].monthlyCents, taxOf(contract)).grossCents,
        phase: phaseOf(life),
        log: await logOf(db, 'order', number),
      },
    };
  });

  serve(app, acceptOrder, async ({ params, member, request }) => {
    const { entry } = await acceptOrderByNumber(deps, await operatorOf(db, member), params.number);
    return done(request, entry);
  });

  serve(app, declineOrder, async ({ params, body, member, request }) => {
    const { entry } = await decline(deps, await operatorOf(db, member), params.number, body.reason);
    return done(request, entry);
  });
};
