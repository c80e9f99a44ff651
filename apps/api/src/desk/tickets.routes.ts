import {
  answerTicket,
  closeDeskTicket,
  type DeskTicket,
  getDeskTicket,
} from '@firmament/api-contract/calls/desk/tickets';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { findQueue, findTicket } from '../support/ticket.query.ts';
import { presentTicket } from '../support/ticket-presenter.ts';
import { answerTicket as answer, closeForMember } from '../support/write-to-ticket.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

/** Tickets that wait for our answer, longest waiting first. */
export const listTickets = async (db: Database): Promise<DeskTicket[]> =>
  (await findQueue(db, false)).map(({ id, title, account_id, full_name, updated_at }) => ({
    ticket_id: id,
    title,
    account_id,
    from: full_name,
    waiting_since: updated_at.toISOString(),
  }));

export const registerTicketRoutes = (app: FastifyInstance, deps: { db: Database; clock: Clock }): void => {
  const { db } = deps;

  serve(app, getDeskTicket, async ({ params }) => {
    const ticket = await findTicket(db, 'anybody', params.ticket_id);
    if (!ticket) throw new AppError('not_found');
    const { account_id, full_name: from, email, language } = ticket;
    const log = await logOf(db, 'ticket', ticket.id);
    return { ticket: { ...presentTicket(ticket), account_id, from, email, language, log } };
  });

  serve(app, answerTicket, async ({ params, body, member, request }) =>
    done(request, await answer(deps, await operatorOf(db, member), params.ticket_id, body)),
  );

  serve(app, closeDeskTicket, async ({ params, body, member, request }) =>
    done(request, await closeForMember(deps, await operatorOf(db, member), params.ticket_id, body.seen)),
  );
};
