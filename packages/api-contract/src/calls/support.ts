import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { optionalText, writtenLine, writtenText } from '../rules/written-text.ts';

/** The help desk: a member asks, the operator answers, both in one thread. */

export const MAX_TICKET_TITLE_LENGTH = 150;
export const MAX_TICKET_TEXT_LENGTH = 5_000;
/** Keeps the help desk's list workable; closed tickets do not count. */
export const MAX_OPEN_TICKETS = 20;
/** Nobody reads a longer thread. */
export const MAX_TICKET_MESSAGES = 100;
/** The newest; older ones are in the member's data export. */
export const MAX_LISTED_TICKETS = 100;

/** Whose turn it is: `open` the help desk's, `answered` the member's, `closed` nobody's. */
export const TICKET_STATUSES = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_AUTHORS = ['member', 'support'] as const;

const text = writtenText(MAX_TICKET_TEXT_LENGTH);

const ticketSummary = z.object({
  ticket_id: z.number().int(),
  title: z.string(),
  status: z.enum(TICKET_STATUSES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const ticketMessage = z.object({
  message_id: z.number().int(),
  author: z.enum(TICKET_AUTHORS),
  text: z.string(),
  sent_at: z.iso.datetime(),
});

export const ticket = ticketSummary.extend({
  details: z.string().nullable(),
  messages: z.array(ticketMessage).meta({ description: 'The whole thread, oldest first.' }),
});

export type TicketSummary = z.infer<typeof ticketSummary>;
export type TicketMessage = z.infer<typeof ticketMessage>;
export type Ticket = z.infer<typeof ticket>;

const params = z.object({ ticket_id: z.coerce.number().int().min(1).max(2_147_483_647) });
const changed = z.object({ success: z.literal(true), message: z.string(), ticket });

export const getTickets = defineEndpoint({
  id: 'tickets',
  method: 'GET',
  path: '/api/tickets',
  summary: `The member’s tickets, the one with the latest news first, ${MAX_LISTED_TICKETS} at most.`,
  tag: 'support',
  access: 'member',
  response: z.object({ tickets: z.array(ticketSummary) }),
  errors: [],
});

export const getTicket = defineEndpoint({
  id: 'ticket',
  method: 'GET',
  path: '/api/tickets/{ticket_id}',
  summary: 'One ticket with its thread.',
  tag: 'support',
  access: 'member',
  params,
  response: z.object({ ticket }),
  errors: ['not_found'],
});

export const openTicket = defineEndpoint({
  id: 'openTicket',
  method: 'POST',
  path: '/api/tickets',
  summary: `Ask the help desk. ${MAX_OPEN_TICKETS} tickets may be under way at once; one more is a conflict.`,
  tag: 'support',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({
    title: writtenLine(MAX_TICKET_TITLE_LENGTH),
    description: text,
    details: optionalText(MAX_TICKET_TEXT_LENGTH).optional(),
  }),
  response: changed,
  errors: ['conflict'],
});

export const replyToTicket = defineEndpoint({
  id: 'replyToTicket',
  method: 'POST',
  path: '/api/tickets/{ticket_id}/messages',
  summary: 'Add to the thread. A ticket that was answered or closed is open again.',
  tag: 'support',
  access: 'member',
  isClosedToVisitors: true,
  params,
  body: z.object({ text }),
  response: changed,
  errors: ['not_found', 'conflict'],
});

export const closeTicket = defineEndpoint({
  id: 'closeTicket',
  method: 'POST',
  path: '/api/tickets/{ticket_id}/close',
  summary: 'The matter is settled. A later reply opens it again.',
  tag: 'support',
  access: 'member',
  isClosedToVisitors: true,
  params,
  body: z.object({}),
  response: changed,
  errors: ['not_found'],
});
