import { addDays, type Day, daysBetween, laterOf } from '@firmament/calendar/day';
import { BLOCKED_FROM_DEFAULT_DAY, HIGHEST_REMINDER_FEE_CENTS, LEAST_REMINDER_FEE_CENTS } from './terms.ts';

export type Claim = {
  dueOn: Day;
  paidOn: Day | null;
  /** When each reminder went out, oldest first. */
  remindedOn: readonly Day[];
};

/** 0 up to the due day, then 1, 2, 3 …; 0 again once it is paid. */
export const defaultDay = ({ dueOn, paidOn }: Claim, today: Day): number =>
  paidOn === null ? Math.max(0, daysBetween(dueOn, today)) : 0;

/** The days of a default on which reminders go out. The first also warns of the block. */
const REMINDER_DAYS = [1, 15, 29] as const;
const DAYS_BETWEEN_REMINDERS = 14;
/** From the warning to the block. */
const WARNING_DAYS = BLOCKED_FROM_DEFAULT_DAY - REMINDER_DAYS[0];

/** The number of the reminder to send today, from 1. A late one delays the next ones, so two never come together. */
export const reminderDue = (claim: Claim, today: Day): number | undefined => {
  const sent = claim.remindedOn.length;
  const day = REMINDER_DAYS[sent];
  const last = claim.remindedOn.at(-1);
  if (day === undefined || defaultDay(claim, today) < day) return undefined;
  return last !== undefined && daysBetween(last, today) < DAYS_BETWEEN_REMINDERS ? undefined : sent + 1;
};

const FEES = [LEAST_REMINDER_FEE_CENTS, 1000, HIGHEST_REMINDER_FEE_CENTS];

/** Each reminder costs more than the one before, within what the terms allow. */
export const reminderFee = (reminder: number): number => FEES[reminder - 1] ?? HIGHEST_REMINDER_FEE_CENTS;

/** From when an unpaid claim blocks the service: day 5 of the default, but not within WARNING_DAYS of the warning. */
export const blockDay = (claim: Claim): Day | undefined => {
  const warnedOn = claim.remindedOn[0];
  if (claim.paidOn !== null || warnedOn === undefined) return undefined;
  return laterOf(addDays(claim.dueOn, BLOCKED_FROM_DEFAULT_DAY), addDays(warnedOn, WARNING_DAYS));
};

export const isBlocking = (claim: Claim, today: Day): boolean => {
  const day = blockDay(claim);
  return day !== undefined && day <= today;
};
