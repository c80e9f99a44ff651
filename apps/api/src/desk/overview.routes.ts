import { MAX_LISTED } from '@firmament/api-contract/calls/desk/desk-endpoint';
import { getDesk, searchDesk } from '@firmament/api-contract/calls/desk/overview';
import { dayOf, startOfDay } from '@firmament/calendar/day';
import type { FastifyInstance } from 'fastify';
import type { BillingDeps } from '../billing/deps.ts';
import { serve } from '../platform/http/serve.ts';
import { findLog } from '../platform/operator-log/log.query.ts';
import type { PrivacyDeps } from '../privacy/deps.ts';
import { listDeclarations } from './declarations.routes.ts';
import { listReports } from './identity.routes.ts';
import { listInvoices } from './invoices.routes.ts';
import { listOrders } from './orders.routes.ts';
import { countDone, findHits } from './overview.query.ts';
import { listRequests } from './privacy.routes.ts';
import { listTickets } from './tickets.routes.ts';
import { listUploads } from './uploads.routes.ts';

const LOG_SHOWN = 8;

const queueOf = <T>(items: readonly T[]): { count: number; items: T[] } => ({
  count: items.length,
  items: items.slice(0, MAX_LISTED),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const registerOverviewRoutes = (
  app: FastifyInstance,
  { billing, privacy }: { billing: BillingDeps; privacy: PrivacyDeps },
): void => {
  const { db, clock } = billing;

  serve(app, getDesk, async () => {
    const now = clock.now();
    const today = dayOf(now);
    const [orders, invoices, tickets, requests, declarations, reports, uploads] = await Promise.all([
      listOrders(billing),
      listInvoices(billing),
      listTickets(db),
      listRequests(privacy),
      listDeclarations(billing),
      listReports(db),
      listUploads(db),
    ]);
    const claims = invoices.filter(({ kind }) => kind === 'invoice');
    const overdue = claims.filter(({ is_overdue }) => is_overdue);
    return {
      today,
      at: now.toISOString(),
      orders: queueOf(orders),
      invoices: {
        ...queueOf(invoices),
        open_cents: sum(claims.map(({ open_cents }) => open_cents)),
        overdue_cents: sum(overdue.map(({ open_cents }) => open_cents)),
        overdue_count: overdue.length,
      },
      tickets: queueOf(tickets),
      privacy_requests: queueOf(requests),
      declarations: queueOf(declarations),
      identity_reports: queueOf(reports),
      uploads: queueOf(uploads),
      log: await findLog(db, { from: startOfDay(today), limit: LOG_SHOWN }),
      done_today: await countDone(db, startOfDay(today)),
    };
  });

  serve(app, searchDesk, async ({ query }) => ({ hits: await findHits(db, query.q) }));
};
