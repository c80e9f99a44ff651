/** A mandate that goes on, as far as its source tells, in SQL. */
export const IN_OFFICE = 'is_listed and not has_ended and ended_on is null';

/** One that lists, searches and files may tell of: the person did not object, and it has not ended for five years. */
export const SHOWN_TERM = `not is_withheld and (${IN_OFFICE}
  or coalesce(ended_on, case when not is_listed then missed_on end) > current_date - interval '5 years')`;
