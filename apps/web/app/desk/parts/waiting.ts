import type { Desk } from '@firmament/api-contract/calls/desk/overview';

/** How many things wait for an operator. */
export const waitingIn = ({
  orders,
  invoices,
  tickets,
  privacy_requests,
  declarations,
  identity_reports,
  uploads,
}: Desk): number =>
  [orders, invoices, tickets, privacy_requests, declarations, identity_reports, uploads].reduce(
    (sum, { count }) => sum + count,
    0,
  );
