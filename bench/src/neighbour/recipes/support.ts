import * as support from '@firmament/api-contract/calls/support';
import { byMember } from '../recipe.ts';
import type { Member, Stage } from '../stage.ts';

const { MAX_TICKET_MESSAGES, MAX_TICKET_TEXT_LENGTH } = support;
const TEXT = 'Hilfe! '.repeat(700).slice(0, MAX_TICKET_TEXT_LENGTH);

/** With a thread as long as it may be, but for one message. */
export const longTicketOf = async ({ pool }: Stage, self: Member): Promise<{ ticket_id: number }> => {
  const { ticket } = await self.ask(support.openTicket, { body: { title: 'Bench', description: TEXT } });
  await pool.query(
    `insert into ticket_message (ticket_id, author, body, sent_at)
     select $1, 'support', $2, now() from generate_series(3, $3::integer)`,
    [ticket.ticket_id, TEXT, MAX_TICKET_MESSAGES],
  );
  return { ticket_id: ticket.ticket_id };
};

const withTicket = async (stage: Stage, self: Member) => ({ params: await longTicketOf(stage, self) });

export const SUPPORT = [
  byMember(support.getTickets, async (stage, self) => {
    await longTicketOf(stage, self);
    return {};
  }),
  byMember(support.getTicket, withTicket),
  byMember(support.openTicket, () => ({ body: { title: 'Bench', description: TEXT } })),
  byMember(
    support.replyToTicket,
    async (stage, self) => ({ ...(await withTicket(stage, self)), body: { text: TEXT } }),
    { later: [409] },
  ),
  byMember(support.closeTicket, async (stage, self) => ({ ...(await withTicket(stage, self)), body: {} })),
];
