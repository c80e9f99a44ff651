import { addMonths, type Day, yearOf } from '@firmament/calendar/day';
import { CONSUMER_PRICE_GUARD_MONTHS, type Customer, INDEXATION_DAY, INDEXATION_NOTICE_MONTHS } from './terms.ts';

/** The next price change that can still be announced in time. */
export const nextIndexation = (today: Day): Day => {
  const effectiveOn = `${yearOf(today) + 1}-${INDEXATION_DAY}`;
  return today <= lastAnnouncement(effectiveOn) ? effectiveOn : `${yearOf(today) + 2}-${INDEXATION_DAY}`;
};

/** The last day on which a change can be announced. */
export const lastAnnouncement = (effectiveOn: Day): Day => addMonths(effectiveOn, -INDEXATION_NOTICE_MONTHS);

type Indexed = { customer: Customer; acceptedOn: Day; monthlyCents: number };

/** The price from `effectiveOn` on; undefined if unchanged. `percent` is the change of the index, up or down. */
export const indexedPrice = (
  { customer, acceptedOn, monthlyCents }: Indexed,
  effectiveOn: Day,
  percent: number,
): number | undefined => {
  const price = Math.round(monthlyCents * (1 + percent / 100));
  const isGuarded = customer === 'consumer' && addMonths(acceptedOn, CONSUMER_PRICE_GUARD_MONTHS) > effectiveOn;
  if (price === monthlyCents || price < 0 || (isGuarded && price > monthlyCents)) return undefined;
  return price;
};
