import type { Day } from '@firmament/calendar/day';

/** The plan and its price, without tax, from a day on until the next rate begins. */
export type Rate = {
  readonly from: Day;
  readonly level: number;
  readonly monthlyCents: number;
  readonly reason: 'order' | 'plan' | 'indexation';
};

/** Ordered by their first day; the first one holds from the order on. */
export type Rates = readonly [Rate, ...Rate[]];

export const rateOn = (rates: Rates, day: Day): Rate => rates.findLast(({ from }) => from <= day) ?? rates[0];

/** The change of plan that is agreed for a later day. */
export const plannedRate = (rates: Rates, today: Day): Rate | undefined =>
  rates.find(({ from, reason }) => from > today && reason === 'plan');

const before = (rates: Rates, day: Day): Rate[] => rates.filter(({ from }) => from < day);

/** Takes back a change of plan that has not begun, with the prices that were announced for it. */
export const withoutPlannedRate = (rates: Rates, today: Day): Rates => {
  const planned = plannedRate(rates, today);
  return planned ? [rates[0], ...before(rates, planned.from).slice(1)] : rates;
};

/** Agrees on another plan from a day on. What was planned or announced for the time after it was about the old plan. */
export const changeRate = (rates: Rates, today: Day, rate: Rate): Rates => {
  const [first, ...rest] = before(withoutPlannedRate(rates, today), rate.from);
  return first ? [first, ...rest, rate] : [rate];
};

/** Adds a price that was announced for a day, unless another plan is agreed from then on. */
export const announceRate = (rates: Rates, rate: Rate): Rates => {
  const kept = rates.filter(({ from }) => from <= rate.from);
  const later = rates.filter(({ from }) => from > rate.from);
  return [rates[0], ...kept.slice(1), rate, ...later];
};
