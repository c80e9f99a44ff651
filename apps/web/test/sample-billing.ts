import type { Billing, ContractView, Transaction } from '@firmament/api-contract/calls/billing';

/** A business on Professional since March 2026, with nothing to pay. */

export const CONTRACT: ContractView = {
  contract_number: 'V-7K3M-92QX',
  membership_id: 1,
  customer: 'business',
  phase: 'active',
  minimum_months: 12,
  monthly_net_cents: 25_000,
  monthly_total_cents: 30_000,
  tax_percent: 20,
  ordered_on: '2026-03-10',
  accept_by: '2026-03-17',
  accepted_on: '2026-03-10',
  started_on: '2026-03-10',
  starts_on: null,
  term_ends_on: '2027-03-10',
  notice_by: '2026-12-10',
  ends_if_cancelled: '2027-03-10',
  withdraw_until: null,
  notice_on: null,
  ends_on: null,
  closed_on: null,
  next_plan: null,
  price_change: null,
  if_deleted: { ends_on: '2027-03-10', cost_cents: 120_000 },
};

export const INVOICE: Transaction = {
  number: '2026-000002',
  kind: 'invoice',
  issued_on: '2026-03-27',
  due_on: '2026-04-10',
  membership_id: 1,
  period_from: '2026-04-10',
  period_until: '2026-05-09',
  total_cents: 30_000,
  fees_cents: 0,
  open_cents: 0,
  blocks_on: null,
  state: 'paid',
  reference: 'RF740026000002',
};

export const BILLING: Billing = {
  membership_id: 1,
  contract: CONTRACT,
  payment_method: { kind: 'transfer', card: null },
  bank: { holder: 'Muster Daten GmbH', iban: 'AT00 0000 0000 0000 0000', bic: 'MUSTATWW', name: 'Musterbank' },
  details: {
    name: 'Eva Muster',
    company: 'Muster GmbH',
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    vat_id: null,
  },
  transactions: [INVOICE],
  block: null,
  plans: [
    { membership_id: 0, monthly_net_cents: 0 },
    { membership_id: 1, monthly_net_cents: 25_000 },
    { membership_id: 2, monthly_net_cents: null },
    { membership_id: 3, monthly_net_cents: null },
  ],
  declaration: null,
};
