import * as billing from '@firmament/api-contract/calls/billing';
import type { EndpointInput } from '@firmament/api-contract/endpoint';
import { byMember, byVisitor } from '../recipe.ts';
import type { Member, Stage } from '../stage.ts';
import { begin, cancellationBy, declare, leave, ORDER, order } from './customers.ts';

/** For calls that ask for nothing but a contract. */
const withContract = async (stage: Stage, self: Member) => {
  await begin(stage, self);
  return { body: {} };
};

/** The token in the mail about a cancellation that somebody has declared. */
const declared = async (stage: Stage) => {
  const member = await stage.member();
  await declare(stage, member);
  return { body: { token: await stage.mailed(member.email) } };
};

const declaredByself = async (stage: Stage, self: Member): Promise<EndpointInput<typeof billing.settleDeclaration>> => {
  await declare(stage, self);
  const { declaration } = (await self.ask(billing.getBilling, { query: {} })).billing;
  return { body: { id: declaration?.id ?? 0, is_mine: true } };
};

/** The contract is as it was asked to be. */
const DONE = { later: [409] };

export const BILLING = [
  byMember(billing.getBilling, async (stage, self) => {
    await begin(stage, self);
    return { query: {} };
  }),
  byMember(billing.placeOrder, () => ({ body: ORDER }), DONE),
  byMember(billing.changeBillingDetails, async (stage, self) => {
    await begin(stage, self);
    return { body: { details: ORDER.details, payment_method: 'transfer' as const } };
  }),
  byMember(
    billing.changePlan,
    async (stage, self) => {
      await begin(stage, self);
      return { body: { membership_id: 1 } };
    },
    DONE,
  ),
  byMember(billing.cancelContract, withContract, DONE),
  byMember(
    billing.keepContract,
    async (stage, self) => {
      await begin(stage, self);
      await self.ask(billing.cancelContract, { body: {} });
      return { body: {} };
    },
    DONE,
  ),
  byMember(
    billing.withdrawContract,
    async (_, self) => {
      await order(self);
      return { body: {} };
    },
    DONE,
  ),
  byMember(billing.getInvoice, async (stage, self) => ({ params: { number: (await begin(stage, self)).invoice } })),
  byMember(billing.getContractDocument, async (stage, self) => {
    await begin(stage, self);
    return {};
  }),
  byVisitor(billing.declareCancellation, async (stage) => ({ body: cancellationBy(await stage.member()) })),
  byVisitor(billing.declareWithdrawal, async (stage) => ({ body: cancellationBy(await stage.member()) })),
  byVisitor(billing.confirmDeclaration, declared, DONE),
  byVisitor(billing.denyDeclaration, declared, DONE),
  byMember(billing.settleDeclaration, declaredByself, { later: [404, 409] }),
  byVisitor(billing.getKeptDocuments, async (stage) => ({ query: { token: (await leave(stage)).token } })),
  byVisitor(billing.getKeptDocument, async (stage) => {
    const { token, invoice } = await leave(stage);
    return { params: { number: invoice }, query: { token } };
  }),
];
