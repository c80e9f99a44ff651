import type { Day } from '@firmament/calendar/day';
import type { Heard } from '../../records/terms/term.ts';

type Read = { voices: readonly { source_id: number; as_of: Day | null; first_as_of: Day | null }[] };

/** Between which days we know what a source said of the company. */
export const heardFrom = ({ voices }: Read, sourceId: number): Heard => {
  const voice = voices.find(({ source_id }) => source_id === sourceId);
  return { asOf: voice?.as_of ?? null, firstAsOf: voice?.first_as_of ?? null };
};
