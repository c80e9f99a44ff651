import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import type { LogAction, LogEntry } from '@firmament/api-contract/desk/log-action';

/** A desk on a Monday: two invoices, one of them overdue, and a ticket. */

const INVOICE: Desk['invoices']['items'][number] = {
  number: '2026-000002',
  kind: 'invoice',
  reference: 'RF740026000002',
  account_id: 7,
  buyer: 'Rheintal Präzision GmbH',
  city: 'Dornbirn',
  open_cents: 30_500,
  due_on: '2026-11-13',
  is_overdue: true,
  reminders: ['2026-11-14'],
  blocks_on: null,
};

export const DESK_SAMPLE: Desk = {
  today: '2026-11-16',
  at: '2026-11-16T09:00:00.000Z',
  log: [],
  done_today: 0,
  orders: { count: 0, items: [] },
  invoices: {
    count: 2,
    open_cents: 60_250,
    overdue_cents: 30_500,
    overdue_count: 1,
    items: [
      INVOICE,
      {
        ...INVOICE,
        number: '2026-000005',
        buyer: 'Quellgrund Software GmbH',
        city: 'München',
        open_cents: 29_750,
        due_on: '2026-11-18',
        is_overdue: false,
        reminders: [],
      },
    ],
  },
  tickets: {
    count: 1,
    items: [
      {
        ticket_id: 4,
        title: 'Export stops',
        account_id: 7,
        from: 'Eva Muster',
        waiting_since: '2026-11-15T06:00:00.000Z',
      },
    ],
  },
  privacy_requests: { count: 0, items: [] },
  declarations: { count: 0, items: [] },
  identity_reports: { count: 0, items: [] },
  uploads: { count: 0, items: [] },
};

/** As the call for one invoice answers. */
export const INVOICE_SAMPLE = {
  ...INVOICE,
  email: 'buchhaltung@rheintal.example',
  contract_number: 'V-7K3M-92QX',
  plan: 'Professional',
  issued_on: '2026-10-30',
  period_from: '2026-11-01',
  period_until: '2026-11-30',
  net_cents: 25_000,
  tax_percent: 20,
  total_cents: 30_000,
  fees_cents: 500,
  paid_on: null,
  payment_taken_back_on: null,
  state: 'overdue',
  can_be_paid: true,
  can_be_taken_back: false,
  reopens_cents: 30_500,
  log: [],
};

/** The entry that the server keeps and answers with. */
export const writtenDown = (action: LogAction, name: string): LogEntry => ({
  ...action,
  entry_id: 12,
  at: '2026-11-16T09:05:00.000Z',
  actor: { kind: 'operator', name },
  subject_name: null,
  before: null,
  after: null,
});
