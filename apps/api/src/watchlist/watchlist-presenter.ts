import type { Watched, WatchedChange, WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import type { Language } from '@firmament/api-contract/language';
import { OBJECTED, objectedId } from '../platform/objected-person.ts';
import { changeText, fieldChangedText, isFreeField } from './change-texts.ts';
import type { WatchlistRow } from './watchlist.query.ts';

/** Returns the wire name of a company's field. */
export type WireName = (field: string) => string;

/** Fields of a person that the wire names differently. */
const PERSON_WIRE_NAMES: Record<string, string> = { full_name: 'fullName' };

/** The news about a company or person as the member may read them: values only of what was opened. */
export const readableNews = ({ news, is_opened }: Pick<WatchlistRow, 'news' | 'is_opened'>) =>
  news.map((change) =>
    is_opened || isFreeField(change.field)
      ? { ...change, text: changeText(change) }
      : { ...change, old_value: null, new_value: null, text: fieldChangedText(change.field) },
  );

type ReadableChange = ReturnType<typeof readableNews>[number];

const presentChange = (row: ReadableChange, language: Language, wireNameOf: WireName): WatchedChange => ({
  change_id: row.id,
  field: row.entity === 'company' ? wireNameOf(row.field) : (PERSON_WIRE_NAMES[row.field] ?? row.field),
  old_value: row.old_value,
  new_value: row.new_value,
  text: row.text[language],
  source_label: row.source_label,
  changed_at: new Date(row.changed_at).toISOString(),
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
        last_updated: row.updated_at,
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
    change_count: row.news_count ?? 0,
  };
};

type WatchedRow = { company_id: number | null; person_id: number | null; profile_id: string | null };

export const presentWatched = ({ company_id, person_id, profile_id }: WatchedRow): Watched =>
  company_id === null
    ? { entity_type: 'employee', entity_id: profile_id ?? objectedId(person_id ?? 0) }
    : { entity_type: 'company', entity_id: String(company_id) };
