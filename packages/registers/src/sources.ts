import type { SourceName } from './company/record.ts';

/** The number of each source on the wire and in the database. */
export const SOURCE_IDS: Record<SourceName, number> = {
  gisa: 1,
  firmenbuch: 2,
  offeneregister: 3,
  zefix: 4,
  gleif: 5,
  website: 6,
  csv: 7,
  'json-resume': 8,
  demo: 9,
};
