import { addDays, type Day, daysBetween, earlierOf, laterOf } from '@firmament/calendar/day';
import { issueDay, type Period, periodAt } from './billing-periods.ts';
import { type Contract, serviceEnd } from './lifecycle.ts';
import type { Rates } from './rates.ts';
import { rateOn } from './rates.ts';

/** What was agreed, when, and for how much: from it follows what is owed for each day. */
export type Agreement = { readonly life: Contract; readonly rates: Rates };

/** The part of a period before an end. */
const cut = (period: Period, end: Day | null): Period =>
  end === null ? period : { from: period.from, until: laterOf(period.from, earlierOf(period.until, end)) };

/** Days of a period times the monthly price of each. */
const centDays = (rates: Rates, { from, until }: Period): number => {
  const changes = rates.map((rate) => rate.from).filter((day) => day > from && day < until);
  const days = [from, ...changes, until];
  return days.slice(1).reduce((sum, next, index) => {
    const first = days[index] ?? from;
    return sum + rateOn(rates, first).monthlyCents * daysBetween(first, next);
  }, 0);
};

/**
 * What is owed for a month of the service, without tax: each of its days costs the same part of the price that holds on
 * it. A part of a cent is never charged. `end` is the first day without the service.
 */
const owedUntil = ({ life: { startedOn }, rates }: Agreement, month: number, end: Day | null): number => {
  if (startedOn === null) return rates[0].monthlyCents;
  const period = periodAt(startedOn, month);
  return Math.floor(centDays(rates, cut(period, end)) / daysBetween(period.from, period.until));
};

/** Of a service that never began, only the first month is owed, and only as long as it still can begin. */
const isOff = ({ life }: Agreement, month: number): boolean =>
  life.acceptedOn === null || (life.startedOn === null && (life.closedOn !== null || month > 0));

export const owedFor = (agreement: Agreement, month: number): number =>
  isOff(agreement, month) ? 0 : owedUntil(agreement, month, serviceEnd(agreement.life));

/** The same if notice is taken back: until the end has come, nothing beyond it is credited. */
export const owedAtMost = (agreement: Agreement, month: number): number =>
  isOff(agreement, month) || agreement.life.closedOn !== null
    ? owedFor(agreement, month)
    : owedUntil(agreement, month, null);

/** The months that are invoiced by a day: the first with the acceptance, each other one before it begins. */
export const monthsToInvoice = ({ life }: Agreement, today: Day): number[] => {
  const { startedOn, acceptedOn } = life;
  if (acceptedOn === null) return [];
  if (startedOn === null) return [0];
  const end = serviceEnd(life);
  const months: number[] = [];
  for (let month = 0; ; month++) {
    const period = periodAt(startedOn, month);
    if ((month > 0 && issueDay(period) > today) || (end !== null && period.from >= end)) return months;
    months.push(month);
  }
};

/** The days of a month that are paid for, for the documents; null before the service has begun. */
export const serviceDays = ({ life }: Agreement, month: number): Period | null => {
  if (life.startedOn === null) return null;
  const days = cut(periodAt(life.startedOn, month), serviceEnd(life));
  return days.from < days.until ? days : { from: days.from, until: addDays(days.from, 1) };
};
