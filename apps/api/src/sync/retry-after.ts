import { DAY_MS } from '@firmament/calendar/day';

/** A source may ask for a pause of days, but a mistyped year must not switch it off. */
const LONGEST_MS = 7 * DAY_MS;

/** When a source wants to be asked again: seconds or an HTTP date (RFC 9110, 10.2.3). A past moment is now. */
export const readRetryAfter = (header: string | undefined, now: Date): Date | undefined => {
  if (header === undefined) return undefined;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  if (Number.isNaN(waitMs)) return undefined;
  return new Date(now.getTime() + Math.min(LONGEST_MS, Math.max(0, waitMs)));
};
