import { z } from 'zod';
import { cents, day, defineDeskCall, done, idParam, log, moment } from './desk-endpoint.ts';

const params = z.object({ declaration_id: idParam });

export const DECLARATION_KINDS = ['ordinary', 'extraordinary', 'withdrawal'] as const;

export const deskDeclaration = z.object({
  declaration_id: z.number().int(),
  kind: z.enum(DECLARATION_KINDS),
  name: z.string(),
  received_at: moment,
  answer_by: day.nullable().meta({ description: 'Of a withdrawal: until when a payment has to be sent back.' }),
  contract_number: z.string().nullable().meta({ description: 'The contract that was found for it.' }),
});

export type DeskDeclaration = z.infer<typeof deskDeclaration>;

export const getDeskDeclaration = defineDeskCall({
  id: 'deskDeclaration',
  method: 'GET',
  path: '/api/desk/declarations/{declaration_id}',
  summary: 'A cancellation or withdrawal that came without a sign-in.',
  params,
  response: z.object({
    declaration: deskDeclaration.extend({
      email: z.string(),
      stated_contract_number: z.string().nullable().meta({ description: 'As it was typed.' }),
      reason: z.string().nullable(),
      wanted_end_on: day.nullable(),
      outcome: z.enum(['confirmed', 'denied']).nullable(),
      settled_by: z.enum(['mailbox', 'member', 'operator']).nullable(),
      settled_at: moment.nullable(),
      contract: z
        .object({
          number: z.string(),
          account_id: z.number().int().nullable(),
          buyer: z.string(),
          email: z.string(),
          plan: z.string(),
          monthly_net_cents: cents,
          started_on: day.nullable(),
          withdraw_until: day.nullable(),
          ends_if_confirmed: day
            .nullable()
            .meta({ description: 'First day without the service if it is confirmed as it is.' }),
        })
        .nullable(),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const confirmDeskDeclaration = defineDeskCall({
  id: 'confirmDeskDeclaration',
  method: 'POST',
  path: '/api/desk/declarations/{declaration_id}/confirm',
  summary: 'Confirm a declaration: it counts as of its receipt, and the customer is told what follows.',
  params,
  body: z.object({
    contract_number: z.string().trim().min(1).max(20).optional().meta({ description: 'If none or another was found.' }),
    ends_on: day.optional().meta({ description: 'Of a cancellation for cause: first day without the service.' }),
  }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const denyDeskDeclaration = defineDeskCall({
  id: 'denyDeskDeclaration',
  method: 'POST',
  path: '/api/desk/declarations/{declaration_id}/deny',
  summary: 'Reject a declaration that is not the customer’s. Nothing changes.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});
