import type { Watched, WatchedChange, WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import type { Language } from '@firmament/api-contract/language';
import { dayOf } from '@firmament/calendar/day';
import { fieldOfEvent } from '../platform/events/event-field.ts';
import { OBJECTED, objectedId } from '../platform/objected-person.ts';
import { changeText, fieldChangedText, isFreeField } from './change-texts.ts';
import type { WatchlistRow } from './watchlist.query.ts';

/** Returns the wire name of a company's field. */
export type WireName = (field: string) => string;

/** Fields of a person that the wire names differently. */
const PERSON_WIRE_NAMES: Record<string, string> = { full_name: 'fullName' };

type NewsRow = Pick<WatchlistRow, 'events' | 'changes' | 'is_opened'>;

/** What happened to a company, or changed about a person, in the same shape. */
const newsOf = ({ events, changes }: NewsRow) => [
  ...events.map((event) => ({
    ...{ id: event.id ?? 0, kind: event.kind, field: fieldOfEvent(event), subject: event.subject },
    ...{ old_value: event.from_value, new_value: event.to_value },
    source_label: event.told_by?.label ?? '',
    // When it happened or was said, as far as that is known; else when we noticed.
    changed_at: event.happened_on ?? event.told_by?.as_of ?? event.seen_at,
  })),
  ...changes.map((change) => ({ ...change, kind: 'field', subject: change.field })),
];

/** The news about a company or person as the member may read them: values only of what was opened. */
export const readableNews = (row: NewsRow) =>
  newsOf(row).map((news) =>
    row.is_opened || isFreeField(news.field)
      ? { ...news, text: changeText(news) }
      : { ...news, old_value: null, new_value: null, text: fieldChangedText(news.field) },
  );

export const countNews = ({ event_count, change_count }: Pick<WatchlistRow, 'event_count' | 'change_count'>): number =>
  (event_count ?? 0) + (change_count ?? 0);

type ReadableChange = ReturnType<typeof readableNews>[number];

const presentChange = (news: ReadableChange, language: Language, wireNameOf: WireName): WatchedChange => ({
  change_id: news.id,
  field: news.kind === 'field' ? (PERSON_WIRE_NAMES[news.field] ?? news.field) : wireNameOf(news.field),
  old_value: news.old_value,
  new_value: news.new_value,
  text: news.text[language],
  source_label: news.source_label,
  changed_at: new Date(news.changed_at).toISOString(),
});

/** A row is about a company or a person, never both. */
const presentSubject = (row: WatchlistRow, language: Language) =>
  row.company_id === null
    ? {
        entity_type: 'employee' as const,
        entity_id: row.profile_id ?? objectedId(row.person_id ?? 0),
        name: row.full_name ?? OBJECTED[language],
        has_objected: row.profile_id === null,
        company_name: row.employer_name,
        industry: row.person_industry,
        title: row.title,
        place: row.locality,
        legal_status: null,
        last_updated: row.person_updated_at,
        as_of: row.person_updated_at === null ? null : dayOf(row.person_updated_at),
      }
    : {
        entity_type: 'company' as const,
        entity_id: String(row.company_id),
        name: row.name ?? '',
        has_objected: false,
        company_name: row.name,
        industry: row.industry,
        title: null,
        place: row.city,
        legal_status: row.status === 'active' ? ('Active' as const) : ('Inactive' as const),
        last_updated: row.as_of === null ? row.updated_at : new Date(row.as_of),
        as_of: row.as_of,
      };

export const presentItem = (row: WatchlistRow, language: Language, wireNameOf: WireName): WatchlistItem => {
  const { last_updated, ...subject } = presentSubject(row, language);
  return {
    ...subject,
    last_updated: (last_updated ?? row.watched_at).toISOString(),
    watched_at: row.watched_at.toISOString(),
    seen_change_id: row.seen_change_id,
    is_opened: row.is_opened,
    changes: readableNews(row).map((change) => presentChange(change, language, wireNameOf)),
    change_count: countNews(row),
  };
};

type WatchedRow = { company_id: number | null; person_id: number | null; profile_id: string | null };

export const presentWatched = ({ company_id, person_id, profile_id }: WatchedRow): Watched =>
  company_id === null
    ? { entity_type: 'employee', entity_id: profile_id ?? objectedId(person_id ?? 0) }
    : { entity_type: 'company', entity_id: String(company_id) };
