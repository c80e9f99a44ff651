import type { Day } from '@firmament/calendar/day';
/** What the portal of the Swiss gazettes is asked. */

export type GazetteRequest = { url: string; headers: Record<string, string> };

/** The most that the portal gives at once. */
export const LARGEST_PAGE = 2_000;

/** Entries of the commercial registers that were published on a day, with what they say. */
export const listRequest = (url: string, day: Day, page: number): GazetteRequest => ({
  url: `${url}/publications?${new URLSearchParams({
    // Without the states it refuses; other names that it does not know it passes over, and gives everything.
    publicationStates: 'PUBLISHED,CANCELLED',
    tenant: 'shab',
    rubrics: 'HR',
    'publicationDate.start': day,
    'publicationDate.end': day,
    includeContent: 'true',
    'pageRequest.page': String(page),
    'pageRequest.size': String(LARGEST_PAGE),
  })}`,
  headers: { accept: 'application/json' },
});

/** One publication, for lists that come without what they say. */
export const publicationRequest = (url: string, id: string): GazetteRequest => ({
  url: `${url}/publications/${encodeURIComponent(id)}/xml`,
  headers: { accept: 'application/xml' },
});
