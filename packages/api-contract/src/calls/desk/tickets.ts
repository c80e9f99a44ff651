import { z } from 'zod';
import { writtenText } from '../../rules/written-text.ts';
import { MAX_TICKET_TEXT_LENGTH, TICKET_STATUSES, ticket, ticketMessage } from '../support.ts';
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

const status = z.enum(TICKET_STATUSES);

/** No two states of a ticket agree in both. */
const seen = z
  .object({ message_id: z.number().int(), status })
  .meta({ description: 'The last message and the status that the operator had in view.' });

export type SeenTicket = z.infer<typeof seen>;

/** The `details` of the conflict if the ticket is no longer as it was seen. */
export const ticketMeanwhile = z.object({
  status,
  messages: z.array(ticketMessage).meta({ description: 'Those after the last one that was seen.' }),
});

export type TicketMeanwhile = z.infer<typeof ticketMeanwhile>;

const MEANWHILE =
  'If something has happened to the ticket since it was seen, nothing is done: the conflict says what, and has `status` and the new `messages` in its `details`.';

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
  summary: `Answer in the thread; the member gets it by mail, too. ${MEANWHILE}`,
  params,
  body: z.object({ text: writtenText(MAX_TICKET_TEXT_LENGTH), seen }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const closeDeskTicket = defineDeskCall({
  id: 'closeDeskTicket',
  method: 'POST',
  path: '/api/desk/tickets/{ticket_id}/close',
  summary: `The matter is settled. A reply of the member opens it again. ${MEANWHILE}`,
  params,
  body: z.object({ seen }),
  response: done,
  errors: ['not_found', 'conflict'],
});
