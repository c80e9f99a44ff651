import { addDays, addMonths, type Day, laterOf } from '@firmament/calendar/day';
import { BUSINESS_NOTICE_MONTHS, CONSUMER_NOTICE_DAYS, type Customer, RENEWAL_MONTHS } from './terms.ts';

type Running = { customer: Customer; minimumMonths: number; startedOn: Day | null };

/** The first day after the minimum term. Counted from the start of the service, or from `fallback` before that. */
export const minimumEnd = ({ startedOn, minimumMonths }: Running, fallback: Day): Day =>
  addMonths(startedOn ?? fallback, minimumMonths);

/**
 * The last day on which a business can give notice for an end: the months of notice that begin with it are over on the
 * last day of the term. For a term that ends with 30 September it is 30 June.
 */
export const noticeDeadline = (end: Day): Day => {
  const lastDay = addDays(end, -1);
  let deadline = addDays(addMonths(end, -BUSINESS_NOTICE_MONTHS), -1);
  while (addMonths(addDays(deadline, 1), BUSINESS_NOTICE_MONTHS) <= lastDay) deadline = addDays(deadline, 1);
  return deadline;
};

/** The first day without the service if notice is given on `day`: the next possible end from `notBefore` on. */
export const endAfterNotice = (contract: Running, day: Day, notBefore: Day = day): Day => {
  if (contract.customer === 'consumer') {
    return laterOf(notBefore, laterOf(minimumEnd(contract, day), addDays(day, CONSUMER_NOTICE_DAYS)));
  }
  return businessEndFrom(contract, day, (end) => day <= noticeDeadline(end) && end >= notBefore);
};

/** The first of a business's possible ends that fits; always counted from the start, so that short months leave no trace. */
const businessEndFrom = (contract: Running, day: Day, fits: (end: Day) => boolean): Day => {
  const start = contract.startedOn ?? day;
  for (let months = contract.minimumMonths; ; months += RENEWAL_MONTHS) {
    const end = addMonths(start, months);
    if (fits(end)) return end;
  }
};

/** The end of the term that contains a day; undefined if the contract runs on without one. */
export const currentTermEnd = (contract: Running, day: Day): Day | undefined => {
  if (contract.customer === 'business') return businessEndFrom(contract, day, (end) => day < end);
  const end = minimumEnd(contract, day);
  return day < end ? end : undefined;
};
