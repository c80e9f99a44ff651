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
  'uploaded-extract': 10,
  lindas: 11,
  shab: 12,
  registerbekanntmachungen: 13,
};

/**
 * Registers that know no groups: what they name above a company is the head office of a branch, which is a part of it.
 * Only of others is a parent a parent.
 */
export const HEAD_OFFICE_SOURCES: readonly number[] = [SOURCE_IDS.offeneregister, SOURCE_IDS.zefix];

/**
 * Raise it whenever the parser of a source reads the same text differently: the next reading is then a new baseline,
 * and no difference to what the parser before had read is taken for an event.
 */
export const PARSER_VERSIONS: Record<SourceName, number> = {
  gisa: 1,
  firmenbuch: 3,
  offeneregister: 3,
  zefix: 2,
  gleif: 3,
  website: 1,
  csv: 2,
  'json-resume': 1,
  demo: 1,
  'uploaded-extract': 1,
  lindas: 1,
  shab: 1,
  registerbekanntmachungen: 1,
};
