import type { Day } from '@firmament/calendar/day';
import type { StatementDays } from '../../records/terms/term.ts';

type Read = { statements: readonly { source_id: number; as_of: Day | null; first_as_of: Day | null }[] };

/** Between which days we know what a source said of the company. */
export const statementDaysOf = ({ statements }: Read, sourceId: number): StatementDays => {
  const statement = statements.find(({ source_id }) => source_id === sourceId);
  return { asOf: statement?.as_of ?? null, firstAsOf: statement?.first_as_of ?? null };
};
