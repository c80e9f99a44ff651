import type { Billing, ContractView } from '@firmament/api-contract/calls/billing';
import { addDays } from '@firmament/calendar/day';
import { membershipOf } from '../../lib/member/plans.ts';
import type { billingEn } from './messages.en.ts';

export type ContractWord = {
  key: keyof typeof billingEn.words;
  /** ISO days; the component formats them. */
  days?: Record<string, string>;
  plan?: string;
  cents?: number;
};

const lastDay = (firstWithout: string): string => addDays(firstWithout, -1);

const termWords = ({ term_ends_on, notice_by }: ContractView): ContractWord[] => {
  if (term_ends_on === null) return [{ key: 'openEnd' }];
  const term: ContractWord = { key: 'term', days: { day: lastDay(term_ends_on) } };
  return notice_by === null ? [term, { key: 'runsOn' }] : [term, { key: 'renews', days: { day: notice_by } }];
};

const phaseWords = (contract: ContractView): ContractWord[] => {
  const { phase, accept_by, starts_on, notice_on, ends_on, closed_on } = contract;
  const closed = { day: closed_on ?? '' };
  // Notice can come before the contract begins; its end is known only then.
  const earlyNotice = (key: 'noticedUnpaid' | 'noticedPaid'): ContractWord[] =>
    notice_on === null ? [] : [{ key, days: { given: notice_on } }];
  switch (phase) {
    case 'ordered':
      return [{ key: 'ordered', days: { day: accept_by } }];
    case 'accepted':
      return [
        starts_on === null ? { key: 'accepted' } : { key: 'acceptedFrom', days: { day: starts_on } },
        ...earlyNotice('noticedUnpaid'),
      ];
    case 'paid':
      return [{ key: 'paid', days: { day: starts_on ?? '' } }, ...earlyNotice('noticedPaid')];
    case 'active':
      return termWords(contract);
    case 'noticed':
      return [{ key: 'noticed', days: { given: notice_on ?? '', day: ends_on === null ? '' : lastDay(ends_on) } }];
    default:
      return [{ key: phase, days: closed }];
  }
};

/** The contract in sentences: its state, what comes next, and the deadlines. */
export const contractWords = ({ contract }: Pick<Billing, 'contract'>): ContractWord[] => {
  if (contract === null) return [{ key: 'basic' }];
  const { withdraw_until, next_plan, price_change } = contract;
  return [
    ...phaseWords(contract),
    ...(withdraw_until === null ? [] : [{ key: 'withdraw' as const, days: { day: withdraw_until } }]),
    ...(next_plan === null
      ? []
      : [
          { key: 'nextPlan' as const, plan: membershipOf(next_plan.membership_id).name, days: { day: next_plan.from } },
        ]),
    ...(price_change === null
      ? []
      : [{ key: 'priceChange' as const, cents: price_change.monthly_net_cents, days: { day: price_change.from } }]),
  ];
};
