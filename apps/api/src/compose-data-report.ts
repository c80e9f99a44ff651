import type { DataReport } from '@firmament/api-contract/calls/sources';
import type { Config } from './config.ts';
import { createDataReport } from './data-report/data-report.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { whyNeverAsk } from './refresh/choose-connector.ts';
import { createSyncSources } from './sync/sources.ts';
import { findStates } from './sync/sync-state.query.ts';

type Given = { db: Database; clock: Clock; config: Pick<Config, 'sync' | 'refresh' | 'isDemo'> };

/** The report about the data with what it has to know of the registers that are asked again. */
export const composeDataReport = ({ db, clock, config }: Given): (() => Promise<DataReport>) => {
  const syncs = createSyncSources(config).filter(({ id, missing }) => config.sync.isOn.includes(id) && !missing.length);
  return createDataReport({
    db,
    clock,
    isDemo: config.isDemo,
    canAsk: (sourceId) => whyNeverAsk(sourceId, config.refresh) === undefined,
    findSchedules: async () => {
      const states = await findStates(db);
      return new Map(
        syncs.map(({ id, everyMs }) => [id, { everyMs, lastCleanAt: states.get(id)?.last_success_at ?? null }]),
      );
    },
  });
};
