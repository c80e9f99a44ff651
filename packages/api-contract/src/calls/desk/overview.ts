import { z } from 'zod';
import { logEntry } from '../../desk/log-action.ts';
import { deskDeclaration } from './declarations.ts';
import { cents, day, defineDeskCall, MAX_LISTED, moment } from './desk-endpoint.ts';
import { deskIdentityReport } from './identity.ts';
import { deskInvoice } from './invoices.ts';
import { deskOrder } from './orders.ts';
import { deskPrivacyRequest } from './privacy.ts';
import { deskTicket } from './tickets.ts';
import { deskUpload } from './uploads.ts';

const queue = <T extends z.ZodType>(item: T) =>
  z.object({ count: z.number().int(), items: z.array(item).meta({ description: `${MAX_LISTED} at most.` }) });

export const getDesk = defineDeskCall({
  id: 'desk',
  method: 'GET',
  path: '/api/desk/overview',
  summary: 'Everything that waits for an operator, each list by its deadline, and what was done today.',
  isBackground: true,
  response: z.object({
    today: day,
    at: moment,
    orders: queue(deskOrder),
    invoices: queue(deskInvoice).extend({ open_cents: cents, overdue_cents: cents, overdue_count: z.number().int() }),
    tickets: queue(deskTicket),
    privacy_requests: queue(deskPrivacyRequest),
    declarations: queue(deskDeclaration),
    identity_reports: queue(deskIdentityReport),
    uploads: queue(deskUpload),
    log: z.array(logEntry).meta({ description: 'The newest of today.' }),
    done_today: z.number().int().meta({ description: 'Actions of operators.' }),
  }),
  errors: [],
});

export type Desk = z.output<(typeof getDesk)['response']>;

export const DESK_HITS = [
  ...(['order', 'invoice', 'ticket', 'privacy_request', 'declaration', 'member'] as const),
  ...(['identity_report', 'register_person', 'upload'] as const),
] as const;

export const searchDesk = defineDeskCall({
  id: 'searchDesk',
  method: 'GET',
  path: '/api/desk/search',
  summary:
    'Finds orders, invoices, tickets, requests, declarations, reports, uploads and members by number, reference, name or address, ' +
    'and people of the registers by their number or the beginning of their name.',
  query: z.object({ q: z.string().trim().min(1).max(200) }),
  response: z.object({
    hits: z
      .array(
        z.object({
          kind: z.enum(DESK_HITS),
          id: z.string(),
          title: z.string(),
          detail: z.string().nullable(),
          is_open: z.boolean().meta({ description: 'Waits for an operator.' }),
        }),
      )
      .meta({ description: 'What waits comes first; 20 at most.' }),
  }),
  errors: [],
});
