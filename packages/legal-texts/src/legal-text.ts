import type { Day } from '@firmament/calendar/day';

/** An array holds the points of a list under the paragraph before it. */
export type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** Anchor. Never change it: it is part of addresses that others may keep. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** A day as German texts write it. */
export const longDay = (day: Day): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
