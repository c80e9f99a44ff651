import { LONG_AGO, SHOWN_TERM } from '../terms/mandate-terms.ts';

/**
 * People of the registers who objected are left out wherever mandates or events are read, in these words: `is_withheld`
 * of a mandate says so, and imports and runs that find out who is who keep it true. Whose mandate ended long ago is left
 * out of events in the same way.
 */

/** A mandate that may be shown, in SQL. */
export const isShown = (mandate: string): string => `not ${mandate}.is_withheld`;

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Kinds of events about one mandate, or about a tie. */
const OF_MANDATES = ['officer_entered', 'officer_left', 'officer_changed', 'share_changed'];

/** Kinds of events that name people, in their subject or in what became what. */
const NAMING_PEOPLE = [...OF_MANDATES, 'owner_entered', 'owner_left', 'other'];

/** What is quoted, and lines in which sources name people as they like. */
const FREE_TEXTS = ['publication', 'register_notice', 'ceo', 'owners', 'founders'];

/** Kinds of ties, which are between companies; with them the keys of their events begin. */
const TIES = ['parent', 'subsidiary', 'shareholder', 'representative', 'branch'];

/** When it happened, else since when its source states it. */
const dayOf = (event: string): string => `coalesce(${event}.happened_on, ${event}.announced_on,
  (select min(as_of) from event_source stated where stated.event_id = ${event}.id), ${event}.seen_at::date)`;

/** Names under which a mandate is or was stated, in their comparison form. */
const NAMES = 'array_append(former_names, coalesce(folded_name, name))';

/**
 * Since when there is a shown mandate, by the key that its events have; null where none is shown. The version before
 * wrote the name into the key as it stood. One object for a company, because it can have as many mandates as events.
 */
const shownSince = (company: string): string => `(
  select jsonb_object_agg(key, since) from (
    select key, min(coalesce(started_on, '-infinity')) filter (where ${SHOWN_TERM}) as since
    from mandate cross join lateral (
      select title || ':' || known as key from unnest(${NAMES}) known union select title || ': ' || name) known_as
    where mandate.company_id = ${company} group by key) terms)`;

/**
 * Nobody whose mandate ended long ago is shown: neither that it ended, nor that it began, unless a term of the same
 * office and person is shown. What happened lately cannot be about a mandate that ended before; without a day of its own
 * that is only certain if we know of no such mandate.
 */
const isOfTheTime = (event: string, company: string): string => `case
  when ${event}.subject in (${list(FREE_TEXTS)}) then ${dayOf(event)} >= ${LONG_AGO}
  when ${event}.kind not in (${list(OF_MANDATES)})
    or split_part(${event}.subject_key, ':', 1) in (${list(TIES)}) then true
  when ${dayOf(event)} >= ${LONG_AGO} then ${event}.happened_on is not null
    or (${shownSince(company)} -> ${event}.subject_key) is distinct from 'null'
  else ${event}.kind <> 'officer_left' and coalesce(
    (${shownSince(company)} ->> ${event}.subject_key)::date <= coalesce(${event}.happened_on, 'infinity'), false) end`;

/** All that an event says, as words. */
const wordsOf = (event: string): string =>
  `person_words(concat_ws(' ', ${event}.subject, ${event}.from_value, ${event}.to_value))`;

/** Somebody who objected is named, be it by key or in the text: older events tell the name in other forms. */
const namesObjector = (event: string, isFree: string): string => `exists (
  select from mandate
  where mandate.company_id = ${event}.company_id and mandate.is_withheld
    and exists (select from unnest(${NAMES}) known
      where right(${event}.subject_key, length(known) + 1) = ':' || known
        or names_person(${wordsOf(event)}, known, ${isFree})))`;

/**
 * An event that names nobody who objected or whose mandate ended long ago, in SQL. Of many events of one `company` that
 * comes from outside of their query, its mandates are read once; otherwise for each event.
 */
export const isShownEvent = (
  event: string,
  company = `${event}.company_id`,
): string => `(${isOfTheTime(event, company)}) and not (
  ${event}.kind in (${list(NAMING_PEOPLE)})
  and ${namesObjector(event, `${event}.subject in (${list(FREE_TEXTS)})`)})`;

/**
 * What became of something, in SQL. That a deletion was announced is shown in any case; the words of the court are shown
 * for five years like other quotes, and not if they name somebody who objected.
 */
export const shownValue = (event: string): string => `case
  when ${event}.kind = 'deletion_announced' and (${dayOf(event)} < ${LONG_AGO} or ${namesObjector(event, 'true')})
  then null else ${event}.to_value end`;
