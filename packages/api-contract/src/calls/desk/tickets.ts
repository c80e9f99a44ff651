import { z } from 'zod';
import { MAX_TICKET_TEXT_LENGTH, ticket } from '../support.ts';
import { defineDeskCall, done, idParam, log, moment } from './desk-endpoint.ts';

const params = z.object({ ticket_id: idParam });

export const deskTicket = z.object({
  ticket_id: z.number().int(),
  title: z.string(),
  account_id: z.number().int(),
  from: z.string().meta({ description: 'The member’s name.' }),
  waiting_since: moment,
});

export type DeskTicket = z.infer<typeof deskTicket>;

export const getDeskTicket = defineDeskCall({
  id: 'deskTicket',
  method: 'GET',
  path: '/api/desk/tickets/{ticket_id}',
  summary: 'One ticket with its thread.',
  params,
  response: z.object({
    ticket: ticket.extend({
      account_id: z.number().int(),
      from: z.string(),
      email: z.string(),
      language: z.string(),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const answerTicket = defineDeskCall({
  id: 'answerTicket',
  method: 'POST',
  path: '/api/desk/tickets/{ticket_id}/answer',
  summary: 'Answer in the thread; the member gets it by mail, too.',
  params,
  body: z.object({ text: z.string().trim().min(1).max(MAX_TICKET_TEXT_LENGTH) }),
  response: done,
  errors: ['not_found'],
});

export const closeDeskTicket = defineDeskCall({
  id: 'closeDeskTicket',
  method: 'POST',
  path: '/api/desk/tickets/{ticket_id}/close',
  summary: 'The matter is settled. A reply of the member opens it again.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});
