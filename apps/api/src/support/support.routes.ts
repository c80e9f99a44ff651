import * as calls from '@firmament/api-contract/calls/support';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import { serve } from '../platform/http/serve.ts';
import { findTicket, findTickets } from './ticket.query.ts';
import { presentSummary, presentTicket } from './ticket-presenter.ts';
import { closeTicket, openTicket, replyToTicket, type TicketDeps } from './write-to-ticket.ts';

const RECEIVED: Text = {
  en: 'We have received your ticket and sent you a confirmation by email.',
  de: 'Wir haben Ihr Ticket erhalten und Ihnen eine Bestätigung per E-Mail gesendet.',
};
const REPLIED: Text = {
  en: 'Your reply was added. We will answer by email.',
  de: 'Ihre Antwort wurde hinzugefügt. Wir antworten per E-Mail.',
};
const CLOSED: Text = { en: 'The ticket is closed.', de: 'Das Ticket ist geschlossen.' };

type Deps = TicketDeps & { limiter: RateLimiter };

export const registerSupportRoutes = (app: FastifyInstance, { limiter, ...deps }: Deps): void => {
  const { db, clock } = deps;

  const read = async (member: Member, ticketId: number): Promise<calls.Ticket> => {
    const row = await findTicket(db, member, ticketId);
    if (!row) throw new AppError('not_found');
    return presentTicket(row);
  };

  const answer = async (request: FastifyRequest, text: Text, member: Member, ticketId: number) => ({
    success: true as const,
    message: text[languageFromHeader(request.headers['accept-language'])],
    ticket: await read(member, ticketId),
  });

  const countMessage = (member: Member) => limiter.count({ limit: 'support', subject: `account ${member.accountId}` });

  serve(app, calls.getTickets, async ({ member }) => ({
    tickets: (await findTickets(db, member.accountId)).map(presentSummary),
  }));

  serve(app, calls.getTicket, async ({ params, member }) => ({ ticket: await read(member, params.ticket_id) }));

  serve(app, calls.openTicket, async ({ body, member, request }) => {
    await countMessage(member);
    const ticketId = await openTicket(deps, member, body);
    return answer(request, RECEIVED, member, ticketId);
  });

  serve(app, calls.replyToTicket, async ({ params, body, member, request }) => {
    await countMessage(member);
    await replyToTicket(deps, member, params.ticket_id, body.text);
    return answer(request, REPLIED, member, params.ticket_id);
  });

  serve(app, calls.closeTicket, async ({ params, member, request }) => {
    await closeTicket(db, clock, member, params.ticket_id);
    return answer(request, CLOSED, member, params.ticket_id);
  });
};
