import { YEARS_SHOWN_AFTER } from './term.ts';

/** A mandate that goes on, as far as its source states, in SQL. */
export const IN_OFFICE = 'is_listed and not has_ended and ended_on is null';

/** The day on which a mandate ended, as far as that is known. */
export const END = 'coalesce(ended_on, case when not is_listed then missed_on end)';

/** An end before this day is long ago, in SQL. As a subquery, so that the day is asked for once and not at every row. */
export const LONG_AGO = `(select (data_day() - interval '${YEARS_SHOWN_AFTER} years')::date)`;

/** A mandate that may stand in lists, searches and files: the person did not object, and it did not end long ago. */
export const SHOWN_TERM = `not is_withheld and (${IN_OFFICE} or ${END} >= ${LONG_AGO})`;
