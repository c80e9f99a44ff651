import { MAX_LISTED_TICKETS, type TicketStatus } from '@firmament/api-contract/calls/support';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

/** Whose tickets: one member's, or anybody's for the operator. */
export type TicketOwner = { accountId: number } | 'anybody';

const SUMMARY = ['id', 'title', 'status', 'created_at', 'updated_at'] as const;

export type TicketSummaryRow = Awaited<ReturnType<typeof findTickets>>[number];
export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export const findTickets = (db: Database, accountId: number) =>
  db
    .selectFrom('ticket')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED_TICKETS)
    .execute();

/** Tickets that wait for an answer, longest waiting first; with `isAll` every ticket. */
export const findQueue = (db: Database, isAll: boolean) =>
  db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .select(['ticket.id', 'ticket.title', 'ticket.status', 'ticket.updated_at', 'ticket.account_id'])
    .select(['account.email', 'account.full_name'])
    .$if(!isAll, (query) => query.where('ticket.status', '=', 'open'))
    .orderBy('ticket.updated_at')
    .orderBy('ticket.id')
    .execute();

export const findTicket = async (db: Database, owner: TicketOwner, ticketId: number) => {
  const ticket = await db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .select(['ticket.id', 'ticket.title', 'ticket.status', 'ticket.created_at', 'ticket.updated_at'])
    .select(['ticket.extra_details', 'ticket.account_id', 'account.email', 'account.full_name', 'account.language'])
    .where('ticket.id', '=', ticketId)
    .where((is) => (owner === 'anybody' ? is.val(true) : is('ticket.account_id', '=', owner.accountId)))
    .executeTakeFirst();
  if (!ticket) return undefined;
  return { ...ticket, messages: await findMessages(db, ticketId) };
};

/** Oldest first; only those after one that is known already, if it is named. */
export const findMessages = (db: Database | DatabaseTransaction, ticketId: number, after = 0) =>
  db
    .selectFrom('ticket_message')
    .select(['id', 'author', 'body', 'sent_at'])
    .where('ticket_id', '=', ticketId)
    .where('id', '>', after)
    .orderBy('id')
    .execute();

/** Tickets that are not closed. Also locks the member: nobody else opens one for them until the transaction ends. */
export const countUnsettled = async (trx: DatabaseTransaction, accountId: number): Promise<number> => {
  await lockMember(trx, accountId);
  const { count } = await trx
    .selectFrom('ticket')
    .select((ticket) => ticket.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns undefined if there is no such ticket. Nobody else writes to it until the transaction ends. */
export const lockTicket = (trx: DatabaseTransaction, owner: TicketOwner, ticketId: number) =>
  trx
    .selectFrom('ticket')
    .select(['id', 'status'])
    .where('id', '=', ticketId)
    .where((is) => (owner === 'anybody' ? is.val(true) : is('account_id', '=', owner.accountId)))
    .forNoKeyUpdate()
    .executeTakeFirst();

export const countMessages = async (trx: DatabaseTransaction, ticketId: number): Promise<number> => {
  const { count } = await trx
    .selectFrom('ticket_message')
    .select((message) => message.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return count;
};

type NewTicket = { title: string; details: string | null; at: Date };

export const insertTicket = async (
  trx: DatabaseTransaction,
  accountId: number,
  { title, details, at }: NewTicket,
): Promise<number> => {
  const { id } = await trx
    .insertInto('ticket')
    .values({
      account_id: accountId,
      title,
      extra_details: details,
      status: 'open',
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type NewMessage = { author: 'member' | 'support'; text: string; at: Date };

/** Adds to the thread; returns the message's id. */
export const insertMessage = async (
  trx: DatabaseTransaction,
  ticketId: number,
  { author, text, at }: NewMessage,
): Promise<number> => {
  const { id } = await trx
    .insertInto('ticket_message')
    .values({ ticket_id: ticketId, author, body: text, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const setStatus = async (
  trx: DatabaseTransaction,
  ticketId: number,
  status: TicketStatus,
  at: Date,
): Promise<void> => {
  await trx.updateTable('ticket').set({ status, updated_at: at }).where('id', '=', ticketId).execute();
};
