import { hash } from 'node:crypto';

/** What JavaScript writes in small letters otherwise than the database, which goes letter by letter. */
const OTHERWISE = /[İΣ]/;

const inSmallLetters = (text: string): string =>
  OTHERWISE.test(text) ? text.replaceAll('İ', 'i').replaceAll('Σ', 'σ').toLowerCase() : text.toLowerCase();

/**
 * The id of an event, as `event_id` makes it in the database: the same whoever tells of it. `what` is the day on which it
 * happened, else what became what.
 */
export const eventId = (companyId: number, kind: string, subjectKey: string, what: string, occurrence = 1): string => {
  const about = `${companyId}\x1f${kind}\x1f${inSmallLetters(subjectKey)}`;
  const id = hash('md5', `${about}\x1f${inSmallLetters(what)}\x1f${occurrence}`);
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
};

/** What tells undated events apart. */
export const becoming = (from: string | null, to: string | null): string => `${from ?? ''}\x1e${to ?? ''}`;
