import { deleteAccount } from '@firmament/api-contract/calls/accounts';
import { declareCancellation, getBilling, placeOrder } from '@firmament/api-contract/calls/billing';
import { payInvoice } from '@firmament/api-contract/calls/desk/invoices';
import { acceptOrder } from '@firmament/api-contract/calls/desk/orders';
import { dayOf } from '@firmament/calendar/day';
import { type Member, PASSWORD, type Stage } from '../stage.ts';

/** Contracts in every state that a call may need. */

const DETAILS = {
  name: 'Bench Caller',
  company: null,
  street: 'Ring 1',
  postcode: '1010',
  city: 'Wien',
  country: 'AT' as const,
  vat_id: null,
};

/** Professional for a year; a consumer, who may withdraw. */
export const ORDER = {
  membership_id: 1,
  customer: 'consumer' as const,
  minimum_months: 12,
  starts_at_once: true,
  accepts_terms: true as const,
  monthly_total_cents: 30_000,
  details: DETAILS,
};

export type Contract = { contract: string; invoice: string };

/** Orders, and waits for the operator's answer; returns the number. */
export const order = async (member: Member): Promise<string> => {
  const { billing } = await member.ask(placeOrder, { body: ORDER });
  return billing.contract?.contract_number ?? '';
};

/** A contract with its first invoice, which is open. */
export const conclude = async (stage: Stage, member: Member): Promise<Contract> => {
  const contract = await order(member);
  const operator = await stage.operator();
  await operator.ask(acceptOrder, { params: { number: contract }, body: {} });
  const { billing } = await member.ask(getBilling, { query: {} });
  return { contract, invoice: billing.transactions[0]?.number ?? '' };
};

/** A contract under which the service runs. */
export const begin = async (stage: Stage, member: Member): Promise<Contract> => {
  const concluded = await conclude(stage, member);
  const operator = await stage.operator();
  const body = { paid_on: dayOf(new Date()) };
  await operator.ask(payInvoice, { params: { number: concluded.invoice }, body });
  return concluded;
};

export const cancellationBy = ({ email }: Pick<Member, 'email'>) => ({
  kind: 'ordinary' as const,
  name: DETAILS.name,
  email,
});

/** Somebody with a contract cancels without signing in; the link to confirm that goes to the mailbox. */
export const declare = async (stage: Stage, member: Member): Promise<void> => {
  const { contract } = await begin(stage, member);
  const body = { ...cancellationBy(member), contract_number: contract };
  await stage.visitor().ask(declareCancellation, { body });
};

/** The link in the last mail of somebody who has deleted their account. */
export const leave = async (stage: Stage): Promise<{ token: string; invoice: string }> => {
  const member = await stage.member();
  const { invoice } = await begin(stage, member);
  await member.ask(deleteAccount, { body: { proof: { password: PASSWORD }, contract: 'notice' } });
  return { token: await stage.mailed(member.email), invoice };
};
