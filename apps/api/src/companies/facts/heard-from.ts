import type { Heard } from '../../platform/term.ts';
import type { CompanyRow } from '../company.query.ts';

/** Between which days we know what a source said of the company. */
export const heardFrom = (row: CompanyRow, sourceId: number): Heard => {
  const voice = row.voices.find(({ source_id }) => source_id === sourceId);
  return { asOf: voice?.as_of ?? null, firstAsOf: voice?.first_as_of ?? null };
};
