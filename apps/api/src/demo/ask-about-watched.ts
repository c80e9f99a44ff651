import type { Watched } from '@firmament/api-contract/calls/watchlist';
import { DAY_MS } from '@firmament/calendar/day';
import { CASE } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { startOrJoinRun } from '../refresh/refresh-run.query.ts';
import { findCastCompany } from './cast-company.query.ts';

/**
 * Has the fictional register asked as soon as somebody watches the company of the case, so that news come within
 * seconds. It says something new once a day: what it said within a day is news for whoever comes later. Returns since
 * when something is news; undefined for any other company.
 */
export const askAboutWatched = async (
  { db, clock }: { db: Database; clock: Clock },
  { entity_type, entity_id }: Watched,
): Promise<Date | undefined> => {
  const companyId = entity_type === 'company' ? await findCastCompany(db, CASE.debtor) : undefined;
  if (companyId === undefined || String(companyId) !== entity_id) return undefined;
  const now = clock.now();
  await startOrJoinRun(db, now, { companyId, sourceId: SOURCE_IDS[CASE.debtor.source] });
  return new Date(now.getTime() - DAY_MS);
};
