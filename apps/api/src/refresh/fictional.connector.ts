import { dayOf } from '@firmament/calendar/day';
import { nextStatement } from '@firmament/demo-world/refresh/next-statement';
import { SOURCE_IDS, sourceNameOf } from '@firmament/record/sources/sources';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Connector, type KnownCompany, SourceFailure } from './connector.ts';
import { isExampleAddress } from './domain-name.ts';
import { countAnswers, findLastStatement } from './last-statement.query.ts';

/** The demo data poses as the registers; its numbers mean nothing there, or worse, somebody else. */
export const isFictional = ({ sourceId, sourceLink }: KnownCompany): boolean =>
  sourceId === SOURCE_IDS.demo || isExampleAddress(sourceLink);

/**
 * Stands for the sources of the demo data: repeats what they last said and, now and then, but at most once a day,
 * changes something.
 */
export const createFictionalConnector = (
  sourceId: number,
  { db, clock }: { db: Database; clock: Clock },
): Connector => ({
  origins: [],
  limit: { count: 60, windowSeconds: 60 },
  find: async ({ id }) => {
    const last = await findLastStatement(db, id, sourceId);
    if (!last) throw new SourceFailure('not_there');
    const today = dayOf(clock.now());
    if (last.asOf === today) return { record: last };
    const turn = await countAnswers(db, id, sourceId);
    return { record: nextStatement(last, { source: sourceNameOf(sourceId) ?? 'demo', turn, today }) };
  },
});
