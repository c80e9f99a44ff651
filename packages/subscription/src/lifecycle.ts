import { addDays, type Day, laterOf } from '@firmament/calendar/day';
import { endAfterNotice } from './term-ends.ts';
import { ACCEPTANCE_WORKING_DAYS, type Country, type Customer, PAYMENT_DAYS, WITHDRAWAL_DAYS } from './terms.ts';
import { addWorkingDays, nextWorkingDay } from './working-days.ts';

/** What was agreed, and the day of each step. The phase follows from the days. */
export type Contract = {
  readonly customer: Customer;
  readonly country: Country;
  readonly minimumMonths: number;
  /** The customer asked to start before the withdrawal period is over. */
  readonly startsAtOnce: boolean;
  readonly orderedOn: Day;
  readonly acceptedOn: Day | null;
  /** When the first payment came. */
  readonly paidOn: Day | null;
  readonly startedOn: Day | null;
  readonly noticeOn: Day | null;
  /** The first day without the service, once notice was given and the service has begun. */
  readonly endsOn: Day | null;
  readonly closedOn: Day | null;
  readonly closedBy: Closing | null;
};

export type Closing = 'lapse' | 'withdrawal' | 'notice';

export type Phase = 'ordered' | 'accepted' | 'paid' | 'active' | 'noticed' | 'lapsed' | 'withdrawn' | 'ended';

const CLOSED: Record<Closing, Phase> = { lapse: 'lapsed', withdrawal: 'withdrawn', notice: 'ended' };

export const phaseOf = (contract: Contract): Phase => {
  if (contract.closedBy !== null) return CLOSED[contract.closedBy];
  if (contract.startedOn !== null) return contract.noticeOn === null ? 'active' : 'noticed';
  if (contract.paidOn !== null) return 'paid';
  return contract.acceptedOn === null ? 'ordered' : 'accepted';
};

export type Refusal =
  | 'not_in_this_phase'
  | 'notice_given'
  | 'not_begun'
  | 'too_late_to_accept'
  | 'businesses_cannot_withdraw'
  | 'too_late_to_withdraw'
  | 'no_notice'
  | 'too_late_to_revoke'
  | 'not_paid'
  | 'refunded';

/** Thrown for a step that the terms do not allow. */
export class RefusedTransition extends Error {
  override readonly name = 'RefusedTransition';

  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

const requirePhase = (contract: Contract, ...phases: Phase[]): void => {
  if (!phases.includes(phaseOf(contract))) throw new RefusedTransition('not_in_this_phase');
};

export const order = (
  agreed: Pick<Contract, 'customer' | 'country' | 'minimumMonths' | 'startsAtOnce'>,
  day: Day,
): Contract => ({
  ...agreed,
  orderedOn: day,
  acceptedOn: null,
  paidOn: null,
  startedOn: null,
  noticeOn: null,
  endsOn: null,
  closedOn: null,
  closedBy: null,
});

/** The last day on which an order can be accepted; after it the customer is no longer bound. */
export const acceptanceDeadline = ({ orderedOn, country }: Contract): Day =>
  addWorkingDays(orderedOn, ACCEPTANCE_WORKING_DAYS, country);

export const accept = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'ordered');
  if (day > acceptanceDeadline(contract)) throw new RefusedTransition('too_late_to_accept');
  return { ...contract, acceptedOn: day };
};

/** The seller does not want the order. */
export const decline = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'ordered');
  return { ...contract, closedOn: day, closedBy: 'lapse' };
};

/** The last day on which a consumer can withdraw; undefined for businesses and before acceptance. */
export const withdrawalDeadline = ({ customer, acceptedOn, country }: Contract): Day | undefined =>
  customer === 'business' || acceptedOn === null
    ? undefined
    : nextWorkingDay(addDays(acceptedOn, WITHDRAWAL_DAYS), country);

export const receiveFirstPayment = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'accepted');
  return { ...contract, paidOn: day };
};

/** The first payment was none. Once the service has begun with it, it goes on and the payment is owed. */
export const loseFirstPayment = (contract: Contract): Contract =>
  phaseOf(contract) === 'paid' ? { ...contract, paidOn: null } : contract;

/** The first day that the service can have, whenever the payment comes; undefined if it begins with the payment. */
export const promisedStart = (contract: Contract): Day | undefined => {
  const deadline = withdrawalDeadline(contract);
  return contract.startsAtOnce || deadline === undefined ? undefined : addDays(deadline, 1);
};

