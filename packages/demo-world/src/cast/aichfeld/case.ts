/** The companies and the man of the case "They want 60 days to pay. Would you deliver?", by name. */
export const CASE_NAMES = {
  /** Asks for 60 days. */
  debtor: 'Aichfeld Energiespeicher GmbH',
  /** Ran by its newest director until 2023, now in liquidation. */
  wreck: 'Speicherwerk Fohnsdorf GmbH in Liqu.',
  /** Once held 40 % of the wreck, and owns the watched company. */
  formerOwner: 'Leitner Familienholding GmbH',
  /** On the demo member's watchlist. */
  watched: 'Murtal Netzbau GmbH',
  /** Known by an old copy of its register, until somebody uploads an extract. */
  oldCopy: 'Chiemgau Dachstrom GmbH',
  /** Registered with the debtor without a date of birth, so he is only likely the one of the wreck. */
  director: 'Robert Stollhuber',
} as const;

/** The days that the case turns on. */
export const CASE_DAYS = {
  foundedOn: '2014-06-06',
  /** The first of three changes of managing directors, and the last. */
  firstChange: '2025-03-14',
  lastChange: '2026-02-02',
  /** The former managing director is still in office. */
  before: '2026-02-01',
  accountsDue: '2025-09-30',
  accountsFiled: '2026-01-29',
} as const;
