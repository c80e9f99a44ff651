import type { SeenTicket, TicketMeanwhile } from '@firmament/api-contract/calls/desk/tickets';
import { MAX_OPEN_TICKETS, MAX_TICKET_MESSAGES, type TicketStatus } from '@firmament/api-contract/calls/support';
import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { writeTicketMailJob } from './support.jobs.ts';
import { noticeMail } from './support.mail.ts';
import {
  countMessages,
  countUnsettled,
  findMessages,
  insertMessage,
  insertTicket,
  lockTicket,
  setStatus,
} from './ticket.query.ts';
import { presentMessage } from './ticket-presenter.ts';

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

const ANSWERED: Text = { en: 'This ticket was answered meanwhile.', de: 'Dieses Ticket wurde inzwischen beantwortet.' };
const WRITTEN: Text = {
  en: 'The member has written again meanwhile.',
  de: 'Das Mitglied hat inzwischen erneut geschrieben.',
};
const CLOSED_MEANWHILE: Text = {
  en: 'This ticket was closed meanwhile.',
  de: 'Dieses Ticket wurde inzwischen geschlossen.',
};
const NOTHING_DONE: Text = {
  en: 'Nothing was sent or changed. Please read what is new, and decide again.',
  de: 'Es wurde nichts gesendet oder geändert. Bitte lesen Sie, was neu ist, und entscheiden Sie erneut.',
};

const sentencesOf = (texts: readonly Text[]): Text => ({
  en: texts.map(({ en }) => en).join(' '),
  de: texts.map(({ de }) => de).join(' '),
});

const NOT_WAITING: Text = {
  en: 'This ticket waits for no answer: it was answered or closed.',
  de: 'Dieses Ticket wartet auf keine Antwort: Es wurde beantwortet oder geschlossen.',
};

/** What somebody at the desk had in view; `waiting` for an answer; or whatever there is by now. */
type Seen = SeenTicket | 'waiting' | 'any';

/** Locks the ticket. Who acts on something else than there is by now is told what happened since. */
const lockAsSeen = async (trx: DatabaseTransaction, ticketId: number, seen: Seen) => {
  const ticket = await lockTicket(trx, 'anybody', ticketId);
  if (!ticket) throw new AppError('not_found');
  if (seen === 'waiting' && ticket.status !== 'open') throw new AppError('conflict', { text: NOT_WAITING });
  if (typeof seen === 'string') return ticket;
  const messages = (await findMessages(trx, ticketId, seen.message_id)).map(presentMessage);
  const status = ticket.status as TicketStatus;
  if (messages.length === 0 && status === seen.status) return ticket;
  const happened = [
    ...(messages.some(({ author }) => author === 'support') ? [ANSWERED] : []),
    ...(messages.some(({ author }) => author === 'member') ? [WRITTEN] : []),
    ...(status === 'closed' ? [CLOSED_MEANWHILE] : []),
  ];
  const details: TicketMeanwhile = { status, messages };
  throw new AppError('conflict', { text: sentencesOf([...happened, NOTHING_DONE]), details });
};

/** From the operator: into the thread, and to the member by mail. */
export const answerTicket = (
  { db, clock }: Pick<TicketDeps, 'db' | 'clock'>,
  by: Actor,
  ticketId: number,
  { text, seen }: { text: string; seen: Seen },
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const ticket = await lockAsSeen(trx, ticketId, seen);
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
  seen: Seen,
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const ticket = await lockAsSeen(trx, ticketId, seen);
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
