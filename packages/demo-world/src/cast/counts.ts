/** How much of every world is the cast; a test holds these figures against the cast itself. */
export const CAST_COMPANY_COUNT = 12;
export const CAST_REPORT_COUNT = 60;
export const CAST_REPRESENTATIVE_COUNT = 52;
export const CAST_PEOPLE_COUNT = 34;

/** Register numbers that nobody else may get, ascending. */
export const CAST_FIRMENBUCH_DIGITS: readonly number[] = [
  903_118, 912_604, 915_260, 921_407, 927_715, 934_871, 938_844, 941_873, 946_523,
];
