import type { Day } from '@firmament/calendar/day';

/** The plan and its price, without tax, from a day on until the next rate begins. */
export type Rate = {
  readonly from: Day;
  readonly level: number;
  readonly monthlyCents: number;
  readonly reason: 'order' | 'plan' | 'indexation';
};

/**
 * Ordered by their first day; the first one holds from the order on. While a change of plan is agreed for later, the
 * prices announced for the present plan stay in the list: they hold again if the change is taken back.
 */
export type Rates = readonly [Rate, ...Rate[]];

/** Without prices that were announced for a plan that is not in force by then. */
const holding = (rates: Rates): Rate[] => {
  let [{ level }] = rates;
  return rates.filter((rate) => {
    if (rate.reason === 'indexation' && rate.level !== level) return false;
    level = rate.level;
    return true;
  });
};

export const rateOn = (rates: Rates, day: Day): Rate => holding(rates).findLast(({ from }) => from <= day) ?? rates[0];

/** The change of plan that is agreed for a later day. */
export const plannedRate = (rates: Rates, today: Day): Rate | undefined =>
  rates.find(({ from, reason }) => from > today && reason === 'plan');

/** The next change of the price that was announced. */
export const announcedRate = (rates: Rates, today: Day): Rate | undefined =>
  holding(rates).find(({ from, reason }) => from > today && reason === 'indexation');

/** Takes back a change of plan that has not begun, with the prices that were announced for it. */
export const withoutPlannedRate = (rates: Rates, today: Day): Rates => {
  const planned = plannedRate(rates, today);
  if (!planned) return rates;
  const [first, ...rest] = rates;
  return [first, ...rest.filter(({ from, level }) => from < planned.from || level !== planned.level)];
};

/** Agrees on another plan from a day on. What was announced for the old plan holds only if that is taken back. */
export const changeRate = (rates: Rates, today: Day, rate: Rate): Rates => {
  const present = withoutPlannedRate(rates, today);
  const [first, ...rest] = present.filter(({ from }) => from < rate.from);
  const announced =
    rate.from > today ? present.filter(({ from, level }) => from >= rate.from && level !== rate.level) : [];
  return first ? [first, ...rest, rate, ...announced] : [rate];
};

/** Adds a price that was announced for a day, unless another plan is agreed from then on. */
export const announceRate = (rates: Rates, rate: Rate): Rates => {
  const kept = rates.filter(({ from }) => from <= rate.from);
  const later = rates.filter(({ from }) => from > rate.from);
  return [rates[0], ...kept.slice(1), rate, ...later];
};
