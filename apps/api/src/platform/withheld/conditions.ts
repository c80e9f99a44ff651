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

/**
 * An event that names nobody who objected, in SQL. By the name wherever it stands: older events tell it in other forms,
 * and a changed line about the management may name somebody as well.
 */
export const isToldOf = (event: string): string => `not exists (
  select from mandate withheld
  where withheld.company_id = ${event}.company_id and withheld.is_withheld
    and ${event}.kind in (${NAMING_PEOPLE.map((kind) => `'${kind}'`).join(', ')})
    and (right(${event}.subject_key, length(withheld.folded_name) + 1) = ':' || withheld.folded_name
      or strpos(lower(concat_ws(' ', ${event}.subject, ${event}.from_value, ${event}.to_value)), lower(withheld.name)) > 0))`;
