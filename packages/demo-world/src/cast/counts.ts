/** Sizes of the cast, which is part of every world; cast.test.ts and families.test.ts check them. */
export const FAMILY_COUNTS = { companies: 21, reports: 64, representatives: 58 };

/** The number by which the first company outside the cast is drawn: a cast that grows must not change the others. */
export const FIRST_DRAWN = 19;

export const CAST_COMPANY_COUNT = FIRST_DRAWN + FAMILY_COUNTS.companies;
export const CAST_REPORT_COUNT = 71 + FAMILY_COUNTS.reports;
export const CAST_REPRESENTATIVE_COUNT = 69 + FAMILY_COUNTS.representatives;
export const CAST_PEOPLE_COUNT = 34;

/** Register numbers of the cast among those that are drawn, ascending. */
export const CAST_FIRMENBUCH_DIGITS: readonly number[] = [
  903_118, 912_604, 915_260, 921_407, 927_715, 930_562, 934_871, 938_844, 941_873, 944_316, 946_523,
];
