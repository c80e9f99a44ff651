import { COUNTRIES, CUSTOMERS, MINIMUM_TERMS } from '@firmament/subscription/terms';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_COMPANY_LENGTH, MAX_PARTICULAR_LENGTH } from '../limits.ts';
import { email, fullName, uid } from '../rules/account-fields.ts';
import type { Rule } from '../rules/rule-texts.ts';
import { optionalText, writtenLine } from '../rules/written-text.ts';

/** Contracts, invoices and what a member can do about them. Amounts are whole cents of a euro. */

/** Many write A-1010 or D-10115. */
export const POSTCODE = /^(?:(?:AT?|DE?|CH)[\s-]{0,3})?(\d{4,5})$/i;

const cents = z.number().int();
const day = z.iso.date();

/** Level 0 (Basic) is free. */
const paidLevel = z.number().int().min(1).max(3);

/** No letter of a script that the typeface of our documents lacks, nor one of the wide forms that look like others. */
const PRINTABLE_LETTERS = /^(?!.*[\uff00-\uffef])[\P{L}\p{Lm}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]*$/u;

/** A line of the address on an invoice. */
const particular = (maxLength: number) =>
  writtenLine(maxLength).regex(PRINTABLE_LETTERS, 'printable_letters' satisfies Rule);

const COMPANY = { description: 'Of a business: as it stands in the register.' };
const VAT_ID = { description: 'Of a business. With the number of another EU country the tax is owed there.' };

/** The recipient of invoices, as they are kept: what was entered before may be longer. */
export const keptDetails = z.object({
  name: z.string(),
  company: z.string().nullable().meta(COMPANY),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(COUNTRIES),
  vat_id: z.string().nullable().meta(VAT_ID),
});

/** The same as they are entered. They print on invoices, so they are no place for messages. */
const billingDetails = keptDetails.extend({
  name: particular(MAX_PARTICULAR_LENGTH),
  company: particular(MAX_COMPANY_LENGTH).nullable().meta(COMPANY),
  street: particular(MAX_PARTICULAR_LENGTH),
  postcode: z
    .string()
    .trim()
    .regex(POSTCODE, 'postcode' satisfies Rule),
  city: particular(MAX_PARTICULAR_LENGTH),
  vat_id: z.string().trim().min(4).max(20).nullable().meta(VAT_ID),
});

export type BillingDetails = z.infer<typeof keptDetails>;

const contract = z
  .object({
    contract_number: z.string(),
    membership_id: paidLevel,
    customer: z.enum(CUSTOMERS),
    phase: z.enum(['ordered', 'accepted', 'paid', 'active', 'noticed', 'lapsed', 'withdrawn', 'ended']),
    minimum_months: z.number().int(),
    monthly_net_cents: cents,
    monthly_total_cents: cents,
    tax_percent: z.number(),
    ordered_on: day,
    accept_by: day.meta({ description: 'Last day on which the order can be accepted.' }),
    accepted_on: day.nullable(),
    starts_on: day.nullable().meta({
      description: 'Of an accepted contract that has not begun: its first day; null where it begins with the payment.',
    }),
    started_on: day.nullable(),
    term_ends_on: day
      .nullable()
      .meta({ description: 'First day after the current term; null where the contract runs on without one.' }),
    notice_by: day.nullable().meta({ description: 'Last day to give notice to that end; businesses only.' }),
    ends_if_cancelled: day.nullable().meta({ description: 'First day without the service if notice is given today.' }),
    withdraw_until: day.nullable().meta({ description: 'Last day to withdraw; null where that is not possible.' }),
    notice_on: day.nullable(),
    ends_on: day.nullable().meta({ description: 'First day without the service.' }),
    closed_on: day.nullable(),
    next_plan: z.object({ membership_id: paidLevel, from: day }).nullable(),
    if_deleted: z
      .object({
        ends_on: day.nullable().meta({ description: 'First day without the service; null if it never begins.' }),
        cost_cents: cents.meta({ description: 'What is still to be paid, invoiced or not, tax included.' }),
      })
      .nullable()
      .meta({ description: 'If the account is deleted today with notice to the next possible end.' }),
    price_change: z.object({ from: day, monthly_net_cents: cents }).nullable(),
  })
  .meta({ id: 'Contract' });

export type ContractView = z.infer<typeof contract>;

const transaction = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  issued_on: day,
  due_on: day,
  membership_id: paidLevel,
  period_from: day.nullable().meta({ description: 'Null where the service begins with the payment.' }),
  period_until: day.nullable().meta({ description: 'Last day.' }),
  total_cents: cents.meta({ description: 'Negative for credit notes.' }),
  fees_cents: cents.meta({ description: 'For reminders.' }),
  open_cents: cents,
  blocks_on: day
    .nullable()
    .meta({ description: 'From when access is blocked if it stays unpaid; null where that was not announced.' }),
  state: z.enum(['paid', 'open', 'overdue', 'cancelled', 'credited']),
  reference: z.string(),
});

