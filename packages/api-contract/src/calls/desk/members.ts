import { z } from 'zod';
import { cents, day, defineDeskCall, done, idParam, log, moment, reason } from './desk-endpoint.ts';

/** Members as operators see them: who they are and what they pay for. Never what they search, note or keep. */

const params = z.object({ account_id: idParam });

export const MAX_LISTED_MEMBERS = 50;

const memberRow = z.object({
  account_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  blocked: z.enum(['default', 'operator']).nullable().meta({ description: 'By an unpaid invoice, or by an operator.' }),
  created_at: moment,
});

export type MemberRow = z.infer<typeof memberRow>;

export const findMembers = defineDeskCall({
  id: 'findMembers',
  method: 'GET',
  path: '/api/desk/members',
  summary: `Members by name, address, contract, invoice or ticket; the newest without a question. ${MAX_LISTED_MEMBERS} at most.`,
  query: z.object({ q: z.string().trim().max(200).default('') }),
  response: z.object({ members: z.array(memberRow), count: z.number().int() }),
  errors: [],
});

export const deskMember = memberRow.extend({
  language: z.string(),
  is_operator: z.boolean(),
  has_second_factor: z.boolean(),
  sessions: z.number().int().meta({ description: 'How many devices are signed in.' }),
  last_seen_at: moment.nullable().meta({ description: 'To the hour.' }),
  requests_used: z.number().int(),
  requests_per_month: z.number().int(),
  exports_used: z.number().int(),
  exports_per_day: z.number().int(),
  block: z.object({ reason: z.string(), since: moment }).nullable().meta({ description: 'By an operator.' }),
  contract: z
    .object({
      number: z.string(),
      phase: z.enum(['ordered', 'accepted', 'paid', 'active', 'noticed', 'lapsed', 'withdrawn', 'ended']),
      plan: z.string(),
      monthly_net_cents: cents,
      started_on: day.nullable(),
      term_ends_on: day.nullable(),
      ends_on: day.nullable(),
      buyer: z.string(),
    })
    .nullable(),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      issued_on: day,
      total_cents: cents,
      open_cents: cents,
      state: z.enum(['paid', 'open', 'overdue', 'cancelled', 'credited']),
    }),
  ),
  tickets: z.array(
    z.object({ ticket_id: z.number().int(), title: z.string(), status: z.enum(['open', 'answered', 'closed']) }),
  ),
  mails: z
    .array(z.string())
    .meta({ description: 'What can be sent again: `contract`, or the number of an invoice or credit note.' }),
  log,
});

export type DeskMember = z.infer<typeof deskMember>;

export const getDeskMember = defineDeskCall({
  id: 'deskMember',
  method: 'GET',
  path: '/api/desk/members/{account_id}',
  summary: 'One member: plan, quota, contract. That the page was opened is written down.',
  params,
  response: z.object({ member: deskMember }),
  errors: ['not_found'],
});

export const blockMember = defineDeskCall({
  id: 'blockMember',
  method: 'POST',
  path: '/api/desk/members/{account_id}/block',
  summary:
    'Refuse the services of the plan until further notice. The member is told why; contract and own data stay open.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const unblockMember = defineDeskCall({
  id: 'unblockMember',
  method: 'POST',
  path: '/api/desk/members/{account_id}/unblock',
  summary: 'End the block of an operator. One for an unpaid invoice ends with the payment.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const signOutMember = defineDeskCall({
  id: 'signOutMember',
  method: 'POST',
  path: '/api/desk/members/{account_id}/signOut',
  summary: 'End all sessions of a member.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found'],
});

export const resendMail = defineDeskCall({
  id: 'resendMail',
  method: 'POST',
  path: '/api/desk/members/{account_id}/resend',
  summary: 'Send the documents of the contract, an invoice or a credit note once more.',
  params,
  body: z.object({ what: z.string().trim().min(1).max(40).meta({ description: 'One of the `mails` of the member.' }) }),
  response: done,
  errors: ['not_found'],
});
