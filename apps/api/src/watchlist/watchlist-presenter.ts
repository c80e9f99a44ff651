import type { Watched, WatchedChange, WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import type { Language } from '@firmament/api-contract/language';
import { dayOf } from '@firmament/calendar/day';
import { fieldOfEvent } from '../records/events/event-field.ts';
import { absentId, NO_LONGER_SHOWN, OBJECTED } from '../records/objected-person.ts';
import { changeText, fieldChangedText, isFreeField } from './change-texts.ts';
import { mandateOf, mandateText } from './mandate-texts.ts';
import type { WatchlistRow } from './watchlist.query.ts';

/** Returns the wire name of a company's field. */
export type WireName = (field: string) => string;

/** Fields of a person that the wire names differently. */
const PERSON_WIRE_NAMES: Record<string, string> = { full_name: 'fullName' };

type NewsRow = Pick<WatchlistRow, 'events' | 'mandate_events' | 'changes' | 'is_opened'>;
type EventRow = NewsRow['events'][number];

const statedChange = ({ id, stated_by, happened_on, seen_at }: EventRow) => ({
  id: id ?? 0,
  source_label: stated_by?.label ?? '',
  // When it happened or was said, as far as that is known; else when we noticed.
  changed_at: happened_on ?? stated_by?.as_of ?? seen_at,
});

/** What happened to a company or to somebody's mandates, or changed about a person, in the same shape. */
const newsOf = ({ events, mandate_events, changes }: NewsRow) => [
  ...events.map((event) => {
    const values = { old_value: event.from_value, new_value: event.to_value };
    const change = { kind: event.kind, field: fieldOfEvent(event), subject: event.subject, ...values };
    return { ...statedChange(event), ...change, text: changeText(change) };
  }),
  ...mandate_events.map((event) => ({
    ...statedChange(event),
    kind: event.kind,
    field: 'mandate',
    old_value: mandateOf(event, event.from_value),
    new_value: mandateOf(event, event.to_value),
    text: mandateText(event),
  })),
  ...changes.map((change) => ({
    ...change,
    kind: 'field',
    text: changeText({ ...change, kind: 'field', subject: change.field }),
  })),
];

/** The news about a company or person as the member may read them: values only of what was opened. */
export const readableNews = (row: NewsRow) =>
  newsOf(row).map((news) =>
    row.is_opened || isFreeField(news.field)
      ? news
      : { ...news, old_value: null, new_value: null, text: fieldChangedText(news.field) },
  );

type Counts = Pick<WatchlistRow, 'event_count' | 'mandate_event_count' | 'change_count'>;

export const countNews = ({ event_count, mandate_event_count, change_count }: Counts): number =>
  (event_count ?? 0) + (mandate_event_count ?? 0) + (change_count ?? 0);

/** The number of the newest that is told: all are told by it. */
export const newestOf = ({ events, mandate_events, changes }: NewsRow): number =>
  events[0]?.id ?? mandate_events[0]?.id ?? changes[0]?.id ?? 0;

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

/** Profiles state no day of their own. */
const profileDay = ({ person_id, person_updated_at }: WatchlistRow): string | null =>
  person_updated_at === null || (person_id ?? 0) < 0 ? null : dayOf(person_updated_at);

const daySaid = ({ as_of }: WatchlistRow): Date | null => (as_of === null ? null : new Date(as_of));

/** A row is about a company or a person, never both. */
const presentSubject = (row: WatchlistRow, language: Language) =>
  row.company_id === null
    ? {
        entity_type: 'employee' as const,
        entity_id: row.profile_id ?? absentId(row.person_id ?? 0, row.has_objected),
        name: row.full_name ?? (row.has_objected ? OBJECTED : NO_LONGER_SHOWN)[language],
        has_objected: row.has_objected,
        is_no_longer_shown: row.profile_id === null && !row.has_objected,
        company_name: row.employer_name,
        industry: row.person_industry,
        last_updated: daySaid(row) ?? row.person_updated_at,
        as_of: row.as_of ?? profileDay(row),
        title: row.title,
        place: row.locality,
        legal_status: null,
      }
    : {
        entity_type: 'company' as const,
        entity_id: String(row.company_id),
        name: row.name ?? '',
        has_objected: false,
        is_no_longer_shown: false,
        company_name: row.name,
        industry: row.industry,
        last_updated: daySaid(row) ?? row.updated_at,
        as_of: row.as_of,
        title: null,
        place: row.city,
        legal_status: row.status === 'active' ? ('Active' as const) : ('Inactive' as const),
      };

/** What is watched, without what happened to it. */
export const presentWatch = (row: WatchlistRow, language: Language) => {
  const subject = presentSubject(row, language);
  return {
    ...subject,
    last_updated: (subject.last_updated ?? row.watched_at).toISOString(),
    watched_at: row.watched_at.toISOString(),
    seen_change_id: row.seen_change_id,
    is_opened: row.is_opened,
    change_count: countNews(row),
  };
};

export const presentItem = (row: WatchlistRow, language: Language, wireNameOf: WireName): WatchlistItem => {
  const { change_count, ...watched } = presentWatch(row, language);
  const changes = readableNews(row).map((change) => presentChange(change, language, wireNameOf));
  return { ...watched, changes, change_count };
};

type WatchedRow = Pick<WatchlistRow, 'company_id' | 'person_id' | 'profile_id' | 'has_objected'>;

export const presentWatched = ({ company_id, person_id, profile_id, has_objected }: WatchedRow): Watched =>
  company_id === null
    ? { entity_type: 'employee', entity_id: profile_id ?? absentId(person_id ?? 0, has_objected) }
    : { entity_type: 'company', entity_id: String(company_id) };