export type Transaction = z.infer<typeof transaction>;

const bank = z.object({ holder: z.string(), iban: z.string(), bic: z.string(), name: z.string() });

const billing = z
  .object({
    membership_id: z.number().int(),
    contract: contract.nullable().meta({ description: 'The running one, else the last.' }),
    payment_method: z.object({
      kind: z.enum(['transfer', 'card']),
      card: z
        .object({ brand: z.string(), last_digits: z.string(), expires: z.string(), is_expired: z.boolean() })
        .nullable()
        .meta({ description: 'All that is known of it.' }),
    }),
    bank: bank.meta({ description: 'Where transfers go.' }),
    details: keptDetails.nullable(),
    transactions: z.array(transaction).meta({ description: 'Newest first.' }),
    block: z
      .object({ since: day, number: z.string(), open_cents: cents, reference: z.string() })
      .nullable()
      .meta({ description: 'Why access is blocked.' }),
    plans: z.array(z.object({ membership_id: z.number().int(), monthly_net_cents: cents.nullable() })),
    declaration: z
      .object({
        id: z.number().int(),
        kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
        received_at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'Came without a sign-in and waits for the member’s word.' }),
  })
  .meta({ id: 'Billing' });

export type Billing = z.infer<typeof billing>;

const outcome = z.object({ success: z.literal(true), message: z.string() });
const changed = outcome.extend({ billing });

export const getBilling = defineEndpoint({
  id: 'getBilling',
  method: 'GET',
  path: '/api/billing',
  summary: 'Plan, contract, payment method and transactions of the member.',
  tag: 'billing',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ billing }),
  errors: ['forbidden'],
});

const isOffered = ({ customer, minimum_months }: { customer: (typeof CUSTOMERS)[number]; minimum_months: number }) =>
  MINIMUM_TERMS[customer].includes(minimum_months);

export const placeOrder = defineEndpoint({
  id: 'placeOrder',
  method: 'POST',
  path: '/api/billing/order',
  summary: 'Order a plan, with an obligation to pay. The first invoice comes with the acceptance.',
  tag: 'billing',
  access: 'member',
  isClosedToVisitors: true,
  body: z
    .object({
      membership_id: paidLevel,
      customer: z.enum(CUSTOMERS),
      minimum_months: z.number().int(),
      details: billingDetails,
      starts_at_once: z
        .boolean()
        .meta({ description: 'Begin before the time to withdraw is over; used days are then paid for.' }),
      accepts_terms: z.literal(true, 'terms_accepted' satisfies Rule),
      monthly_total_cents: cents.meta({ description: 'The price that was shown; another one is refused.' }),
    })
    .refine(isOffered, { path: ['minimum_months'], error: 'minimum_months' satisfies Rule })
    .refine(({ customer, details }) => customer === 'consumer' || details.company !== null, {
      path: ['details', 'company'],
      error: 'company_missing' satisfies Rule,
    }),
  response: changed,
  errors: ['conflict', 'not_found'],
});

export const changeBillingDetails = defineEndpoint({
  id: 'changeBillingDetails',
  method: 'POST',
  path: '/api/billing/details',
  summary: 'Change address, VAT number and payment method; holds for invoices from now on.',
  tag: 'billing',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, details: billingDetails, payment_method: z.enum(['transfer', 'card']) }),
  response: changed,
  errors: ['forbidden', 'conflict'],
});

export const changePlan = defineEndpoint({
  id: 'changePlan',
  method: 'POST',
  path: '/api/billing/plan',
  summary: 'A larger plan begins at once, a smaller one with the next term; the present one takes a change back.',
  tag: 'billing',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, membership_id: paidLevel }),
  response: changed,
  errors: ['forbidden', 'conflict', 'not_found'],
});

const aboutContract = { tag: 'billing', access: 'member', body: z.object({ uid }), response: changed } as const;

export const cancelContract = defineEndpoint({
  ...aboutContract,
  id: 'cancelContract',
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Give notice to the next possible end.',
  errors: ['forbidden', 'conflict'],
});

export const keepContract = defineEndpoint({
  ...aboutContract,
  id: 'keepContract',
  method: 'POST',
  path: '/api/billing/keep',
  summary: 'Take notice back while the service goes on.',
  errors: ['forbidden', 'conflict'],
});

export const withdrawContract = defineEndpoint({
  ...aboutContract,
  id: 'withdrawContract',
  method: 'POST',
  path: '/api/billing/withdraw',
  summary: 'Withdraw within 14 days, as a consumer; or take back an order that is not accepted yet.',
  errors: ['forbidden', 'conflict'],
});

