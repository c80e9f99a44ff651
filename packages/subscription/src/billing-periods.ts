import { addDays, addMonths, type Day, laterOf } from '@firmament/calendar/day';
import { type Country, PAYMENT_DAYS } from './terms.ts';
import { nextWorkingDay } from './working-days.ts';

/** From `from` up to, but not including, `until`. */
export type Period = { from: Day; until: Day };

/** The n-th month of the service, from 0. Always counted from the start, so that 31 March follows 28 February. */
export const periodAt = (startedOn: Day, index: number): Period => ({
  from: addMonths(startedOn, index),
  until: addMonths(startedOn, index + 1),
});

/** The index of the service month that contains a day. */
export const periodIndexOn = (startedOn: Day, day: Day): number => {
  let index = 0;
  while (addMonths(startedOn, index + 1) <= day) index += 1;
  return index;
};

/** When the invoice for a month goes out, so that it is paid before the month begins. */
export const issueDay = ({ from }: Period): Day => addDays(from, -PAYMENT_DAYS);

/** The first day of the period or 14 days after issue, whichever is later, moved to a working day. */
export const dueDay = (period: Period, issuedOn: Day, country: Country): Day =>
  nextWorkingDay(laterOf(addDays(issuedOn, PAYMENT_DAYS), period.from), country);
