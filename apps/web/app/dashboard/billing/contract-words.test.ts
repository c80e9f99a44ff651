import type { ContractView } from '@firmament/api-contract/calls/billing';
import { describe, expect, it } from 'vitest';
import { contractWords } from './contract-words.ts';

const ACTIVE: ContractView = {
  ...{ contract_number: 'V-7K3M-92QX', membership_id: 1, customer: 'business', phase: 'active', minimum_months: 12 },
  ...{ monthly_net_cents: 25_000, monthly_total_cents: 30_000, tax_percent: 20 },
  ...{ ordered_on: '2026-03-10', accept_by: '2026-03-17', accepted_on: '2026-03-10', started_on: '2026-03-10' },
  ...{ starts_on: null, term_ends_on: '2027-03-10', notice_by: '2026-12-10', ends_if_cancelled: '2027-03-10' },
  ...{ withdraw_until: null, notice_on: null, ends_on: null, closed_on: null, next_plan: null, price_change: null },
};

const keysOf = (contract: ContractView | null) => contractWords({ contract }).map(({ key }) => key);

describe('a contract in words', () => {
  it('names the last day of the term, not the day after it, and the last day for notice', () => {
    expect(contractWords({ contract: ACTIVE })).toEqual([
      { key: 'term', days: { day: '2027-03-09' } },
      { key: 'renews', days: { day: '2026-12-10' } },
    ]);
  });

  it('runs on for a consumer, who can withdraw within the deadline', () => {
    const consumer: ContractView = { ...ACTIVE, customer: 'consumer', notice_by: null };
    expect(keysOf({ ...consumer, withdraw_until: '2026-03-24' })).toEqual(['term', 'runsOn', 'withdraw']);
    expect(keysOf({ ...consumer, term_ends_on: null })).toEqual(['openEnd']);
  });

  it('names the day of notice and the last day once it is cancelled', () => {
    const noticed: ContractView = { ...ACTIVE, phase: 'noticed', notice_on: '2026-05-01', ends_on: '2027-03-10' };
    expect(contractWords({ contract: noticed })[0]).toEqual({
      key: 'noticed',
      days: { given: '2026-05-01', day: '2027-03-09' },
    });
  });

  it('says Basic if there is no contract', () => {
    expect(keysOf(null)).toEqual(['basic']);
  });
});