/** When a paid service starts: with the payment, for consumers after the withdrawal period unless `startsAtOnce`. */
export const earliestStart = (contract: Contract): Day | undefined =>
  contract.paidOn === null ? undefined : laterOf(contract.paidOn, promisedStart(contract) ?? contract.paidOn);

/** The last day for the first payment, twice the time to pay; after it the order lapses. */
export const firstPaymentDeadline = ({ acceptedOn, country }: Contract): Day | undefined =>
  acceptedOn === null ? undefined : nextWorkingDay(addDays(acceptedOn, 2 * PAYMENT_DAYS), country);

/**
 * Ends the contract at the next possible end, or at the first one from `notBefore` on. Before the service has begun its
 * end is not known yet: it follows with the start.
 */
export const giveNotice = (contract: Contract, day: Day, notBefore: Day = day): Contract => {
  requirePhase(contract, 'accepted', 'paid', 'active', 'noticed');
  if (contract.noticeOn !== null) throw new RefusedTransition('notice_given');
  const endsOn = contract.startedOn === null ? null : endAfterNotice(contract, day, notBefore);
  return { ...contract, noticeOn: day, endsOn };
};

/** Notice for an important reason: ends the contract on a day of its own. */
export const terminate = (contract: Contract, day: Day, endsOn: Day): Contract => {
  requirePhase(contract, 'active', 'noticed');
  return { ...contract, noticeOn: contract.noticeOn ?? day, endsOn };
};

/** Notice can be taken back as long as the service has not ended. */
export const revokeNotice = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'accepted', 'paid', 'active', 'noticed');
  if (contract.noticeOn === null) throw new RefusedTransition('no_notice');
  if (contract.endsOn !== null && day >= contract.endsOn) throw new RefusedTransition('too_late_to_revoke');
  return { ...contract, noticeOn: null, endsOn: null };
};

export const withdraw = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'accepted', 'paid', 'active', 'noticed');
  const deadline = withdrawalDeadline(contract);
  if (deadline === undefined) throw new RefusedTransition('businesses_cannot_withdraw');
  if (day > deadline) throw new RefusedTransition('too_late_to_withdraw');
  return { ...contract, closedOn: day, closedBy: 'withdrawal' };
};

/** Businesses, too, may take an order back until it is accepted. */
export const takeBackOrder = (contract: Contract, day: Day): Contract => {
  requirePhase(contract, 'ordered');
  return { ...contract, closedOn: day, closedBy: 'withdrawal' };
};

export type Step = { what: 'lapse' | 'set_up' | 'end'; on: Day };

/** The next step that is due by time alone, if any. */
const nextStep = (contract: Contract, today: Day): Step | undefined => {
  const phase = phaseOf(contract);
  const due = (what: Step['what'], on: Day | undefined): Step | undefined =>
    on !== undefined && on <= today ? { what, on } : undefined;
  if (phase === 'ordered') return due('lapse', addDays(acceptanceDeadline(contract), 1));
  if (phase === 'accepted') return due('lapse', addDays(firstPaymentDeadline(contract) ?? today, 1));
  if (phase === 'paid') return due('set_up', earliestStart(contract));
  if (phase === 'noticed') return due('end', contract.endsOn ?? undefined);
  return undefined;
};

const take = (contract: Contract, { what, on }: Step): Contract => {
  if (what === 'set_up') {
    const started = { ...contract, startedOn: on };
    return contract.noticeOn === null ? started : { ...started, endsOn: endAfterNotice(started, contract.noticeOn) };
  }
  return { ...contract, closedOn: on, closedBy: what === 'lapse' ? 'lapse' : 'notice' };
};

/**
 * Brings a contract up to a day. Steps carry the day they were due on, so that advancing day by day or all at once
 * gives the same contract and the same steps.
 */
export const advance = (contract: Contract, today: Day): { contract: Contract; steps: Step[] } => {
  const steps: Step[] = [];
  let current = contract;
  for (let step = nextStep(current, today); step !== undefined; step = nextStep(current, today)) {
    steps.push(step);
    current = take(current, step);
  }
  return { contract: current, steps };
};

/** The first day without the service; null as long as no end is in sight. Used days are paid for, the last one too. */
export const serviceEnd = ({ endsOn, closedOn, closedBy }: Contract): Day | null => {
  if (closedOn === null) return endsOn;
  return closedBy === 'withdrawal' ? addDays(closedOn, 1) : closedOn;
};
