import type { Ticket, TicketMessage, TicketSummary } from '@firmament/api-contract/calls/support';
import type { TicketRow, TicketSummaryRow } from './ticket.query.ts';

/** The database's own checks limit status and author to the values of the contract. */

export const presentSummary = (row: TicketSummaryRow): TicketSummary => ({
  ticket_id: row.id,
  title: row.title,
  status: row.status as TicketSummary['status'],
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentTicket = (row: TicketRow): Ticket => ({
  ...presentSummary(row),
  details: row.extra_details,
  messages: row.messages.map(presentMessage),
});

export const presentMessage = ({ id, author, body, sent_at }: TicketRow['messages'][number]): TicketMessage => ({
  message_id: id,
  author: author as TicketMessage['author'],
  text: body,
  sent_at: sent_at.toISOString(),
});
