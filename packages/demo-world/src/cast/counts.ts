/** Sizes of the cast, which is part of every world; their tests check them. */
export const FAMILY_COUNTS = { companies: 21, reports: 64, representatives: 60 };
export const AICHFELD_COUNTS = { companies: 18, reports: 64, representatives: 68 };

/** The number by which the first company outside the cast is drawn: a cast that grows must not change the others. */
export const FIRST_DRAWN = 19;

/** Of those that were added to the cast after a world was first drawn, and to the demo with them. */
export const ADDED_COUNTS = {
  companies: FAMILY_COUNTS.companies + AICHFELD_COUNTS.companies,
  reports: FAMILY_COUNTS.reports + AICHFELD_COUNTS.reports,
  representatives: FAMILY_COUNTS.representatives + AICHFELD_COUNTS.representatives,
};

export const CAST_COMPANY_COUNT = FIRST_DRAWN + ADDED_COUNTS.companies;
export const CAST_REPORT_COUNT = 71 + ADDED_COUNTS.reports;
export const CAST_REPRESENTATIVE_COUNT = 69 + ADDED_COUNTS.representatives;
export const CAST_PEOPLE_COUNT = 34;

/** Register numbers of the cast among those that are drawn, ascending. */
export const CAST_FIRMENBUCH_DIGITS: readonly number[] = [
  903_118, 912_604, 915_260, 921_407, 927_715, 930_562, 934_871, 938_844, 941_873, 944_316, 946_523,
];
