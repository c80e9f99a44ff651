import type { Billing, Transaction } from '@firmament/api-contract/calls/billing';
import { expect, it } from 'vitest';
import { paymentDue } from './payment-due.ts';

const OPEN: Transaction = {
  number: '2026-000002',
  kind: 'invoice',
  issued_on: '2026-03-27',
  due_on: '2026-04-10',
  membership_id: 1,
  period_from: '2026-04-10',
  period_until: '2026-05-09',
  total_cents: 30_000,
  fees_cents: 0,
  open_cents: 30_000,
  blocks_on: null,
  state: 'open',
  reference: 'RF740026000002',
};
const OVERDUE: Transaction = { ...OPEN, state: 'overdue', blocks_on: '2026-04-15' };
const LATER: Transaction = { ...OVERDUE, number: '2026-000003', due_on: '2026-05-10' };

const due = (transactions: Transaction[], more: object = {}) =>
  paymentDue({ block: null, contract: { phase: 'active' }, transactions, ...more } as Billing);

it('a payment is due when an invoice is overdue, the oldest first', () => {
  expect(due([LATER, OVERDUE])).toMatchObject({ why: 'overdue', number: '2026-000002', blocksOn: '2026-04-15' });
});

it('no payment is due while an invoice is merely open, or when everything is paid', () => {
  expect(due([OPEN])).toBeUndefined();
  expect(due([{ ...OPEN, state: 'paid', open_cents: 0 }])).toBeUndefined();
  expect(due([])).toBeUndefined();
});

it('the first payment is due at once, because the plan starts with it', () => {
  expect(due([{ ...OPEN, period_from: null }], { contract: { phase: 'accepted' } })).toMatchObject({
    why: 'first',
    day: '2026-04-10',
    cents: 30_000,
    startsOn: null,
  });
});

it('the first payment comes with the day on which the plan begins, where that is later', () => {
  const contract = { phase: 'accepted', starts_on: '2026-04-14' };
  expect(due([{ ...OPEN, period_from: null }], { contract })).toMatchObject({ why: 'first', startsOn: '2026-04-14' });
});

it('the payment that lifts a block comes before anything else', () => {
  const block = { since: '2026-04-15', number: '2026-000002', open_cents: 30_500, reference: 'RF740026000002' };
  expect(due([LATER, OVERDUE], { block })).toMatchObject({ why: 'blocked', cents: 30_500, day: '2026-04-15' });
});
