import { type Day, dayOf } from '@firmament/calendar/day';

/** Time as a dependency, so that tests can decide what day it is. */
export type Clock = {
  now(): Date;
  /** From then on data grow no older; only a demo has such a day. */
  dataEndOn?: Day;
};

export const systemClock: Clock = { now: () => new Date() };

/** The earlier of the two: from which the age of data is measured by whoever looks at them on a day. */
export const dataDayOn = (day: Day, { dataEndOn }: Clock): Day =>
  dataEndOn !== undefined && dataEndOn < day ? dataEndOn : day;

/** The day from which the age of data is measured now; `data_day()` says the same in SQL. */
export const dataDay = (clock: Clock): Day => dataDayOn(dayOf(clock.now()), clock);
