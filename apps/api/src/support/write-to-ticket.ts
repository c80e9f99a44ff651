import { MAX_OPEN_TICKETS, MAX_TICKET_MESSAGES } from '@firmament/api-contract/calls/support';
import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { writeTicketMailJob } from './support.jobs.ts';
import { noticeMail } from './support.mail.ts';
import { countMessages, countUnsettled, insertMessage, insertTicket, lockTicket, setStatus } from './ticket.query.ts';

/** What members and the operator do with tickets. Message, status and mail come together or not at all. */

const TOO_MANY_TICKETS: Text = {
  en: `You have ${MAX_OPEN_TICKETS} tickets under way, which is the most there can be. Please write to one of them, or close one.`,
  de: `Sie haben bereits ${MAX_OPEN_TICKETS} offene Tickets, mehr sind nicht möglich. Bitte schreiben Sie in eines davon oder schließen Sie eines.`,
};

const TOO_MANY_MESSAGES: Text = {
  en: 'This ticket is full. Please open a new one and name this one in it.',
  de: 'Dieses Ticket ist voll. Bitte eröffnen Sie ein neues und nennen Sie darin dieses hier.',
};

export type TicketDeps = { db: Database; clock: Clock; operatorEmail: string };
type Author = { accountId: number; email: string };
type NewTicket = { title: string; description: string; details?: string | undefined };

/** Returns the ticket's number. The member gets a confirmation, the operator the text. */
export const openTicket = (
  { db, clock, operatorEmail }: TicketDeps,
  author: Author,
  ticket: NewTicket,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { title, description: text, details } = ticket;
    if ((await countUnsettled(trx, author.accountId)) >= MAX_OPEN_TICKETS) {
      throw new AppError('conflict', { text: TOO_MANY_TICKETS });
    }
    const at = clock.now();
    const ticketId = await insertTicket(trx, author.accountId, { title, details: details || null, at });
    const messageId = await insertMessage(trx, ticketId, { author: 'member', text, at });
    await enqueue(trx, writeTicketMailJob, { messageId });
    await queueMail(trx, noticeMail(operatorEmail, { ticketId, from: author.email, title, text, details }));
    return ticketId;
  });

/** Reopens the ticket, whatever its status was. */
export const replyToTicket = (
  { db, clock, operatorEmail }: TicketDeps,
  author: Author,
  ticketId: number,
  text: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockTicket(trx, author, ticketId))) throw new AppError('not_found');
    if ((await countMessages(trx, ticketId)) >= MAX_TICKET_MESSAGES) {
      throw new AppError('conflict', { text: TOO_MANY_MESSAGES });
    }
    const at = clock.now();
    await insertMessage(trx, ticketId, { author: 'member', text, at });
    await setStatus(trx, ticketId, 'open', at);
    await queueMail(trx, noticeMail(operatorEmail, { ticketId, from: author.email, text }));
  });

const CLOSED: Text = { en: 'This ticket is closed already.', de: 'Dieses Ticket ist bereits geschlossen.' };

/** From the operator: into the thread, and to the member by mail. */
export const answerTicket = (
  { db, clock }: Pick<TicketDeps, 'db' | 'clock'>,
  by: Actor,
  ticketId: number,
  text: string,
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const ticket = await lockTicket(trx, 'anybody', ticketId);
    if (!ticket) throw new AppError('not_found');
    const at = clock.now();
    const messageId = await insertMessage(trx, ticketId, { author: 'support', text, at });
    await setStatus(trx, ticketId, 'answered', at);
    await enqueue(trx, writeTicketMailJob, { messageId });
    const change = { before: { status: ticket.status }, after: { status: 'answered', message_id: messageId } };
    return recordAction(trx, clock, by, LOG.ticketAnswered(ticketId), change);
  });

/** By the operator. */
export const closeForMember = (
  { db, clock }: Pick<TicketDeps, 'db' | 'clock'>,
  by: Actor,
  ticketId: number,
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const ticket = await lockTicket(trx, 'anybody', ticketId);
    if (!ticket) throw new AppError('not_found');
    if (ticket.status === 'closed') throw new AppError('conflict', { text: CLOSED });
    await setStatus(trx, ticketId, 'closed', clock.now());
    const change = { before: { status: ticket.status }, after: { status: 'closed' } };
    return recordAction(trx, clock, by, LOG.ticketClosed(ticketId), change);
  });

/** By the member. */
export const closeTicket = (
  db: Database,
  clock: Clock,
  owner: { accountId: number },
  ticketId: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockTicket(trx, owner, ticketId))) throw new AppError('not_found');
    await setStatus(trx, ticketId, 'closed', clock.now());
  });
