/** Sizes of the cast, which is part of every world; cast.test.ts checks them. */
export const CAST_COMPANY_COUNT = 19;
export const CAST_REPORT_COUNT = 71;
export const CAST_REPRESENTATIVE_COUNT = 69;
export const CAST_PEOPLE_COUNT = 34;

/** Register numbers reserved for the cast, ascending. */
export const CAST_FIRMENBUCH_DIGITS: readonly number[] = [
  903_118, 912_604, 915_260, 921_407, 927_715, 930_562, 934_871, 938_844, 941_873, 944_316, 946_523,
];
