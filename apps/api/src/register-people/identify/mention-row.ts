import type { Day } from '@firmament/calendar/day';
import type { Position } from '@firmament/geo/position';
import type { Mention } from '@firmament/identity/mention';
import { END } from '../../records/terms/mandate-terms.ts';

/** Where a town lies that a source names. */
export type Locate = (town: string, country: string | undefined) => Position | undefined;

/** Mandates as they are compared. What the first version stored is still stated by `born_on` until a job has read it. */
export const MENTIONS = `
  select mandate.id, mandate.company_id, mandate.source_id, person_key, mandate.name, location, company.country,
    coalesce(birth_year, extract(year from born_on)::integer) as birth_year,
    encode(birth_hash, 'hex') as birth_hash, started_on, ${END} as until, title
  from mandate join company on company.id = mandate.company_id`;

export type MentionRow = {
  id: number;
  company_id: number;
  source_id: number;
  person_key: string | null;
  name: string;
  location: string | null;
  country: string | null;
  birth_year: number | null;
  birth_hash: string | null;
  started_on: Day | null;
  until: Day | null;
  title: string;
};

export const toMention = (row: MentionRow, locate: Locate): Mention => ({
  id: row.id,
  companyId: row.company_id,
  sourceId: row.source_id,
  name: row.name,
  role: row.title,
  personKey: row.person_key ?? undefined,
  place: row.location ?? undefined,
  position: row.location === null ? undefined : locate(row.location, row.country ?? undefined),
  birthYear: row.birth_year ?? undefined,
  birthHash: row.birth_hash ?? undefined,
  from: row.started_on ?? undefined,
  until: row.until ?? undefined,
});
