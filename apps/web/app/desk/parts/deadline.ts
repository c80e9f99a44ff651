import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firmament/calendar/day';

/** How long until a day, and how long since a moment, in whole units that can be put into words. */

/** From one calendar day to another; negative if the second is earlier. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export type Wait = { days: number; hours: number; minutes: number };

export const waitSince = (since: string, now: string): Wait => {
  const ms = Math.max(0, Date.parse(now) - Date.parse(since));
  return {
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
  };
};
