import type { ContractView } from '@firmament/api-contract/calls/billing';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../test/sample-billing.ts';
import { contractWords } from './contract-words.ts';

const keysOf = (contract: ContractView | null) => contractWords({ contract }).map(({ key }) => key);

describe('a contract in words', () => {
  it('names the last day of the term, not the day after it, and the last day for notice', () => {
    expect(contractWords({ contract: CONTRACT })).toEqual([
      { key: 'term', days: { day: '2027-03-09' } },
      { key: 'renews', days: { day: '2026-12-10' } },
    ]);
  });

  it('runs on for a consumer, who can withdraw within the deadline', () => {
    const consumer: ContractView = { ...CONTRACT, customer: 'consumer', notice_by: null };
    expect(keysOf({ ...consumer, withdraw_until: '2026-03-24' })).toEqual(['term', 'runsOn', 'withdraw']);
    expect(keysOf({ ...consumer, term_ends_on: null })).toEqual(['openEnd']);
  });

  it('names the day of notice and the last day once it is cancelled', () => {
    const noticed: ContractView = { ...CONTRACT, phase: 'noticed', notice_on: '2026-05-01', ends_on: '2027-03-10' };
    expect(contractWords({ contract: noticed })[0]).toEqual({
      key: 'noticed',
      days: { given: '2026-05-01', day: '2027-03-09' },
    });
  });

  it('begins with the payment, or on a day of its own', () => {
    const accepted: ContractView = { ...CONTRACT, phase: 'accepted', started_on: null };
    expect(keysOf(accepted)).toEqual(['accepted']);
    expect(contractWords({ contract: { ...accepted, starts_on: '2026-03-25' } })).toEqual([
      { key: 'acceptedFrom', days: { day: '2026-03-25' } },
    ]);
  });

  it('names notice that was given before it began', () => {
    const early: ContractView = { ...CONTRACT, phase: 'accepted', started_on: null, notice_on: '2026-03-12' };
    expect(contractWords({ contract: early })[1]).toEqual({ key: 'noticedUnpaid', days: { given: '2026-03-12' } });
    expect(keysOf({ ...early, phase: 'paid', starts_on: '2026-03-25' })).toEqual(['paid', 'noticedPaid']);
  });

  it('says Basic if there is no contract', () => {
    expect(keysOf(null)).toEqual(['basic']);
  });
});
