import { sourcesThatAre } from '@firmament/record/sources/sources';

/**
 * Events are gathered in the temporary table `happening` while a batch is merged, and written at its end. An event
 * compares two statements of one source that the same parser has read; the first one is only where it begins.
 */
export const GATHER = `
  create temporary table happening (
    company_id integer not null, source_id smallint not null,
    -- The days of the statement that has it and of the one before.
    as_of date, since date,
    kind text not null, subject text not null, subject_key text not null,
    happened_on date, from_value text, to_value text
  )`;

const HAPPENING = 'company_id, source_id, as_of, since, kind, subject, subject_key, happened_on, from_value, to_value';

/** Adds what a query finds; its columns are those of `happening`, in that order. */
export const gather = (found: string): string => `insert into happening (${HAPPENING}) ${found}`;

/** Of an entry that the gazette published, the day of its publication: other sources may show it only from then on. */
const ANNOUNCED = `case when h.source_id in (${sourcesThatAre('by-entry').join(', ')}) and h.happened_on is not null then h.as_of end`;

/** What tells undated events apart. */
const BECAME = `concat(h.from_value, chr(30), h.to_value)`;

/**
 * Gives each happening its event: a dated one by its day; an undated one by what became what, counted if this source
 * has stated it before. If another source has stated the same between the same two days, it is that event.
 */
const RECOGNISE = `
  create temporary table recognised as
  select distinct on (id) * from (
    select h.*, ${ANNOUNCED} as announced_on, older.id as supersedes, coalesce(
      case when h.happened_on is not null
        then event_id(h.company_id, h.kind, h.subject_key, h.happened_on::text, 1) end,
      dated.id,
      next_event_id(h.company_id, h.kind, h.subject_key, ${BECAME}, h.source_id)) as id
    from happening h
    left join lateral (
      select event.id from event where event.company_id = h.company_id and event.kind = h.kind
        and event.subject_key = h.subject_key and (event.happened_on > h.since and event.happened_on <= h.as_of
          or event.announced_on > h.since and event.announced_on <= h.as_of)
        and not exists (select from event_source s where s.event_id = event.id and s.source_id = h.source_id)
      order by event.happened_on limit 1
    ) dated on h.happened_on is null
    left join lateral (
      select event.id from event join event_source s on s.event_id = event.id
      where event.company_id = h.company_id and event.kind = h.kind and event.subject_key = h.subject_key
        and event.happened_on is null and s.source_id <> h.source_id
        and (s.since < h.happened_on and s.as_of >= h.happened_on
          or s.since < ${ANNOUNCED} and s.as_of >= ${ANNOUNCED})
      order by event.seen_at limit 1
    ) older on h.happened_on is not null
  ) recognised`;

export const NOTE_EVENTS = [
  RECOGNISE,
  `insert into event (id, company_id, kind, subject, subject_key, happened_on, announced_on, from_value, to_value, certainty,
     supersedes)
   select id, company_id, kind, subject, subject_key, happened_on, announced_on, from_value, to_value,
     case when happened_on is null then 'compared' else 'stated' end, supersedes
   from recognised on conflict (id) do nothing`,
  `insert into event_source (event_id, source_id, as_of, since)
   select id, source_id, as_of, since from recognised
   union all
   select recognised.id, s.source_id, s.as_of, s.since from recognised join event_source s on s.event_id = recognised.supersedes
   on conflict do nothing`,
  'drop table recognised, happening',
];

/** Makes committed events visible to feeds. If it does not run after a crash, the next one does its work. */
export const SEQUENCE_EVENTS = 'select sequence_events()';
