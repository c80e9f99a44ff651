import type { PersonalDataSource } from '../platform/personal-data.ts';

/** Deleted with the account, threads included. */
export const supportData: PersonalDataSource = {
  name: 'support',
  tables: ['ticket'],
  read: async (db, { accountId }) => {
    const tickets = await db
      .selectFrom('ticket')
      .select(['id', 'title', 'extra_details', 'status', 'created_at', 'updated_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    const messages = await db
      .selectFrom('ticket_message')
      .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
      .select(['ticket_message.ticket_id', 'ticket_message.author', 'ticket_message.body', 'ticket_message.sent_at'])
      .where('ticket.account_id', '=', accountId)
      .orderBy('ticket_message.id')
      .execute();
    return {
      tickets: tickets.map(({ id, ...ticket }) => ({
        number: id,
        ...ticket,
        messages: messages.filter(({ ticket_id }) => ticket_id === id).map(({ ticket_id: _, ...message }) => message),
      })),
    };
  },
};
