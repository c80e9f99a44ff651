import { z } from 'zod';
import { optionalLine } from '../../rules/written-text.ts';
import { cents, day, defineDeskCall, done, log, reason } from './desk-endpoint.ts';

const params = z.object({ number: z.string().trim().min(1).max(40) });

export const deskInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  reference: z.string().meta({ description: 'What the customer writes on the transfer.' }),
  account_id: z.number().int().nullable(),
  buyer: z.string(),
  city: z.string(),
  open_cents: cents.meta({ description: 'Still to be paid, with fees; of a credit note: still to be sent back.' }),
  due_on: day,
  is_overdue: z.boolean(),
  reminders: z.array(day).meta({ description: 'When each reminder went out.' }),
  blocks_on: day.nullable().meta({ description: 'From when access is or was blocked; null where it is not.' }),
});

export type DeskInvoice = z.infer<typeof deskInvoice>;

export const getDeskInvoice = defineDeskCall({
  id: 'deskInvoice',
  method: 'GET',
  path: '/api/desk/invoices/{number}',
  summary: 'One invoice or credit note, paid or not.',
  params,
  response: z.object({
    invoice: deskInvoice.extend({
      email: z.string(),
      contract_number: z.string(),
      plan: z.string(),
      issued_on: day,
      period_from: day.nullable(),
      period_until: day.nullable().meta({ description: 'Last day.' }),
      net_cents: cents,
      tax_percent: z.number(),
      total_cents: cents,
      fees_cents: cents,
      paid_on: day.nullable(),
      payment_taken_back_on: day.nullable(),
      state: z.enum(['paid', 'open', 'overdue', 'cancelled', 'credited']),
      can_be_paid: z.boolean(),
      can_be_taken_back: z.boolean().meta({ description: 'Its payment was booked and may still be taken back.' }),
      reopens_cents: cents.meta({ description: 'What is open again, with fees, once its payment is taken back.' }),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const payInvoice = defineDeskCall({
  id: 'payInvoice',
  method: 'POST',
  path: '/api/desk/invoices/{number}/pay',
  summary: 'Book the payment of an invoice, or the refund of a credit note: the whole open amount.',
  params,
  body: z.object({
    paid_on: day.meta({ description: 'When the money arrived, or left.' }),
    statement: optionalLine(140).optional().meta({ description: 'How the bank statement names it; kept in the log.' }),
  }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const takeBackPayment = defineDeskCall({
  id: 'takeBackPayment',
  method: 'POST',
  path: '/api/desk/invoices/{number}/takeBack',
  summary:
    'Take back a payment that was booked by mistake or that the bank returned. The invoice is open again with a new time ' +
    'to pay, and the customer gets a letter about it.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});
