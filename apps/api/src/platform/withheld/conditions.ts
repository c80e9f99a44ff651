import { LONG_AGO } from '../database/mandate-terms.ts';

/**
 * People of the registers who objected are left out wherever mandates or events are read, in these words: `is_withheld`
 * of a mandate says so, and imports and runs that find out who is who keep it true.
 */

/** A mandate that may be shown, in SQL. */
export const isShown = (mandate: string): string => `not ${mandate}.is_withheld`;

/** Kinds of events that name people, in their subject or in what became what. */
const NAMING_PEOPLE = [
  ...['officer_entered', 'officer_left', 'officer_changed', 'owner_entered', 'owner_left', 'share_changed', 'other'],
];

/** Publications are quoted, and name people surname first. */
const namesInAnyOrder = (event: string): string => `not exists (
  select from unnest(string_to_array(lower(withheld.name), ' ')) word where strpos(lower(${event}.to_value), word) = 0)`;

/** As long as a mandate that has ended is told of. */
const isRecent = (event: string): string =>
  `(${event}.subject <> 'publication' or ${event}.happened_on >= ${LONG_AGO})`;

/**
 * An event that names nobody who objected, in SQL. By the name wherever it stands: older events tell it in other forms,
 * and a changed line about the management may name somebody as well.
 */
export const isToldOf = (event: string): string => `${isRecent(event)} and not exists (
  select from mandate withheld
  where withheld.company_id = ${event}.company_id and withheld.is_withheld
    and ${event}.kind in (${NAMING_PEOPLE.map((kind) => `'${kind}'`).join(', ')})
    and (right(${event}.subject_key, length(withheld.folded_name) + 1) = ':' || withheld.folded_name
      or ${event}.subject = 'publication' and ${namesInAnyOrder(event)}
      or strpos(lower(concat_ws(' ', ${event}.subject, ${event}.from_value, ${event}.to_value)), lower(withheld.name)) > 0))`;
