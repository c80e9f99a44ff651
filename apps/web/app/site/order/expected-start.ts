import type { Day } from '@firmament/calendar/day';
import { accept, type Contract, earliestStart, order, receiveFirstPayment } from '@firmament/subscription/lifecycle';

type Agreed = Pick<Contract, 'customer' | 'country' | 'minimumMonths' | 'startsAtOnce'>;

/**
 * The first day of a plan that is ordered, accepted and paid today; undefined where it begins with the payment. Billing
 * counts in the same way.
 */
export const expectedStart = (agreed: Agreed, today: Day): Day | undefined => {
  const paid = receiveFirstPayment(accept(order(agreed, today), today), today);
  const start = earliestStart(paid);
  return start === today ? undefined : start;
};