export const getInvoice = defineEndpoint({
  id: 'getInvoice',
  method: 'GET',
  path: '/api/billing/invoices/{number}',
  summary: 'An invoice or credit note, in the language it was issued in.',
  tag: 'billing',
  access: 'member',
  isCostly: true,
  isDocument: true,
  params: z.object({ number: z.string().regex(/^\d{4}-\d{6}$/, 'invoice_number' satisfies Rule) }),
  response: z.string().meta({ description: 'A PDF document.' }),
  produces: 'application/pdf',
  errors: ['not_found'],
});

/** The law allows no hurdle: name and address are enough. */
const declaration = z.object({
  name: fullName,
  email,
  contract_number: writtenLine(40).optional().meta({ description: 'Contract, order or invoice, if it is at hand.' }),
});

const receipt = outcome.extend({ received_at: z.iso.datetime() });

export const declareCancellation = defineEndpoint({
  id: 'declareCancellation',
  method: 'POST',
  path: '/api/cancellation',
  summary:
    'Cancel a contract without signing in. It counts from its receipt; the service ends once the mailbox on file, the ' +
    'member or the operator has confirmed it. The answer is the same whether there is such a contract.',
  tag: 'billing',
  access: 'public',
  limit: 'declaration',
  body: declaration.extend({
    kind: z.enum(['ordinary', 'extraordinary']),
    reason: optionalText(2000).optional().meta({ description: 'Of an extraordinary one.' }),
    end_on: day.optional().meta({ description: 'Not before this day; else as soon as possible.' }),
  }),
  response: receipt,
  errors: [],
});

export const declareWithdrawal = defineEndpoint({
  id: 'declareWithdrawal',
  method: 'POST',
  path: '/api/withdrawal',
  summary: 'Withdraw from a contract without signing in; answered like a cancellation.',
  tag: 'billing',
  access: 'public',
  limit: 'declaration',
  body: declaration,
  response: receipt,
  errors: [],
});

const declarationToken = z.string().regex(/^[\w-]{20,100}$/, 'link' satisfies Rule);

const settled = outcome.extend({
  kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
  received_at: z.iso.datetime(),
  ends_on: day.nullable().meta({ description: 'First day without the service, where that is known.' }),
});

export const confirmDeclaration = defineEndpoint({
  id: 'confirmDeclaration',
  method: 'POST',
  path: '/api/declaration/confirm',
  summary: 'Confirm a cancellation or withdrawal from the mailbox on file: it takes effect as of its receipt.',
  tag: 'billing',
  access: 'public',
  limit: 'declaration',
  body: z.object({ token: declarationToken }),
  response: settled,
  errors: ['not_found', 'conflict'],
});

export const denyDeclaration = defineEndpoint({
  id: 'denyDeclaration',
  method: 'POST',
  path: '/api/declaration/deny',
  summary: '“This was not me”: the declaration has no effect, and the operator hears of it.',
  tag: 'billing',
  access: 'public',
  limit: 'declaration',
  body: z.object({ token: declarationToken }),
  response: settled,
  errors: ['not_found', 'conflict'],
});

export const settleDeclaration = defineEndpoint({
  id: 'settleDeclaration',
  method: 'POST',
  path: '/api/billing/declaration',
  summary: 'Confirm or deny a declaration that came without a sign-in.',
  tag: 'billing',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, id: z.number().int(), is_mine: z.boolean() }),
  response: changed,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const getKeptDocuments = defineEndpoint({
  id: 'getKeptDocuments',
  method: 'GET',
  path: '/api/documents',
  summary: 'Contract and invoices of a deleted account, by the link in its last mail.',
  tag: 'billing',
  access: 'public',
  limit: 'keptDocuments',
  query: z.object({ token: declarationToken }),
  response: z.object({
    contract_number: z.string(),
    ends_on: day.nullable().meta({ description: 'First day without the service.' }),
    transactions: z.array(transaction).meta({ description: 'Newest first.' }),
    bank,
  }),
  errors: ['not_found'],
});

export const getKeptDocument = defineEndpoint({
  id: 'getKeptDocument',
  method: 'GET',
  path: '/api/documents/{number}',
  summary: 'One document of a deleted account: an invoice by its number, or “contract”.',
  tag: 'billing',
  access: 'public',
  isCostly: true,
  isDocument: true,
  limit: 'keptDocuments',
  params: z.object({ number: z.string().regex(/^(\d{4}-\d{6}|contract)$/, 'invoice_number' satisfies Rule) }),
  query: z.object({ token: declarationToken }),
  response: z.string().meta({ description: 'A PDF document.' }),
  produces: 'application/pdf',
  errors: ['not_found'],
});

export const getContractDocument = defineEndpoint({
  id: 'getContractDocument',
  method: 'GET',
  path: '/api/billing/contract',
  summary: 'The present or last contract as it was agreed, in the language it was made in.',
  tag: 'billing',
  access: 'member',
  isCostly: true,
  isDocument: true,
  response: z.string().meta({ description: 'A PDF document.' }),
  produces: 'application/pdf',
  errors: ['not_found'],
});
